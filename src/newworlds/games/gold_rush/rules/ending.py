"""The end of the game (GR-17 to GR-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from newworlds.core.position import NOBODY
from newworlds.games.gold_rush.rules import cities, mountains, prairies, rails
from newworlds.games.gold_rush.rules.codes import CITY, MOUNTAIN, PRAIRIE, RAIL, TOKENS_ROW
from newworlds.games.gold_rush.rules.journal import GAME_ENDED, TOKENS_COUNTED
from newworlds.games.gold_rush.rules.points import give_points
from newworlds.kernels.tiles.features import terrain_of

if TYPE_CHECKING:
    from newworlds.games.gold_rush.state import State


def end(s: State) -> None:
    """GR-17: after the last turn, unfinished features, prairies and tokens are scored, in this order.

    Cowboys, tents and tokens stay on the map (GR-18), so that everyone can see what was counted.
    """
    for terrain in range(RAIL, PRAIRIE + 1):
        score_terrain(s, terrain)
    count_tokens(s)
    s.to_act = NOBODY
    if s.journal is not None:
        s.journal.note([GAME_ENDED])


def score_terrain(s: State, terrain: i64) -> None:
    for root in range(s.land.nodes):
        if s.land.parent[root] < 0 and s.land.followers[root] != 0 and terrain_of(s.land, root) == terrain:
            score_feature(s, root, terrain)


def score_feature(s: State, root: i64, terrain: i64) -> None:
    """GR-18, GR-19. Completed features no longer have any cowboys."""
    if terrain == RAIL:
        rails.score_unfinished(s, root)
    elif terrain == MOUNTAIN:
        mountains.score_unfinished(s, root)
    elif terrain == CITY:
        cities.score_unfinished(s, root)
    else:
        prairies.score(s, root)


def count_tokens(s: State) -> None:
    """GR-20."""
    for seat in range(s.players):
        points = s.tables.worth_held(s.held[seat])
        give_points(s, 1 << seat, points, TOKENS_ROW)
        if s.journal is not None:
            s.journal.note([TOKENS_COUNTED, seat, points])
