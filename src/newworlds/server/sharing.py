"""How the processes on one database share their work. With SQLite there is only one, and nothing of this is loaded."""

from __future__ import annotations

from collections.abc import Collection

from newworlds.server.notices import NobodyElse, Notices
from newworlds.server.settings import Settings
from newworlds.server.start_errors import BadSetting
from newworlds.server.storage.engine import postgres_address
from newworlds.server.turn_queue import LocalTurns, TurnQueue


def sharing(settings: Settings, queues: Collection[str]) -> tuple[Notices, TurnQueue]:
    address = postgres_address(settings.database)
    if address is None:
        return NobodyElse(), LocalTurns(_some(settings.bot_workers))
    from newworlds.server.job_turns import JobTurns
    from newworlds.server.postgres_notices import PostgresNotices

    return PostgresNotices(address, settings.lease), JobTurns(address, settings.bot_workers, queues, settings.lease)


def _some(bot_workers: int) -> int:
    if bot_workers < 1:
        raise BadSetting(name="bot_workers", value=str(bot_workers), problem="with SQLite nobody else plays the bots")
    return bot_workers
