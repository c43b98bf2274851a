"""How this program connects to a database: SQLite, given as a file, or any other, given as an address."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from newworlds.server.start_errors import DatabaseUnusable

PATIENCE = 5.0
"""Seconds after which a database that does not answer counts as failed, unless a setting says otherwise."""
SHORTEST_CONNECT_TIMEOUT = 2
"""The driver takes less for a mistake."""


_ONLY_READS = "only_reads"
_START = 0x4E57
"""The number of an advisory lock; any will do that nobody else uses in this database."""


def engine_for(database: str, patience: float = PATIENCE) -> Engine:
    try:
        url = _url(database)
        # Parameters are seeds, keys and moves: none of them belongs into an error message.
        if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
            raise ValueError("it would be lost with the program; name a file")
        engine = sa.create_engine(
            url,
            hide_parameters=True,
            pool_pre_ping=True,
            connect_args=_postgres_limits(patience) if url.get_backend_name() == "postgresql" else {},
            json_serializer=_to_json,
            json_deserializer=msgspec.json.decode,
        )
    except (SQLAlchemyError, ModuleNotFoundError, ValueError) as error:
        raise DatabaseUnusable(database=without_password(database), problem=str(error)) from error
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _prepare_sqlite)
        sa.event.listen(engine, "begin", _begin_at_once)
    return engine


def for_reading(engine: Engine) -> Engine:
    """Its transactions read what was committed at one moment, and neither wait for those that write nor hinder them."""
    if engine.dialect.name == "sqlite":
        return engine.execution_options(**{_ONLY_READS: True})
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def file_of(engine: Engine) -> str | None:
    """The SQLite file; None for other databases."""
    return engine.url.database if engine.dialect.name == "sqlite" else None


def one_at_a_time(connection: Connection) -> None:
    """Whatever several processes do at their start, such as migrating, they do one after another."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_START})")


def take_time(connection: Connection) -> None:
    """Copying everything may take longer than the limits for statements that a player waits for."""
    if connection.dialect.name == "postgresql":
        for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
            connection.exec_driver_sql(f"SET LOCAL {limit} = 0")


def postgres_address(database: str) -> str | None:
    """As PostgreSQL's own driver understands it; None for other databases."""
    url = engine_for(database).url
    if url.get_backend_name() != "postgresql":
        return None
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def without_password(database: str) -> str:
    return database.rpartition("@")[2]


def unusable(database: str, error: Exception) -> DatabaseUnusable:
    """What the driver says is the reason; SQLAlchemy adds the statement and a link."""
    return DatabaseUnusable(database=without_password(database), problem=str(getattr(error, "orig", error)))


@contextmanager
def used_once(engine: Engine, database: str) -> Iterator[Engine]:
    """`DatabaseUnusable` if the database fails; afterwards no connection stays open."""
    try:
        yield engine
    except SQLAlchemyError as error:
        raise unusable(database, error) from error
    finally:
        engine.dispose()


def _url(database: str) -> sa.URL:
    """PostgreSQL's own tools accept both spellings of its addresses, which do not name a driver."""
    url = sa.make_url(database if "://" in database else f"sqlite:///{database}")
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    return url


def _postgres_limits(patience: float) -> dict[str, Any]:
    """The server ends what takes too long; a server that no longer answers is noticed by the connection."""
    milliseconds = int(patience * 1000)
    limits = {
        "statement_timeout": milliseconds,
        "lock_timeout": milliseconds,
        "idle_in_transaction_session_timeout": 2 * milliseconds,
    }
    return {
        "connect_timeout": max(SHORTEST_CONNECT_TIMEOUT, round(patience)),
        "keepalives_idle": max(1, round(patience)),
        "keepalives_interval": max(1, round(patience / 2)),
        "keepalives_count": 2,
        "tcp_user_timeout": milliseconds,
        "options": " ".join(f"-c {name}={value}" for name, value in limits.items()),
    }


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """The driver must not begin transactions by itself, and a committed move must survive a power cut."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_at_once(connection: Connection) -> None:
    """Who writes takes the lock first: a transaction that takes it later may find the database locked."""
    only_reads = connection.get_execution_options().get(_ONLY_READS, False)
    connection.exec_driver_sql("BEGIN" if only_reads else "BEGIN IMMEDIATE")


def _to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()
