"""Prairies (GR-16, GR-19)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from newworlds.games.gold_rush.rules.codes import CAMPS, HERDS, PRAIRIES_ROW
from newworlds.games.gold_rush.rules.journal import PRAIRIE_SCORED
from newworlds.games.gold_rush.rules.points import give_points
from newworlds.kernels.tiles.features import symbol_count
from newworlds.kernels.tiles.followers import majority

if TYPE_CHECKING:
    from newworlds.games.gold_rush.state import State

POINTS_A_CAMP: Final = 2
POINTS_A_HERD: Final = 4


def worth(s: State, root: i64) -> i64:
    """GR-19: 2 per camp, 4 per herd."""
    camps = symbol_count(s.land, root, CAMPS)
    herds = symbol_count(s.land, root, HERDS)
    return POINTS_A_CAMP * camps + POINTS_A_HERD * herds


def score(s: State, root: i64) -> None:
    """GR-19: farmers stay where they are (GR-16)."""
    seats = majority(s.land, root)
    give_points(s, seats, worth(s, root), PRAIRIES_ROW)
    if s.journal is not None:
        s.journal.note([PRAIRIE_SCORED, root, worth(s, root), seats])
