"""Somebody at a table who plays random legal moves, and comes back whenever the connection is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from random import Random
from typing import Final, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from newworlds.trials.errors import Unreachable
from newworlds.trials.heard import Heard, read
from newworlds.trials.visitor import Visitor

BEFORE_COMING_BACK: Final = 0.2
"""Seconds."""


BEFORE_TRYING_AGAIN: Final = 0.1
CONTRIBUTION: Final = "contribution"
"""The `ref` of a contribution; that of a move or an undo is a number of its own."""
TURN_END: Final = "turn end"
"""The `ref` of what ends a turn."""


class Witness(Protocol):
    """Whoever wants to know what happens at the tables."""

    def opened(self, guests: Sequence[Guest]) -> None:
        """A table has been opened, for these people."""

    def sent(self, guest: Guest, ref: int, seq: int, move: msgspec.Raw | None) -> None:
        """A move, or an undo when it is None, on the view `seq`.

        Somebody who was refused may try another move on the same view before they hear what became of the first.
        """

    def acknowledged(self, guest: Guest, ref: int, seq: int) -> None:
        """What was sent as `ref` is step number `seq`."""

    def refused(self, guest: Guest, ref: int | str, code: str) -> None: ...

    def heard(self, guest: Guest, message: Heard, source: bytes) -> None: ...

    def lost(self, guest: Guest) -> None: ...


class Pace(msgspec.Struct):
    """How everybody plays."""

    think: float = 0.0
    """Seconds on average before a move."""
    undo: float = 0.0
    """How probable it is that somebody who may undo does."""
    draft: float = 0.0
    """How probable it is that a move is kept from the others until its player ends the turn."""
    is_compressed: bool = False
    is_on: bool = False
    """Nobody moves before this is true."""


class Guest:
    def __init__(self, table_id: str, seat: int, visitor: Visitor, server: Callable[[], str], chance: Random) -> None:
        """`server` says where to connect next."""
        self.table_id = table_id
        self.seat = seat
        self.visitor = visitor
        self._server = server
        self._chance = chance
        self._connection: ClientConnection | None = None
        self._latest: Heard | None = None
        self._decided = -1
        self._refs = count()
        self._has_contributed = False
        self._thinking: set[asyncio.Task[None]] = set()
        self.is_here = asyncio.Event()
        """Set when the game is dealt and seen."""

    async def attend(self, pace: Pace, witness: Witness) -> None:
        """Until the game is over."""
        try:
            while not await self._attend_once(pace, witness):
                self._forget()
                witness.lost(self)
                await asyncio.sleep(BEFORE_COMING_BACK)
        finally:
            self._forget()

    async def begin(self, pace: Pace, witness: Witness) -> None:
        """After the pace has been turned on: whoever has the turn takes it."""
        if self._latest is not None:
            await self._decide(self._latest, pace, witness)

    async def _attend_once(self, pace: Pace, witness: Witness) -> bool:
        """Whether the game is over; if not, the connection was lost."""
        try:
            async with await self.visitor.connect(self._server(), self.table_id, pace.is_compressed) as connection:
                self._connection = connection
                return await self._listen(connection, pace, witness)
        except (Unreachable, ConnectionClosed, OSError):
            return False

    async def _listen(self, connection: ClientConnection, pace: Pace, witness: Witness) -> bool:
        while True:
            source = await connection.recv(decode=False)
            message = read(source)
            witness.heard(self, message, source)
            match message.type:
                case "state" | "step" | "table":
                    if await self._look(message, pace, witness):
                        return True
                case "ack" if isinstance(message.ref, int):
                    witness.acknowledged(self, message.ref, message.seq)
                case "error" if message.ref is not None:
                    witness.refused(self, message.ref, message.error.code if message.error else "")
                    await self._take_refusal()

    async def _look(self, message: Heard, pace: Pace, witness: Witness) -> bool:
        """Whether the game is over."""
        status = message.table.status if message.table is not None else ""
        if status == "dealing":
            await self._contribute()
        if message.type != "table" and message.view is not None:
            self._latest = message
            self.is_here.set()
            await self._decide(message, pace, witness)
        return status == "over"

    async def _contribute(self) -> None:
        if not self._has_contributed:
            self._has_contributed = True
            shown = {"type": "contribute", "ref": CONTRIBUTION, "contribution": self.visitor.contribution}
            await self._say(msgspec.json.encode(shown))

    async def _take_refusal(self) -> None:
        self._decided, self._has_contributed = -1, False
        await asyncio.sleep(BEFORE_TRYING_AGAIN)
        await self._say(b'{"type":"state"}')

    async def _decide(self, message: Heard, pace: Pace, witness: Witness) -> None:
        if not pace.is_on or message.seq == self._decided or message.view is None:
            return
        move: msgspec.Raw | None = None
        if not self._undoes(message, pace):
            if not message.view.legal:
                await self._end_turn(message)
                return
            move = self._chance.choice(message.view.legal).move
        self._decided = message.seq
        if pace.think:
            self._think(message.seq, move, pace, witness)
        else:
            await self._send(message.seq, move, pace, witness)

    async def _end_turn(self, message: Heard) -> None:
        """If the others do not know of it yet."""
        if message.table is not None and message.table.untold:
            self._decided = message.seq
            await self._say(msgspec.json.encode({"type": "end_turn", "ref": TURN_END, "seq": message.seq}))

    def _undoes(self, message: Heard, pace: Pace) -> bool:
        may = pace.undo > 0 and message.table is not None and message.table.can_undo
        return may and self._chance.random() < pace.undo

    def _think(self, seq: int, move: msgspec.Raw | None, pace: Pace, witness: Witness) -> None:
        async def think() -> None:
            await asyncio.sleep(self._chance.uniform(0.0, 2 * pace.think))
            await self._send(seq, move, pace, witness)

        task = asyncio.create_task(think())
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)

    async def _send(self, seq: int, move: msgspec.Raw | None, pace: Pace, witness: Witness) -> None:
        ref = next(self._refs)
        if move is None:
            source = b'{"type":"undo","ref":%d,"seq":%d}' % (ref, seq)
        else:
            telling = b"when_asked" if pace.draft and self._chance.random() < pace.draft else b"at_once"
            source = b'{"type":"move","ref":%d,"seq":%d,"telling":"%b","move":%b}' % (ref, seq, telling, bytes(move))
        witness.sent(self, ref, seq, move)
        await self._say(source)

    async def _say(self, source: bytes) -> None:
        """A lost connection is noticed by whoever listens."""
        if self._connection is not None:
            with suppress(ConnectionClosed):
                await self._connection.send(source, text=True)

    def _forget(self) -> None:
        self._connection, self._latest, self._decided, self._has_contributed = None, None, -1, False
        for task in self._thinking:
            task.cancel()
