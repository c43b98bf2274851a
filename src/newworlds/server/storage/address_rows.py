"""Where people are reached by e-mail, and what they want to be told there."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.storage.schema import mail_addresses, people

TurnMail = Literal["at_once", "daily", "none"]
"""When somebody wants to read that it is their turn."""


class AddressRow(msgspec.Struct, frozen=True, kw_only=True):
    person: str
    address: str | None = None
    pending: str | None = None
    language: str
    turns: TurnMail = "none"
    hour: int = 8
    zone: str = "UTC"
    is_both: bool = False
    since: str
    gathered: str | None = None
    refused: str | None = None

    @property
    def wants_turns(self) -> bool:
        return self.address is not None and self.address != self.refused and self.turns != "none"


def address_of(connection: Connection, person: str) -> AddressRow | None:
    return _address(connection, mail_addresses.c.person == person)


def address_of_owner(connection: Connection, owner: str) -> AddressRow | None:
    is_theirs = mail_addresses.c.person.in_(sa.select(people.c.id).where(people.c.owner == owner))
    return _address(connection, is_theirs)


def people_at(connection: Connection, address: str, most: int) -> list[str]:
    """Those who have confirmed it: a family may share one."""
    query = sa.select(mail_addresses.c.person).where(sa.func.lower(mail_addresses.c.address) == address.lower())
    return list(connection.scalars(query.order_by(mail_addresses.c.person).limit(most)))


def keep_address(connection: Connection, row: AddressRow) -> None:
    connection.execute(mail_addresses.delete().where(mail_addresses.c.person == row.person))
    connection.execute(mail_addresses.insert().values(msgspec.structs.asdict(row)))


def change_address(connection: Connection, person: str, **values: Any) -> None:
    connection.execute(mail_addresses.update().where(mail_addresses.c.person == person).values(values))


def forget_address(connection: Connection, person: str) -> None:
    connection.execute(mail_addresses.delete().where(mail_addresses.c.person == person))


def daily(connection: Connection) -> list[tuple[str, AddressRow]]:
    """Those who want one mail a day, by owner."""
    query = sa.select(people.c.owner, mail_addresses).join(people, people.c.id == mail_addresses.c.person)
    found = connection.execute(query.where(mail_addresses.c.turns == "daily")).mappings()
    return [(row["owner"], AddressRow(**{name: row[name] for name in AddressRow.__struct_fields__})) for row in found]


def gather(connection: Connection, person: str, day: str) -> bool:
    """Whether the mail of that day is up to the caller."""
    is_open = sa.or_(mail_addresses.c.gathered.is_(None), mail_addresses.c.gathered < day)
    gathering = mail_addresses.update().where(mail_addresses.c.person == person, is_open).values(gathered=day)
    return connection.execute(gathering.returning(mail_addresses.c.person)).first() is not None


def note_refused(connection: Connection, person: str, address: str) -> None:
    """One that was to be confirmed never will be."""
    connection.execute(mail_addresses.update().where(mail_addresses.c.person == person).values(refused=address))
    is_pending = sa.and_(mail_addresses.c.person == person, mail_addresses.c.pending == address)
    connection.execute(mail_addresses.update().where(is_pending).values(pending=None))


def _address(connection: Connection, condition: sa.ColumnElement[bool]) -> AddressRow | None:
    found = connection.execute(sa.select(mail_addresses).where(condition)).mappings().first()
    return None if found is None else AddressRow(**found)
