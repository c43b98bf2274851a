"""Bots think in separate processes, so that the server stays responsive and a bot that hangs can be killed."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import secrets
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final, Protocol

from newworlds.bots import AS_USUAL, Intention, Question, takes_its_time
from newworlds.core.match import Match
from newworlds.core.seeds import LARGEST_SEED
from newworlds.server.kept_plans import KeptPlans
from newworlds.server.thinking_process import Job, worker_loop

A_NEW_PROCESS: Final = 60.0
"""Seconds in which one has started and glanced at a position, however busy the machine is."""

log = logging.getLogger(__name__)


class BotTrouble(Exception):
    """A bot gave no move; the text says why, for the log."""


class Thinker(Protocol):
    async def choose(self, bot: str, match: Match, seat: int, leisure: float = AS_USUAL) -> int: ...

    async def close(self) -> None: ...


class ProcessThinker:
    """So many think at the same time, and one more that does not take its time, where all others are busy."""

    def __init__(self, workers: int, timeout: float) -> None:
        self._timeout = timeout
        self._workers = [Worker() for _ in range(workers + 1)]
        self._threads = ThreadPoolExecutor(workers + 1, thread_name_prefix="bots")
        self._is_closing = False
        self._plans = KeptPlans()
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._in_reserve: asyncio.Queue[Worker] = asyncio.Queue()
        *usual, reserve = self._workers
        for worker in usual:
            self._free.put_nowait(worker)
        self._in_reserve.put_nowait(reserve)

    async def choose(self, bot: str, match: Match, seat: int, leisure: float = AS_USUAL) -> int:
        """What the bot had in mind already, if it sees what it expected; otherwise it thinks."""
        planned = self._plans.take(bot, match, seat)
        if planned is not None:
            return planned
        first, *later = await self._asked(job_for(bot, match, seat, leisure), takes_its_time(match.game, bot))
        self._plans.keep(bot, match, seat, later)
        return first.move

    async def _asked(self, job: Job, is_long: bool) -> list[Intention]:
        among = self._in_reserve if self._free.empty() and not is_long else self._free
        worker = await among.get()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._answer, worker, job)
        finally:
            among.put_nowait(worker)

    def _answer(self, worker: Worker, job: Job) -> list[Intention]:
        """A bot whose process was lost, or ended because it took too long, plays at a quick glance in a new one."""
        try:
            return worker.ask(job, self._timeout)
        except BotTrouble as trouble:
            if self._is_closing:
                raise
            log.warning("bot %s gave no answer and plays at a quick glance: %s", job.bot, trouble)
        return worker.ask(job._replace(bot=None), max(self._timeout, A_NEW_PROCESS))

    async def close(self) -> None:
        """Ends the processes first, so that no thread is still waiting for them."""
        self._is_closing = True
        for worker in self._workers:
            worker.interrupt()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for worker in self._workers:
            worker.end()


def job_for(bot: str, match: Match, seat: int, leisure: float = AS_USUAL) -> Job:
    """Only a question leaves this process: a position imagined from what the seat may know, without history."""
    return Job(bot, Question(match.game, match.position, seat, secrets.randbelow(LARGEST_SEED + 1)), leisure)


class Worker:
    """One process, started when first needed and restarted after it was lost."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None

    def ask(self, job: Job, timeout: float) -> list[Intention]:
        """Blocks: call it from a thread."""
        connection = self._connection or self._start()
        try:
            connection.send(job)
            if not connection.poll(timeout):
                raise BotTrouble(f"no move within {timeout} s")
            intentions, trouble = connection.recv()
        except (OSError, EOFError) as error:
            self.end()
            raise BotTrouble("its process ended") from error
        except BotTrouble:
            self.end()
            raise
        if not intentions:
            raise BotTrouble(trouble)
        if trouble:
            log.warning("bot %s failed, and another move is made in its place: %s", job.bot, trouble)
        return [Intention(*intention) for intention in intentions]

    def interrupt(self) -> None:
        if self._process is not None:
            self._process.kill()

    def end(self) -> None:
        process, connection = self._process, self._connection
        self._process = self._connection = None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if connection is not None:
            connection.close()

    def _start(self) -> Connection:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=worker_loop, args=(theirs,), name="bot", daemon=True)
        self._process.start()
        theirs.close()
        self._connection = ours
        return ours
