"""The position: a game in progress, mutable, quick to copy, complete in itself."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from newworlds.core import fields
from newworlds.core.chance import next_state, number_below
from newworlds.core.journal import Journal

NOBODY: Final = -1
"""`to_act` when the game is over, and the eyes of a spectator."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """What every game's position has. Moves are integers here; `Match` gives them names.

    `legal()` is the only source of legality. `apply` trusts its caller: it is for moves taken from `legal()`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("to_act", "scores", "rng")
    """All that may differ between positions of one setup; see `core.fields`. Each game adds its own."""
    SHARED: ClassVar[tuple[str, ...]] = ()
    """Those vectors among them that are never changed in place, so that copies may share them."""

    def __init__(self, players: i64, seed: i64, setup: object) -> None:
        self.players: i64 = players
        self.to_act: i64 = 0
        self.scores: vec[i64] = vec[i64]([0] * players)
        self.rng: i64 = seed
        self.setup: object = setup
        self.journal: Journal | None = None

    @abstractmethod
    def legal(self) -> vec[i64]:
        """Every legal move of the seat to act, each once, in a fixed order; empty only when the game is over."""

    @abstractmethod
    def apply(self, move: i64) -> None:
        """Play a move taken from `legal()`."""

    @abstractmethod
    def copy(self) -> Position:
        """An independent position; a copy has no journal."""

    def numbers(self) -> list[int]:
        """Every field, for `restore`."""
        return fields.saved(self)

    def restore(self, numbers: list[int]) -> None:
        """The inverse of `numbers`, on a fresh position; `BadBytes` when they are not those of such a position."""
        fields.restore(self, numbers)

    def imagine(self, seat: i64, seed: i64) -> Position:
        """A position that `seat` (or a spectator, `NOBODY`) cannot tell from this one.

        What it may not know is drawn anew from `seed`, and nothing but what it knows and `seed` decides the outcome:
        positions that look the same to it are imagined the same.
        """
        other = self.copy()
        other.rng = seed
        return other

    @property
    def is_over(self) -> bool:
        return self.to_act < 0

    def is_legal(self, move: i64) -> bool:
        for listed in self.legal():
            if listed == move:
                return True
        return False

    def below(self, bound: i64) -> i64:
        """The position's own chance: a number in 0 … bound-1."""
        self.rng = next_state(self.rng)
        return number_below(self.rng, bound)

    def copy_common(self, other: Position) -> None:
        """For copy constructors: the fields of this class."""
        self.to_act = other.to_act
        self.scores = other.scores[:]
        self.rng = other.rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What a good player looks at: how well a seat stands. Each game's `bot` module has one."""

    @abstractmethod
    def value(self, position: Position, seat: i64) -> float:
        """Points that `seat` may hope to be ahead by; larger is better."""

    def is_turn_over(self, before: Position, after: Position, seat: i64) -> bool:
        """Whether the decision that led from `before` to `after` was the last of the seat's turn."""
        return after.to_act != seat
