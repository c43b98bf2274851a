"""The engine's numbers for terrains, moves, steps and so on."""

from __future__ import annotations

from typing import Final

# Terrains, in the order of the loader's `NOTATION`.
ROAD: Final = 0
TOWN: Final = 1
FARM: Final = 2
PLAIN: Final = 3

# Kinds of moves, besides laying a tile; see the kernel's `move_numbers`.
PLACE_SETTLER: Final = 1
SKIP: Final = 2
CHOOSE_SCORING: Final = 3

# What the seat to act has to decide.
LAYING: Final = 0
PLACING: Final = 1
CHOOSING: Final = 2
OVER: Final = 3

SETTLERS: Final = 5
"""In each supply at the start; the sixth is the score marker (MF-1)."""

# What points are for: the rows of the score sheet.
ROADS: Final = 0
TOWNS: Final = 1
FARMS: Final = 2
EXPLORERS: Final = 3
UNFINISHED: Final = 4
PLAINS: Final = 5
SHEET_ROWS: Final = 6

# Why the game is over.
LAST_TILE_LAID: Final = 0
LAST_TILE_SET_ASIDE: Final = 1
