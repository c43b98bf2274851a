"""A position: the state of a game in progress; mutable, quick to copy, self-contained."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from newworlds.core import fields
from newworlds.core.chance import FIRST_MIX, STATE_MASK, RandomSource, next_state, number_below
from newworlds.core.draws import Draws
from newworlds.core.journal import Journal
from newworlds.core.keystream import KEY_WORDS, WORD_BITS, WORD_MASK, Keystream

NOBODY: Final = -1
"""The value of `to_act` when the game is over, and the viewer number of a spectator."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(RandomSource):
    """What the positions of all games have in common. Moves are integers here; `Match` gives them names.

    `legal()` is the only source of legality. `apply` trusts its caller: it is for moves taken from `legal()`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("to_act", "scores", "rng")
    """Everything that may differ between positions of the same setup; see `core.fields`. Each game adds its own."""
    SHARED: ClassVar[tuple[str, ...]] = ()
    """The vectors in `FIELDS` that are never changed in place, so that copies may share them."""

    def __init__(self, players: i64, setup: object) -> None:
        self.players: i64 = players
        self.to_act: i64 = 0
        self.scores: vec[i64] = vec[i64]([0] * players)
        self.rng: i64 = 0
        """How many words of the keystream have been drawn; without one, the state of chance version 1."""
        self.keystream: Keystream | None = None
        """Shared by all copies, and secret; None for chance version 1."""
        self.setup: object = setup
        self.journal: Journal | None = None
        self.draws: Draws | None = None
        """If there are any, numbers come from these; copies have none."""

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
        """Every field, then the key if there is one, for `restore`."""
        key = [] if self.keystream is None else [int(word) for word in self.keystream.key]
        return fields.saved(self) + key

    def restore(self, numbers: list[int]) -> None:
        """The inverse of `numbers`, on a fresh position; `BadBytes` when they are not those of such a position."""
        key = fields.restore(self, numbers, KEY_WORDS)
        self.keystream = Keystream(vec[i64](key)) if key else None

    def imagine(self, seat: i64, seed: i64) -> Position:
        """A position that `seat` (or a spectator, `NOBODY`) cannot tell from this one.

        What the seat may not know is drawn again from `seed`. The result depends only on `seed` and on what the seat
        knows: positions that look the same to it are imagined the same.
        """
        other = self.copy()
        other.draw_from(seed, None)
        return other

    def seen_key(self, seat: i64) -> i64:
        """The same for all positions that `seat` cannot tell apart, and different (all but surely) for others."""
        key: i64 = 0
        for number in self.imagine(seat, 0).numbers():
            key = ((key ^ (key >> 29) ^ (number & STATE_MASK)) * FIRST_MIX + 1) & STATE_MASK
        return key

    @property
    def is_over(self) -> bool:
        return self.to_act < 0

    def turn_mark(self) -> i64:
        """A number that changes whenever a turn ends; games in which a seat may have two turns in a row count them."""
        return self.to_act

    def is_turn_over(self, seat: i64, mark: i64) -> bool:
        """Whether the turn of `seat` in which the mark was taken has ended, or another seat must decide first."""
        return self.to_act != seat or self.turn_mark() != mark

    def is_legal(self, move: i64) -> bool:
        for listed in self.legal():
            if listed == move:
                return True
        return False

    def below(self, bound: i64) -> i64:
        if self.draws is not None:
            return self.draws.below(bound)
        if self.keystream is None:
            self.rng = next_state(self.rng)
            return number_below(self.rng, bound)
        return self.keyed_below(bound, self.keystream)

    def keyed_below(self, bound: i64, keystream: Keystream) -> i64:
        """Every number equally often: of the 2**32 words, the 2**32 % bound surplus ones are drawn again."""
        product = self.next_word(keystream) * bound
        if product & WORD_MASK < bound:
            surplus: i64 = (WORD_MASK + 1) % bound
            while product & WORD_MASK < surplus:
                product = self.next_word(keystream) * bound
        return product >> WORD_BITS

    def next_word(self, keystream: Keystream) -> i64:
        word = keystream.word(self.rng)
        self.rng += 1
        return word

    def draw_from(self, rng: i64, keystream: Keystream | None) -> None:
        """All further numbers; an imagined position must not keep the real one's."""
        self.rng = rng
        self.keystream = keystream

    def copy_common(self, other: Position) -> None:
        """For copy constructors: copy the fields of this class."""
        self.to_act = other.to_act
        self.scores = other.scores[:]
        self.rng = other.rng
        self.keystream = other.keystream


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Estimates how well the seats are doing."""

    @abstractmethod
    def value(self, position: Position, seat: i64) -> float:
        """How well `seat` is doing, in points; larger is better.

        A lead, or only one's own prospects where a turn hardly affects the others: it compares what one turn may lead
        to. `values` also compares what lies further apart.
        """

    def between_turns(self, position: Position, seat: i64) -> float:
        """The same where a turn has just ended; some judges know more about such positions than about others."""
        return self.value(position, seat)

    def lead(self, position: Position, seat: i64) -> float:
        """The lead that a seat can expect where a turn has ended: `values` for one seat only."""
        return self.values(position, seat)[seat]

    def values(self, position: Position, viewer: i64) -> vec[float]:
        """The lead that each seat can expect, as `viewer` sees it. A judge of all seats at once does it faster."""
        leads = vec[float]()
        for seat in range(position.players):
            leads = append(leads, self.value(position, seat))
        return leads

    def after_each(self, position: Position, moves: vec[i64]) -> vec[float]:
        """What the seat to act can expect after each of these moves. A judge that need not play them does it faster."""
        found = vec[float]()
        for move in moves:
            found = append(found, self.value_after(position, move))
        return found

    def value_after(self, position: Position, move: i64) -> float:
        """What the seat to act can expect after this move."""
        after = position.copy()
        after.apply(move)
        return self.value(after, position.to_act)
