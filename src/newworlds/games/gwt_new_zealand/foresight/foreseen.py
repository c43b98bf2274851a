"""What the table foresees, as sent to the browser."""

from __future__ import annotations

from typing import Literal

import msgspec

from newworlds.games.gwt_new_zealand.moves import Done, Step


class Toll(msgspec.Struct, frozen=True):
    """Tax paid on the way; the bank has no seat."""

    space: str
    pounds: int
    owner: int | None


class Route(msgspec.Struct, frozen=True):
    """A way that the breeder can go now, and the moves that take it there."""

    to: str
    stops: list[str]
    """The locations on the way, each of which costs a step; the last is the destination."""
    path: list[str]
    """The same with the empty spaces in between, from where the breeder stands."""
    tolls: list[Toll]
    pounds: int
    """All of the tolls."""
    steps: int
    left: int
    """Steps that would be left over."""
    moves: list[Step | Done]


class ShownSheep(msgspec.Struct, frozen=True):
    card: str
    worth: int


class SaleOption(msgspec.Struct, frozen=True):
    """What the sale brings with so many certificates, and the counters it can then be delivered to."""

    certificates: int
    pounds: int
    counters: list[str]


class Sale(msgspec.Struct, frozen=True):
    """Sheep sold for income, or their wool; foreseen while sheep are shown, certificates spent, a counter chosen."""

    purpose: Literal["income", "wool"]
    sheep: list[ShownSheep]
    """Those that would be shown now, and only for their owner; empty once they have been."""
    permanent: int
    """What permanent certificates or permanent wool add to them."""
    options: list[SaleOption]


class Landing(msgspec.Struct, frozen=True):
    """Where a forecast tile would go."""

    spot: str | None
    """The name of the space, as of its explanation; None if it would leave the game."""
    arrow: int | None = None
    """The row whose arrow the market's marker would move past."""


class Need(msgspec.Struct, frozen=True):
    """A condition of an objective."""

    condition: str
    needs: int
    has: int


class Progress(msgspec.Struct, frozen=True):
    """How far the viewer has come with an objective."""

    needs: list[Need]
    points: int
    """What the card adds to the viewer's score as things stand, beside their other objectives."""


class Foresight(msgspec.Struct, frozen=True):
    routes: list[Route] = []
    """While the breeder moves."""
    sale: Sale | None = None
    landings: dict[str, Landing] = {}
    """By forecast space."""
    objectives: dict[str, Progress] = {}
    """Those on offer and the viewer's own."""
