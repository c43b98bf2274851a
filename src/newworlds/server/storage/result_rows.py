"""Results of finished games as Python objects; the statements that write them, and find those still to be written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from newworlds.core.options import Value
from newworlds.server.storage.schema import result_seats, results, steps, tables
from newworlds.server.storage.table_rows import TableRow

PlayerKind = Literal["person", "bot", "program"]


class ResultSeatRow(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    kind: PlayerKind
    name: str
    bot: str | None = None
    owner: str | None = None
    """Of a person. Nobody else is ever told."""
    is_alone: bool = True
    """Whether the owner has no other seat at the table: at one screen, nobody knows who played which."""
    has_left: bool = False
    score: int
    rank: int


class ResultRow(msgspec.Struct, frozen=True, kw_only=True):
    table_id: str
    game: str
    players: int
    options: dict[str, Value]
    scores: list[int]
    """By seat, then those of players controlled by the rules."""
    started: str
    ended: str
    is_rated: bool
    is_public: bool
    """Whether everybody could find and watch the table."""


class Result(msgspec.Struct, frozen=True):
    row: ResultRow
    seats: list[ResultSeatRow]


_TABLE = result_seats.c.table_id


def add_result(connection: Connection, result: Result) -> None:
    """Whoever comes second changes nothing."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    values = {**msgspec.structs.asdict(result.row), "is_counted": not result.row.is_rated}
    added = insert(results).values(values).on_conflict_do_nothing().returning(results.c.table_id)
    if connection.scalar(added) is None:
        return
    rows = [{"table_id": result.row.table_id, **msgspec.structs.asdict(seat)} for seat in result.seats]
    connection.execute(result_seats.insert(), rows)


def hand_over(connection: Connection, owner: str, heir: str, table_ids: Sequence[str]) -> None:
    """The results of a guest belong to an account from now on, whose ratings are to be counted again."""
    theirs = sa.and_(result_seats.c.owner == owner, result_seats.c.table_id.in_(table_ids))
    moved = list(connection.scalars(result_seats.update().where(theirs).values(owner=heir).returning(_TABLE)))
    again = sa.and_(results.c.is_rated, results.c.table_id.in_(moved))
    connection.execute(results.update().where(again).values(is_counted=False))


def forget_player(connection: Connection, owner: str, name: str) -> None:
    """The others keep their results, with this name in place of the player's."""
    theirs = result_seats.c.owner == owner
    connection.execute(result_seats.update().where(theirs).values(owner=None, name=name))


def played_between(connection: Connection, row: TableRow) -> tuple[str, str]:
    """When the first and the last step of the game were taken."""
    found = connection.execute(
        sa.select(sa.func.min(steps.c.at), sa.func.max(steps.c.at)).where(steps.c.table_id == row.id)
    ).one()
    return found[0] or row.created, found[1] or row.updated


def without_result(connection: Connection, most: int) -> list[str]:
    """Finished games whose result nobody wrote, because a process ended too soon or because results are new here."""
    has_result = sa.exists().where(results.c.table_id == tables.c.id)
    is_real = sa.and_(tables.c.ending.is_(None), tables.c.lesson.is_(None), tables.c.branched_at.is_(None))
    query = sa.select(tables.c.id).where(tables.c.status == "over", is_real, ~has_result)
    return list(connection.scalars(query.order_by(tables.c.updated, tables.c.id).limit(most)))
