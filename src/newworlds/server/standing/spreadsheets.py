"""Results and leaderboards as CSV, for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

from newworlds.server.standing.infos import LeaderboardInfo, ResultInfo, ResultSeatInfo

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would carry out."""


def results_as_csv(results: Iterable[ResultInfo]) -> str:
    """A line for each seat."""
    head = ("table", "game", "started", "ended", "rated", "seat", "name", "kind", "bot", "you", "left", "score", "rank")
    return _csv(head, (line for result in results for line in _lines(result)))


def leaderboard_as_csv(board: LeaderboardInfo) -> str:
    head = ("place", "person", "name", "mean", "deviation", "sure", "games", "wins")
    return _csv(
        head,
        (
            (each.place, each.person, each.name, each.mean, each.deviation, each.sure, each.games, each.wins)
            for each in board.leaders
        ),
    )


def _lines(result: ResultInfo) -> Iterable[Sequence[object]]:
    of_game = (result.table, result.game, result.started, result.ended, result.is_rated)
    for number, seat in enumerate(result.seats, 1):
        yield (*of_game, number, *_seat(seat))
    for score in result.automata:
        yield (*of_game, "", "", "rules", "", False, False, score, "")


def _seat(seat: ResultSeatInfo) -> Sequence[object]:
    return (seat.name, seat.kind, seat.bot or "", seat.is_theirs, seat.has_left, seat.score, seat.rank)


def _csv(head: Sequence[str], lines: Iterable[Sequence[object]]) -> str:
    file = io.StringIO()
    writer = csv.writer(file)
    writer.writerow(head)
    writer.writerows([_cell(value) for value in line] for line in lines)
    return file.getvalue()


def _cell(value: object) -> object:
    """A name that looks like a formula must stay a name."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value
