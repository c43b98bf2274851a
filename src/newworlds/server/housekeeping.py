"""What has to be done from time to time, whoever is playing: bots go on, clocks run out, what is old is forgotten."""

from __future__ import annotations

from newworlds.server.bot_ranks import rank_of
from newworlds.server.chores import AN_HOUR, Chore, LocalChores
from newworlds.server.clock import days_ago, now
from newworlds.server.hosting.forgetting import forget_old
from newworlds.server.people.sessions import LASTING_DAYS
from newworlds.server.post.office import PostOffice
from newworlds.server.settings import Settings
from newworlds.server.storage.session_rows import forget_unused
from newworlds.server.storage.ticket_rows import forget_tickets
from newworlds.server.table_registry import TableRegistry
from newworlds.server.turn_queue import TurnQueue

LOOK = 5
"""Seconds between two looks for what nobody has woken."""


class Housekeeping:
    def __init__(self, registry: TableRegistry, turns: TurnQueue, settings: Settings) -> None:
        self._registry = registry
        self._store = registry.store
        self._turns = turns
        self._plays_forgotten = settings.bots_play_unwatched
        self._audit_days = settings.audit_days
        self._post = PostOffice(registry.store, settings, registry.mail_route, registry.is_present)
        self._own: LocalChores | None = None

    async def start(self) -> None:
        await self._registry.clocks.begin()
        await self._registry.bots.open(self._shared_chores())
        self._own = LocalChores(self._own_chores())

    async def close(self) -> None:
        if self._own is not None:
            await self._own.close()

    def _shared_chores(self) -> list[Chore]:
        """Done by one process for all that share a database."""
        registry = self._registry
        return [
            Chore("wake_waiting", LOOK, self._wake_waiting),
            Chore("look_at_clocks", LOOK, registry.clocks.look),
            Chore("carry_out_plans", LOOK, registry.plans.look),
            Chore("look_at_vacations", LOOK, registry.vacations.look),
            Chore("expire", AN_HOUR, registry.expire),
            Chore("forget_vacations", AN_HOUR, registry.vacations.forget),
            Chore("forget", AN_HOUR, self._forget),
            Chore("forget_audit", AN_HOUR, lambda: forget_old(self._store, self._audit_days)),
            *self._post.chores(LOOK),
        ]

    def _own_chores(self) -> list[Chore]:
        """About what this process alone has in memory."""
        registry = self._registry
        return [
            Chore("wake_watched", LOOK, self._wake_watched),
            Chore("callers", LOOK, registry.callers.check),
            Chore("write_results", AN_HOUR, registry.bookkeeper.catch_up),
            Chore("suspensions", LOOK, registry.suspensions.look),
        ]

    async def _wake_waiting(self) -> None:
        """Bots go on whose turn it was when a process ended. Each table is loaded when its turn comes."""
        plays_forgotten, registry = self._plays_forgotten, self._registry
        for kept in await self._store.read(lambda connection: self._turns.unserved(connection, plays_forgotten)):
            is_watched = registry.notices.is_watched_elsewhere(kept.row.id)
            registry.bots.put(kept.row, kept.seats, rank_of(kept.seats, is_watched))

    async def _wake_watched(self) -> None:
        """Tables where only bots play, if somebody has them open here: nobody else knows for sure."""
        for table in self._registry.in_use():
            if table.is_watched and table.state.problem is None:
                self._registry.bots.wake(table)

    async def _forget(self) -> None:
        await self._store.write(lambda connection: forget_unused(connection, days_ago(LASTING_DAYS)))
        await self._store.write(lambda connection: forget_tickets(connection, now()))
