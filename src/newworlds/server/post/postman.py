"""Tells people that it is their turn, wherever they are: their browsers, if they have asked for it."""

from __future__ import annotations

from sqlalchemy import Connection

from newworlds.server.clock import later, now
from newworlds.server.post.push import Pushes, can_push
from newworlds.server.post.quiet import is_quiet_for
from newworlds.server.post.turn_words import turn_told
from newworlds.server.settings import Settings
from newworlds.server.storage import address_rows, post_rows, turn_rows
from newworlds.server.storage.post_rows import SubscriptionRow
from newworlds.server.storage.store import Store
from newworlds.server.storage.turn_rows import UntoldTurn


class Postman:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._delay = settings.push_delay
        self._pushes = Pushes(store, settings)

    async def tell_turns(self) -> None:
        """Whose turn it is follows from what is stored, so nothing is forgotten when a process ends."""
        if not can_push():
            return
        before = later(now(), -self._delay)
        for untold in await self._store.read(lambda connection: turn_rows.untold_turns(connection, before)):
            await self._tell(untold)

    async def _tell(self, untold: UntoldTurn) -> None:
        subscriptions = await self._store.write(lambda connection: claimed(connection, untold))
        is_told = await self._pushes.send(subscriptions, lambda language: turn_told(untold, language))
        if subscriptions and not is_told:
            await self._store.write(lambda connection: turn_rows.unclaim(connection, untold, "mail"))


def claimed(connection: Connection, untold: UntoldTurn) -> list[SubscriptionRow]:
    """The browsers to tell, unless others do it, or not now. Those need no e-mail as well, unless they want both."""
    if is_quiet_for(connection, untold.owner, now()) or not turn_rows.claim_push(connection, untold):
        return []
    mailed = address_rows.address_of_owner(connection, untold.owner)
    if mailed is not None and not mailed.is_both:
        turn_rows.claim(connection, untold, "mail")
    return post_rows.subscriptions_of(connection, untold.owner)
