"""Turns of bots that wait in this process: the lowest rank first, otherwise in the order they came.

A bot that thinks for long delays nobody else: there is always room for one more turn of a bot that does not, at a table
where somebody waits for it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple, Protocol

from sqlalchemy import Connection

from newworlds.server import metrics
from newworlds.server.bot_ranks import Rank
from newworlds.server.chores import Chore, LocalChores
from newworlds.server.storage.rows import waiting_for_bots
from newworlds.server.storage.table_rows import StoredTable

BOTS = "bots"
CHORES = "chores"
QUEUES = (BOTS, CHORES)
"""The kinds of work that a process can take on."""

Turn = Callable[[str], Awaitable[bool]]
"""Plays for the bots of a table until it is someone else's turn to be served; False if a bot found no move."""

log = logging.getLogger(__name__)


class TurnQueue(Protocol):
    """Where the turns of bots wait, and who carries them out."""

    def put(self, table_id: str, version: int, rank: Rank, is_long: bool) -> None:
        """A table waits once, with the lowest rank it was given. `is_long`: the bot that is to act takes its time."""

    def is_anyone_before(self, rank: Rank) -> bool:
        """Whether a table of lower rank is known to wait."""

    def unserved(self, connection: Connection, has_forgotten: bool) -> list[StoredTable]:
        """Tables where a bot is to act but that do not wait here, with or without those where only bots play.

        A bot that found no move is not asked again at the same point.
        """

    async def open(self, turn: Turn, chores: Sequence[Chore]) -> None: ...

    async def close(self) -> None: ...


class Entry(NamedTuple):
    rank: Rank
    number: int
    table_id: str
    version: int


Lines = Sequence[list[Entry]]
"""Where somebody looks for the next turn."""


class LocalTurns:
    def __init__(self, at_a_time: int) -> None:
        self._at_a_time = at_a_time
        self._short: list[Entry] = []
        """Short turns that somebody waits for, as a heap."""
        self._others: list[Entry] = []
        self._has_come = asyncio.Event()
        self._waiting: dict[str, Entry] = {}
        self._ranks: Counter[Rank] = Counter()
        self._numbers = count()
        self._stuck: dict[str, int] = {}
        """At which version a bot found no move."""
        self._runners: list[asyncio.Task[None]] = []
        self._chores: LocalChores | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, table_id: str, version: int, rank: Rank, is_long: bool) -> None:
        """If it has got a lower rank, its former entry is passed over later."""
        known = self._waiting.get(table_id)
        if known is not None:
            if known.rank <= rank:
                return
            self._ranks[known.rank] -= 1
        self._ranks[rank] += 1
        entry = Entry(rank, next(self._numbers), table_id, version)
        self._waiting[table_id] = entry
        heappush(self._short if rank is Rank.PLAYED and not is_long else self._others, entry)
        self._has_come.set()
        metrics.BOTS_WAITING.set(len(self))

    def is_anyone_before(self, rank: Rank) -> bool:
        return any(self._ranks[lower] for lower in Rank if lower < rank)

    def unserved(self, connection: Connection, has_forgotten: bool) -> list[StoredTable]:
        waiting = waiting_for_bots(connection, has_forgotten)
        return [kept for kept in waiting if self._stuck.get(kept.row.id) != kept.row.version]

    async def open(self, turn: Turn, chores: Sequence[Chore]) -> None:
        self._chores = LocalChores(chores)
        any_turn, short_turns = (self._short, self._others), (self._short,)
        lines = [any_turn] * self._at_a_time + [short_turns]
        self._runners = [asyncio.create_task(self._run(turn, line)) for line in lines]

    async def close(self) -> None:
        for runner in self._runners:
            runner.cancel()
        await asyncio.gather(*self._runners, return_exceptions=True)
        if self._chores is not None:
            await self._chores.close()

    async def _run(self, turn: Turn, lines: Lines) -> None:
        while True:
            entry = await self._next(lines)
            self._stuck.pop(entry.table_id, None)
            try:
                if not await turn(entry.table_id):
                    self._stuck[entry.table_id] = entry.version
            except Exception:
                log.exception("table %s: its bots stopped", entry.table_id)

    async def _next(self, lines: Lines) -> Entry:
        while (entry := self._first(lines)) is None:
            self._has_come.clear()
            await self._has_come.wait()
        del self._waiting[entry.table_id]
        self._ranks[entry.rank] -= 1
        metrics.BOTS_WAITING.set(len(self))
        return entry

    def _first(self, lines: Lines) -> Entry | None:
        """Entries that were replaced by others are passed over."""
        while line := min(filter(None, lines), default=None):
            entry = heappop(line)
            if self._waiting.get(entry.table_id) is entry:
                return entry
        return None
