"""The names used by the components, in the order of their numbers, and numbers with a special meaning."""

from __future__ import annotations

from typing import Final, get_args

from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.schema import board, cards, sea, trail, values

WORKERS: Final[list[str]] = list(get_args(values.WorkerType))
SHEPHERD: Final = 0
BUILDER: Final = 1
SAILOR: Final = 2
SHEARER: Final = 3

CONDITIONS: Final[list[str]] = list(get_args(cards.Condition))
BUILDING_CONDITION: Final = 1
BIG_BUILDING_CONDITION: Final = 2

COUNTED: Final[list[str]] = list(get_args(effects.Counted))
"""What effects and harbourmaster tiles count."""
OBJECTIVES_PLAYED: Final = 0
LUSH_BUILDINGS: Final = 1
HAZARD_PAIRS: Final = 2
SHEPHERDS: Final = 3
WAREHOUSES: Final = 4
EXPLORED_FIVES: Final = 5
HAZARDS: Final = 6
WAREHOUSE_PAIRS: Final = 7
CERTIFICATES: Final = 8
BUILDINGS: Final = 9
WORKER_PAIRS: Final = 10
FERRIES: Final = 11

START: Final = 0
NEUTRAL: Final = 1
SITE: Final = 2
LANDSLIDE: Final = 3
FLOOD: Final = 4
WELLINGTON: Final = 5
NODE_KINDS: Final[list[str]] = list(get_args(trail.NodeKind))

WHITE: Final = 0
BLACK: Final = 1

SMALL: Final = 0
MEDIUM: Final = 1
LARGE: Final = 2
SIZES: Final[list[str]] = list(get_args(sea.PortSize))

PILES: Final[list[str]] = list(get_args(values.Pile))
NO_CARD: Final = -1
OBJECTIVE_CARD: Final = 900
"""Means any objective where a counter names a card; the piles of bonus cards are 901 to 904."""
FIRST_PILE: Final = 901

ARROWS: Final[list[str]] = list(get_args(board.ArrowColour))
YELLOW: Final = 1
TURQUOISE: Final = 2
RED: Final = 3

ACTIONS: Final = 4
"""The most actions printed on one building."""
ROW_LENGTH: Final = 5
WAYS: Final = 2
"""The most paths leading on from one space of the trail."""
SLOTS: Final = 4
"""Slots for warehouses in a small port."""
