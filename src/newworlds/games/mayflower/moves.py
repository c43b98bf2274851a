"""The moves of Mayflower.

A place is row and column of the map: rows count southwards from the northernmost start space, columns eastwards from
the coast, so the rules' column 2 is -2 here.
"""

from __future__ import annotations

from typing import Final

from newworlds.games.mayflower.rules import codes
from newworlds.kernels.tiles.moves import LayTile, MoveForms, OnMap, OnTile, Skip


class PlaceSettler(OnTile, frozen=True, tag="place_settler"):
    """MF-7: on a feature of the tile just laid. As text: `on l1`."""


class ChooseScoring(OnMap, frozen=True, tag="choose_scoring"):
    """MF-9. Roads and towns are named by their part on the tile just laid, farms by themselves: `score 3,-2 a1`."""


MOVE_KINDS = (LayTile, PlaceSettler, Skip, ChooseScoring)

FORMS: Final = MoveForms(
    (PlaceSettler, codes.PLACE_SETTLER, "on"),
    (Skip, codes.SKIP, "skip"),
    (ChooseScoring, codes.CHOOSE_SCORING, "score"),
)
