"""The codes of journal entries: what can happen; `events` gives each its name."""

from __future__ import annotations

from typing import Final

from newworlds.kernels.tiles.journal import TILE_DRAWN as TILE_DRAWN
from newworlds.kernels.tiles.journal import TILE_LAID as TILE_LAID
from newworlds.kernels.tiles.journal import TILE_SET_ASIDE as TILE_SET_ASIDE

SETTLER_PLACED: Final = 3
SETTLER_SKIPPED: Final = 4
FEATURE_SCORED: Final = 5
BONUS_TAKEN: Final = 6
EXPLORER_MOVED: Final = 7
SETTLERS_LEFT_BEHIND: Final = 8
GAME_ENDED: Final = 9
GAME_STARTED: Final = 10
