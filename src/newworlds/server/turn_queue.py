"""Turns of bots that wait in this process: the lowest rank first, otherwise in the order they came."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Protocol

from newworlds.server.bot_ranks import Rank

Turn = Callable[[str], Awaitable[None]]
"""Plays for the bots of a table until it is someone else's turn to be served."""

log = logging.getLogger(__name__)


class TurnQueue(Protocol):
    """Where the turns of bots wait, and who carries them out."""

    def put(self, table_id: str, rank: Rank) -> None:
        """A table waits once, with the lowest rank it was given."""

    def is_anyone_before(self, rank: Rank) -> bool:
        """Whether a table of lower rank is known to wait."""

    async def open(self, turn: Turn) -> None: ...

    async def close(self) -> None: ...


class LocalTurns:
    def __init__(self, at_a_time: int) -> None:
        self._at_a_time = at_a_time
        self._entries: asyncio.PriorityQueue[tuple[Rank, int, str]] = asyncio.PriorityQueue()
        self._waiting: dict[str, tuple[Rank, int, str]] = {}
        self._ranks: Counter[Rank] = Counter()
        self._numbers = count()
        self._runners: list[asyncio.Task[None]] = []

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, table_id: str, rank: Rank) -> None:
        """If it has got a lower rank, its former entry is passed over later."""
        known = self._waiting.get(table_id)
        if known is not None:
            if known[0] <= rank:
                return
            self._ranks[known[0]] -= 1
        self._ranks[rank] += 1
        entry = (rank, next(self._numbers), table_id)
        self._waiting[table_id] = entry
        self._entries.put_nowait(entry)

    def is_anyone_before(self, rank: Rank) -> bool:
        return any(self._ranks[lower] for lower in Rank if lower < rank)

    async def open(self, turn: Turn) -> None:
        self._runners = [asyncio.create_task(self._run(turn)) for _ in range(self._at_a_time)]

    async def close(self) -> None:
        for runner in self._runners:
            runner.cancel()
        await asyncio.gather(*self._runners, return_exceptions=True)

    async def _run(self, turn: Turn) -> None:
        while True:
            table_id = await self._next()
            try:
                await turn(table_id)
            except Exception:
                log.exception("table %s: its bots stopped", table_id)

    async def _next(self) -> str:
        while True:
            rank, _, table_id = entry = await self._entries.get()
            if self._waiting.get(table_id) is entry:
                del self._waiting[table_id]
                self._ranks[rank] -= 1
                return table_id
