"""Notices by PostgreSQL's LISTEN and NOTIFY, over one connection that is made again whenever it is lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any, Protocol

import msgspec
import psycopg
import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.notice_messages import AnyNotice

CHANNEL = "newworlds"
GATHERED = 0.2
"""Seconds for which outgoing notices are gathered."""
RETRY = 1.0
"""Seconds between two attempts to connect."""
DEAD_LINK: dict[str, Any] = {
    "keepalives_idle": 5,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""So that a link that was cut without a word is noticed; the timeout is in milliseconds."""

log = logging.getLogger(__name__)

_NOTIFY = sa.text("SELECT count(pg_notify(:channel, notice)) FROM unnest(CAST(:notices AS text[])) AS notice")
_decoder = msgspec.json.Decoder(AnyNotice)


class Hearer(Protocol):
    def heard(self, notice: AnyNotice) -> None: ...

    def caught_up(self) -> None:
        """From now on notices are heard; some may have been missed before."""

    def overdue(self) -> Iterable[AnyNotice]:
        """Called several times a second: what there is to tell the others."""


class PostgresChannel:
    def __init__(self, address: str, hearer: Hearer) -> None:
        """The address is as the driver understands it."""
        self._address = address
        self._hearer = hearer
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._listen())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._address, autocommit=True, **DEAD_LINK
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._hearer.caught_up()
                    await self._exchange(connection)
            except psycopg.Error as error:
                log.warning("notices of other processes are not heard: %s", error)
            await asyncio.sleep(RETRY)

    async def _exchange(self, connection: psycopg.AsyncConnection) -> None:
        while True:
            async for received in connection.notifies(timeout=GATHERED):
                self._hear(received.payload)
            await self._send(connection, list(self._hearer.overdue()))

    async def _send(self, connection: psycopg.AsyncConnection, notices: list[AnyNotice]) -> None:
        """Together: nobody hears that what was told is void without what is true instead."""
        if notices:
            async with connection.transaction():
                for notice in notices:
                    await connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, _text(notice)))

    def _hear(self, payload: str) -> None:
        try:
            self._hearer.heard(_decoder.decode(payload))
        except Exception:
            log.exception("a notice could not be handled")


def notify(connection: Connection, notices: Iterable[AnyNotice]) -> None:
    """The others hear of them when the transaction is committed."""
    connection.execute(_NOTIFY, {"channel": CHANNEL, "notices": [_text(notice) for notice in notices]})


def _text(notice: AnyNotice) -> str:
    return msgspec.json.encode(notice).decode()
