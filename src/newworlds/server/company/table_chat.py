"""What is said at one table: stored, and told to those who have it open here."""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy import Connection

from newworlds.server.audience import Audience
from newworlds.server.clock import now
from newworlds.server.company.errors import OnlyPlayersWrite
from newworlds.server.company.infos import ChatLine
from newworlds.server.notices import Notices
from newworlds.server.seating import seats_of
from newworlds.server.server_messages import TellSaid
from newworlds.server.storage import chat_rows
from newworlds.server.storage.chat_rows import ChatRow
from newworlds.server.storage.people_rows import ensured
from newworlds.server.storage.store import Store
from newworlds.server.table_state import TableState

UNNUMBERED: Final = 0


class TableChat:
    def __init__(self, table_id: str, store: Store, notices: Notices, audience: Audience) -> None:
        self._table_id = table_id
        self._store = store
        self._notices = notices
        self._audience = audience
        self._lock = asyncio.Lock()
        self._told: int | None = None
        """The last line that those who are here know; None while nobody here has asked."""

    async def say(self, state: TableState, owner: str, text: str | None, phrase: str | None) -> None:
        mine = seats_of(owner, state.seats)
        if not mine:
            raise OnlyPlayersWrite()
        seat = state.seats[mine[0]]
        row = ChatRow(
            number=UNNUMBERED, owner=owner, seat=seat.seat, name=seat.name, at=now(), text=text, phrase=phrase
        )

        def store(connection: Connection) -> int:
            ensured(connection, owner, seat.name)
            number = chat_rows.add_line(connection, self._table_id, row)
            self._notices.announce_said(connection, self._table_id, number)
            return number

        await self.hear(await self._store.write(store))

    async def hear(self, number: int) -> None:
        """So many lines have been said; those who are here are told what they do not know yet."""
        async with self._lock:
            told = number - 1 if self._told is None else self._told
            if number <= told:
                return
            heard = await self._store.read(lambda connection: chat_rows.lines_since(connection, self._table_id, told))
            for row in heard.rows:
                deaf = {owner for owner, other in heard.unwanted if other == row.owner}
                self._audience.tell_except(TellSaid(line=line_of(row)), deaf)
                self._told = row.number

    async def lines(self, owner: str) -> list[ChatLine]:
        """What this owner may read; from now on they are told what follows."""
        async with self._lock:
            rows, last = await self._store.read(lambda connection: self._known(connection, owner))
            if self._told is None:
                self._told = last
        return [line_of(row) for row in rows]

    def _known(self, connection: Connection, owner: str) -> tuple[list[ChatRow], int]:
        return (
            chat_rows.lines_for(connection, self._table_id, owner),
            chat_rows.last_number(connection, self._table_id),
        )


def line_of(row: ChatRow) -> ChatLine:
    return ChatLine(number=row.number, seat=row.seat, name=row.name, at=row.at, text=row.text, phrase=row.phrase)
