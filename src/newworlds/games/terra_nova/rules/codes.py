"""The engine's numbers for contents of spaces, moves, phases and so on."""

from __future__ import annotations

from typing import Final

# What a space holds. A settler of seat n is SETTLER + n, a space of the n-th scored region REGION + n.
EMPTY: Final = 0
OFF_BOARD: Final = 1
STONE: Final = 2
SETTLER: Final = 3
REGION: Final = 8

# A move is kind + (from << FROM_SHIFT) + to, with spaces as cells of the grid.
FROM_SHIFT: Final = 12
CELL_MASK: Final = 0xFFF
KIND_SHIFT: Final = 24
PLACE_SETTLER: Final = 0
MOVE_SETTLER: Final = 1
PLACE_STONE: Final = 2

# Which action of the turn is next (TN-3); before the first turn, settlers are placed (TN-2).
PLACING: Final = 0
FIRST_ACTION: Final = 1
LAST_ACTION: Final = 3

STONES: Final = 80
MOST_SETTLERS: Final = 13
MOST_TERRAINS: Final = 3
"""The most terrain types a region may have (TN-9)."""

# Why the game is over.
NOT_OVER: Final = 0
ALL_DIVIDED: Final = 1
ONE_MOVER: Final = 2
STONES_OUT: Final = 3
STALEMATE: Final = 4
PLAYER_OUT: Final = 5
