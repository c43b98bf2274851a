"""The open connections, counted overall and by address, so that no stranger can take them all."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar, Protocol

import msgspec

from newworlds.server import metrics
from newworlds.server.addresses import UNKNOWN, TrustedProxies, household
from newworlds.server.errors import ServerError
from newworlds.server.limit_errors import ServerFull, TooManyConnections


class ConnectionLimits(msgspec.Struct, frozen=True, kw_only=True):
    most: int
    each: int
    """By address, at most half of all. Trusted proxies have no limit: they speak for many."""
    header_timeout: float
    body_timeout: float
    proxies: TrustedProxies


class Guarded(Protocol):
    kind: ClassVar[str]
    client: tuple[str, int] | None

    def close_if_overdue(self, now: float) -> None: ...


class Connections:
    """Of both kinds: HTTP, and WebSocket after it."""

    def __init__(self, limits: ConnectionLimits) -> None:
        self.limits = limits
        self._open: set[Guarded] = set()
        self._by_address: Counter[str] = Counter()

    def enter(self, connection: Guarded) -> None:
        self._open.add(connection)
        metrics.CONNECTIONS.labels(connection.kind).inc()
        self._by_address[_address(connection)] += 1

    def leave(self, connection: Guarded) -> None:
        address = _address(connection)
        self._open.remove(connection)
        metrics.CONNECTIONS.labels(connection.kind).dec()
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def refusal(self, connection: Guarded) -> ServerError | None:
        """Why there is no room for a connection that has just entered, if there is none."""
        if len(self._open) > self.limits.most:
            return ServerFull()
        if connection.client and connection.client[0] in self.limits.proxies:
            return None
        has_room = self._by_address[_address(connection)] <= self.limits.each
        return None if has_room else TooManyConnections(limit=self.limits.each)

    def close_overdue(self, now: float) -> None:
        for connection in list(self._open):
            connection.close_if_overdue(now)


def _address(connection: Guarded) -> str:
    return household(connection.client[0]) if connection.client else UNKNOWN
