"""Scoring what a tile completed (GR-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gold_rush.rules import cities, mountains, rails
from newworlds.games.gold_rush.rules.codes import CITY, MOUNTAIN, RAIL
from newworlds.kernels.tiles.centres import centres_at_ends
from newworlds.kernels.tiles.features import just_completed, terrain_of

if TYPE_CHECKING:
    from newworlds.games.gold_rush.state import State


def score_completed(s: State) -> None:
    """GR-10: rails, then mountains, then cities."""
    completed = just_completed(s.land)
    if len(completed) == 0:
        return
    for root in completed:
        if terrain_of(s.land, root) == RAIL:
            rails.score_completed(s, root)
    for root in completed:
        if terrain_of(s.land, root) == MOUNTAIN:
            mountains.score_completed(s, root)
    score_cities(s, completed)


def score_cities(s: State, completed: vec[i64]) -> None:
    """GR-14: a city is completed by its last rail, wherever that rail ends. Without a merchant it scores nothing."""
    for root in completed:
        if terrain_of(s.land, root) == RAIL:
            for end in centres_at_ends(s.land, root):
                if terrain_of(s.land, end) == CITY and cities.is_completed(s, end):
                    cities.score_completed(s, end)
