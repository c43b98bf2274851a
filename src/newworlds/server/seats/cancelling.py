"""The host gives up a table before its game begins: it is deleted, and whoever waits there is told."""

from __future__ import annotations

from sqlalchemy import Connection

from newworlds.server.seats.changes import check_hosts_waiting
from newworlds.server.storage import expiry_rows
from newworlds.server.storage.changes import Changed
from newworlds.server.table_registry import TableRegistry


async def cancel(registry: TableRegistry, table_id: str, host: str) -> None:
    """If somebody changes the table at the same moment, it is looked at again: its game may have begun."""

    def delete(connection: Connection, version: int) -> list[Changed]:
        deleted = expiry_rows.delete_waiting(connection, table_id, version)
        registry.notices.announce(connection, deleted)
        return deleted

    async with registry.at(table_id) as table:
        check_hosts_waiting(table.state, host)
        while not await registry.store.write(lambda connection: delete(connection, table.row.version)):
            await table.catch_up()
            check_hosts_waiting(table.state, host)
        await table.refresh()
        registry.desks.changed(table_id)
