"""How what waits for a listener gets to the other side of a connection."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from newworlds.server.listeners import Listener
from newworlds.server.wire import Wire

TRY_AGAIN = 1013
"""Close code: reconnect and fetch the state again."""


class Speaker:
    def __init__(self, wire: Wire, owner: str, name: str | None = None) -> None:
        """`name` is that of somebody who watches."""
        self._wire = wire
        self.listener = Listener(owner, self._wake, name)
        self._talking: asyncio.Task[None] | asyncio.Handle | None = None

    def stop(self) -> None:
        if self._talking is not None:
            self._talking.cancel()

    def _wake(self) -> None:
        """What is said in the same moment, such as a step and its acknowledgement, is written together."""
        if self._talking is None:
            self._talking = asyncio.get_running_loop().call_soon(self._say)

    def _say(self) -> None:
        """A connection that takes what it is sent costs no task."""
        listener = self.listener
        if not listener.is_lost and self._wire.say_at_once(listener.waiting):
            listener.waiting = []
            self._talking = None
        else:
            self._talking = asyncio.create_task(self._talk())

    async def _talk(self) -> None:
        listener = self.listener
        with suppress(OSError):
            while listener.waiting:
                waiting, listener.waiting = listener.waiting, []
                for message in waiting:
                    await self._wire.say(message)
            if listener.is_lost:
                await self._wire.close(TRY_AGAIN)
        self._talking = None
