"""The live connection: one WebSocket for each table that a browser has open."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Final, assert_never

from newworlds.core.errors import NewWorldsError
from newworlds.server import metrics
from newworlds.server.client_messages import (
    AnswerRequest,
    AnyClientMessage,
    AnyTableMessage,
    AskAbandon,
    AskChat,
    AskHint,
    AskOffer,
    AskPlan,
    AskPreview,
    AskReplace,
    AskState,
    AskUndo,
    AskWhy,
    ChatMessage,
    ComeBack,
    Contribute,
    DealWithout,
    EndTurn,
    Envelope,
    KeepPlan,
    PlanMessage,
    PlayMove,
    Ref,
    Resign,
    SayPhrase,
    SayText,
    Undo,
    envelope_of,
    message_of,
)
from newworlds.server.company.phrases import PHRASES
from newworlds.server.company.words import checked_phrase, checked_text
from newworlds.server.errors import BadToken, StorageFailed
from newworlds.server.hosting.suspensions import Suspensions
from newworlds.server.limit_errors import TooManyRequests, TooManyWatchers, TooManyWindows
from newworlds.server.rates import Kind, Rates
from newworlds.server.seats.admission import check_may_see
from newworlds.server.server_messages import Acknowledge, Refuse, ShowChat, TellWhy, encoded
from newworlds.server.speaking import TRY_AGAIN, Speaker
from newworlds.server.table_registry import TableRegistry
from newworlds.server.tables import Table
from newworlds.server.windows import Windows
from newworlds.server.wire import Wire

NO_SUCH_TABLE = 4404
"""Close code: reconnecting will not help."""
FLOODED = 1008
"""Close code: the connection went on sending while everything was refused."""
MOST_REFUSED = 100
"""So many refusals in a row, and the connection is closed."""
PASSING = (StorageFailed, TooManyRequests, TooManyWindows, TooManyWatchers)
"""What may be better a little later."""
COUNTED_AS: Final[Mapping[object, Kind]] = {
    "move": "moves",
    "undo": "moves",
    "hint": "moves",
    "end_turn": "moves",
    "keep_plan": "moves",
    "ask_undo": "moves",
    "ask_abandon": "moves",
    "ask_replace": "moves",
    "ask_offer": "moves",
    "answer_request": "moves",
    "resign": "moves",
    "come_back": "moves",
    "contribute": "contributions",
    "deal_without": "contributions",
    "say": "chat",
    "say_phrase": "chat",
}
"""The rate that limits a type of message; `messages` limits all others."""

log = logging.getLogger(__name__)


async def live(wire: Wire, visitor: Visitor, registry: TableRegistry, windows: Windows, table_id: str) -> None:
    """Until the browser leaves or is refused. Nothing that is not needed is kept while it is silent."""
    try:
        await visitor.count("requests")
        with windows.opened(visitor.address, visitor.owner):
            async with registry.at(table_id) as table:
                is_seated = bool(table.seats_of(visitor.owner))
                if visitor.is_program and not is_seated:
                    raise BadToken()
                name = None if is_seated else await registry.name_of(visitor.owner)
                with windows.at_table(table_id, is_seated=is_seated):
                    await Conversation(wire, visitor, table, name).hold()
    except NewWorldsError as error:
        metrics.REFUSED.labels(error.code).inc()
        await wire.say(encoded(Refuse(ref=None, error=error.message, seq=0)))
        await wire.close(TRY_AGAIN if isinstance(error, PASSING) else NO_SUCH_TABLE)


class Visitor:
    """Who is on the other side of a connection, and how much they may still do."""

    def __init__(
        self, owner: str, address: str, rates: Rates, suspensions: Suspensions, is_program: bool = False
    ) -> None:
        self.owner = owner
        self.address = address
        self.is_program = is_program
        self.refused = 0
        self._rates = rates
        self._suspensions = suspensions

    def check_may(self, kind: object) -> None:
        """`Suspended` if a host lets them do nothing; they may still look."""
        if kind != AskState.__struct_config__.tag:
            self._suspensions.check(self.owner)

    async def count(self, kind: Kind) -> None:
        try:
            await self._rates.count(kind, self.address, self.owner)
        except TooManyRequests:
            self.refused += 1
            raise
        self.refused = 0

    @property
    def is_flooding(self) -> bool:
        return self.refused >= MOST_REFUSED


class Conversation:
    def __init__(self, wire: Wire, visitor: Visitor, table: Table, name: str | None = None) -> None:
        """`name` is that of somebody who watches."""
        self._wire = wire
        self._visitor = visitor
        self._table = table
        self._speaker = Speaker(wire, visitor.owner, name)
        self._listener = self._speaker.listener

    async def hold(self) -> None:
        """Until the browser leaves, falls so far behind that it should reconnect, or floods the server."""
        self._table.arrive(self._listener)
        try:
            await self._listen()
        finally:
            self._table.leave(self._listener)
            self._speaker.stop()
        if self._visitor.is_flooding:
            await self._wire.close(FLOODED)

    async def _listen(self) -> None:
        while not self._visitor.is_flooding:
            received = await self._wire.next()
            if received is None:
                return
            await self._answer(received)

    async def _answer(self, source: str | bytes) -> None:
        """Whatever is wrong with a message, the connection stays open."""
        metrics.move_received()
        ref: Ref = None
        try:
            envelope = await self._envelope(source)
            ref = envelope.known_ref
            await self._visitor.count(counted_as(envelope))
            self._visitor.check_may(envelope.type)
            await self._carry_out(message_of(source, envelope))
        except NewWorldsError as error:
            self._refuse(ref, error)
        except Exception:
            log.exception("table %s: a message could not be handled", self._table.row.id)
            self._refuse(ref, NewWorldsError())

    async def _envelope(self, source: str | bytes) -> Envelope:
        """Messages that cannot be read are counted as well."""
        try:
            return envelope_of(source)
        except NewWorldsError:
            await self._visitor.count("messages")
            raise

    async def _carry_out(self, message: AnyClientMessage) -> None:
        if isinstance(message, ChatMessage):
            await self._chat(message)
        elif isinstance(message, PlanMessage):
            await self._plan(message)
        else:
            await self._act(message)

    async def _act(self, message: AnyTableMessage) -> None:
        table, owner = self._table, self._listener.owner
        match message:
            case PlayMove(ref, seq, move, telling):
                await table.play(owner, seq, move, lambda: self._acknowledge(ref, seq + 1), telling)
            case Undo(ref, seq):
                await table.undo(owner, seq, lambda: self._acknowledge(ref))
            case EndTurn(ref, seq):
                await table.end_turn(owner, seq, lambda: self._acknowledge(ref))
            case AskUndo() | AskAbandon() | AskReplace() | AskOffer() | AnswerRequest() | Resign() | ComeBack():
                await self._settle(message)
            case AskPreview(ref, seq, move):
                self._listener.send(table.questions.preview(owner, ref, seq, move))
            case AskHint(ref, seq):
                self._listener.send(await table.questions.hint(owner, ref, seq))
            case AskWhy(ref, move):
                self._listener.send(TellWhy(ref=ref, reason=table.questions.why(owner, move)))
            case Contribute(ref, contribution):
                await table.contribute(owner, contribution, lambda: self._acknowledge(ref))
            case DealWithout(ref):
                await table.deal_without(owner, lambda: self._acknowledge(ref))
            case AskState():
                self._listener.send(table.whole(owner))
            case _:
                assert_never(message)

    async def _settle(
        self, message: AskUndo | AskAbandon | AskReplace | AskOffer | AnswerRequest | Resign | ComeBack
    ) -> None:
        """What the players arrange among themselves."""
        table, owner = self._table, self._listener.owner
        match message:
            case AskUndo(ref):
                await table.ask_undo(owner, lambda: self._acknowledge(ref))
            case AskAbandon(ref):
                await table.ask_abandon(owner, lambda: self._acknowledge(ref))
            case AskReplace(ref, seat):
                await table.ask_replace(owner, seat, lambda: self._acknowledge(ref))
            case AskOffer(ref, seat, to):
                await table.ask_offer(owner, seat, to, lambda: self._acknowledge(ref))
            case AnswerRequest(ref, agrees):
                await table.answer_request(owner, agrees, lambda: self._acknowledge(ref))
            case Resign(ref):
                await table.resign(owner, lambda: self._acknowledge(ref))
            case ComeBack(ref):
                await table.come_back(owner, lambda: self._acknowledge(ref))

    async def _chat(self, message: ChatMessage) -> None:
        table, owner = self._table, self._listener.owner
        match message:
            case SayText(ref, text):
                await table.say(owner, checked_text(text), None)
                self._acknowledge(ref)
            case SayPhrase(ref, phrase):
                await table.say(owner, None, checked_phrase(phrase))
                self._acknowledge(ref)
            case AskChat(ref):
                check_may_see(table.state, owner)
                self._listener.send(ShowChat(ref=ref, lines=await table.chat.lines(owner), phrases=PHRASES))

    async def _plan(self, message: PlanMessage) -> None:
        table, owner = self._table, self._listener.owner
        match message:
            case AskPlan(ref, seq, moves):
                self._listener.send(table.questions.outlook(owner, ref, seq, moves))
            case KeepPlan(ref, seq, moves, telling):
                await table.keep_plan(owner, seq, moves, telling, lambda: self._acknowledge(ref))

    def _acknowledge(self, ref: Ref, seq: int | None = None) -> None:
        """With the number of what it became, else with that of what is known now."""
        known = self._table.seq_for(self._listener.owner) if seq is None else seq
        self._listener.send(Acknowledge(ref=ref, seq=known))

    def _refuse(self, ref: Ref, error: NewWorldsError) -> None:
        metrics.REFUSED.labels(error.code).inc()
        self._listener.send(Refuse(ref=ref, error=error.message, seq=self._table.seq_for(self._listener.owner)))


def counted_as(envelope: Envelope) -> Kind:
    return COUNTED_AS.get(envelope.type, "messages") if isinstance(envelope.type, str) else "messages"
