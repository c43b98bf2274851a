"""Killing servers, workers and the database under load, and checking that nobody at the tables is the worse for it."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from newworlds.trials.comparison import Comparison, TableUnread
from newworlds.trials.guest import Pace
from newworlds.trials.inspection import secrets_of, standing_of
from newworlds.trials.journal import Fault, Journal
from newworlds.trials.party import Party, games_at, plans
from newworlds.trials.site import Site, Victim
from newworlds.trials.stopwatch import Latency, latency

PATIENCE: Final = 120.0
"""Seconds without any progress after which a table counts as stuck."""
BETWEEN_MUSTERS: Final = 20
"""Kills after which every table must have gone on."""
BETWEEN_LOOKS: Final = 1.0
"""Seconds between two looks for tables that have been dealt, or whose game is over."""
MOST_FAULTS: Final = 20
"""A drill with more than this has shown enough."""


class Drill(msgspec.Struct, frozen=True, kw_only=True):
    tables: int
    kills: int
    moves: int = 0
    """The drill goes on until this many moves are acknowledged, too, and spreads its kills over them."""
    pause: float = 1.0
    """Seconds between two kills, on average, if there are enough moves by then."""
    seed: int = 0
    undo: float = 0.02
    draft: float = 0.5


class Report(msgspec.Struct, kw_only=True):
    kills: Counter[str]
    moves: int = 0
    messages: int = 0
    refusals: int = 0
    tables: int = 0
    games_finished: int = 0
    compared: int = 0
    """Views and lists of events that were compared with what that seat may see."""
    recovery: Latency | None = None
    """From a kill until a move is acknowledged by something started again."""
    faults: list[Fault]


class Progress(msgspec.Struct, frozen=True):
    kills: int
    moves: int
    tables: int
    faults: int


Listen = Callable[[Progress], None]


async def drill(asked: Drill, site: Site, listen: Listen, stopping: asyncio.Event) -> Report:
    """Until there were enough kills and moves, too many faults, or `stopping` is set."""
    with Comparison(site.database) as comparison:
        running = _RunningDrill(asked, site, comparison, listen, stopping)
        await running.open()
        try:
            await _drilled(running)
        except ExceptionGroup as group:
            raise _cause(group) from group
        return await running.report()


async def _drilled(running: _RunningDrill) -> None:
    async with asyncio.TaskGroup() as together:
        attending = [together.create_task(party.attend(running.pace, running.journal)) for party in running.parties]
        watching = [together.create_task(running.learn_secrets()), together.create_task(running.compare_finished())]
        await running.kill_again_and_again()
        for task in (*attending, *watching):
            task.cancel()


def _cause(group: ExceptionGroup[Exception]) -> Exception:
    """The first that went wrong: the others follow from it."""
    first = group.exceptions[0]
    return _cause(first) if isinstance(first, ExceptionGroup) else first


class _RunningDrill:
    def __init__(
        self, asked: Drill, site: Site, comparison: Comparison, listen: Listen, stopping: asyncio.Event
    ) -> None:
        self.asked = asked
        self.site = site
        self.journal = Journal()
        self.pace = Pace(undo=asked.undo, draft=asked.draft, is_on=True)
        self.parties: list[Party] = []
        self._comparison = comparison
        self._listen = listen
        self._stopping = stopping
        self._chance = Random(asked.seed)
        self._kills: Counter[str] = Counter()
        self._recoveries: list[float] = []
        self._finished = 0
        self._tables = 0
        self._compared = 0

    async def open(self) -> None:
        """Every second round of tables has bots."""
        games = await games_at(self.site.urls[0])
        with_people, with_bots = (plans(games, self.asked.tables, has_bots) for has_bots in (False, True))
        for index, (people, bots) in enumerate(zip(with_people, with_bots, strict=True)):
            plan = bots if index // len(games) % 2 else people
            self.parties.append(Party(plan, self.site.urls, Random(self._chance.random())))
        for party in self.parties:
            await party.open(self.journal)

    async def kill_again_and_again(self) -> None:
        while not self._is_enough():
            for _ in range(BETWEEN_MUSTERS):
                if self._is_enough():
                    break
                await self._rest()
                if self._kills.total() < self.asked.kills:
                    await self._kill_one(self._chance.choice(self.site.victims))
                self._tell()
            await self._muster()

    async def learn_secrets(self) -> None:
        """What is secret at a table is known only once its game is dealt."""
        while True:
            for table_id in [each for each in self.journal.tables if each not in self.journal.secrets]:
                await asyncio.to_thread(self._learn, table_id)
            await asyncio.sleep(BETWEEN_LOOKS)

    async def compare_finished(self) -> None:
        """Those that cannot be read now are compared later."""
        while True:
            for table_id in self._finished_tables():
                with suppress(TableUnread):
                    await self._compare(table_id)
            await asyncio.sleep(BETWEEN_LOOKS)

    async def report(self) -> Report:
        for table_id in list(self.journal.tables):
            await self._compare(table_id)
        return Report(
            kills=self._kills,
            moves=self.journal.moves,
            messages=self.journal.messages,
            refusals=self.journal.refusals,
            tables=self._tables,
            games_finished=self._finished,
            compared=self._compared,
            recovery=latency(self._recoveries),
            faults=self.journal.faults,
        )

    def _is_enough(self) -> bool:
        is_done = self._kills.total() >= self.asked.kills and self.journal.moves >= self.asked.moves
        return is_done or self._stopping.is_set() or len(self.journal.faults) >= MOST_FAULTS

    async def _rest(self) -> None:
        """However slow the machine, every kill gets its share of the moves."""
        await asyncio.sleep(self._chance.uniform(0, 2 * self.asked.pause))
        share = self.asked.moves * self._kills.total() / max(1, self.asked.kills)
        await self._happens(lambda: self.journal.moves >= share or self._stopping.is_set())

    async def _kill_one(self, victim: Victim) -> None:
        await asyncio.to_thread(victim.kill)
        killed = time.perf_counter()
        await asyncio.sleep(self._chance.uniform(0, 0.5))
        await asyncio.to_thread(victim.start)
        self._kills[victim.kind] += 1
        before = self.journal.moves
        if await self._happens(lambda: self.journal.moves > before):
            self._recoveries.append(time.perf_counter() - killed)
        else:
            self.journal.faults.append(Fault("stuck", "", detail=f"nobody can move after the {victim.kind} was killed"))

    async def _muster(self) -> None:
        """Every table goes on: a step more than now, or another game."""
        seen = {party: self._place(party) for party in self.parties}
        behind = list(seen)

        def all_went_on() -> bool:
            behind[:] = [party for party in behind if self._place(party) == seen[party]]
            return not behind

        if not await self._happens(all_went_on):
            self.journal.faults += [await asyncio.to_thread(self._stuck, *self._place(party)) for party in behind]

    def _stuck(self, table_id: str, seq: int) -> Fault:
        return Fault("stuck", table_id, seq, detail=standing_of(self.site.database, table_id))

    def _place(self, party: Party) -> tuple[str, int]:
        table_id = party.guests[0].table_id
        return table_id, self.journal.of(table_id).newest

    async def _happens(self, what: Callable[[], bool]) -> bool:
        deadline = time.monotonic() + PATIENCE
        while not (happened := what()) and time.monotonic() < deadline:
            await asyncio.sleep(0.02)
        return happened

    def _finished_tables(self) -> list[str]:
        played_now = {party.guests[0].table_id for party in self.parties}
        return [table for table, journal in self.journal.tables.items() if journal.is_over and table not in played_now]

    async def _compare(self, table_id: str) -> None:
        """Compared and then forgotten, however long the drill."""
        journal = self.journal.tables[table_id]
        if journal.views:
            self.journal.faults += await self._comparison.faults(table_id, journal)
            self._compared += len(journal.views) + len(journal.events)
        del self.journal.tables[table_id]
        self._tables += 1
        self._finished += journal.is_over

    def _learn(self, table_id: str) -> None:
        try:
            secrets = secrets_of(self.site.database, table_id)
        except SQLAlchemyError:
            return
        if secrets is not None:
            self.journal.secrets[table_id] = secrets

    def _tell(self) -> None:
        played = len(self.journal.tables) + self._tables
        self._listen(Progress(self._kills.total(), self.journal.moves, played, len(self.journal.faults)))
