"""Learning judges by self-play: `newworlds train judge`."""

from newworlds.core.text import add_catalogue

add_catalogue("newworlds.training")
