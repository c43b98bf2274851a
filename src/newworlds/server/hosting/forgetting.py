"""What hosts did and said is not kept for ever."""

from __future__ import annotations

from sqlalchemy import Connection

from newworlds.server.clock import days_ago, now
from newworlds.server.storage import announcement_rows, audit_rows
from newworlds.server.storage.store import Store


async def forget_old(store: Store, audit_days: int) -> None:
    def forget(connection: Connection) -> None:
        audit_rows.forget(connection, before=days_ago(audit_days))
        announcement_rows.forget(connection, before=now())

    await store.write(forget)
