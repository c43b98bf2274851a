"""What belongs to people: moved when a guest turns out to have an account, listed for exports, deleted on demand."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from newworlds.server.clock import now
from newworlds.server.people.belongings import NAMELESS, OWNED, Owned
from newworlds.server.people.person import Person
from newworlds.server.storage.changes import Changed
from newworlds.server.storage.clock_rows import let_stand
from newworlds.server.storage.expiry_rows import delete_tables
from newworlds.server.storage.result_rows import forget_player, hand_over
from newworlds.server.storage.schema import contributions, seats, tables

Rows = list[dict[str, Any]]


def tables_shared_by(connection: Connection, owner: str, other: str) -> list[tuple[str, str]]:
    """The ids and statuses of the tables where both sit."""
    mine, theirs = seats.alias(), seats.alias()
    query = (
        sa.select(tables.c.id, tables.c.status)
        .join(mine, mine.c.table_id == tables.c.id)
        .join(theirs, theirs.c.table_id == tables.c.id)
        .where(mine.c.owner == owner, theirs.c.owner == other)
    )
    return [(row.id, row.status) for row in connection.execute(query.distinct())]


def table_ids_of(connection: Connection, owner: str) -> list[str]:
    """Those somebody opened or sits at, whatever has become of them."""
    sits_at = sa.select(seats.c.table_id).where(seats.c.owner == owner)
    is_theirs = sa.or_(tables.c.host == owner, tables.c.id.in_(sits_at))
    return list(connection.scalars(sa.select(tables.c.id).where(is_theirs).order_by(tables.c.created)))


def kept_table_ids_of(connection: Connection, owner: str) -> list[str]:
    """Those where a seat is kept for somebody."""
    return list(connection.scalars(sa.select(seats.c.table_id).where(seats.c.kept_for == owner).distinct()))


def merge(connection: Connection, guest: Person, account: Person) -> list[Changed]:
    """Everything of the guest is the account's from now on. Finished games where both sat stay as they are."""
    both = [table_id for table_id, _ in tables_shared_by(connection, guest.owner, account.owner)]
    moving = [table_id for table_id in table_ids_of(connection, guest.owner) if table_id not in both]
    changed = touch(connection, {*moving, *kept_table_ids_of(connection, guest.owner)})
    connection.execute(seats.update().where(seats.c.kept_for == guest.owner).values(kept_for=account.owner))
    for column in (tables.c.host, seats.c.owner, contributions.c.owner):
        table_id = tables.c.id if column.table is tables else column.table.c.table_id
        is_moving = sa.and_(column == guest.owner, table_id.in_(moving), _is_free(column, account.owner))
        connection.execute(sa.update(column.table).where(is_moving).values({column.name: account.owner}))
    hand_over(connection, guest.owner, account.owner, moving)
    for owned in OWNED:
        _move(connection, owned, owned.of(guest), owned.of(account))
    return changed


def _is_free(column: sa.Column[Any], heir: str) -> sa.ColumnElement[bool]:
    """At one table somebody may have contributed to the dealing, left for good, and come back as somebody else."""
    if column.table is not contributions:
        return sa.true()
    theirs = contributions.alias()
    return ~sa.exists().where(theirs.c.table_id == contributions.c.table_id, theirs.c.owner == heir)


def belongings(connection: Connection, person: Person) -> dict[str, Rows]:
    """What other parts keep about somebody, by table; without what identifies them in the database."""
    found: dict[str, Rows] = {}
    for owned in (each for each in OWNED if each.is_shown):
        shown = [column for column in owned.column.table.columns if column.name not in owned.secrets]
        query = sa.select(*shown).where(owned.column == owned.of(person))
        rows = [_plain(row) for row in connection.execute(query).mappings()]
        found.setdefault(owned.column.table.name, []).extend(rows)
    return found


def delete_belongings(connection: Connection, person: Person) -> list[Changed]:
    """Games with others stay, without a name; all else is deleted. Nobody waits for the end of a vacation there."""
    let_stand(connection, {person.owner: None}, now())
    for owned in OWNED:
        connection.execute(sa.delete(owned.column.table).where(owned.column == owned.of(person)))
    mine = table_ids_of(connection, person.owner)
    with_others = _with_others(connection, mine, person.owner)
    alone = [table_id for table_id in mine if table_id not in with_others]
    changed = touch(connection, {*with_others, *kept_table_ids_of(connection, person.owner)})
    connection.execute(seats.update().where(seats.c.kept_for == person.owner).values(kept_for=None, name=""))
    _free_seats(connection, with_others, person.owner)
    forget_player(connection, person.owner, NAMELESS)
    nobody = secrets.token_hex(32)
    is_theirs = seats.c.owner == person.owner
    connection.execute(seats.update().where(is_theirs, seats.c.table_id.in_(with_others)).values(name=NAMELESS))
    for column in (tables.c.host, seats.c.owner, contributions.c.owner):
        connection.execute(sa.update(column.table).where(column == person.owner).values({column.name: nobody}))
    return [*changed, *delete_tables(connection, alone)]


def _free_seats(connection: Connection, table_ids: Sequence[str], owner: str) -> None:
    """Where the game has not begun, somebody else may take the seat of an invitation."""
    waiting = sa.select(tables.c.id).where(tables.c.id.in_(table_ids), tables.c.status == "waiting")
    is_theirs = sa.and_(seats.c.owner == owner, seats.c.table_id.in_(waiting))
    connection.execute(seats.update().where(is_theirs, seats.c.kind != "here").values(owner=None, name=""))
    still_sits = sa.exists().where(seats.c.table_id == contributions.c.table_id, seats.c.owner == owner)
    is_void = sa.and_(contributions.c.owner == owner, contributions.c.table_id.in_(waiting), ~still_sits)
    connection.execute(contributions.delete().where(is_void))


def _with_others(connection: Connection, table_ids: Sequence[str], owner: str) -> list[str]:
    is_other = sa.and_(seats.c.owner.is_not(None), seats.c.owner != owner, seats.c.kind.not_in(["bot", "program"]))
    query = sa.select(seats.c.table_id).where(seats.c.table_id.in_(table_ids), is_other).distinct()
    return sorted(connection.scalars(query))


def touch(connection: Connection, table_ids: Collection[str]) -> list[Changed]:
    """Whoever has these tables in memory must read them again."""
    next_version = tables.update().where(tables.c.id.in_(table_ids)).values(version=tables.c.version + 1)
    found = connection.execute(next_version.returning(tables.c.id, tables.c.version))
    return [(table_id, version) for table_id, version in found]


def _move(connection: Connection, owned: Owned, guest: str, account: str) -> None:
    """Where the account has its own already, the guest's is dropped."""
    table = owned.column.table
    keys = list(table.primary_key.columns)
    for row in connection.execute(sa.select(*keys).where(owned.column == guest)).all():
        is_it = sa.and_(*(key == value for key, value in zip(keys, row, strict=True)))
        try:
            with connection.begin_nested():
                connection.execute(sa.update(table).where(is_it).values({owned.column.name: account}))
        except IntegrityError:
            connection.execute(sa.delete(table).where(is_it))


def _plain(row: Mapping[Any, Any]) -> dict[str, Any]:
    return {str(name): value for name, value in row.items()}
