"""Colours and symbols on the terminal; the browser has its own, more detailed art."""

from __future__ import annotations

from typing import Final

SEAT_MARKS: Final = "●◆★■"
SEAT_COLOURS: Final = ("#c23b4e", "#1f6f93", "#b07a10", "#2f7358")
