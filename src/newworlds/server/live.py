"""The live connection: one WebSocket for each open table of a browser."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from newworlds.core.errors import NewWorldsError
from newworlds.server.errors import StorageFailed
from newworlds.server.hall import Hall
from newworlds.server.listeners import Listener
from newworlds.server.messages import (
    AskState,
    Message,
    PlayMove,
    Preview,
    Ref,
    Undo,
    Why,
    message_of,
    plain_message,
    ref_of,
)
from newworlds.server.tables import Table

NO_SUCH_TABLE = 4404
"""Close code: coming back will not help."""
TRY_AGAIN = 1013
"""Close code: come back and get the state anew."""

log = logging.getLogger(__name__)


async def live(websocket: WebSocket) -> None:
    hall: Hall = websocket.app.state.hall
    await websocket.accept()
    try:
        async with hall.at(websocket.path_params["table_id"]) as table:
            await Conversation(websocket, table).hold()
    except NewWorldsError as error:
        refusal = {"type": "error", "ref": None, "error": error.message, "seq": 0}
        await websocket.send_text(msgspec.json.encode(refusal).decode())
        await websocket.close(TRY_AGAIN if isinstance(error, StorageFailed) else NO_SUCH_TABLE)


class Conversation:
    def __init__(self, websocket: WebSocket, table: Table) -> None:
        self._websocket = websocket
        self._table = table
        self._listener = Listener(websocket.state.owner)

    async def hold(self) -> None:
        """Until the browser leaves, or falls so far behind that it had better begin anew."""
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
        """Whatever is wrong with a message, the connection goes on."""
        ref: Ref = None
        try:
            plain = plain_message(source)
            ref = ref_of(plain)
            await self._carry_out(message_of(plain))
        except NewWorldsError as error:
            self._refuse(ref, error)
        except Exception:
            log.exception("table %s: a message could not be handled", self._table.row.id)
            self._refuse(ref, NewWorldsError())

    async def _carry_out(self, message: Message) -> None:
        table, owner = self._table, self._listener.owner
        match message:
            case PlayMove(ref, seq, move):
                await table.play(owner, seq, move)
                self._reply("ack", ref, {"seq": seq + 1})
            case Undo(ref, seq):
                await table.undo(owner, seq)
                self._reply("ack", ref, {"seq": seq + 1})
            case Preview(ref, seq, move, then):
                self._reply("preview", ref, table.preview(owner, seq, move, then))
            case Why(ref, move):
                self._reply("why", ref, {"reason": table.why(owner, move)})
            case AskState():
                self._listener.send(table.state(owner))

    def _reply(self, kind: str, ref: Ref, content: dict[str, Any]) -> None:
        self._listener.send({"type": kind, "ref": ref, **content})

    def _refuse(self, ref: Ref, error: NewWorldsError) -> None:
        self._reply("error", ref, {"error": error.message, "seq": self._table.row.seq})
