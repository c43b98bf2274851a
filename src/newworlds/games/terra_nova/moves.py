"""The moves of Terra Nova: typed, as text and as the engine's numbers."""

from __future__ import annotations

import msgspec

from newworlds.core.errors import InvalidMove
from newworlds.core.moves import Move
from newworlds.games.terra_nova.notation import Space, readable_space, space_name, space_named
from newworlds.games.terra_nova.rules import codes
from newworlds.games.terra_nova.tables import Tables


class PlaceSettler(Move, frozen=True, tag="place_settler"):
    """TN-2. As text: `A1`."""

    space: Space


class MoveSettler(Move, frozen=True, tag="move_settler"):
    """TN-5. As text: `E4-E8`."""

    start: Space = msgspec.field(name="from")
    to: Space


class PlaceStone(Move, frozen=True, tag="place_stone"):
    """TN-7. As text: `*E5`."""

    space: Space


MOVE_KINDS = (PlaceSettler, MoveSettler, PlaceStone)


def write(move: Move) -> str:
    match move:
        case PlaceSettler(space=space):
            return space_name(space)
        case PlaceStone(space=space):
            return f"*{space_name(space)}"
        case MoveSettler(start=start, to=to):
            return f"{space_name(start)}-{space_name(to)}"
    raise InvalidMove(problem=str(move))


def read(text: str) -> Move:
    """The inverse of `write`."""
    if text.startswith("*"):
        return PlaceStone(_space(text[1:], text))
    if "-" in text:
        start, _, to = text.partition("-")
        return MoveSettler(_space(start, text), _space(to, text))
    return PlaceSettler(_space(text, text))


def encode(tables: Tables, move: Move) -> int:
    match move:
        case PlaceSettler(space=space):
            return codes.PLACE_SETTLER << codes.KIND_SHIFT | _cell(tables, space)
        case PlaceStone(space=space):
            return codes.PLACE_STONE << codes.KIND_SHIFT | _cell(tables, space)
        case MoveSettler(start=start, to=to):
            named = codes.MOVE_SETTLER << codes.KIND_SHIFT | _cell(tables, start) << codes.FROM_SHIFT
            return named | _cell(tables, to)
    raise InvalidMove(problem=str(move))


def decode(tables: Tables, number: int) -> Move:
    """The inverse of `encode`."""
    to = _place(tables, number & codes.CELL_MASK, number)
    start = number >> codes.FROM_SHIFT & codes.CELL_MASK
    kind = number >> codes.KIND_SHIFT
    if kind == codes.MOVE_SETTLER:
        return MoveSettler(_place(tables, start, number), to)
    if kind == codes.PLACE_SETTLER and start == 0:
        return PlaceSettler(to)
    if kind == codes.PLACE_STONE and start == 0:
        return PlaceStone(to)
    raise InvalidMove(problem=str(number))


def _space(name: str, text: str) -> Space:
    space = space_named(name)
    if space is None:
        raise InvalidMove(problem=text)
    return space


def _cell(tables: Tables, space: Space) -> int:
    cell = tables.cell_at.get(space)
    if cell is None:
        raise InvalidMove(problem=readable_space(space))
    return cell


def _place(tables: Tables, cell: int, number: int) -> Space:
    place = tables.place_of.get(cell)
    if place is None:
        raise InvalidMove(problem=str(number))
    return place
