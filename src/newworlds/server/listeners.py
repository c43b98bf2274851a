"""Somebody who has a table open: messages wait here until the connection takes them."""

from __future__ import annotations

import asyncio

from newworlds.server.server_messages import ServerMessage, encoded

MOST_WAITING = 256
"""A connection further behind than this is closed; the browser reconnects and gets the whole state."""


class Listener:
    def __init__(self, owner: str) -> None:
        self.owner = owner
        self.is_lost = asyncio.Event()
        self._waiting: asyncio.Queue[str] = asyncio.Queue(MOST_WAITING)

    def send(self, message: ServerMessage) -> None:
        self.send_text(encoded(message))

    def send_text(self, text: str) -> None:
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            self.is_lost.set()

    async def next(self) -> str:
        return await self._waiting.get()
