"""The moves of Mayflower: typed, as text and as the engine's numbers.

A place is row and column of the map: rows count southwards from the northernmost start space, columns eastwards from
the coast, so the rules' column 2 is -2 here.
"""

from __future__ import annotations

import re
from typing import Final

from newworlds.core.errors import InvalidMove
from newworlds.core.moves import Move
from newworlds.games.mayflower.rules import codes
from newworlds.games.mayflower.tables import Pieces
from newworlds.kernels.tiles.cells import PLACE_MASK, column_of, place_at, row_of

FARTHEST: Final = 500
"""No game gets nearly so far."""


class LayTile(Move, frozen=True, tag="lay_tile"):
    """MF-5. As text: `3,-2 r1` (row, column, quarter turns clockwise)."""

    row: int
    col: int
    rotation: int


class PlaceSettler(Move, frozen=True, tag="place_settler"):
    """MF-7: on a feature of the tile just laid. As text: `on l1`."""

    feature: str


class Skip(Move, frozen=True, tag="skip"):
    """MF-7: no settler. As text: `skip`."""


class ChooseScoring(Move, frozen=True, tag="choose_scoring"):
    """MF-9. Roads and towns are named by their part on the tile just laid, farms by themselves: `score 3,-2 a1`."""

    row: int
    col: int
    feature: str


MOVE_KINDS = (LayTile, PlaceSettler, Skip, ChooseScoring)

_COORDINATE: Final = r"(0|-?[1-9][0-9]{0,2})"
_LAYING: Final = re.compile(rf"{_COORDINATE},{_COORDINATE} r([0-3])", re.ASCII)
_SETTLER: Final = re.compile(r"on (\w+)", re.ASCII)
_SCORING: Final = re.compile(rf"score {_COORDINATE},{_COORDINATE} (\w+)", re.ASCII)


def write(move: Move) -> str:
    match move:
        case LayTile(row=row, col=col, rotation=rotation):
            return f"{row},{col} r{rotation}"
        case PlaceSettler(feature=feature):
            return f"on {feature}"
        case Skip():
            return "skip"
        case ChooseScoring(row=row, col=col, feature=feature):
            return f"score {row},{col} {feature}"
    raise InvalidMove(problem=str(move))


def read(text: str) -> Move:
    """The inverse of `write`."""
    if found := _LAYING.fullmatch(text):
        return LayTile(*map(int, found.groups()))
    if found := _SETTLER.fullmatch(text):
        return PlaceSettler(found[1])
    if text == "skip":
        return Skip()
    if found := _SCORING.fullmatch(text):
        return ChooseScoring(int(found[1]), int(found[2]), found[3])
    raise InvalidMove(problem=text)


def encode(pieces: Pieces, move: Move) -> int:
    match move:
        case LayTile(row=row, col=col, rotation=rotation) if 0 <= rotation < 4:
            return _place(move, row, col) * 4 + rotation
        case PlaceSettler(feature=feature):
            return codes.PLACE_SETTLER << codes.KIND_SHIFT | _part(pieces, move, feature)
        case Skip():
            return codes.SKIP << codes.KIND_SHIFT
        case ChooseScoring(row=row, col=col, feature=feature):
            where = _place(move, row, col) << codes.PART_BITS | _part(pieces, move, feature)
            return codes.CHOOSE_SCORING << codes.KIND_SHIFT | where
    raise InvalidMove(problem=write(move))


def decode(pieces: Pieces, number: int) -> Move:
    """The inverse of `encode`."""
    move = _decoded(pieces, number)
    if encode(pieces, move) != number:
        raise InvalidMove(problem=str(number))
    return move


def _decoded(pieces: Pieces, number: int) -> Move:
    part = number & codes.PART_MASK
    feature = pieces.names.parts[part] if part < len(pieces.names.parts) else ""
    match number >> codes.KIND_SHIFT:
        case codes.LAY_TILE:
            return LayTile(row_of(number >> 2), column_of(number >> 2), number & 3)
        case codes.PLACE_SETTLER:
            return PlaceSettler(feature)
        case codes.SKIP:
            return Skip()
        case codes.CHOOSE_SCORING:
            place = number >> codes.PART_BITS & PLACE_MASK
            return ChooseScoring(row_of(place), column_of(place), feature)
    raise InvalidMove(problem=str(number))


def _place(move: Move, row: int, column: int) -> int:
    if max(abs(row), abs(column)) > FARTHEST:
        raise InvalidMove(problem=write(move))
    return place_at(row, column)


def _part(pieces: Pieces, move: Move, feature: str) -> int:
    if feature not in pieces.names.parts:
        raise InvalidMove(problem=write(move))
    return pieces.names.parts.index(feature)
