"""Turns of bots as jobs in the PostgreSQL database: any process takes them up, and another if that one dies."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Collection, Sequence
from datetime import UTC, datetime

import procrastinate
import procrastinate.jobs
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException, JobAborted, UniqueViolation
from sqlalchemy import Connection

from newworlds.server import metrics
from newworlds.server.bot_ranks import Rank
from newworlds.server.chores import AN_HOUR, Chore, LocalChores
from newworlds.server.errors import StorageFailed
from newworlds.server.storage import job_rows
from newworlds.server.storage.table_rows import StoredTable
from newworlds.server.turn_queue import BOTS, CHORES, Turn

URGENT = 100
"""Chores come before any bot: they are short, and free what dead processes hold."""
GRACE = 3.0
"""Seconds for which a process that is stopped waits for bots that are thinking; then others take them over."""
KEPT_HOURS = 24 * 7
"""For how long one can see which bots found no move."""
COUNTING = 5
"""Seconds between two counts of what waits in the database."""
RETRY = 1.0
"""Seconds after which a worker that lost the database starts again."""

log = logging.getLogger(__name__)


class BotFoundNoMove(Exception):
    """The job is kept as failed, so that it is not tried again and again."""


class GiveBack(procrastinate.BaseRetryStrategy):
    """A job that is cut short because its process stops is done by another; one that could not store, later."""

    def get_retry_decision(
        self, *, exception: BaseException, job: procrastinate.jobs.Job
    ) -> procrastinate.RetryDecision | None:
        if isinstance(exception, JobAborted | asyncio.CancelledError):
            return procrastinate.RetryDecision(retry_at=datetime.now(UTC))
        if isinstance(exception, StorageFailed):
            return procrastinate.RetryDecision(retry_in={"seconds": 5})
        return None


class JobTurns:
    def __init__(self, address: str, at_a_time: int, queues: Collection[str], lease: float) -> None:
        """With none at a time, turns are only handed to other processes."""
        options = {"options": f"-c search_path={job_rows.SCHEMA}"}
        self._app = procrastinate.App(
            connector=procrastinate.PsycopgConnector(
                conninfo=address, kwargs=options, min_size=1, max_size=at_a_time + 4
            )
        )
        self._at_a_time = at_a_time
        self._queues = queues
        self._lease = lease
        self._handing_over: dict[str, asyncio.Task[None]] = {}
        self._worker: asyncio.Task[None] | None = None
        self._counting: LocalChores | None = None

    def put(self, table_id: str, version: int, rank: Rank, is_long: bool) -> None:
        """Long and short turns wait in one queue, as all versions of this program know no other."""
        if table_id not in self._handing_over:
            task = asyncio.create_task(self._hand_over(table_id, version, rank))
            self._handing_over[table_id] = task
            task.add_done_callback(lambda _: self._handing_over.pop(table_id))

    def is_anyone_before(self, rank: Rank) -> bool:
        """Not known: others may have put them into the database."""
        return False

    def unserved(self, connection: Connection, has_forgotten: bool) -> list[StoredTable]:
        return job_rows.waiting_without_job(connection, has_forgotten)

    async def open(self, turn: Turn, chores: Sequence[Chore]) -> None:
        self._add_tasks(turn, chores)
        await self._app.open_async()
        self._counting = LocalChores([Chore("count_waiting", COUNTING, self._count_waiting)])
        if self._at_a_time:
            self._worker = asyncio.create_task(self._work())

    async def close(self) -> None:
        if self._counting is not None:
            await self._counting.close()
        await asyncio.gather(*self._handing_over.values(), return_exceptions=True)
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)
        await self._app.close_async()

    def _add_tasks(self, turn: Turn, chores: Sequence[Chore]) -> None:
        @self._app.task(name=job_rows.BOT_TURN, queue=BOTS, retry=GiveBack())
        async def bot_turn(table_id: str, version: int) -> None:
            if not await turn(table_id):
                raise BotFoundNoMove(table_id)

        often = 5 if self._lease >= 15 else 1
        own = (Chore("take_over", often, self._take_over), Chore("forget_failed", AN_HOUR, self._forget_failed))
        for chore in (*chores, *own):
            self._add_chore(chore)

    def _add_chore(self, chore: Chore) -> None:
        async def work(timestamp: int) -> None:
            await chore.work()

        task = self._app.task(name=chore.name, queue=CHORES, queueing_lock=chore.name, priority=URGENT)(work)
        self._app.periodic(cron=chore.cron)(task)

    async def _work(self) -> None:
        while True:
            try:
                await self._app.run_worker_async(
                    queues=list(self._queues),
                    concurrency=self._at_a_time,
                    install_signal_handlers=False,
                    shutdown_graceful_timeout=GRACE,
                    delete_jobs="successful",
                    update_heartbeat_interval=self._lease / 3,
                    stalled_worker_timeout=self._lease,
                )
            except (ConnectorException, OSError) as error:
                log.warning("the jobs in the database cannot be reached: %s", error)
            await asyncio.sleep(RETRY)

    async def _hand_over(self, table_id: str, version: int, rank: Rank) -> None:
        """If this fails, the table is found by whoever looks for tables that wait without a job."""
        lock = job_rows.lock_of(table_id)
        job = self._app.configure_task(job_rows.BOT_TURN, queue=BOTS, lock=lock, queueing_lock=lock, priority=-rank)
        try:
            await job.defer_async(table_id=table_id, version=version)
        except AlreadyEnqueued:
            await self._app.connector.execute_query_async(job_rows.HURRY, queueing_lock=lock, priority=-rank)
        except ConnectorException as error:
            log.warning("table %s: the bot's turn could not be handed over: %s", table_id, error)

    async def _count_waiting(self) -> None:
        """Every process reports the same number: whoever watches over them may lose any one of them."""
        try:
            found = await self._app.connector.execute_query_one_async(job_rows.COUNT_WAITING, name=job_rows.BOT_TURN)
            metrics.BOTS_WAITING.set(found["waiting"])
        except ConnectorException:
            metrics.BOTS_WAITING.set(math.nan)

    async def _forget_failed(self) -> None:
        await self._app.job_manager.delete_old_jobs(KEPT_HOURS, include_failed=True, include_aborted=True)

    async def _take_over(self) -> None:
        manager = self._app.job_manager
        for job in await manager.get_stalled_jobs(seconds_since_heartbeat=self._lease):
            log.warning("a process died; its job is taken over: %s", job.call_string)
            try:
                await manager.retry_job(job)
            except UniqueViolation:
                await manager.finish_job(job, procrastinate.jobs.Status.FAILED, delete_job=True)
