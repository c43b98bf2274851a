"""What Prometheus can learn of this process. Nothing here names a player, a table or an address."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server

from newworlds.server.start_errors import BadSetting, PortTaken

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_THOUGHT: Final = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)
_TOGETHER: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)

MOVES: Final = Counter("newworlds_moves", "Moves and undos accepted", ["game", "kind"], registry=REGISTRY)
MOVE_SECONDS: Final = Histogram(
    "newworlds_move_seconds",
    "From the arrival of a move until it is stored, and until everybody is told",
    ["until"],
    buckets=_SECONDS,
    registry=REGISTRY,
)
REFUSED: Final = Counter("newworlds_refused", "Requests and messages refused", ["code"], registry=REGISTRY)
TABLES: Final = Gauge("newworlds_tables_in_memory", "Tables that somebody is using", registry=REGISTRY)
CONNECTIONS: Final = Gauge("newworlds_connections", "Open connections", ["kind"], registry=REGISTRY)
BOTS_WAITING: Final = Gauge(
    "newworlds_bots_waiting",
    "Tables that wait for a bot to think; with PostgreSQL those of all processes, or NaN while it cannot be reached",
    registry=REGISTRY,
)
THINKING_SECONDS: Final = Histogram(
    "newworlds_thinking_seconds", "How long bots thought", ["bot"], buckets=_THOUGHT, registry=REGISTRY
)
DATABASE_SECONDS: Final = Histogram(
    "newworlds_database_seconds",
    "How long reads and writes took, with waiting",
    ["kind"],
    buckets=_SECONDS,
    registry=REGISTRY,
)
DATABASE_FAILURES: Final = Counter("newworlds_database_failures", "Reads and writes that failed", registry=REGISTRY)
WRITES_TOGETHER: Final = Histogram(
    "newworlds_writes_together", "Writes that shared a commit", buckets=_TOGETHER, registry=REGISTRY
)
LOOP_LAG_SECONDS: Final = Histogram(
    "newworlds_loop_lag_seconds", "How much too late the event loop does something", buckets=_SECONDS, registry=REGISTRY
)

_received: ContextVar[float | None] = ContextVar("received", default=None)
"""When the move in hand arrived; bots' moves do not arrive."""


def move_received() -> None:
    _received.set(time.perf_counter())


def move_stored() -> None:
    _since_received("stored")


def move_told(game: str, kind: str) -> None:
    _since_received("told")
    _moves(game, kind).inc()


def _since_received(until: str) -> None:
    received = _received.get()
    if received is not None:
        _move_seconds(until).observe(time.perf_counter() - received)


@cache
def _moves(game: str, kind: str) -> Counter:
    """Looked up once: `labels` would check its arguments under a lock with every move."""
    return MOVES.labels(game, kind)


@cache
def _move_seconds(until: str) -> Histogram:
    return MOVE_SECONDS.labels(until)


@contextmanager
def served(setting: str) -> Iterator[None]:
    """On an address of their own, which the host keeps to themselves; nowhere if the setting is empty."""
    if not setting:
        yield
        return
    host, port = _address(setting)
    try:
        server, thread = start_http_server(port, host, REGISTRY)
    except OSError as error:
        raise PortTaken(host=host, port=str(port), other=str(port + 1)) from error
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _address(setting: str) -> tuple[str, int]:
    host, _, port = setting.rpartition(":")
    if not host or not port.isdecimal():
        raise BadSetting(name="metrics", value=setting, problem="write address and port, as in “127.0.0.1:9100”")
    return host.strip("[]"), int(port)
