"""Awarding points (GR-12) and keeping the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from newworlds.games.gold_rush.rules.codes import SHEET_ROWS

if TYPE_CHECKING:
    from newworlds.games.gold_rush.state import State


def give_points(s: State, seats: i64, points: i64, row: i64) -> None:
    """GR-12: each of the seats (one bit each) gets all the points."""
    for seat in range(s.players):
        if seats >> seat & 1 != 0:
            s.scores[seat] += points
            s.sheet[seat * SHEET_ROWS + row] += points
