"""Trials of a running server: many tables played at once, measured (`load`) or disturbed on purpose (`drill`)."""

from newworlds.core.text import add_catalogue

add_catalogue("newworlds.trials")
