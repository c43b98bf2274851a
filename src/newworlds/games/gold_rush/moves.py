"""The moves of Gold Rush: typed, as text and as the engine's numbers."""

from __future__ import annotations

import re
from typing import Final

from newworlds.core.errors import InvalidMove
from newworlds.core.moves import Move
from newworlds.games.gold_rush.rules import codes
from newworlds.games.gold_rush.tables import Pieces
from newworlds.kernels.tiles.cells import PLACE_MASK, column_of, place_at, row_of

FARTHEST: Final = 500
"""Rows and columns count from the start tile; no game gets nearly so far."""


class LayTile(Move, frozen=True, tag="lay_tile"):
    """GR-4. As text: `3,-2 r1` (row, column, quarter turns clockwise)."""

    row: int
    col: int
    rotation: int


class PlaceCowboy(Move, frozen=True, tag="place_cowboy"):
    """GR-6a: on a feature of the tile just laid. As text: `on l1`."""

    feature: str


class PlaceTent(Move, frozen=True, tag="place_tent"):
    """GR-6b. As text: `tent 3,-2 a1`."""

    row: int
    col: int
    feature: str


class TakeToken(Move, frozen=True, tag="take_token"):
    """GR-6c. As text: `take`."""


class Skip(Move, frozen=True, tag="skip"):
    """GR-6: none of the three. As text: `skip`."""


MOVE_KINDS = (LayTile, PlaceCowboy, PlaceTent, TakeToken, Skip)

_COORDINATE: Final = r"(0|-?[1-9][0-9]{0,2})"
_LAYING: Final = re.compile(rf"{_COORDINATE},{_COORDINATE} r([0-3])", re.ASCII)
_COWBOY: Final = re.compile(r"on (\w+)", re.ASCII)
_TENT: Final = re.compile(rf"tent {_COORDINATE},{_COORDINATE} (\w+)", re.ASCII)


def write(move: Move) -> str:
    match move:
        case LayTile(row=row, col=col, rotation=rotation):
            return f"{row},{col} r{rotation}"
        case PlaceCowboy(feature=feature):
            return f"on {feature}"
        case PlaceTent(row=row, col=col, feature=feature):
            return f"tent {row},{col} {feature}"
        case TakeToken():
            return "take"
        case Skip():
            return "skip"
    raise InvalidMove(problem=str(move))


def read(text: str) -> Move:
    """The inverse of `write`."""
    if found := _LAYING.fullmatch(text):
        return LayTile(*map(int, found.groups()))
    if found := _COWBOY.fullmatch(text):
        return PlaceCowboy(found[1])
    if found := _TENT.fullmatch(text):
        return PlaceTent(int(found[1]), int(found[2]), found[3])
    if text == "take":
        return TakeToken()
    if text == "skip":
        return Skip()
    raise InvalidMove(problem=text)


def encode(pieces: Pieces, move: Move) -> int:
    match move:
        case LayTile(row=row, col=col, rotation=rotation) if 0 <= rotation < 4:
            return _place(move, row, col) * 4 + rotation
        case PlaceCowboy(feature=feature):
            return codes.PLACE_COWBOY << codes.KIND_SHIFT | _part(pieces, move, feature)
        case PlaceTent(row=row, col=col, feature=feature):
            where = _place(move, row, col) << codes.PART_BITS | _part(pieces, move, feature)
            return codes.PLACE_TENT << codes.KIND_SHIFT | where
        case TakeToken():
            return codes.TAKE_TOKEN << codes.KIND_SHIFT
        case Skip():
            return codes.SKIP << codes.KIND_SHIFT
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
        case codes.PLACE_COWBOY:
            return PlaceCowboy(feature)
        case codes.PLACE_TENT:
            place = number >> codes.PART_BITS & PLACE_MASK
            return PlaceTent(row_of(place), column_of(place), feature)
        case codes.TAKE_TOKEN:
            return TakeToken()
        case codes.SKIP:
            return Skip()
    raise InvalidMove(problem=str(number))


def _place(move: Move, row: int, column: int) -> int:
    if max(abs(row), abs(column)) > FARTHEST:
        raise InvalidMove(problem=write(move))
    return place_at(row, column)


def _part(pieces: Pieces, move: Move, feature: str) -> int:
    if feature not in pieces.names.parts:
        raise InvalidMove(problem=write(move))
    return pieces.names.parts.index(feature)
