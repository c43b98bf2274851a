"""The codes of journal entries that all tile games share; a game numbers its own from 3 on."""

from __future__ import annotations

from typing import Final

TILE_DRAWN: Final = 0
TILE_SET_ASIDE: Final = 1
TILE_LAID: Final = 2
