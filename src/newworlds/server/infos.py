"""What the server tells about its games and tables over HTTP. See docs/protocol.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from newworlds.core.board import Board
from newworlds.core.events import Event, LoggedEvent
from newworlds.core.explanation import Explanation, Note
from newworlds.core.message import Message
from newworlds.core.moves import Move
from newworlds.core.options import Option, Value
from newworlds.core.setup import Components
from newworlds.core.view import View
from newworlds.server.clocks.clock import ClockInfo
from newworlds.server.plans.plan import PlanInfo
from newworlds.server.terms import Terms

SeatKind = Literal["here", "link", "open", "friend", "bot", "program"]
"""At this screen; whoever has the invitation; whoever comes from the lobby; a friend of the host; a bot; any other
program."""
TableStatus = Literal["waiting", "dealing", "playing", "over"]
"""Seats are free; all are taken, but the game is not dealt yet; the game goes on; it is over."""


Ending = Literal["abandoned"]
"""How a game is over that was not played to its end."""
Departure = Literal["resigned", "timeout", "left"]
"""Why somebody no longer plays: their own decision, their time, or the others, because they were away."""


OfferKind = Literal["link", "open"]
"""Whoever has the invitation; whoever comes from the lobby."""


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    players: tuple[int, int]
    """The smallest and the largest number."""
    options: tuple[Option, ...]
    bots: tuple[str, ...]
    lessons: tuple[str, ...]
    """By the names that open them; `first` is for those who have never seen the game."""


class Printed(msgspec.Struct, frozen=True):
    """What a game is played with."""

    components: Components
    """What is printed on them; every game has its own shape."""
    explanations: Mapping[str, Explanation]
    """What each thing on the table says of itself, by the names that choices and boards use."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    taken: bool
    online: bool
    stand_in: str | None = None
    """The bot that plays here for somebody who is away; they may come back."""
    left: Departure | None = None
    """Why they are away."""
    kept: bool = False
    """Whether it is kept for whoever is named, and free to nobody else."""
    offered: OfferKind | None = None
    """To whom the others offer it meanwhile; until it is taken, its owner may come back."""
    taken_over: bool = False
    """Whether whoever sits here came in the course of the game."""
    invite: str | msgspec.UnsetType = msgspec.UNSET
    """Only told to whoever asked for it, when it is made."""
    token: str | msgspec.UnsetType = msgspec.UNSET
    """What a program identifies itself with; only told to the host, when it is made."""


class ContributorInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody whose browser contributes to the dealing. Until the last seat is taken, the list may still change."""

    seats: list[int]
    commitment: str
    """The hash of the contribution, which this browser has yet to show or has shown."""
    has_contributed: bool
    """Whether the contribution came. If it has not when the game begins, it is left out."""
    agrees: bool
    """Whether they agree to deal without those who are still awaited."""


class BranchInfo(msgspec.Struct, frozen=True):
    """Of what a table is a branch."""

    table: str | None
    """The table it branches off; None if it was a record that somebody opened."""
    moment: int
    """After how many moves."""
    is_imagined: bool
    """Whether everything hidden was drawn anew, because the game was in progress."""


Wish = Literal["undo", "abandon", "replace", "offer"]
"""To undo one's last turn, void as soon as anybody plays on; to end the game; to let a bot play for somebody absent; to
offer the seat of somebody who left to somebody else."""


class RequestInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks the others."""

    wish: Wish
    seat: int
    """Who asks."""
    target: int | None
    """Who is to be replaced, or whose seat is to be offered."""
    to: OfferKind | None = None
    """To whom it is to be offered."""
    agreed: list[int]
    awaited: list[int]
    """The seats of those whose answer is awaited; bots and programs always agree."""
    refused_by: int | None


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    options: dict[str, Value]
    terms: Terms
    status: TableStatus
    seq: int
    created: str
    """UTC, as in `2026-11-15T09:30:00.000Z`."""
    updated: str
    to_act: int | None
    scores: list[int]
    ending: Ending | None = None
    """Of a game that is over but was not played to its end: nobody has won."""
    clock: ClockInfo | None = None
    """The time that players have left, where it is limited."""
    commitment: str | None
    """The hash of the server's secret, which can be checked at the end. A chosen seed needs none."""
    is_seed_chosen: bool
    """Whoever opened the table chose the seed, and so may know how chance will turn out."""
    contributors: list[ContributorInfo] | None
    """Who takes part in the dealing, by first seats; None where nobody can."""
    seats: list[SeatInfo]
    mine: list[int]
    """The seats of this browser."""
    kept: list[int] = []
    """The seats that are kept for it."""
    host: bool
    can_undo: bool = False
    """Whether this browser may undo its last decision, with what bots have answered."""
    no_undo: Message | None = None
    """Why it may not, if it may not."""
    can_ask: bool = False
    """Whether it may ask the others to let it undo its last turn."""
    untold: int = 0
    """How many decisions of its turn only this browser has been told so far."""
    can_plan: bool = False
    """Whether it may plan its next turn."""
    plan: PlanInfo | None = None
    """What it has planned, and nobody else knows."""
    request: RequestInfo | None = None
    """Of somebody who asks the others for something."""
    has_hands: bool = False
    """Whether players keep something from each other: those at one screen take turns to look."""
    problem: Message | None
    """Why the game cannot go on, if it cannot."""
    expired: str | None
    """When the table was put away because nobody had touched it for long, if it was."""
    lesson: str | None
    """The lesson that is given here, if one is."""
    rematch: str | None = None
    """The table where the same people play again."""
    branch: BranchInfo | None
    """None for real games."""


class Moment(msgspec.Struct, frozen=True):
    """What a viewer saw of the game after so many of its moves."""

    seq: int
    """How many moves had been made, without those undone: the log's entry with this index led here."""
    view: View[Board, Move]
    """Without choices: nothing can be played in the past."""
    notes: Mapping[str, Note]
    events: list[LoggedEvent[Event]]
    """What the last of these moves did."""


class SiteInfo(msgspec.Struct, frozen=True):
    local_address: str | None
    """Where others in the local network find the server, for whoever sits at its own machine; None if they cannot."""


class InvitationInfo(msgspec.Struct, frozen=True):
    """An invitation that can still be accepted."""

    seat: int


class Health(msgspec.Struct, frozen=True):
    status: Literal["ok"]
    version: str
    compiled: bool


class Refusal(msgspec.Struct, frozen=True):
    error: Message
