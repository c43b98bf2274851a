"""Take on work of servers that share a PostgreSQL database: bots' turns and chores, until it is stopped."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Collection

from newworlds.core.text import words
from newworlds.server import metrics
from newworlds.server.logs import start_logging
from newworlds.server.running import open_registry
from newworlds.server.settings import Settings, settings
from newworlds.server.start_errors import BadSetting, NothingToShare
from newworlds.server.storage.engine import postgres_address, without_password
from newworlds.server.thinking import Thinker


def work(database: str | None, queues: Collection[str], workers: int | None, language: str = "en") -> None:
    """Arguments that are None come from the environment. A `StartError` says in one sentence why it cannot start."""
    chosen = settings({"database": database, "bot_workers": workers})
    start_logging(chosen)

    def ready() -> None:
        print(words("work.ready", {"queues": ", ".join(queues), "workers": chosen.bot_workers}, language), flush=True)

    with metrics.served(chosen.metrics):
        asyncio.run(run(chosen, queues, ready))


async def run(
    chosen: Settings, queues: Collection[str], ready: Callable[[], None], thinker: Thinker | None = None
) -> None:
    if postgres_address(chosen.database) is None:
        raise NothingToShare(database=without_password(chosen.database))
    if chosen.bot_workers < 1:
        raise BadSetting(name="bot_workers", value=str(chosen.bot_workers), problem="there would be nothing to do")
    is_stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, is_stopped.set)
    async with open_registry(chosen, thinker, queues):
        ready()
        await is_stopped.wait()
