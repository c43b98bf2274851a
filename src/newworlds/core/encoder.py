"""Positions and moves as arrays, for machine learning.

Everything is written into vectors of bytes that were allocated once; NumPy can view them without copying.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from newworlds.core.position import Position

if TYPE_CHECKING:
    from newworlds.core.sections import Section

_BYTE: Final = 255
_BYTE_BITS: Final = 8


def put(out: vec[u8], at: i64, value: i64) -> i64:
    """A number from 0 to 255; returns where the next one goes."""
    out[at] = u8(value)
    return at + 1


def put_wide(out: vec[u8], at: i64, value: i64) -> i64:
    """A number from -32768 to 32767 in two bytes, the higher one first, in two's complement."""
    out[at] = u8(value >> _BYTE_BITS & _BYTE)
    out[at + 1] = u8(value & _BYTE)
    return at + 2


def put_all(out: vec[u8], at: i64, values: vec[i64]) -> i64:
    """Numbers from 0 to 255."""
    for value in values:
        out[at] = u8(value)
        at += 1
    return at


def put_bits(out: vec[u8], at: i64, mask: i64, count: i64) -> i64:
    """The lowest bits of a number, a byte each, the lowest first."""
    for bit in range(count):
        out[at] = u8(mask >> bit & 1)
        at += 1
    return at


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat sees of one game into a fixed place of an array, over what it wrote there before.

    `begin` makes the place ready for another game; what is written after it are positions of the same game, in the
    order in which they were reached, so that only what has changed need be written.
    """

    def __init__(self, into: vec[u8], start: i64, size: i64) -> None:
        self.into: vec[u8] = into
        self.start: i64 = start
        self.size: i64 = size

    def begin(self) -> None:
        """Nothing yet; each game adds what never changes."""
        into = self.into
        for at in range(self.start, self.start + self.size):
            into[at] = 0

    @abstractmethod
    def write(self, position: Position, seat: i64) -> None:
        """Everything that `seat` may know, from its own point of view, and nothing else."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """How a game with one setup looks to a network. `Game.encoder(setup)` makes it.

    Actions are numbered 0 … action_count-1, whatever the position; each stands for one move of the engine.
    """

    def __init__(self, action_count: i64, observation_size: i64) -> None:
        self.action_count: i64 = action_count
        self.observation_size: i64 = observation_size

    @abstractmethod
    def action_of(self, position: Position, move: i64) -> i64:
        """The action that stands for a move of the engine."""

    @abstractmethod
    def move_of(self, position: Position, action: i64) -> i64:
        """The inverse of `action_of`."""

    @abstractmethod
    def observer(self, into: vec[u8], start: i64) -> Observer:
        """One that writes `observation_size` bytes from `start` on."""

    @abstractmethod
    def observation_sections(self) -> list[Section]:
        """What the bytes of an observation mean."""

    @abstractmethod
    def action_sections(self) -> list[Section]:
        """What the actions mean."""

    def actions(self, position: Position) -> vec[i64]:
        """The action of each legal move, in the same order."""
        found = position.legal()[:]
        for index in range(i64(len(found))):
            found[index] = self.action_of(position, found[index])
        return found
