"""Rails (GR-11, GR-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from newworlds.games.gold_rush.rules.codes import LOCOMOTIVES, RAILS_ROW, UNFINISHED_ROW
from newworlds.games.gold_rush.rules.journal import RAIL_SCORED
from newworlds.games.gold_rush.rules.points import give_points
from newworlds.kernels.tiles.features import symbol_count, tile_count
from newworlds.kernels.tiles.followers import majority, send_all_home

if TYPE_CHECKING:
    from newworlds.games.gold_rush.state import State


def completed_worth(s: State, root: i64) -> i64:
    """GR-11: 1 per tile; doubled by exactly one locomotive."""
    tiles = tile_count(s.land, root)
    return 2 * tiles if symbol_count(s.land, root, LOCOMOTIVES) == 1 else tiles


def unfinished_worth(s: State, root: i64) -> i64:
    """GR-18: 1 per tile, whatever the locomotives."""
    return tile_count(s.land, root)


def score_completed(s: State, root: i64) -> None:
    """GR-11, GR-12, GR-15."""
    if s.land.followers[root] != 0:
        score(s, root, completed_worth(s, root), RAILS_ROW)
        send_all_home(s.land, root)


def score_unfinished(s: State, root: i64) -> None:
    """GR-18."""
    score(s, root, unfinished_worth(s, root), UNFINISHED_ROW)


def score(s: State, root: i64, points: i64, row: i64) -> None:
    seats = majority(s.land, root)
    give_points(s, seats, points, row)
    if s.journal is not None:
        s.journal.note([RAIL_SCORED, root, points, seats, row])
