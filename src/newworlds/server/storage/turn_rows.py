"""Whose turn it is while they are away, and who was told of it: by push, by e-mail, or once more as a reminder."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.storage.post_rows import insert_into
from newworlds.server.storage.schema import (
    mail_addresses,
    people,
    push_subscriptions,
    seats,
    steps,
    tables,
    told_turns,
    turn_mentions,
)

Way = Literal["mail", "reminder"]


class UntoldTurn(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody's turn at a table where other people take part."""

    table_id: str
    owner: str
    turn: int
    game: str
    due: str | None
    """When their time will have run out."""
    days: int | None
    """How many they have for a turn, in games that are played so."""
    others: list[str]
    """The names of those who wait, by seats."""


_LAST_OF_OTHERS = (
    sa.select(sa.func.coalesce(sa.func.max(steps.c.seq), 0))
    .where(steps.c.table_id == tables.c.id, steps.c.seat != tables.c.to_act, steps.c.seq <= tables.c.seq)
    .correlate(tables)
    .scalar_subquery()
)
"""By which a turn is known: the last step of the others before it."""


def untold_turns(connection: Connection, settled_before: str) -> list[UntoldTurn]:
    """Turns of those who have a subscription: of what happened since they have, and no longer changes every second."""
    since = sa.select(sa.func.min(push_subscriptions.c.created)).where(push_subscriptions.c.owner == seats.c.owner)
    is_new = sa.and_(tables.c.updated <= settled_before, tables.c.updated >= since.scalar_subquery())
    return _turns(connection, is_new, sa.not_(_is_pushed()))


def unmailed_turns(connection: Connection, settled_before: str, can_push: bool) -> list[UntoldTurn]:
    """Turns of those who want to be told by e-mail, unless their browsers are to be told first."""
    subscribed = sa.exists().where(
        push_subscriptions.c.owner == seats.c.owner, push_subscriptions.c.created <= tables.c.updated
    )
    wants_both = sa.exists().where(_wants_mail(), mail_addresses.c.is_both)
    is_pushed_first = sa.and_(sa.literal(can_push), subscribed, sa.not_(_is_pushed()), sa.not_(wants_both))
    wants_it = sa.and_(
        sa.exists().where(_wants_mail(), tables.c.updated >= mail_addresses.c.since), sa.not_(is_pushed_first)
    )
    is_settled = tables.c.updated <= settled_before
    return _turns(connection, is_settled, wants_it, sa.not_(_is_mentioned("mail")))


def turns_running_out(connection: Connection, after: str, before: str) -> list[UntoldTurn]:
    """Turns of those who can be told, whose time runs out between these moments, and who were not reminded yet."""
    subscribed = sa.exists().where(push_subscriptions.c.owner == seats.c.owner)
    can_be_told = sa.or_(subscribed, sa.exists().where(_wants_mail()))
    runs_out = sa.and_(tables.c.due > after, tables.c.due <= before)
    found = _turns(connection, runs_out, can_be_told, sa.not_(_is_mentioned("reminder")))
    return [each for each in found if each.days is not None]


def turns_still(connection: Connection, owner: str, turns: dict[str, int]) -> list[UntoldTurn]:
    """Those of these turns, by table, that have not been played yet."""
    found = _turns(connection, seats.c.owner == owner, tables.c.id.in_(list(turns)))
    return [each for each in found if turns[each.table_id] == each.turn]


def claim_push(connection: Connection, untold: UntoldTurn) -> bool:
    """Whether it is up to the caller to tell of this turn by push: nobody is told twice."""
    return _claim(connection, told_turns, {}, untold)


def claim(connection: Connection, untold: UntoldTurn, way: Way) -> bool:
    return _claim(connection, turn_mentions, {"way": way}, untold)


def unclaim(connection: Connection, untold: UntoldTurn, way: Way) -> None:
    """It was not told after all."""
    is_it = sa.and_(
        turn_mentions.c.table_id == untold.table_id,
        turn_mentions.c.owner == untold.owner,
        turn_mentions.c.way == way,
        turn_mentions.c.turn == untold.turn,
    )
    connection.execute(turn_mentions.delete().where(is_it))


def _claim(connection: Connection, table: sa.Table, way: dict[str, str], untold: UntoldTurn) -> bool:
    values = {"table_id": untold.table_id, "owner": untold.owner, "turn": untold.turn, **way}
    changed = (
        insert_into(connection, table)
        .values(values)
        .on_conflict_do_update(
            index_elements=list(table.primary_key), set_={"turn": untold.turn}, where=table.c.turn != untold.turn
        )
    )
    return connection.execute(changed.returning(table.c.turn)).first() is not None


def _turns(connection: Connection, *conditions: sa.ColumnElement[bool]) -> list[UntoldTurn]:
    others = seats.alias()
    has_others = sa.exists().where(
        others.c.table_id == tables.c.id,
        others.c.kind != "bot",
        others.c.stand_in.is_(None),
        sa.or_(others.c.owner.is_(None), others.c.owner != seats.c.owner),
    )
    columns: list[sa.ColumnElement[Any]] = [tables.c.id, seats.c.owner, tables.c.game, tables.c.due, tables.c.terms]
    query = (
        sa.select(*columns, _LAST_OF_OTHERS.label("turn"))
        .join(seats, sa.and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.to_act))
        .where(tables.c.status == "playing", tables.c.expired.is_(None), tables.c.branched_at.is_(None))
        .where(seats.c.kind.not_in(["bot", "program"]), seats.c.stand_in.is_(None), has_others, *conditions)
        .order_by(tables.c.updated, tables.c.id)
    )
    return [_untold(connection, row) for row in connection.execute(query).all()]


def _untold(connection: Connection, row: Any) -> UntoldTurn:
    return UntoldTurn(
        table_id=row.id,
        owner=row.owner,
        turn=row.turn,
        game=row.game,
        due=row.due,
        days=(row.terms or {}).get("pace", {}).get("days"),
        others=_others(connection, row.id, row.owner),
    )


def _others(connection: Connection, table_id: str, owner: str) -> list[str]:
    is_else = sa.or_(seats.c.owner.is_(None), seats.c.owner != owner)
    query = sa.select(seats.c.name).where(
        seats.c.table_id == table_id, seats.c.kind != "bot", seats.c.stand_in.is_(None), is_else
    )
    return [name for name in connection.scalars(query.order_by(seats.c.seat)) if name]


def _is_pushed() -> sa.ColumnElement[bool]:
    return sa.exists().where(
        told_turns.c.table_id == tables.c.id,
        told_turns.c.owner == seats.c.owner,
        told_turns.c.turn == _LAST_OF_OTHERS,
    )


def _is_mentioned(way: Way) -> sa.ColumnElement[bool]:
    return sa.exists().where(
        turn_mentions.c.table_id == tables.c.id,
        turn_mentions.c.owner == seats.c.owner,
        turn_mentions.c.way == way,
        turn_mentions.c.turn == _LAST_OF_OTHERS,
    )


def _wants_mail() -> sa.ColumnElement[bool]:
    return sa.and_(
        people.c.owner == seats.c.owner,
        mail_addresses.c.person == people.c.id,
        mail_addresses.c.address.is_not(None),
        sa.or_(mail_addresses.c.refused.is_(None), mail_addresses.c.refused != mail_addresses.c.address),
        mail_addresses.c.turns != "none",
    )


def by_owner(turns: Collection[UntoldTurn]) -> dict[str, list[UntoldTurn]]:
    found: dict[str, list[UntoldTurn]] = {}
    for turn in turns:
        found.setdefault(turn.owner, []).append(turn)
    return found
