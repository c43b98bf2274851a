"""The connection to a desk: the server speaks, the browser listens."""

from __future__ import annotations

from newworlds.core.errors import NewWorldsError
from newworlds.server import metrics
from newworlds.server.desk.desks import Desks
from newworlds.server.live import FLOODED, Visitor
from newworlds.server.server_messages import Refuse, encoded
from newworlds.server.speaking import TRY_AGAIN, Speaker
from newworlds.server.windows import Windows
from newworlds.server.wire import Wire


async def at_desk(wire: Wire, visitor: Visitor, desks: Desks, windows: Windows) -> None:
    """Until the browser leaves, is refused, or says something: there is nothing to be said here."""
    try:
        await visitor.count("requests")
        with windows.opened(visitor.address, visitor.owner):
            await _listened(wire, visitor.owner, desks)
    except NewWorldsError as error:
        metrics.REFUSED.labels(error.code).inc()
        await wire.say(encoded(Refuse(ref=None, error=error.message, seq=0)))
        await wire.close(TRY_AGAIN)


async def _listened(wire: Wire, owner: str, desks: Desks) -> None:
    speaker = Speaker(wire, owner)
    desks.arrive(speaker.listener)
    try:
        await desks.greet(speaker.listener)
        if await wire.next() is not None:
            await wire.close(FLOODED)
    finally:
        desks.leave(speaker.listener)
        speaker.stop()
