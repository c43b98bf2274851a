"""What the server sends on the live connection."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final

import msgspec

from newworlds.core.events import Event, LoggedEvent
from newworlds.core.explanation import Note
from newworlds.core.lesson import LessonNow
from newworlds.core.message import Message
from newworlds.core.moves import Move, PlainMove
from newworlds.core.preview import Scoring
from newworlds.core.view import View
from newworlds.server.client_messages import Ref
from newworlds.server.company.infos import ChatLine
from newworlds.server.infos import TableInfo
from newworlds.server.outgoing import Outgoing
from newworlds.server.plans.planning import PlanEnd

EncodedView = Annotated[msgspec.Raw, View]
"""A view as JSON, made once for all viewers who may see the same."""
EncodedEvents = Annotated[msgspec.Raw, list[LoggedEvent[Event]]]
EncodedNotes = Annotated[msgspec.Raw, dict[str, Note | None]]


class LogEntry(msgspec.Struct, frozen=True):
    """The events of one accepted move."""

    seq: int
    events: list[LoggedEvent[Event]]


class ServerMessage(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    pass


class ShowState(ServerMessage, frozen=True, tag="state"):
    """The whole state, on connecting and whenever the browser asks. While seats are free there is no view yet."""

    seq: int
    table: TableInfo
    view: EncodedView | None
    log: list[LogEntry]
    notes: Mapping[str, Note] | msgspec.UnsetType = msgspec.UNSET
    """What is true of the components right now, by the names of their explanations."""
    lesson: LessonNow | msgspec.UnsetType = msgspec.UNSET
    """What the teacher says, where a lesson is given."""


class ShowStep(ServerMessage, frozen=True, tag="step"):
    """Sent after each accepted move, including one's own, and after an undo, with the whole log."""

    seq: int
    events: EncodedEvents
    view: EncodedView
    table: TableInfo
    notes: EncodedNotes | msgspec.UnsetType = msgspec.UNSET
    """Those that have changed, None for those that are gone: there are many, and few change at a time."""
    lesson: LessonNow | msgspec.UnsetType = msgspec.UNSET
    undone: bool = False
    log: list[LogEntry] | None = None


class ShowTable(ServerMessage, frozen=True, tag="table"):
    """Somebody joined, left or came back."""

    table: TableInfo


class Acknowledge(ServerMessage, frozen=True, tag="ack"):
    ref: Ref
    seq: int


class Refuse(ServerMessage, frozen=True, tag="error"):
    """Nothing was changed. Without a `ref` it does not answer a message: something is wrong with the table itself."""

    ref: Ref
    error: Message
    seq: int


class ShowPreview(ServerMessage, frozen=True, tag="preview"):
    ref: Ref
    seq: int
    events: list[LoggedEvent[Event]]
    gains: list[int]
    """By seat: points that these events would give."""
    scorings: list[Scoring]
    """The same points by what would be scored."""


class ShowPlan(ServerMessage, frozen=True, tag="plan"):
    """What planned moves would lead to, if one's turn began now."""

    ref: Ref
    seq: int
    view: EncodedView
    """As far as one can know. Its choices are those with which the plan could go on."""
    notes: Mapping[str, Note]
    moves: list[PlainMove]
    """Those of the moves asked for that are possible one after the other."""
    events: list[list[LoggedEvent[Event]]]
    """What each of them would do."""
    end: PlanEnd | None
    """Where nothing more can be planned: the turn is over, or something hidden comes to light."""
    problem: Message | None
    """Why the move after these is not possible."""


class GiveHint(ServerMessage, frozen=True, tag="hint"):
    """What a strong bot would do, and why: None if nothing stands out."""

    ref: Ref
    seq: int
    move: Move
    reason: Message | None


class TellWhy(ServerMessage, frozen=True, tag="why"):
    """Without a reason, the move is possible."""

    ref: Ref
    reason: Message | None


class ShowChat(ServerMessage, frozen=True, tag="chat"):
    """The latest lines, the oldest first, without those of people whom one does not want to hear."""

    ref: Ref
    lines: list[ChatLine]
    phrases: tuple[str, ...]
    """What can be said in any language."""


class TellSaid(ServerMessage, frozen=True, tag="said"):
    line: ChatLine


class ShowWatchers(ServerMessage, frozen=True, tag="watchers"):
    """Those who have the table open without sitting there. Told when it changes, and to whoever comes while there are
    any."""

    count: int
    names: list[str]
    """Of some who have given one."""


SERVER_MESSAGES: Final = (
    *(ShowState, ShowStep, ShowTable, Acknowledge, Refuse, ShowPreview, ShowPlan, GiveHint, TellWhy),
    *(ShowChat, TellSaid, ShowWatchers),
)


def encoded(message: ServerMessage) -> Outgoing:
    return Outgoing(msgspec.json.encode(message))
