"""Who is a friend of whom, who has asked, and who does not want to hear of whom."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql, sqlite

from newworlds.server.clock import now
from newworlds.server.company.infos import Tie
from newworlds.server.storage.schema import friendships, people, shunned

MOST_TIES = 500
"""Of one person: friends, those they have asked, and people they do not want to hear of."""
MOST_ASKING = 100
"""Who ask one person and have no answer yet; those who asked longest ago make room."""


class Bond(NamedTuple):
    """What somebody is to somebody else."""

    tie: Tie = "none"
    is_muted: bool = False
    is_blocked: bool = False

    @property
    def is_own(self) -> bool:
        """Whether they made it themselves: however many strangers ask, nobody is kept from finding friends."""
        return self.is_muted or self.tie in ("asked", "friend")


class Friend(NamedTuple):
    owner: str
    name: str


def friends_by_id(connection: Connection, owner: str, ids: Collection[str]) -> dict[str, Friend]:
    """Those of them who are friends of this owner."""
    is_pair = sa.or_(
        sa.and_(friendships.c.asker == owner, friendships.c.asked == people.c.owner),
        sa.and_(friendships.c.asked == owner, friendships.c.asker == people.c.owner),
    )
    query = (
        sa.select(people.c.id, people.c.owner, people.c.name)
        .join(friendships, sa.and_(is_pair, friendships.c.since.is_not(None)))
        .where(people.c.id.in_(ids), people.c.owner != owner)
    )
    return {row.id: Friend(row.owner, row.name) for row in connection.execute(query)}


def are_friends(connection: Connection, person: str, other: str) -> bool:
    """By their public ids."""
    one, two = people.alias(), people.alias()
    pair = sa.or_(
        sa.and_(friendships.c.asker == one.c.owner, friendships.c.asked == two.c.owner),
        sa.and_(friendships.c.asker == two.c.owner, friendships.c.asked == one.c.owner),
    )
    query = sa.select(friendships.c.since).where(
        pair, one.c.id == person, two.c.id == other, friendships.c.since.is_not(None)
    )
    return connection.scalar(query) is not None


def bonds_of(connection: Connection, owner: str) -> dict[str, Bond]:
    """With everybody to whom there is anything, by owner. Whoever has signed in may have known themselves before."""
    ties: dict[str, Tie] = {}
    is_theirs = sa.or_(friendships.c.asker == owner, friendships.c.asked == owner)
    for row in connection.execute(sa.select(friendships).where(is_theirs)):
        other = row.asked if row.asker == owner else row.asker
        ties[other] = "friend" if row.since else "asked" if row.asker == owner else "asks"
    silent = {row.other: row.is_blocked for row in connection.execute(_shunned_by(owner))}
    others = {*ties, *silent} - {owner}
    return {other: Bond(ties.get(other, "none"), other in silent, silent.get(other, False)) for other in others}


def _shunned_by(owner: str) -> sa.Select[tuple[str, bool]]:
    return sa.select(shunned.c.other, shunned.c.is_blocked).where(shunned.c.owner == owner)


def has_blocked(connection: Connection, owner: str, other: str) -> bool:
    query = _shunned_by(owner).where(shunned.c.other == other, shunned.c.is_blocked)
    return connection.execute(query).first() is not None


def ask(connection: Connection, asker: str, asked: str) -> None:
    """Twice is as once."""
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    row = insert(friendships).values(asker=asker, asked=asked, at=now())
    connection.execute(row.on_conflict_do_nothing())
    waits = sa.and_(friendships.c.asked == asked, friendships.c.since.is_(None))
    latest = sa.select(friendships.c.asker).where(waits).order_by(friendships.c.at.desc(), friendships.c.asker)
    surplus = list(connection.scalars(latest.offset(MOST_ASKING)))
    connection.execute(friendships.delete().where(waits, friendships.c.asker.in_(surplus)))


def count_asking(connection: Connection, owner: str) -> int:
    """How many ask somebody and have no answer yet. Whoever has signed in may have asked themselves before."""
    waits = sa.and_(friendships.c.asked == owner, friendships.c.asker != owner, friendships.c.since.is_(None))
    return connection.scalar(sa.select(sa.func.count()).select_from(friendships).where(waits)) or 0


def accept(connection: Connection, asker: str, asked: str) -> None:
    is_it = sa.and_(friendships.c.asker == asker, friendships.c.asked == asked, friendships.c.since.is_(None))
    connection.execute(friendships.update().where(is_it).values(since=now()))


def part(connection: Connection, owner: str, other: str) -> None:
    """Friends no more; a request is withdrawn or declined."""
    pairs = sa.tuple_(friendships.c.asker, friendships.c.asked).in_([(owner, other), (other, owner)])
    connection.execute(friendships.delete().where(pairs))


def shun(connection: Connection, owner: str, other: str, is_blocked: bool) -> None:
    hear(connection, owner, other)
    connection.execute(shunned.insert().values(owner=owner, other=other, is_blocked=is_blocked, at=now()))


def hear(connection: Connection, owner: str, other: str) -> None:
    connection.execute(shunned.delete().where(shunned.c.owner == owner, shunned.c.other == other))


def named(connection: Connection, owners: Collection[str]) -> list[tuple[str, str, str]]:
    """Owner, id and name of those who have given a name, sorted by it."""
    query = sa.select(people.c.owner, people.c.id, people.c.name).where(people.c.owner.in_(owners))
    found = [(row.owner, row.id, row.name) for row in connection.execute(query)]
    return sorted(found, key=lambda row: (row[2].casefold(), row[1]))
