"""Which bot is stronger: matches on equal terms between bots, and what their results prove."""

from newworlds.core.text import add_catalogue

add_catalogue("newworlds.arena")
