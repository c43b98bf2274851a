"""The codes of journal entries: what can happen; `events` gives each its name."""

from __future__ import annotations

from typing import Final

from newworlds.kernels.tiles.journal import TILE_DRAWN as TILE_DRAWN
from newworlds.kernels.tiles.journal import TILE_LAID as TILE_LAID
from newworlds.kernels.tiles.journal import TILE_SET_ASIDE as TILE_SET_ASIDE

TOKENS_LAID: Final = 3
COWBOY_PLACED: Final = 4
TENT_PLACED: Final = 5
TOKEN_TAKEN: Final = 6
ACTION_SKIPPED: Final = 7
RAIL_SCORED: Final = 8
MOUNTAIN_SCORED: Final = 9
TOKENS_WON: Final = 10
TOKENS_LOST: Final = 11
TENT_RETURNED: Final = 12
CITY_SCORED: Final = 13
PRAIRIE_SCORED: Final = 14
TOKENS_COUNTED: Final = 15
GAME_ENDED: Final = 16
GAME_STARTED: Final = 17
