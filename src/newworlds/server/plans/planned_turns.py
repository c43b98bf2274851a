"""Plans are carried out as soon as the turn comes; what a dying process left undone, another finds soon after."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager

from newworlds.core.errors import NewWorldsError
from newworlds.server.plans.carrying_out import plan_to_carry_out
from newworlds.server.storage import plan_rows
from newworlds.server.storage.store import Store
from newworlds.server.tables import Table

log = logging.getLogger(__name__)


class PlannedTurns:
    def __init__(self, store: Store, at: Callable[[str], AbstractAsyncContextManager[Table]]) -> None:
        self._store = store
        self._at = at
        self._tasks: set[asyncio.Task[None]] = set()

    def wake(self, table: Table) -> None:
        """Called after every change. The change that made it somebody's turn is stored and told first."""
        if plan_to_carry_out(table.state) is not None:
            task = asyncio.create_task(self._carry_out(table.row.id))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def look(self) -> None:
        """Done twice it changes nothing more."""
        for table_id in await self._store.read(plan_rows.tables_to_go_on):
            await self._carry_out(table_id)

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _carry_out(self, table_id: str) -> None:
        try:
            async with self._at(table_id) as table:
                await table.carry_out_plan()
        except NewWorldsError:
            log.exception("table %s: a plan could not be carried out", table_id)
