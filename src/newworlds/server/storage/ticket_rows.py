"""Tickets: secrets that are good once and for a short time."""

from __future__ import annotations

from typing import Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.storage.schema import tickets

TicketKind = Literal["person", "seat", "mail", "password", "new_passkey", "passkey"]
"""To become somebody on another device; to take a seat there; to confirm an e-mail address; to choose a password; a
challenge to a device that makes a passkey, or has one."""


class Ticket(NamedTuple):
    kind: TicketKind
    person: str | None
    table_id: str | None = None
    seat: int | None = None


def add_ticket(connection: Connection, hashed: str, ticket: Ticket, expires: str) -> None:
    connection.execute(tickets.insert().values(hash=hashed, expires=expires, **ticket._asdict()))


def used_ticket(connection: Connection, hashed: str, at: str) -> Ticket | None:
    """None if it is too old or was used before. Of two who use it at the same moment, one gets it."""
    columns = [tickets.c[name] for name in Ticket._fields]
    is_good = sa.and_(tickets.c.hash == hashed, tickets.c.expires >= at)
    found = connection.execute(tickets.delete().where(is_good).returning(*columns)).first()
    return None if found is None else Ticket(*found)


def good_ticket(connection: Connection, hashed: str, at: str) -> Ticket | None:
    """The same without using it."""
    columns = [tickets.c[name] for name in Ticket._fields]
    found = connection.execute(sa.select(*columns).where(tickets.c.hash == hashed, tickets.c.expires >= at)).first()
    return None if found is None else Ticket(*found)


def drop_ticket(connection: Connection, hashed: str) -> None:
    connection.execute(tickets.delete().where(tickets.c.hash == hashed))


def drop_tickets(connection: Connection, person: str, *kinds: TicketKind) -> None:
    """The links that somebody made or was sent lead nowhere any more."""
    connection.execute(tickets.delete().where(tickets.c.person == person, tickets.c.kind.in_(kinds)))


def good_tickets(connection: Connection, person: str, kind: TicketKind, at: str) -> int:
    is_good = sa.and_(tickets.c.person == person, tickets.c.kind == kind, tickets.c.expires >= at)
    return connection.scalar(sa.select(sa.func.count()).where(is_good)) or 0


def forget_tickets(connection: Connection, before: str) -> None:
    connection.execute(tickets.delete().where(tickets.c.expires < before))
