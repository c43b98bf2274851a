"""Passkeys: what is stored of the keys on people's devices that prove who they are."""

from __future__ import annotations

import secrets

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.clock import now
from newworlds.server.storage.schema import passkeys

A_DAY = len("2026-11-18")


class PasskeyRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    credential: str
    person: str
    site: str
    public_key: str
    uses: int
    name: str
    created: str
    used: str | None = None


def add_passkey(
    connection: Connection, person: str, name: str, *, credential: str, site: str, public_key: str, uses: int
) -> None:
    row = {"id": secrets.token_hex(8), "person": person, "name": name, "created": now()}
    known = {"credential": credential, "site": site, "public_key": public_key, "uses": uses}
    connection.execute(passkeys.insert().values(row | known))


def passkeys_of(connection: Connection, person: str) -> list[PasskeyRow]:
    """The newest first."""
    query = sa.select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.created.desc(), passkeys.c.id)
    return [PasskeyRow(**row) for row in connection.execute(query).mappings()]


def passkey_named(connection: Connection, credential: str) -> PasskeyRow | None:
    found = connection.execute(sa.select(passkeys).where(passkeys.c.credential == credential)).mappings().first()
    return None if found is None else PasskeyRow(**found)


def note_used(connection: Connection, row: PasskeyRow, uses: int) -> bool:
    """False if it was removed or used by somebody else at the same moment."""
    is_it = sa.and_(passkeys.c.id == row.id, passkeys.c.uses == row.uses)
    noted = passkeys.update().where(is_it).values(uses=uses, used=now()[:A_DAY])
    return connection.execute(noted).rowcount == 1


def remove_passkey(connection: Connection, person: str, passkey_id: str) -> bool:
    is_theirs = sa.and_(passkeys.c.person == person, passkeys.c.id == passkey_id)
    return connection.execute(passkeys.delete().where(is_theirs)).rowcount == 1


def remove_passkeys(connection: Connection, person: str) -> None:
    connection.execute(passkeys.delete().where(passkeys.c.person == person))
