"""How this program connects to a database: SQLite, given as a file, or any other, given as an address."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from newworlds.server.errors import DatabaseUnusable


def engine_for(database: str) -> Engine:
    try:
        url = sa.make_url(database if "://" in database else f"sqlite:///{database}")
        # Parameters are seeds, keys and moves: none of them belongs into an error message.
        engine = sa.create_engine(
            url, hide_parameters=True, json_serializer=_to_json, json_deserializer=msgspec.json.decode
        )
    except (SQLAlchemyError, ModuleNotFoundError, ValueError) as error:
        raise DatabaseUnusable(database=without_password(database), problem=str(error)) from error
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _prepare_sqlite)
        sa.event.listen(engine, "begin", _begin_at_once)
    return engine


def file_of(engine: Engine) -> str | None:
    """The SQLite file; None for other databases and for one in memory."""
    if engine.dialect.name != "sqlite" or engine.url.database in (None, "", ":memory:"):
        return None
    return engine.url.database


def take_time(connection: Connection) -> None:
    """Copying everything may take longer than the limits for statements that a player waits for."""
    if connection.dialect.name == "postgresql":
        for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
            connection.exec_driver_sql(f"SET LOCAL {limit} = 0")


def without_password(database: str) -> str:
    return database.rpartition("@")[2]


def unusable(database: str, error: Exception) -> DatabaseUnusable:
    """What the driver says is the reason; SQLAlchemy adds the statement and a link."""
    return DatabaseUnusable(database=without_password(database), problem=str(getattr(error, "orig", error)))


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """The driver must not begin transactions by itself, and a committed move must survive a power cut."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_at_once(connection: Connection) -> None:
    """Take the write lock first: a transaction that takes it later may find the database locked."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
