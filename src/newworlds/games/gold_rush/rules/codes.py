"""The engine's numbers for terrains, moves, steps and so on."""

from __future__ import annotations

from typing import Final

# Terrains, and what is counted on them: printed symbols, and the tokens on a mountain's pile.
RAIL: Final = 0
MOUNTAIN: Final = 1
CITY: Final = 2
PRAIRIE: Final = 3
LOCOMOTIVES: Final = 0
NUGGETS: Final = 0
TOKENS: Final = 1
CAMPS: Final = 0
HERDS: Final = 1

# Kinds of moves, besides laying a tile; see the kernel's `move_numbers`.
PLACE_COWBOY: Final = 1
PLACE_TENT: Final = 2
TAKE_TOKEN: Final = 3
SKIP: Final = 4

# What the seat to act must decide.
LAYING: Final = 0
ACTING: Final = 1

AT_HOME: Final = -1
"""The place of a tent that is not on the map."""

# Lines of the score sheet.
RAILS_ROW: Final = 0
MOUNTAINS_ROW: Final = 1
CITIES_ROW: Final = 2
UNFINISHED_ROW: Final = 3
PRAIRIES_ROW: Final = 4
TOKENS_ROW: Final = 5
SHEET_ROWS: Final = 6
