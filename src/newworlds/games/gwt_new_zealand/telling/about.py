"""Which thing on the table each move concerns: the explanation a player reads before choosing it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from newworlds.core.moves import Move
from newworlds.games.gwt_new_zealand import moves
from newworlds.games.gwt_new_zealand.board import NewZealandBoard
from newworlds.games.gwt_new_zealand.telling.places import Places

About = Callable[[Places, NewZealandBoard, Any], str]


def about(places: Places, board: NewZealandBoard, move: Move) -> str | None:
    """The name of an explanation; None if the move's own words say everything."""
    named = _ABOUT.get(type(move))
    return named(places, board, move) if named else None


def _on_board(thing: str) -> About:
    """Something on the board of the player to move; `{}` stands for the move's argument."""

    def named(places: Places, board: NewZealandBoard, move: Any) -> str:
        fields = [getattr(move, field) for field in type(move).__struct_fields__]
        return f"{thing.format(*fields)}@{board.turn.seat}"

    return named


def _sea_space(places: Places, board: NewZealandBoard, move: moves.Sail) -> str:
    port = places.port_at.get(move.to)
    return f"port:{port.id}" if port else f"sea:{move.to}"


def _port_here(places: Places, board: NewZealandBoard, move: moves.Upgrade) -> str:
    return f"port:{places.port_at[board.farms[board.turn.seat].ship].id}"


_ABOUT: Final[Mapping[type[Move], About]] = {
    moves.Discard: lambda places, board, move: f"card:{move.card}",
    moves.PlayCard: lambda places, board, move: f"card:{move.card}",
    moves.HoldBack: lambda places, board, move: f"card:{move.card}",
    moves.TakeObjective: lambda places, board, move: f"card:{move.card}",
    moves.BuySheep: lambda places, board, move: f"card:{move.breed}",
    moves.TakeSheep: lambda places, board, move: f"card:{move.breed}",
    moves.Step: lambda places, board, move: f"node:{move.to}",
    moves.StartAt: lambda places, board, move: f"node:{move.space}",
    moves.BuildAt: lambda places, board, move: f"node:{move.space}",
    moves.RemoveHazard: lambda places, board, move: f"node:{move.space}",
    moves.Exchange: _on_board("figure:tokens"),
    moves.ExchangeTwo: _on_board("figure:tokens"),
    moves.Hire: lambda places, board, move: f"job:{move.row}:{move.worker}",
    moves.Invest: lambda places, board, move: f"tile:{move.row}:{move.column}",
    moves.ChooseRow: _on_board("worker_space:{}:1"),
    moves.ChooseBuilding: _on_board("building:{}"),
    moves.TakeDisc: _on_board("disc:{}"),
    moves.TakeWarehouse: _on_board("pair:{}"),
    moves.Auxiliary: _on_board("aux:{}"),
    moves.SpendCertificates: _on_board("figure:certificates"),
    moves.BuyBonusCard: lambda places, board, move: f"pile:{move.pile}",
    moves.Deliver: lambda places, board, move: f"counter:{move.counter}",
    moves.Forecast: lambda places, board, move: f"forecast:{move.space}",
    moves.Sail: _sea_space,
    moves.ChoosePort: lambda places, board, move: f"port:{move.port}",
    moves.Upgrade: _port_here,
}
