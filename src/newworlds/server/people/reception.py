"""Where people are known: what the routes about them need."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.requests import Request

from newworlds.server.answers import Json
from newworlds.server.keys import cookie_for, owner_of
from newworlds.server.people.accounts import Accounts, Browser
from newworlds.server.people.devices import device_of
from newworlds.server.people.forgotten import Forgotten
from newworlds.server.people.infos import MeInfo
from newworlds.server.people.leaving import Leaving
from newworlds.server.people.mailboxes import Mailboxes
from newworlds.server.people.mirror import me
from newworlds.server.people.moving import Moving
from newworlds.server.people.passkeys import Passkeys
from newworlds.server.rates import Rates
from newworlds.server.storage.session_rows import session_owner
from newworlds.server.table_registry import TableRegistry


class Reception:
    def __init__(self, registry: TableRegistry, rates: Rates) -> None:
        self.store = registry.store
        self.rates = rates
        self.accounts = Accounts(registry)
        self.moving = Moving(registry, self.accounts)
        self.leaving = Leaving(registry, self.accounts)
        self.mailboxes = Mailboxes(registry.store, self.accounts, registry.mail_route is not None)
        self.forgotten = Forgotten(registry.store, self.accounts)
        self.passkeys = Passkeys(registry.store, self.accounts)

    async def me(self, browser: Browser) -> MeInfo:
        return await self.store.read(lambda connection: me(connection, browser))


def reception_of(request: Request) -> Reception:
    reception: Reception = request.app.state.reception
    return reception


def browser_of(request: Request) -> Browser:
    device = device_of(request.headers.get("user-agent", ""))
    return Browser(request.state.owner, request.state.key_hash, device)


async def under_new_key(request: Request, key: str, told: Callable[[MeInfo], Any] = lambda info: info) -> Json:
    """The answer to a browser that is somebody else from now on: whoever had its old key has nothing."""
    reception, hashed = reception_of(request), owner_of(key)
    found = await reception.store.read(lambda connection: session_owner(connection, hashed))
    browser = Browser(found.owner if found else hashed, hashed, "")
    return Json(told(await reception.me(browser)), headers={"set-cookie": cookie_for(key, request.scope)})
