"""The live connection of somebody who looks for a table."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from newworlds.core.errors import NewWorldsError
from newworlds.server import metrics
from newworlds.server.limit_errors import TooManyRequests
from newworlds.server.live import FLOODED, Visitor
from newworlds.server.lobby.lobby import Lobby, LobbyVisitor
from newworlds.server.server_messages import Refuse, encoded
from newworlds.server.speaking import TRY_AGAIN
from newworlds.server.windows import Windows
from newworlds.server.wire import Wire


async def watch_lobby(wire: Wire, visitor: Visitor, lobby: Lobby, windows: Windows) -> None:
    """Until the browser leaves. It has nothing to say here."""
    try:
        await visitor.count("requests")
        with windows.opened(visitor.address, visitor.owner), lobby.visited() as looking:
            telling = asyncio.create_task(_tell(wire, looking))
            try:
                await _until_gone(wire, visitor)
            finally:
                telling.cancel()
    except NewWorldsError as error:
        metrics.REFUSED.labels(error.code).inc()
        await wire.say(encoded(Refuse(ref=None, error=error.message, seq=0)))
        await wire.close(TRY_AGAIN)


async def _tell(wire: Wire, looking: LobbyVisitor) -> None:
    with suppress(OSError):
        while True:
            await wire.say(await looking.next())


async def _until_gone(wire: Wire, visitor: Visitor) -> None:
    while await wire.next() is not None:
        with suppress(TooManyRequests):
            await visitor.count("messages")
        if visitor.is_flooding:
            await wire.close(FLOODED)
            return
