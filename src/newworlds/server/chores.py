"""What has to be done from time to time, whoever is playing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

A_MINUTE = 60
AN_HOUR = 3600

log = logging.getLogger(__name__)


class Chore(NamedTuple):
    """Done twice, or by two processes, it changes nothing more."""

    name: str
    every: int
    """Seconds: a divisor of a minute, or whole hours."""
    work: Callable[[], Awaitable[None]]

    @property
    def cron(self) -> str:
        """As in crontab, with the seconds as sixth field."""
        if self.every < A_MINUTE:
            return f"* * * * * */{self.every}"
        return f"17 */{self.every // AN_HOUR} * * *"


class LocalChores:
    """Done by this process, first right away."""

    def __init__(self, chores: Sequence[Chore]) -> None:
        self._tasks = [asyncio.create_task(_again_and_again(chore)) for chore in chores]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def _again_and_again(chore: Chore) -> None:
    while True:
        try:
            await chore.work()
        except Exception:
            log.exception("%s failed", chore.name)
        await asyncio.sleep(chore.every)
