"""The end of the game: unfinished features, the plains, the winner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from newworlds.core.position import NOBODY
from newworlds.games.mayflower.rules.codes import FARM, OVER, PLAIN, PLAINS, TOWN, UNFINISHED
from newworlds.games.mayflower.rules.journal import GAME_ENDED
from newworlds.games.mayflower.rules.scoring import pay
from newworlds.kernels.tiles.features import symbol_count, terrain_of, tile_count

if TYPE_CHECKING:
    from newworlds.games.mayflower.state import State


def end(s: State, reason: i64) -> None:
    s.step = OVER
    score_what_is_left(s)
    s.to_act = NOBODY
    if s.journal is not None:
        s.journal.note([GAME_ENDED, reason])


def score_what_is_left(s: State) -> None:
    """MF-23 and MF-24; settlers stay where they are, so that everyone can see what was counted."""
    for root in range(s.land.nodes):
        if s.land.parent[root] < 0 and s.land.followers[root] != 0:
            score_at_end(s, root)


def score_at_end(s: State, root: i64) -> None:
    """Even a feature worth nothing is noted, if there is a settler on it."""
    category = PLAINS if terrain_of(s.land, root) == PLAIN else UNFINISHED
    pay(s, root, worth_at_end(s, root), category, with_bonus=False)


def worth_at_end(s: State, root: i64) -> i64:
    """MF-23 for roads, towns and farms, MF-24 for plains."""
    terrain = terrain_of(s.land, root)
    if terrain == PLAIN:
        return symbol_count(s.land, root, 0)
    if terrain == FARM:
        return 1 + s.land.neighbours[s.land.node_tile[root]]
    if terrain == TOWN:
        return tile_count(s.land, root) + symbol_count(s.land, root, 0)
    return tile_count(s.land, root)
