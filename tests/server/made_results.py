"""Results that were never played, and a database to put them into."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from newworlds.core.options import Value
from newworlds.server.storage.result_rows import Result, ResultRow, ResultSeatRow, add_result
from newworlds.server.storage.schema import accounts, people, tables


def person(seat: int, owner: str, rank: int, score: int | None = None) -> ResultSeatRow:
    points = 10 - rank if score is None else score
    return ResultSeatRow(seat=seat, kind="person", name=owner.title(), owner=owner, score=points, rank=rank)


def bot(seat: int, rank: int) -> ResultSeatRow:
    return ResultSeatRow(seat=seat, kind="bot", name="Robin", bot="random", score=10 - rank, rank=rank)


def ended(
    connection: sa.Connection,
    day: int,
    seats: Sequence[ResultSeatRow],
    is_rated: bool = True,
    game: str = "sealed",
    options: dict[str, Value] | None = None,
    automata: Sequence[int] = (),
) -> None:
    """A game at a private table that ended on this day of the month, which also names the table."""
    at = f"2026-11-{day:02}T12:00:00.000Z"
    values = {"id": f"t{day}", "game": game, "rules": 1, "options": {}, "data": "d", "is_seed_chosen": False}
    values |= {"host": "x", "created": at, "updated": at, "status": "over", "seq": 1, "scores": []}
    connection.execute(tables.insert().values(values))
    row = ResultRow(
        table_id=f"t{day}",
        game=game,
        players=len(seats),
        options=options or {},
        scores=[*(seat.score for seat in seats), *automata],
        started=at,
        ended=at,
        is_rated=is_rated,
        is_public=False,
    )
    add_result(connection, Result(row, list(seats)))


def won(connection: sa.Connection, day: int, winner: str, loser: str, is_rated: bool = True) -> None:
    ended(connection, day, [person(0, winner, 1), person(1, loser, 2)], is_rated)


def made_account(connection: sa.Connection, owner: str) -> str:
    """The id of a person who is called like their owner, with a profile."""
    at = "2026-01-01T12:00:00.000Z"
    person = f"person-{owner}"
    connection.execute(people.insert().values(id=person, owner=owner, name=owner.title(), created=at))
    connection.execute(accounts.insert().values(person=person, login=owner, password="-", created=at))
    return person
