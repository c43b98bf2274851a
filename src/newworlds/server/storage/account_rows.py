"""Accounts: people who can prove who they are on any device."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from newworlds.server.clock import now
from newworlds.server.people.errors import NameTaken
from newworlds.server.storage.schema import accounts, people


class Account(msgspec.Struct, frozen=True, kw_only=True):
    person: str
    owner: str
    name: str
    password: str
    """Its hash."""
    recovery: str | None
    """The hash of the code that replaces a forgotten password."""


def account_by_login(connection: Connection, login: str) -> Account | None:
    return _account(connection, accounts.c.login == login)


def account_of(connection: Connection, owner: str) -> Account | None:
    return _account(connection, people.c.owner == owner)


def add_account(connection: Connection, person: str, login: str, password: str, recovery: str) -> None:
    """`NameTaken` if another account has this name."""
    row = {"person": person, "login": login, "password": password, "recovery": recovery, "created": now()}
    _only_if_free(connection, accounts.insert().values(row))


def take_login(connection: Connection, person: str, login: str) -> None:
    """The same for somebody who has an account."""
    _only_if_free(connection, accounts.update().where(accounts.c.person == person).values(login=login))


def _only_if_free(connection: Connection, statement: sa.Executable) -> None:
    try:
        with connection.begin_nested():
            connection.execute(statement)
    except IntegrityError as error:
        raise NameTaken() from error


def change_account(connection: Connection, person: str, **values: str) -> None:
    connection.execute(accounts.update().where(accounts.c.person == person).values(values))


def _account(connection: Connection, condition: sa.ColumnElement[bool]) -> Account | None:
    kept: list[sa.Column[Any]] = [accounts.c.person, accounts.c.password, accounts.c.recovery]
    query = sa.select(*kept, people.c.owner, people.c.name).join(people, people.c.id == accounts.c.person)
    found = connection.execute(query.where(condition)).mappings().first()
    return None if found is None else Account(**found)
