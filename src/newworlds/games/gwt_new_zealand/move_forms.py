"""The moves as text and as the engine's numbers.

Each kind of move has one list of its possible arguments, in the engine's order; everything else follows from it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from newworlds.core.errors import InvalidMove
from newworlds.core.moves import Move
from newworlds.games.gwt_new_zealand import moves
from newworlds.games.gwt_new_zealand.printed.names import PILES, WORKERS
from newworlds.games.gwt_new_zealand.rules import choices
from newworlds.games.gwt_new_zealand.rules.sheep_market import OPTION
from newworlds.games.gwt_new_zealand.tables import Tables

Fields = tuple[Any, ...] | None
"""The fields of a move; None for a gap in the engine's numbering."""

ACTION_NAMES = ("1", "2", "3", "4", "terrain", "wellington")
FORECAST_NAMES = ("A1", "A2", "B1", "B2")
REACTIONS = ("doubles", "gold")


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
    Kind(choices.DONE, moves.Done, _nothing),
    Kind(choices.DISCARD, moves.Discard, lambda tables: _each(tables.cards.names)),
    Kind(choices.TAKE_DISC, moves.TakeDisc, lambda tables: _each(tables.player_board.disc_names)),
    Kind(choices.START_AT, moves.StartAt, lambda tables: _each(tables.trail.names)),
    Kind(choices.STEP, moves.Step, lambda tables: _each(tables.trail.names)),
    Kind(choices.ACT, moves.Act, lambda tables: _each(ACTION_NAMES)),
    Kind(choices.AUXILIARY, moves.Auxiliary, _auxiliary_actions),
    Kind(choices.PLAY_CARD, moves.PlayCard, lambda tables: _each(tables.cards.names)),
    Kind(choices.BUY_BONUS_CARD, moves.BuyBonusCard, lambda tables: _each(PILES)),
    Kind(choices.EXCHANGE, moves.Exchange, _nothing),
    Kind(choices.EXCHANGE_TWO, moves.ExchangeTwo, _nothing),
    Kind(choices.HIRE, moves.Hire, _workers_on_offer),
    Kind(choices.INVEST, moves.Invest, lambda tables: _grid(tables.markets.tile_rows, tables.markets.tile_columns)),
    Kind(choices.CHOOSE_ROW, moves.ChooseRow, lambda tables: _each(WORKERS)),
    Kind(choices.BUY_SHEEP, moves.BuySheep, _purchases),
    Kind(choices.ADD_SHEEP, moves.AddSheep, _nothing),
    Kind(choices.TAKE_SHEEP, moves.TakeSheep, lambda tables: _each(tables.cards.names[: tables.cards.market_breeds])),
    Kind(choices.CHOOSE_BUILDING, moves.ChooseBuilding, lambda tables: _each(range(1, tables.buildings.count + 1))),
    Kind(choices.BUILD_AT, moves.BuildAt, lambda tables: _each(tables.trail.names)),
    Kind(choices.SAIL, moves.Sail, lambda tables: _each(tables.sea.names)),
    Kind(choices.UPGRADE, moves.Upgrade, _nothing),
    Kind(
        choices.TAKE_WAREHOUSE,
        moves.TakeWarehouse,
        lambda tables: _each(range(1, len(tables.player_board.pair_vp) + 1)),
    ),
    Kind(choices.CHOOSE_PORT, moves.ChoosePort, lambda tables: _each(tables.sea.port_names)),
    Kind(choices.REVEAL, moves.Reveal, _nothing),
    Kind(choices.HOLD_BACK, moves.HoldBack, lambda tables: _each(tables.cards.names)),
    Kind(choices.SPEND_CERTIFICATES, moves.SpendCertificates, lambda tables: _each(range(32))),
    Kind(choices.DELIVER, moves.Deliver, lambda tables: _each(counter_names(tables))),
    Kind(choices.FORECAST, moves.Forecast, lambda tables: _each(FORECAST_NAMES)),
    Kind(choices.TAKE_OBJECTIVE, moves.TakeObjective, lambda tables: _each(tables.cards.names)),
    Kind(choices.DRAW_OBJECTIVE, moves.DrawObjective, _nothing),
    Kind(choices.REMOVE_HAZARD, moves.RemoveHazard, lambda tables: _each(tables.trail.names)),
    Kind(choices.CHOOSE, moves.Choose, lambda tables: _each(range(1, 9))),
    Kind(choices.DRAW, moves.Draw, _nothing),
    Kind(choices.SHEAR, moves.Shear, _nothing),
    Kind(choices.TAKE, moves.Take, lambda tables: _each(range(32))),
    Kind(choices.REACT, moves.React, lambda tables: [None, *_each(REACTIONS)]),
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
