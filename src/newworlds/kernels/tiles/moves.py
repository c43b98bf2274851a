"""Moves of tile games: typed, as text and as the engine's numbers.

A game lists its own kinds of moves in a `MoveForms`, each with its number and its word; the base class of a kind
determines what else its text and number contain.
"""

from __future__ import annotations

import re
from typing import Final

from newworlds.core.errors import InvalidMove
from newworlds.core.moves import Move
from newworlds.kernels.tiles.cells import PLACE_MASK, column_of, place_at, row_of
from newworlds.kernels.tiles.move_numbers import KIND_SHIFT, LAY_TILE, PART_BITS, PART_MASK
from newworlds.kernels.tiles.names import Names

FARTHEST: Final = 500
"""Rows and columns beyond this are refused; no game gets anywhere near."""

_PLACE: Final = r"(0|-?[1-9][0-9]{0,2}),(0|-?[1-9][0-9]{0,2})"
_LAYING: Final = re.compile(rf"{_PLACE} r([0-3])", re.ASCII)
_ON_TILE: Final = re.compile(r"\w+", re.ASCII)
_ON_MAP: Final = re.compile(rf"{_PLACE} (\w+)", re.ASCII)


class LayTile(Move, frozen=True, tag="lay_tile"):
    """As text: `3,-2 r1` (row, column, quarter turns clockwise)."""

    row: int
    col: int
    rotation: int


class OnTile(Move, frozen=True):
    """A move about a part of the tile just laid. As text, after its word: `l1`."""

    feature: str


class OnMap(Move, frozen=True):
    """A move about a part of any tile. As text, after its word: `3,-2 a1`."""

    row: int
    col: int
    feature: str


class Skip(Move, frozen=True, tag="skip"):
    """Do nothing. As text: `skip`."""


class MoveForms:
    """The forms of a game's moves. Each kind besides `LayTile` has a number and a word; those that are neither `OnTile`
    nor `OnMap` name nothing.
    """

    def __init__(self, *kinds: tuple[type[Move], int, str]) -> None:
        self.forms = {kind: (number, word) for kind, number, word in kinds}
        self.by_number = {number: kind for kind, number, _ in kinds}
        self.by_word = {word: kind for kind, _, word in kinds}

    def write(self, move: Move) -> str:
        """The canonical text form of a move."""
        match move:
            case LayTile(row=row, col=col, rotation=rotation):
                return f"{row},{col} r{rotation}"
            case OnTile(feature=feature):
                return f"{self._form(move)[1]} {feature}"
            case OnMap(row=row, col=col, feature=feature):
                return f"{self._form(move)[1]} {row},{col} {feature}"
        return self._form(move)[1]

    def read(self, text: str) -> Move:
        """The inverse of `write`."""
        if found := _LAYING.fullmatch(text):
            return LayTile(*map(int, found.groups()))
        word, space, named = text.partition(" ")
        kind = self.by_word.get(word, Move)
        if issubclass(kind, OnTile) and _ON_TILE.fullmatch(named):
            return kind(named)
        if issubclass(kind, OnMap) and (found := _ON_MAP.fullmatch(named)):
            return kind(int(found[1]), int(found[2]), found[3])
        if kind is Move or issubclass(kind, OnTile | OnMap) or space:
            raise InvalidMove(problem=text)
        return kind()

    def encode(self, names: Names, move: Move) -> int:
        """The engine's number for a move; `InvalidMove` when it names a part that no tile has."""
        if isinstance(move, LayTile):
            return self._laying(move)
        number = self._form(move)[0] << KIND_SHIFT
        match move:
            case OnTile(feature=feature):
                return number | self._part(names, move, feature)
            case OnMap(row=row, col=col, feature=feature):
                return number | self._place(move, row, col) << PART_BITS | self._part(names, move, feature)
        return number

    def decode(self, names: Names, number: int) -> Move:
        """The inverse of `encode`."""
        move = self._decoded(names, number)
        if self.encode(names, move) != number:
            raise InvalidMove(problem=str(number))
        return move

    def _form(self, move: Move) -> tuple[int, str]:
        """The number and word of its kind; `InvalidMove` if it is a move of another game."""
        if type(move) not in self.forms:
            raise InvalidMove(problem=str(move))
        return self.forms[type(move)]

    def _laying(self, move: LayTile) -> int:
        if not 0 <= move.rotation < 4:
            raise InvalidMove(problem=self.write(move))
        return LAY_TILE << KIND_SHIFT | self._place(move, move.row, move.col) * 4 + move.rotation

    def _place(self, move: Move, row: int, column: int) -> int:
        if max(abs(row), abs(column)) > FARTHEST:
            raise InvalidMove(problem=self.write(move))
        return place_at(row, column)

    def _part(self, names: Names, move: Move, feature: str) -> int:
        if feature not in names.parts:
            raise InvalidMove(problem=self.write(move))
        return names.parts.index(feature)

    def _decoded(self, names: Names, number: int) -> Move:
        named = number >> KIND_SHIFT
        if named == LAY_TILE:
            return LayTile(row_of(number >> 2), column_of(number >> 2), number & 3)
        kind = self.by_number.get(named)
        part, place = number & PART_MASK, number >> PART_BITS & PLACE_MASK
        if kind is None or part >= len(names.parts):
            raise InvalidMove(problem=str(number))
        if issubclass(kind, OnTile):
            return kind(names.parts[part])
        if issubclass(kind, OnMap):
            return kind(row_of(place), column_of(place), names.parts[part])
        return kind()
