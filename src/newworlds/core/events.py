"""What happened in a game, as shown in the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Generic, Literal, TypeVar

import msgspec

from newworlds.core.message import Message

Part = Literal["turn", "place", "act", "sequel", "prelude", "detail"]
"""What an event is in a log of turns: the start of one; where the next act happens; an act, which has a line of its
own; the same unless it follows from another act of the same move; what belongs to the next act unless it follows from
one of the same move, as what is paid; or what belongs to the act before it, as what is gained."""


class Event(msgspec.Struct, frozen=True, tag_field="kind"):
    """Each kind is a subclass with `tag="stone_placed"`; its sentence in the log is `<game>.event.<kind>`."""

    reveals: ClassVar[bool] = False
    """True when something hidden was revealed: moves up to here may no longer be undone."""
    adds_to_scoring: ClassVar[bool] = False
    """True when its points belong to what was scored just before."""
    part: ClassVar[Part] = "act"
    listed: ClassVar[str | None] = None
    """The field that is listed when it happens several times in a row: “draws a Merino and a Lincoln”."""

    def seen_by(self, viewer: int) -> Event | None:
        """What a seat, a spectator or the referee (all of it) learns; None when not even the fact that it happened."""
        return self

    def part_in_log(self) -> Part:
        return self.part

    def gains(self) -> Mapping[int, int]:
        """The points it gives, by seat."""
        return {}

    def foreseen(self) -> Event | None:
        """What a preview may tell of it; None where chance or a secret would speak, so that the preview ends."""
        return None if self.reveals else self


class GameStarted(Event, frozen=True, tag="game_started"):
    """The table is set up; `seat` goes first."""

    seat: int


class Hidden(Event, frozen=True, tag="hidden"):
    """Replaces an event that the viewer may not see, so that the numbering is the same for everyone."""


EventT = TypeVar("EventT", bound=Event)


class LoggedEvent(msgspec.Struct, Generic[EventT], frozen=True, omit_defaults=True):
    """An event and its sentence in the log, if there is one."""

    event: EventT
    message: Message | None = None
    why: Message | None = None
    """Why it happened, where rules decided in a player's place."""
    part: Part = "act"
    listed: str | None = None
    """The argument of the sentence that is listed when the same happens several times in a row."""
    brief: Message | None = None
    """In the line of an act: where it happened, or what else came with it."""
    about: list[str] = []
    """The things it speaks of, by the names of their explanations."""


def event_message(code: str, event: Event) -> Message:
    """All that a sentence can say about an event: its plain fields, with players' names for `seat` and `winners`."""
    args: dict[str, str | int | bool | list[str | int] | None] = {}
    for name, field in zip(event.__struct_encode_fields__, event.__struct_fields__, strict=True):
        value = getattr(event, field)
        if name not in _SEATS and _is_plain(value):
            args[name] = value
    seats = {_SEATS[name]: getattr(event, name) for name in _SEATS if hasattr(event, name)}
    return Message(code, args, players=seats)


_SEATS = {"seat": "player", "winners": "winners"}
"""Fields that are seats, and what a sentence calls their players."""


def _is_plain(value: object) -> bool:
    if isinstance(value, list):
        return all(isinstance(item, str | int) for item in value)
    return value is None or isinstance(value, str | int)
