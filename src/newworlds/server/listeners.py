"""Somebody who has a table open: messages wait here until the connection takes them."""

from __future__ import annotations

from collections.abc import Callable

from newworlds.server.outgoing import Outgoing
from newworlds.server.server_messages import ServerMessage, encoded

MOST_WAITING = 256
"""A connection further behind than this is closed; the browser reconnects and gets the whole state."""


class Listener:
    __slots__ = ("_wake", "is_lost", "name", "owner", "waiting")

    def __init__(self, owner: str, wake: Callable[[], None] = lambda: None, name: str | None = None) -> None:
        """`wake` is called when there is something to send, or nothing more because the listener is lost. Those who
        only watch may have a `name`."""
        self.owner = owner
        self.name = name
        self.waiting: list[Outgoing] = []
        self.is_lost = False
        self._wake = wake

    def send(self, message: ServerMessage) -> None:
        self.send_encoded(encoded(message))

    def send_encoded(self, message: Outgoing) -> None:
        if len(self.waiting) >= MOST_WAITING:
            self.lose()
        if not self.is_lost:
            self.waiting.append(message)
            self._wake()

    def lose(self) -> None:
        """The connection is closed; the browser connects again, and sees then."""
        self.is_lost = True
        self.waiting.clear()
        self._wake()

    def dismiss(self) -> None:
        """The connection is closed as soon as it has taken what waits."""
        self.is_lost = True
        self._wake()
