"""The jobs of procrastinate, as far as our own statements look at them. PostgreSQL only."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection

from newworlds.server.storage.rows import waiting_for_bots
from newworlds.server.storage.schema import tables
from newworlds.server.storage.table_rows import StoredTable

SCHEMA = "procrastinate"
"""Of the database: its tables are kept apart from ours."""
BOT_TURN = "bot_turn"

HURRY = """
UPDATE procrastinate_jobs SET priority = %(priority)s
WHERE queueing_lock = %(queueing_lock)s AND status = 'todo' AND priority < %(priority)s
"""
"""Somebody has opened a table that was waiting already."""

COUNT_WAITING = "SELECT count(*) AS waiting FROM procrastinate_jobs WHERE task_name = %(name)s AND status = 'todo'"
"""Of all processes together."""

_jobs = sa.table(
    "procrastinate_jobs",
    sa.column("lock", sa.Text),
    sa.column("status", sa.Text),
    sa.column("args", sa.JSON),
    schema=SCHEMA,
)


def lock_of(table_id: str) -> str:
    """One turn at a table is carried out at a time, and one waits."""
    return f"table:{table_id}"


def waiting_without_job(connection: Connection, has_forgotten: bool) -> list[StoredTable]:
    """Tables where a bot is to act and nobody has been told, or whoever had been told is gone.

    A bot that found no move is not asked again at the same point.
    """
    status = sa.cast(_jobs.c.status, sa.Text)
    is_failed_here = sa.and_(status == "failed", _jobs.c.args["version"].as_integer() == tables.c.version)
    known = sa.exists().where(
        _jobs.c.lock == sa.literal("table:").concat(tables.c.id),
        sa.or_(status.in_(["todo", "doing"]), is_failed_here),
    )
    return waiting_for_bots(connection, has_forgotten, ~known)
