"""The moves: typed, as text and as the engine's numbers.

Each kind of move has one list of its possible arguments, in the engine's order; everything else follows from it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from newworlds.core.errors import InvalidMove
from newworlds.core.moves import Move
from newworlds.games.gwt_new_zealand.printed.names import PILES, WORKERS
from newworlds.games.gwt_new_zealand.rules import choices
from newworlds.games.gwt_new_zealand.rules.sheep_market import OPTION
from newworlds.games.gwt_new_zealand.tables import Tables

Fields = tuple[Any, ...] | None
"""The fields of a move; None for a gap in the engine's numbering."""

ACTION_NAMES = ("1", "2", "3", "4", "terrain", "wellington")
FORECAST_NAMES = ("A1", "A2", "B1", "B2")
REACTIONS = ("doubles", "gold")


class Done(Move, frozen=True, tag="done"):
    """Stop here, take no more, decline."""


class Discard(Move, frozen=True, tag="discard"):
    card: str


class TakeDisc(Move, frozen=True, tag="take_disc"):
    """NZ-17: the disc that leaves the player board."""

    space: str


class StartAt(Move, frozen=True, tag="start_at"):
    space: str


class Step(Move, frozen=True, tag="step"):
    """NZ-10: to the next location on the chosen path."""

    to: str


class Act(Move, frozen=True, tag="act"):
    """NZ-13: an action of the location, from left to right; `terrain` and `wellington` are named."""

    action: str


class Auxiliary(Move, frozen=True, tag="auxiliary"):
    action: str
    times: int


class PlayCard(Move, frozen=True, tag="play_card"):
    card: str


class BuyBonusCard(Move, frozen=True, tag="buy_bonus_card"):
    pile: str


class Exchange(Move, frozen=True, tag="exchange"):
    """NZ-31: a token for up to two new cards."""


class ExchangeTwo(Move, frozen=True, tag="exchange_two"):
    """NZ-31: two tokens and a Shropshire for a gold."""


class Hire(Move, frozen=True, tag="hire"):
    worker: str
    row: int


class Invest(Move, frozen=True, tag="invest"):
    row: int
    column: int


class ChooseRow(Move, frozen=True, tag="choose_row"):
    """The row that a joker goes to, or whose last worker is exchanged for a harbourmaster."""

    worker: str


class BuySheep(Move, frozen=True, tag="buy_sheep"):
    """`option` is the line of the sheep market's price list."""

    option: int
    breed: str


class AddSheep(Move, frozen=True, tag="add_sheep"):
    """NZ-25: an unused shepherd adds two cards to the market."""


class TakeSheep(Move, frozen=True, tag="take_sheep"):
    breed: str


class ChooseBuilding(Move, frozen=True, tag="choose_building"):
    building: int


class BuildAt(Move, frozen=True, tag="build_at"):
    space: str


class Sail(Move, frozen=True, tag="sail"):
    to: str


class Upgrade(Move, frozen=True, tag="upgrade"):
    """NZ-27: the port where the ship lies."""


class TakeWarehouse(Move, frozen=True, tag="take_warehouse"):
    pair: int


class ChoosePort(Move, frozen=True, tag="choose_port"):
    port: str


class Reveal(Move, frozen=True, tag="reveal"):
    """NZ-16, NZ-28: reveal all sheep that are not held back."""


class HoldBack(Move, frozen=True, tag="hold_back"):
    card: str


class SpendCertificates(Move, frozen=True, tag="spend_certificates"):
    count: int


class Deliver(Move, frozen=True, tag="deliver"):
    counter: str


class Forecast(Move, frozen=True, tag="forecast"):
    space: str


class TakeObjective(Move, frozen=True, tag="take_objective"):
    card: str


class DrawObjective(Move, frozen=True, tag="draw_objective"):
    """NZ-29: the top card of the pile, unseen."""


class RemoveHazard(Move, frozen=True, tag="remove_hazard"):
    space: str


class Choose(Move, frozen=True, tag="choose"):
    """One of several effects, counted from 1."""

    option: int


class Draw(Move, frozen=True, tag="draw"):
    pass


class Shear(Move, frozen=True, tag="shear"):
    """NZ-28: stop drawing and shear."""


class Take(Move, frozen=True, tag="take"):
    """NZ-21: take this many certificates or exploration steps and decline the rest."""

    count: int


class React(Move, frozen=True, tag="react"):
    """NZ-31: end the turn, and use tokens after it."""

    reaction: str


class Kind(NamedTuple):
    code: int
    move: type[Move]
    values: Callable[[Tables], Sequence[Fields]]


def counter_names(tables: Tables) -> list[str]:
    """Local and foreign sheep counters and wool counters, by their values."""
    return [_counter_name(tables, counter) for counter in range(tables.counters.count)]


def _counter_name(tables: Tables, counter: int) -> str:
    sort = (
        "wool"
        if tables.counters.is_wool(counter)
        else "abroad"
        if counter >= tables.counters.first_foreign
        else "sheep"
    )
    return f"{sort}_{tables.counters.value[counter]}"


def _nothing(tables: Tables) -> Sequence[Fields]:
    return [()]


def _each(names: Sequence[Any]) -> Sequence[Fields]:
    return [(name,) for name in names]


def _auxiliary_actions(tables: Tables) -> Sequence[Fields]:
    return [(name, times) for name in tables.player_board.aux_names for times in (1, 2)]


def _workers_on_offer(tables: Tables) -> Sequence[Fields]:
    return [(worker, row + 1) for row in range(tables.markets.job_rows) for worker in WORKERS]


def _purchases(tables: Tables) -> Sequence[Fields]:
    return [
        (option + 1, tables.cards.names[breed]) if breed < tables.cards.market_breeds else None
        for option in range(tables.markets.sheep_options)
        for breed in range(OPTION)
    ]


def _grid(rows: int, columns: int) -> Sequence[Fields]:
    return [(row + 1, column + 1) for row in range(rows) for column in range(columns)]


KINDS = (
    Kind(choices.DONE, Done, _nothing),
    Kind(choices.DISCARD, Discard, lambda tables: _each(tables.cards.names)),
    Kind(choices.TAKE_DISC, TakeDisc, lambda tables: _each(tables.player_board.disc_names)),
    Kind(choices.START_AT, StartAt, lambda tables: _each(tables.trail.names)),
    Kind(choices.STEP, Step, lambda tables: _each(tables.trail.names)),
    Kind(choices.ACT, Act, lambda tables: _each(ACTION_NAMES)),
    Kind(choices.AUXILIARY, Auxiliary, _auxiliary_actions),
    Kind(choices.PLAY_CARD, PlayCard, lambda tables: _each(tables.cards.names)),
    Kind(choices.BUY_BONUS_CARD, BuyBonusCard, lambda tables: _each(PILES)),
    Kind(choices.EXCHANGE, Exchange, _nothing),
    Kind(choices.EXCHANGE_TWO, ExchangeTwo, _nothing),
    Kind(choices.HIRE, Hire, _workers_on_offer),
    Kind(choices.INVEST, Invest, lambda tables: _grid(tables.markets.tile_rows, tables.markets.tile_columns)),
    Kind(choices.CHOOSE_ROW, ChooseRow, lambda tables: _each(WORKERS)),
    Kind(choices.BUY_SHEEP, BuySheep, _purchases),
    Kind(choices.ADD_SHEEP, AddSheep, _nothing),
    Kind(choices.TAKE_SHEEP, TakeSheep, lambda tables: _each(tables.cards.names[: tables.cards.market_breeds])),
    Kind(choices.CHOOSE_BUILDING, ChooseBuilding, lambda tables: _each(range(1, tables.buildings.count + 1))),
    Kind(choices.BUILD_AT, BuildAt, lambda tables: _each(tables.trail.names)),
    Kind(choices.SAIL, Sail, lambda tables: _each(tables.sea.names)),
    Kind(choices.UPGRADE, Upgrade, _nothing),
    Kind(choices.TAKE_WAREHOUSE, TakeWarehouse, lambda tables: _each(range(1, len(tables.player_board.pair_vp) + 1))),
    Kind(choices.CHOOSE_PORT, ChoosePort, lambda tables: _each(tables.sea.port_names)),
    Kind(choices.REVEAL, Reveal, _nothing),
    Kind(choices.HOLD_BACK, HoldBack, lambda tables: _each(tables.cards.names)),
    Kind(choices.SPEND_CERTIFICATES, SpendCertificates, lambda tables: _each(range(32))),
    Kind(choices.DELIVER, Deliver, lambda tables: _each(counter_names(tables))),
    Kind(choices.FORECAST, Forecast, lambda tables: _each(FORECAST_NAMES)),
    Kind(choices.TAKE_OBJECTIVE, TakeObjective, lambda tables: _each(tables.cards.names)),
    Kind(choices.DRAW_OBJECTIVE, DrawObjective, _nothing),
    Kind(choices.REMOVE_HAZARD, RemoveHazard, lambda tables: _each(tables.trail.names)),
    Kind(choices.CHOOSE, Choose, lambda tables: _each(range(1, 9))),
    Kind(choices.DRAW, Draw, _nothing),
    Kind(choices.SHEAR, Shear, _nothing),
    Kind(choices.TAKE, Take, lambda tables: _each(range(32))),
    Kind(choices.REACT, React, lambda tables: [None, *_each(REACTIONS)]),
)

MOVE_KINDS: tuple[type[Move], ...] = tuple(kind.move for kind in KINDS)
_BY_CODE = {kind.code: kind for kind in KINDS}
_BY_MOVE = {kind.move: kind for kind in KINDS}
_BY_TAG: dict[str, type[Move]] = {str(kind.move.__struct_config__.tag): kind.move for kind in KINDS}


@cache
def values(tables: Tables, code: int) -> list[Fields]:
    return list(_BY_CODE[code].values(tables))


@cache
def _arguments(tables: Tables, code: int) -> dict[Fields, int]:
    return {fields: argument for argument, fields in enumerate(values(tables, code))}


def encode(tables: Tables, move: Move) -> int:
    code = _BY_MOVE[type(move)].code
    argument = _arguments(tables, code).get(msgspec.structs.astuple(move))
    if argument is None:
        raise InvalidMove(problem=write(move))
    return int(choices.choice(code, argument))


def decode(tables: Tables, number: int) -> Move:
    """The inverse of `encode`."""
    kind, argument = _BY_CODE.get(number >> choices.SHIFT), number & choices.ARGUMENT
    fields = values(tables, kind.code)[argument] if kind and argument < len(values(tables, kind.code)) else None
    if kind is None or fields is None:
        raise InvalidMove(problem=str(number))
    return kind.move(*fields)


def write(move: Move) -> str:
    """The kind and its fields, separated by spaces."""
    return " ".join([str(move.__struct_config__.tag), *map(str, msgspec.structs.astuple(move))])


def read(text: str) -> Move:
    """The inverse of `write`."""
    tag, *given = text.split(" ")
    kind = _BY_TAG.get(tag)
    if kind is None or len(given) != len(kind.__struct_fields__):
        raise InvalidMove(problem=text)
    try:
        return msgspec.convert(
            dict(zip(kind.__struct_fields__, given, strict=True)) | {"kind": tag}, kind, strict=False
        )
    except msgspec.ValidationError as error:
        raise InvalidMove(problem=text) from error
