"""Why a move is refused and which rule it breaks; the step at the top of the stack knows."""

from __future__ import annotations

from newworlds.core.message import Message
from newworlds.core.moves import Move
from newworlds.games.gwt_new_zealand import move_forms, moves
from newworlds.games.gwt_new_zealand.prompts import asked, top_frame
from newworlds.games.gwt_new_zealand.rules import choices
from newworlds.games.gwt_new_zealand.rules.exchange import why_not_free
from newworlds.games.gwt_new_zealand.rules.step import Reason, because
from newworlds.games.gwt_new_zealand.state import State

ANYWHERE = frozenset({choices.DONE, choices.EXCHANGE, choices.EXCHANGE_TWO})
"""Kinds of choices that answer no particular question."""

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


def refusal(s: State, move: Move) -> Message:
    """The reason for refusing a move that is not in `s.legal()`."""
    step, number = asked(s), move_forms.encode(s.tables, move)
    kind = choices.kind_of(number)
    if kind not in ANYWHERE and kind not in step.answers:
        return _message(because(f"not_asked.{step.prompt}"), move)
    if s.seat >= s.players:
        return _message(because("sarahs_turn", "NZ-61"), move)
    if kind == choices.DONE:
        return _message(because("must_choose"), move)
    if kind in ANYWHERE:
        return _message(why_not_free(s, number), move)
    return _message(step.why_not(s, top_frame(s), number), move)


def _message(reason: Reason, move: Move) -> Message:
    return Message(f"gwt_new_zealand.refusal.{reason.code}", reason.figures, reason.rule or RULES[type(move)])
