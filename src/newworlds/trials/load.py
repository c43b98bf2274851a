"""Many tables played at once, and what it costs."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Final, Literal

import msgspec
from websockets.asyncio.client import ClientConnection

from newworlds.trials.guest import Pace
from newworlds.trials.party import Party, games_at, plans
from newworlds.trials.stopwatch import Latency, Stopwatch, latency
from newworlds.trials.usage import Usage, machine_cpu, usage_of
from newworlds.trials.visitor import Visitor

OPENED_AT_ONCE: Final = 4
SETTLING: Final = 1.0
"""Seconds after which a server has freed what it only needed for a moment."""
BUSY: Final = 0.9

Bottleneck = Literal["clients", "machine", "server", "database", "nothing"]


class Load(msgspec.Struct, frozen=True, kw_only=True):
    tables: int
    seconds: float
    think: float = 0.0
    idle: int = 0
    with_bots: bool = False
    is_compressed: bool = False
    seed: int = 0


class Measured(msgspec.Struct, frozen=True, kw_only=True):
    tables: int
    sockets: int
    seconds: float
    think: float
    moves: int
    """Steps seen by somebody at the table, all of which are stored; bots' included."""
    moves_per_second: float
    to_player: Latency | None
    to_everyone: Latency | None
    refusals: dict[str, int]
    lost_connections: int
    server_ms_per_move: float | None
    client_ms_per_move: float | None
    server_share: float | None
    """Of one core, by the busiest server."""
    client_share: float
    machine_share: float
    """Of all cores, by everything that runs on this machine."""
    table_kb: float | None
    """Memory of a table with its people's connections."""
    idle_socket_kb: float | None
    bottleneck: Bottleneck


class _Busy(msgspec.Struct, frozen=True):
    servers: list[Usage]
    clients: float
    machine: float


async def measure(load: Load, urls: Sequence[str], pids: Sequence[int]) -> Measured:
    """Without `pids`, the servers run elsewhere: what they use stays unknown."""
    watch, pace = Stopwatch(), Pace(think=load.think, is_compressed=load.is_compressed)
    chance = Random(load.seed)
    planned = plans(await games_at(urls[0]), load.tables, load.with_bots)
    parties = [Party(plan, urls, Random(chance.random())) for plan in planned]
    empty = await _settled_memory(pids)
    async with _playing(parties, pace, watch):
        full = await _settled_memory(pids)
        async with _idle_sockets(load.idle, parties, urls):
            with_idle = await _settled_memory(pids)
            used, seconds = await _timed(load.seconds, parties, pace, watch, pids)
    return _measured(load, parties, watch, used, seconds, (full - empty, with_idle - full if load.idle else None))


@asynccontextmanager
async def _playing(parties: Sequence[Party], pace: Pace, watch: Stopwatch) -> AsyncIterator[None]:
    """All tables are open and everybody is there."""
    turns = asyncio.Semaphore(OPENED_AT_ONCE)

    async def open_one(party: Party) -> None:
        async with turns:
            await party.open(watch)

    await asyncio.gather(*(open_one(party) for party in parties))
    async with asyncio.TaskGroup() as together:
        attending = [together.create_task(party.attend(pace, watch)) for party in parties]
        for party in parties:
            await party.wait_until_here()
        yield
        for task in attending:
            task.cancel()


@asynccontextmanager
async def _idle_sockets(number: int, parties: Sequence[Party], urls: Sequence[str]) -> AsyncIterator[None]:
    """Spectators, spread over the tables, connected as browsers are.

    They are cut off in the end: saying goodbye would take each of them the time to read everything it was sent.
    """
    connections: list[ClientConnection] = []
    try:
        for index in range(number):
            table_id = parties[index % len(parties)].guests[0].table_id
            connections.append(await Visitor().connect(urls[index % len(urls)], table_id, is_compressed=True))
            await connections[-1].recv(decode=False)
        yield
    finally:
        for connection in connections:
            connection.transport.abort()


async def _timed(
    seconds: float, parties: Sequence[Party], pace: Pace, watch: Stopwatch, pids: Sequence[int]
) -> tuple[_Busy, float]:
    before, began = _busy(pids), time.perf_counter()
    pace.is_on = watch.is_running = True
    for party in parties:
        for guest in party.guests:
            await guest.begin(pace, watch)
    await asyncio.sleep(seconds - (time.perf_counter() - began))
    pace.is_on = watch.is_running = False
    after = _busy(pids)
    used = [Usage(b.cpu - a.cpu) for a, b in zip(before.servers, after.servers, strict=True)]
    elapsed = time.perf_counter() - began
    return _Busy(used, after.clients - before.clients, after.machine - before.machine), elapsed


def _busy(pids: Sequence[int]) -> _Busy:
    return _Busy([usage_of([pid]) for pid in pids], time.process_time(), machine_cpu())


async def _settled_memory(pids: Sequence[int]) -> int:
    await asyncio.sleep(SETTLING)
    return usage_of(pids).memory


def _measured(
    load: Load, parties: Sequence[Party], watch: Stopwatch, used: _Busy, seconds: float, memory: tuple[int, int | None]
) -> Measured:
    servers = sum(usage.cpu for usage in used.servers) if used.servers else None
    moves = max(watch.moves, 1)
    for_tables, for_idle = memory
    shares = [usage.cpu / seconds for usage in used.servers]
    machine = used.machine / seconds / (os.cpu_count() or 1)
    return Measured(
        tables=load.tables,
        sockets=sum(len(party.guests) for party in parties) + load.idle,
        seconds=seconds,
        think=load.think,
        moves=watch.moves,
        moves_per_second=watch.moves / seconds,
        to_player=latency(watch.to_player),
        to_everyone=latency(watch.to_everyone),
        refusals=dict(watch.refusals),
        lost_connections=watch.losses,
        server_ms_per_move=None if servers is None else servers / moves * 1000,
        client_ms_per_move=used.clients / moves * 1000,
        server_share=max(shares) if shares else None,
        client_share=used.clients / seconds,
        machine_share=machine,
        table_kb=for_tables / load.tables / 1024 if used.servers else None,
        idle_socket_kb=None if for_idle is None or not used.servers else for_idle / load.idle / 1024,
        bottleneck=_bottleneck(load, max(shares, default=0.0), used.clients / seconds, machine),
    )


def _bottleneck(load: Load, server: float, clients: float, machine: float) -> Bottleneck:
    """What had nothing left, where nobody thinks; otherwise everything waits for the database."""
    if clients > BUSY:
        return "clients"
    if server > BUSY:
        return "server"
    if machine > BUSY:
        return "machine"
    return "nothing" if load.think else "database"
