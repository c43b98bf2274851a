"""The moves of Gold Rush."""

from __future__ import annotations

from typing import Final

from newworlds.core.moves import Move
from newworlds.games.gold_rush.rules import codes
from newworlds.kernels.tiles.moves import LayTile, MoveForms, OnMap, OnTile, Skip


class PlaceCowboy(OnTile, frozen=True, tag="place_cowboy"):
    """GR-6a: on a feature of the tile just laid. As text: `on l1`."""


class PlaceTent(OnMap, frozen=True, tag="place_tent"):
    """GR-6b. As text: `tent 3,-2 a1`."""


class TakeToken(Move, frozen=True, tag="take_token"):
    """GR-6c. As text: `take`."""


MOVE_KINDS = (LayTile, PlaceCowboy, PlaceTent, TakeToken, Skip)

FORMS: Final = MoveForms(
    (PlaceCowboy, codes.PLACE_COWBOY, "on"),
    (PlaceTent, codes.PLACE_TENT, "tent"),
    (TakeToken, codes.TAKE_TOKEN, "take"),
    (Skip, codes.SKIP, "skip"),
)
