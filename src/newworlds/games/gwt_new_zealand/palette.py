"""Colours and symbols of the pictures drawn in Python; the browser has its own, more detailed art."""

from __future__ import annotations

from typing import Final

SEAT_MARKS: Final = "●◆★■"
SEAT_COLOURS: Final = ("#c23b4e", "#1f6f93", "#b07a10", "#2f7358")

PAPER: Final = "#efe6cf"
INK: Final = "#3d3a36"
PALE: Final = "#8a8072"
