"""Start the server and keep it running until it is stopped."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from newworlds.core.compiled import is_compiled
from newworlds.core.text import words
from newworlds.server import metrics
from newworlds.server.addresses import TrustedProxies, reachable_host
from newworlds.server.app import create_app
from newworlds.server.connections import ConnectionLimits, Connections
from newworlds.server.descriptors import affordable_connections
from newworlds.server.guarded_protocols import GuardedConfig
from newworlds.server.health import Readiness
from newworlds.server.logs import start_logging
from newworlds.server.running import open_registry
from newworlds.server.settings import Settings, settings
from newworlds.server.start_errors import BadAddress, ClientMissing, PortTaken
from newworlds.server.thinking import Thinker

LARGEST_PORT = 65535
ACCEPTED_AT_ONCE = 32
"""Fewer than the descriptors in reserve, so that there is always one left to refuse a connection with."""
WAITING_TO_BE_ACCEPTED = 1024
TICK = 0.1
"""Seconds between two looks of uvicorn at whether it should stop."""
FINISHING = 5
"""Seconds that requests in hand have to be answered when the server is stopped."""
HARD_MESSAGE_LIMIT = 1024 * 1024
"""Beyond 64 KiB a message is refused; beyond this the connection is closed."""

log = logging.getLogger(__name__)


def serve(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    open_browser: bool = False,
    client: str | None = None,
    language: str = "en",
) -> None:
    """Arguments that are None come from the environment. A `StartError` says in one sentence why it cannot start."""
    chosen = settings({"host": host, "port": port, "database": database, "client": client})
    if not (Path(chosen.client) / "index.html").is_file():
        raise ClientMissing(folder=chosen.client)
    with listen(chosen.host, chosen.port) as listening, _quiet_signals():
        start_logging(chosen)
        _tell_engine()
        address = address_of(chosen.host, listening)

        def ready(_server: uvicorn.Server) -> None:
            print(words("serve.ready", {"address": address}, language), flush=True)
            if open_browser:
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        _collect_garbage_less_often()
        with metrics.served(chosen.metrics):
            asyncio.run(run(chosen, listening, ready))


def _collect_garbage_less_often() -> None:
    """Views consist of thousands of small objects and hardly any cycles: the default would look for some all the time.

    What the start has loaded stays, so nobody need look there at all.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


async def run(
    chosen: Settings,
    listening: socket.socket,
    ready: Callable[[uvicorn.Server], None],
    thinker: Thinker | None = None,
) -> None:
    async with open_registry(chosen, thinker) as registry:
        connections = Connections(connection_limits(chosen))
        site = create_app(registry, chosen)
        config = GuardedConfig(
            site,
            connections,
            ws_max_size=HARD_MESSAGE_LIMIT,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            backlog=ACCEPTED_AT_ONCE,
            forwarded_allow_ips=connections.limits.proxies.listed,
            timeout_keep_alive=chosen.idle_timeout,
            timeout_graceful_shutdown=FINISHING,
        )
        await _Server(config, site.state.readiness, ready).serve(sockets=[listening])


def connection_limits(chosen: Settings) -> ConnectionLimits:
    most = affordable_connections(chosen.connections)
    return ConnectionLimits(
        most=most,
        each=min(chosen.connections_each, most // 2),
        header_timeout=chosen.header_timeout,
        body_timeout=chosen.body_timeout,
        proxies=TrustedProxies(chosen.trusted_proxies),
    )


class _Server(uvicorn.Server):
    def __init__(self, config: GuardedConfig, readiness: Readiness, ready: Callable[[uvicorn.Server], None]) -> None:
        super().__init__(config)
        self._readiness = readiness
        self._ready = ready
        self._connections = config.connections
        self._ticked = asyncio.get_running_loop().time()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(WAITING_TO_BE_ACCEPTED)
        self._ready(self)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Browsers are told to come back (1012), requests in hand are answered, and changes in hand are stored."""
        self._readiness.stopping()
        await super().shutdown(sockets)

    async def on_tick(self, counter: int) -> bool:
        """Called after every pause of a tenth of a second."""
        now = asyncio.get_running_loop().time()
        metrics.LOOP_LAG_SECONDS.observe(max(0.0, now - self._ticked - TICK))
        if counter % 10 == 0:
            self._connections.close_overdue(now)
        self._ticked = asyncio.get_running_loop().time()
        return await super().on_tick(counter)


def listen(host: str, port: int) -> socket.socket:
    """Port 0 takes any free one."""
    if not 0 <= port <= LARGEST_PORT:
        raise BadAddress(host=host, port=str(port), problem=f"ports go from 0 to {LARGEST_PORT}")
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # asyncio only sets TCP_NODELAY, so that small messages are sent at once, on sockets that name their protocol.
        return _bound(socket.socket(family, kind, protocol), address)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortTaken(host=host, port=str(port), other=str(port + 1)) from error
        raise BadAddress(host=host, port=str(port), problem=str(error)) from error


def _bound(listening: socket.socket, address: tuple[Any, ...]) -> socket.socket:
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError:
        listening.close()
        raise
    return listening


def address_of(host: str, listening: socket.socket) -> str:
    """The address to type into a browser."""
    reachable = reachable_host(host)
    name = f"[{reachable}]" if ":" in reachable else reachable
    return f"http://{name}:{listening.getsockname()[1]}"


@contextmanager
def _quiet_signals() -> Iterator[None]:
    """Uvicorn stops on these signals and raises them again afterwards, when everything is already closed."""
    wanted = (signal.SIGINT, signal.SIGTERM)
    before = [signal.signal(number, lambda *_: None) for number in wanted]
    try:
        yield
    finally:
        for number, handler in zip(wanted, before, strict=True):
            signal.signal(number, handler)


def _tell_engine() -> None:
    if is_compiled():
        log.info("the engine is compiled")
    else:
        log.warning("the engine is not compiled: bots are some thirty times slower")
