"""The codes of journal entries: what can happen; `events` gives each its name."""

from __future__ import annotations

from typing import Final

SETTLER_PLACED: Final = 0
TURN_STARTED: Final = 1
SETTLER_MOVED: Final = 2
STONE_PLACED: Final = 3
REGION_SCORED: Final = 4
TURN_PASSED: Final = 5
ACTION_SKIPPED: Final = 6
GAME_ENDED: Final = 7
GAME_STARTED: Final = 8
