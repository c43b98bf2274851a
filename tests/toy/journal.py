"""The codes of journal entries."""

from __future__ import annotations

from typing import Final

CARD_PLAYED: Final = 0
CARD_DRAWN: Final = 1
SEALED_PEEKED: Final = 2
SEAT_PASSED: Final = 3
GAME_ENDED: Final = 4
GAME_STARTED: Final = 5
