"""A reason in words, with the rule of the move it is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from newworlds.core.message import Argument, Message
from newworlds.core.moves import Move
from newworlds.games.gwt_new_zealand import moves
from newworlds.games.gwt_new_zealand.state import State

Reasons = dict[type[Move], Callable[[State, Any], Message]]
"""By the kind of move that each function takes."""


RULES: dict[type[Move], str] = {
    moves.Done: "NZ-13",
    moves.Discard: "NZ-21",
    moves.TakeDisc: "NZ-17",
    moves.StartAt: "NZ-9",
    moves.Step: "NZ-10",
    moves.Act: "NZ-13",
    moves.Auxiliary: "NZ-32",
    moves.PlayCard: "NZ-36",
    moves.BuyBonusCard: "NZ-35",
    moves.Exchange: "NZ-31",
    moves.ExchangeTwo: "NZ-31",
    moves.Hire: "NZ-23",
    moves.Invest: "NZ-24",
    moves.ChooseRow: "NZ-24",
    moves.BuySheep: "NZ-25",
    moves.AddSheep: "NZ-25",
    moves.TakeSheep: "NZ-25",
    moves.ChooseBuilding: "NZ-26",
    moves.BuildAt: "NZ-26",
    moves.Sail: "NZ-27",
    moves.Upgrade: "NZ-27",
    moves.TakeWarehouse: "NZ-27",
    moves.ChoosePort: "NZ-27",
    moves.Reveal: "NZ-16",
    moves.HoldBack: "NZ-16",
    moves.SpendCertificates: "NZ-16",
    moves.Deliver: "NZ-17",
    moves.Forecast: "NZ-18",
    moves.TakeObjective: "NZ-29",
    moves.DrawObjective: "NZ-29",
    moves.RemoveHazard: "NZ-33",
    moves.Choose: "NZ-13",
    moves.Draw: "NZ-31",
    moves.Shear: "NZ-28",
    moves.Take: "NZ-21",
    moves.React: "NZ-31",
}


def because(reason: str, move: Move, **args: Argument) -> Message:
    return Message(f"gwt_new_zealand.refusal.{reason}", args, RULES[type(move)])
