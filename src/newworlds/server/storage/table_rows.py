"""What is stored of tables, as Python objects."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from newworlds.core.moves import PlainMove
from newworlds.core.options import Value
from newworlds.server.clocks.clock import Clock
from newworlds.server.infos import Departure, Ending, OfferKind, SeatKind, TableStatus, Wish
from newworlds.server.plans.plan import PlanRow
from newworlds.server.terms import USUAL, Terms

NEVER: Final = -1
"""In place of a step: a request that nobody's move makes void."""


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks the others to let them undo their last turn, to end the game, to replace somebody absent, or to
    offer the seat of somebody who left."""

    wish: Wish = "undo"
    seat: int
    """Who asks."""
    seq: int
    """The step up to which all had been told when they asked to undo: with the next one the request is void."""
    kept: int = 0
    """How many moves of the game would remain after an undo."""
    target: int | None = None
    """Who is to be replaced, or whose seat is to be offered."""
    to: OfferKind | None = None
    """To whom it is to be offered."""
    agreed: list[int] = []
    """The seats of those who agree."""
    unasked: list[int] = []
    """The seats of those who were away as well when somebody absent was to be replaced."""
    refused_by: int | None = None


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How a table stands: worked out from its seats and steps, and stored anew with every change.

    It is what everybody may know: of steps after `seq` only the player who made them has been told.
    """

    version: int = 0
    """How often the table was changed."""
    updated: str
    status: TableStatus
    seq: int = 0
    to_act: int | None = None
    scores: list[int]
    request: Request | None = None
    ending: Ending | None = None
    clock: Clock | None = None
    due: str | None = None
    """When the clock that runs will have run out."""
    expired: str | None = None
    """When it was put away, if it was."""


class TableRow(Standing, frozen=True, kw_only=True):
    """What was settled when the table was opened, and how its game stands."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    terms: Terms = USUAL
    data: str
    seed: int | None = None
    """Chosen by whoever opened the table, or drawn by the server before there were contributions, with a `salt`."""
    salt: str | None = None
    is_seed_chosen: bool
    chance: int
    secret: str | None = None
    """What the server contributes to the dealing. Nobody may learn it before the game is over."""
    host: str
    opened_from: str | None = None
    """The fingerprint of an address; None for tables that are older than this column, or imported."""
    created: str
    lesson: str | None = None
    """The lesson that is given here, if one is."""
    branched_at: int | None = None
    """Of a branch: how many moves it shares with the game that it branches off. None for real games."""
    branched_from: str | None = None
    """The table of that game; None if it was a record that somebody opened."""
    key: str | None = None
    """Of a branch of a finished game: what that game was dealt from, if it was not a seed."""
    rematch: str | None = None
    """The table where the same people play again. Set once the game is over, outside of the course of the table."""
    start: list[int] | None = None
    """Of a branch of a game in progress: the imagined position where it begins. Nothing in it is secret there."""

    @property
    def is_branch(self) -> bool:
        return self.branched_at is not None


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    kind: SeatKind
    name: str
    bot: str | None = None
    owner: str | None = None
    invite_hash: str | None = None
    stand_in: str | None = None
    """The bot that plays here while the owner is away."""
    left: Departure | None = None
    kept_for: str | None = None
    """The owner who alone may take the seat, as long as nobody has."""
    offered: OfferKind | None = None
    """To whom the others offer the seat of somebody who left."""
    taken_over: bool = False
    """Whether the owner came in the course of the game."""

    @property
    def playing_bot(self) -> str | None:
        """The bot that decides here, for itself or for somebody who is away."""
        return self.bot if self.kind == "bot" else self.stand_in

    @property
    def is_person(self) -> bool:
        """Whether the seat is a person's, present or not."""
        return self.kind not in ("bot", "program")

    @property
    def is_taken(self) -> bool:
        return self.kind == "bot" or self.owner is not None

    @property
    def is_free(self) -> bool:
        """Nobody has it, and it is kept for nobody."""
        return not self.is_taken and self.kept_for is None


class ContributionRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a browser promised to the dealing, and what it then showed."""

    owner: str
    commitment: str
    contribution: str | None = None
    agrees: bool = False
    seats: list[int] | None = None
    """For which it was made, whoever has them now. None until the dealing begins: then they are its owner's."""


class StepRow(msgspec.Struct, frozen=True, kw_only=True):
    seq: int
    kind: Literal["move", "undo"]
    seat: int
    move: PlainMove | None = None
    kept: int | None = None
    at: str


class StoredTable(msgspec.Struct, frozen=True):
    """A table with its seats: enough to describe it without replaying the game."""

    row: TableRow
    seats: list[SeatRow]
    contributions: list[ContributionRow]
    """In the order of the first seats for which they were made."""
    plans: list[PlanRow]
    """What those who wait have planned; only they may learn of it."""
