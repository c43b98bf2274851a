"""Everything that is stored about somebody: shown to them, and deleted if they wish."""

from __future__ import annotations

from contextlib import suppress

from sqlalchemy import Connection

from newworlds.core.errors import NewWorldsError
from newworlds.core.record import Record
from newworlds.server.clock import now
from newworlds.server.people.accounts import Accounts, Browser
from newworlds.server.people.infos import Export
from newworlds.server.people.mirror import me, sessions
from newworlds.server.standing import profiles
from newworlds.server.storage import belonging_rows, people_rows
from newworlds.server.storage.changes import Changed
from newworlds.server.table_registry import TableRegistry


class Leaving:
    def __init__(self, registry: TableRegistry, accounts: Accounts) -> None:
        self._registry = registry
        self._store = registry.store
        self._accounts = accounts

    async def exported(self, browser: Browser) -> Export:
        """Games in progress as their player sees them; of those that are over, the whole record."""
        owner = browser.owner
        ids = await self._store.read(lambda connection: _concerning(connection, owner))
        infos = [await self._registry.info(table_id, owner) for table_id in ids]
        finished = [info.id for info in infos if info.status == "over"]
        records = [record for table_id in finished if (record := await self._record(table_id, owner)) is not None]

        def work(connection: Connection) -> Export:
            person = people_rows.person_of(connection, owner)
            other = belonging_rows.belongings(connection, person) if person else {}
            return Export(
                exported=now(),
                me=me(connection, browser),
                sessions=sessions(connection, browser),
                tables=infos,
                records=records,
                results=profiles.own_results(connection, owner),
                ratings=profiles.ratings_of(connection, owner),
                other=other,
            )

        return await self._store.read(work)

    async def _record(self, table_id: str, owner: str) -> Record | None:
        """None where a game cannot be told as a record: rules that are gone, branches of imagined positions."""
        try:
            return await self._registry.record(table_id, owner)
        except NewWorldsError:
            return None

    async def delete(self, browser: Browser, password: str) -> None:
        """Guests need no password. Games with others stay for them, without a name."""
        await self._accounts.confirm_unless_guest(browser, password)
        await self._resign(browser.owner)

        def work(connection: Connection) -> list[Changed]:
            person = people_rows.ensured(connection, browser.owner, "")
            deleted = belonging_rows.delete_belongings(connection, person)
            people_rows.forget(connection, person.id)
            self._registry.notices.announce(connection, deleted)
            return deleted

        await self._accounts.tell(await self._store.write(work))

    async def _resign(self, owner: str) -> None:
        """Nobody must wait for somebody who is gone: bots play on."""
        for table_id in await self._store.read(lambda connection: belonging_rows.table_ids_of(connection, owner)):
            with suppress(NewWorldsError):
                async with self._registry.at(table_id) as table:
                    await table.resign(owner, lambda: None)


def _concerning(connection: Connection, owner: str) -> list[str]:
    own = belonging_rows.table_ids_of(connection, owner)
    return [*own, *(kept for kept in belonging_rows.kept_table_ids_of(connection, owner) if kept not in own)]
