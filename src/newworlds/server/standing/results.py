"""The result of a finished game: who played, and who came in at which place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from newworlds.server.storage.result_rows import PlayerKind, Result, ResultRow, ResultSeatRow
from newworlds.server.storage.table_rows import SeatRow, StoredTable, TableRow


def counts(row: TableRow) -> bool:
    """Lessons and branches are exercises, and an abandoned game has no result."""
    return row.status == "over" and row.ending is None and row.lesson is None and not row.is_branch


def result_of(kept: StoredTable, started: str, ended: str) -> Result:
    """Of a table whose game counts."""
    row = kept.row
    ranks = ranks_of(row.scores, [seat.left is not None for seat in kept.seats])
    owned = Counter(seat.owner for seat in kept.seats)
    seats = [_seat(seat, row.scores[seat.seat], ranks[seat.seat], owned[seat.owner] == 1) for seat in kept.seats]
    result = ResultRow(
        table_id=row.id,
        game=row.game,
        players=len(kept.seats),
        options=row.options,
        scores=row.scores,
        started=started,
        ended=ended,
        is_rated=row.terms.is_rated and not row.is_seed_chosen and _is_contest(seats) and not _has_changed_hands(kept),
        is_public=row.terms.is_listed and row.terms.may_watch,
    )
    return Result(result, seats)


def _is_contest(seats: Sequence[ResultSeatRow]) -> bool:
    """Whether at least two people played against each other, each at their own screen."""
    return sum(seat.kind == "person" and seat.is_alone for seat in seats) >= 2


def _has_changed_hands(kept: StoredTable) -> bool:
    """Whether somebody took a seat over: what they made of it is not what they, or those before them, can do."""
    return any(seat.taken_over for seat in kept.seats)


def ranks_of(scores: Sequence[int], has_left: Sequence[bool]) -> list[int]:
    """Of the seats; whoever has left is last, whatever the score of the bot that played on.

    Scores of players controlled by the rules follow those of the seats, and count.
    """
    staying = [score for seat, score in enumerate(scores) if seat >= len(has_left) or not has_left[seat]]
    return [
        1 + (len(staying) if left else sum(other > score for other in staying))
        for score, left in zip(scores, has_left, strict=False)
    ]


def _seat(seat: SeatRow, score: int, rank: int, is_alone: bool) -> ResultSeatRow:
    kind = _kind(seat)
    return ResultSeatRow(
        seat=seat.seat,
        kind=kind,
        name=seat.name,
        bot=seat.bot,
        owner=seat.owner if kind == "person" else None,
        is_alone=is_alone,
        has_left=seat.left is not None,
        score=score,
        rank=rank,
    )


def _kind(seat: SeatRow) -> PlayerKind:
    if seat.is_person:
        return "person"
    return "bot" if seat.kind == "bot" else "program"
