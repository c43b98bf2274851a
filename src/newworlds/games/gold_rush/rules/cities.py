"""Cities (GR-14, GR-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from newworlds.games.gold_rush.rules.codes import CITIES_ROW, UNFINISHED_ROW
from newworlds.games.gold_rush.rules.journal import CITY_SCORED
from newworlds.games.gold_rush.rules.points import give_points
from newworlds.kernels.tiles.centres import lines_into
from newworlds.kernels.tiles.features import is_complete
from newworlds.kernels.tiles.followers import majority, send_all_home

if TYPE_CHECKING:
    from newworlds.games.gold_rush.state import State

POINTS_A_RAIL: Final = 3


def completed_rails(s: State, city: i64) -> i64:
    """GR-14: a rail that starts and ends in the same city counts once."""
    number: i64 = 0
    for rail in lines_into(s.land, city):
        if is_complete(s.land, rail):
            number += 1
    return number


def is_completed(s: State, city: i64) -> bool:
    """GR-14: all its rails are complete."""
    return completed_rails(s, city) == len(lines_into(s.land, city))


def worth(s: State, city: i64) -> i64:
    """GR-14, GR-18: only completed rails count, also at the end."""
    return POINTS_A_RAIL * completed_rails(s, city)


def score_completed(s: State, city: i64) -> None:
    """GR-14, GR-15."""
    if s.land.followers[city] != 0:
        score(s, city, CITIES_ROW)
        send_all_home(s.land, city)


def score_unfinished(s: State, city: i64) -> None:
    """GR-18."""
    score(s, city, UNFINISHED_ROW)


def score(s: State, city: i64, row: i64) -> None:
    seats = majority(s.land, city)
    give_points(s, seats, worth(s, city), row)
    if s.journal is not None:
        s.journal.note([CITY_SCORED, city, completed_rails(s, city), worth(s, city), seats, row])
