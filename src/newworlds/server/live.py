"""The live connection: one WebSocket for each table that a browser has open."""

from __future__ import annotations

import asyncio
import logging
from typing import assert_never

from starlette.websockets import WebSocket, WebSocketDisconnect

from newworlds.core.errors import NewWorldsError
from newworlds.server.addresses import address_in
from newworlds.server.client_messages import (
    AnyClientMessage,
    AskPreview,
    AskState,
    AskWhy,
    PlayMove,
    Ref,
    Undo,
    envelope_of,
    message_of,
)
from newworlds.server.errors import StorageFailed, TooManyWatchers, TooManyWindows
from newworlds.server.listeners import Listener
from newworlds.server.server_messages import Acknowledge, Refuse, TellWhy, encoded
from newworlds.server.table_registry import TableRegistry
from newworlds.server.tables import Table
from newworlds.server.windows import Windows

NO_SUCH_TABLE = 4404
"""Close code: reconnecting will not help."""
TRY_AGAIN = 1013
"""Close code: reconnect and fetch the state again."""
PASSING = (StorageFailed, TooManyWindows, TooManyWatchers)
"""What may be better a little later."""

log = logging.getLogger(__name__)


async def live(websocket: WebSocket) -> None:
    await websocket.accept()
    try:
        await _hold(websocket, websocket.app.state.registry, websocket.app.state.windows)
    except NewWorldsError as error:
        refusal = Refuse(ref=None, error=error.message, seq=0)
        await websocket.send_text(encoded(refusal))
        await websocket.close(TRY_AGAIN if isinstance(error, PASSING) else NO_SUCH_TABLE)


async def _hold(websocket: WebSocket, registry: TableRegistry, windows: Windows) -> None:
    table_id, owner = websocket.path_params["table_id"], websocket.state.owner
    with windows.opened(address_in(websocket.scope), owner):
        async with registry.at(table_id) as table:
            with windows.at_table(table_id, is_seated=bool(table.seats_of(owner))):
                await Conversation(websocket, table).hold()


class Conversation:
    def __init__(self, websocket: WebSocket, table: Table) -> None:
        self._websocket = websocket
        self._table = table
        self._listener = Listener(websocket.state.owner)

    async def hold(self) -> None:
        """Until the browser leaves, or falls so far behind that it should reconnect."""
        listener = self._listener
        ends = [asyncio.create_task(part) for part in (self._listen(), self._talk(), listener.is_lost.wait())]
        self._table.arrive(listener)
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._table.leave(listener)
            for task in ends:
                task.cancel()
            await asyncio.gather(*ends, return_exceptions=True)
        if listener.is_lost.is_set():
            await self._websocket.close(TRY_AGAIN)

    async def _listen(self) -> None:
        while True:
            received = await self._websocket.receive()
            if received["type"] == "websocket.disconnect":
                return
            await self._answer(received.get("text") or received.get("bytes") or "")

    async def _talk(self) -> None:
        try:
            while True:
                await self._websocket.send_text(await self._listener.next())
        except WebSocketDisconnect:
            return

    async def _answer(self, source: str | bytes) -> None:
        """Whatever is wrong with a message, the connection stays open."""
        ref: Ref = None
        try:
            envelope = envelope_of(source)
            ref = envelope.known_ref
            await self._carry_out(message_of(source, envelope))
        except NewWorldsError as error:
            self._refuse(ref, error)
        except Exception:
            log.exception("table %s: a message could not be handled", self._table.row.id)
            self._refuse(ref, NewWorldsError())

    async def _carry_out(self, message: AnyClientMessage) -> None:
        table, owner = self._table, self._listener.owner
        match message:
            case PlayMove(ref, seq, move):
                await table.play(owner, seq, move, lambda: self._acknowledge(ref, seq + 1))
            case Undo(ref, seq):
                await table.undo(owner, seq, lambda: self._acknowledge(ref, seq + 1))
            case AskPreview(ref, seq, move):
                self._listener.send(table.preview(owner, ref, seq, move))
            case AskWhy(ref, move):
                self._listener.send(TellWhy(ref=ref, reason=table.why(owner, move)))
            case AskState():
                self._listener.send(table.whole(owner))
            case _:
                assert_never(message)

    def _acknowledge(self, ref: Ref, seq: int) -> None:
        self._listener.send(Acknowledge(ref=ref, seq=seq))

    def _refuse(self, ref: Ref, error: NewWorldsError) -> None:
        self._listener.send(Refuse(ref=ref, error=error.message, seq=self._table.row.seq))
