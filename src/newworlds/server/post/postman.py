"""Tells people that it is their turn, wherever they are."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from sqlalchemy import Connection

from newworlds.core.text import listed, words
from newworlds.games import game
from newworlds.server.clock import later, now
from newworlds.server.post.push import can_push, push
from newworlds.server.post.push_keys import private_key
from newworlds.server.post.quiet import is_quiet
from newworlds.server.post.structures import Pushed, QuietHours
from newworlds.server.settings import Settings
from newworlds.server.storage import post_rows
from newworlds.server.storage.post_rows import SubscriptionRow, UntoldTurn
from newworlds.server.storage.store import Store


class Postman:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings

    async def tell_turns(self) -> None:
        """Whose turn it is follows from what is stored, so nothing is forgotten when a process ends."""
        if not can_push():
            return
        before = later(now(), -self._settings.push_delay)
        for untold in await self._store.read(lambda connection: post_rows.untold_turns(connection, before)):
            await self._tell(untold)

    async def _tell(self, untold: UntoldTurn) -> None:
        at = datetime.now(UTC)

        def claimed(connection: Connection) -> list[SubscriptionRow]:
            quiet = post_rows.quiet_hours_of(connection, untold.owner)
            if quiet is not None and is_quiet(QuietHours(quiet.begins, quiet.ends, quiet.zone), at):
                return []
            if not post_rows.claim(connection, untold):
                return []
            return post_rows.subscriptions_of(connection, untold.owner)

        subscriptions = await self._store.write(claimed)
        if subscriptions:
            key = await private_key(self._store)
            await asyncio.gather(*(self._send(each, turn_told(untold, each.language), key) for each in subscriptions))

    async def _send(self, subscription: SubscriptionRow, message: Pushed, key: str) -> None:
        if not await push(subscription, message, key, self._settings.push_contact):
            await self._store.write(lambda connection: post_rows.unsubscribe(connection, subscription.id))


def turn_told(untold: UntoldTurn, language: str) -> Pushed:
    """Only what everybody at the table knows."""
    name = words(f"{game(untold.game).id}.name", {}, language)
    others = listed(untold.others, language)
    code = "post.turn.with" if others else "post.turn.alone"
    return Pushed(
        title=words("post.turn.title", {}, language),
        body=words(code, {"game": name, "others": others, "count": len(untold.others)}, language),
        path=f"/t/{untold.table_id}",
    )
