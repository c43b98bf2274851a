"""What browsers send on the live connection."""

from __future__ import annotations

from typing import Annotated, Final, get_args

import msgspec

from newworlds.core.moves import Move
from newworlds.server.errors import TooLarge, UnknownType
from newworlds.server.infos import OfferKind
from newworlds.server.plans.plan import Telling
from newworlds.server.requests import read_json

SIZE_LIMIT: Final = 64 * 1024

Ref = str | int | None
"""Any text or number; the answer repeats it."""
UnreadMove = Annotated[msgspec.Raw, Move]
"""A move as JSON, to be read by the table's game."""


class ClientMessage(msgspec.Struct, frozen=True, tag_field="type"):
    """Unknown fields are ignored, so that a newer client can send more."""


class PlayMove(ClientMessage, frozen=True, tag="move"):
    """`seq` is that of the view the player has seen."""

    ref: Ref
    seq: int
    move: UnreadMove
    telling: Telling = "at_once"


class Undo(ClientMessage, frozen=True, tag="undo"):
    ref: Ref
    seq: int


class EndTurn(ClientMessage, frozen=True, tag="end_turn"):
    """Lets everybody see what this player has decided so far."""

    ref: Ref
    seq: int


class AskUndo(ClientMessage, frozen=True, tag="ask_undo"):
    """Asks the others to let this player undo their last turn."""

    ref: Ref


class AskAbandon(ClientMessage, frozen=True, tag="ask_abandon"):
    """Asks the others to end the game, without a winner."""

    ref: Ref


class AskReplace(ClientMessage, frozen=True, tag="ask_replace"):
    """Asks the others to let a bot play for somebody who is to act and has been away for long."""

    ref: Ref
    seat: int


class AskOffer(ClientMessage, frozen=True, tag="ask_offer"):
    """Asks the others to offer the seat of somebody who left to somebody else."""

    ref: Ref
    seat: int
    to: OfferKind


class AnswerRequest(ClientMessage, frozen=True, tag="answer_request"):
    """Answers any such request. Whoever made it withdraws it by no longer agreeing."""

    ref: Ref
    agrees: bool


class Resign(ClientMessage, frozen=True, tag="resign"):
    """Leaves the game: a bot plays on, or it ends if no other person plays. One may come back."""

    ref: Ref


class ComeBack(ClientMessage, frozen=True, tag="come_back"):
    """Takes one's seats up again."""

    ref: Ref


class AskPreview(ClientMessage, frozen=True, tag="preview"):
    """Asks what a move would lead to."""

    ref: Ref
    seq: int
    move: UnreadMove


class AskPlan(ClientMessage, frozen=True, tag="plan"):
    """Asks what these moves would lead to, if one's turn began now."""

    ref: Ref
    seq: int
    moves: list[UnreadMove]


class KeepPlan(ClientMessage, frozen=True, tag="keep_plan"):
    """Has them made when one's turn comes, if all of them are still what they are now. Without moves: nothing."""

    ref: Ref
    seq: int
    moves: list[UnreadMove]
    telling: Telling = "at_once"


class AskHint(ClientMessage, frozen=True, tag="hint"):
    """Asks a strong bot what it would do, in a game against bots."""

    ref: Ref
    seq: int


class AskWhy(ClientMessage, frozen=True, tag="why"):
    """Asks why a move is not possible."""

    ref: Ref
    move: UnreadMove


class Contribute(ClientMessage, frozen=True, tag="contribute"):
    """Shows the contribution to the dealing that was sealed when sitting down."""

    ref: Ref
    contribution: str


class DealWithout(ClientMessage, frozen=True, tag="deal_without"):
    """Agrees to deal without those whose contribution has not come."""

    ref: Ref


class SayText(ClientMessage, frozen=True, tag="say"):
    """Says something to those at the table, in one's own words."""

    ref: Ref
    text: str


class SayPhrase(ClientMessage, frozen=True, tag="say_phrase"):
    """The same with one of the phrases that each reader sees in their language."""

    ref: Ref
    phrase: str


class AskChat(ClientMessage, frozen=True, tag="chat"):
    """Asks what has been said at the table."""

    ref: Ref


class AskState(ClientMessage, frozen=True, tag="state"):
    pass


AnyTableMessage = (
    PlayMove
    | Undo
    | EndTurn
    | AskUndo
    | AskAbandon
    | AskReplace
    | AskOffer
    | AnswerRequest
    | Resign
    | ComeBack
    | AskPreview
    | AskHint
    | AskWhy
    | Contribute
    | DealWithout
    | AskState
)
"""About the game."""
PlanMessage = AskPlan | KeepPlan
ChatMessage = SayText | SayPhrase | AskChat
AnyClientMessage = AnyTableMessage | PlanMessage | ChatMessage
CLIENT_MESSAGES: Final[tuple[type[AnyClientMessage], ...]] = get_args(AnyClientMessage)
_BY_TYPE: Final = {kind.__struct_config__.tag: kind for kind in CLIENT_MESSAGES}


class Envelope(msgspec.Struct, frozen=True):
    """The fields of every message, so that even a refusal of an invalid one can name its `ref`."""

    type: object = None
    ref: object = None

    @property
    def known_ref(self) -> Ref:
        return self.ref if isinstance(self.ref, str | int) else None


def envelope_of(source: str | bytes) -> Envelope:
    size = len(source.encode(errors="surrogatepass")) if isinstance(source, str) else len(source)
    if size > SIZE_LIMIT:
        raise TooLarge(limit=SIZE_LIMIT)
    return read_json(source, Envelope)


def message_of(source: str | bytes, envelope: Envelope) -> AnyClientMessage:
    kind = _BY_TYPE.get(envelope.type) if isinstance(envelope.type, str) else None
    if kind is None:
        raise UnknownType(type=str(envelope.type)[:40], known=[str(tag) for tag in _BY_TYPE])
    return read_json(source, kind)
