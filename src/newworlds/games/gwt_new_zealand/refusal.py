"""Why a move is refused, with the rule it breaks."""

from __future__ import annotations

from newworlds.core.message import Message
from newworlds.core.moves import Move
from newworlds.games.gwt_new_zealand import moves
from newworlds.games.gwt_new_zealand.prompts import NAMES, top_frame
from newworlds.games.gwt_new_zealand.refusals import acting, building, delivering, markets, sea
from newworlds.games.gwt_new_zealand.refusals.reason import Reasons, because
from newworlds.games.gwt_new_zealand.rules import frames
from newworlds.games.gwt_new_zealand.rules.frames import second, third
from newworlds.games.gwt_new_zealand.state import State

ASKED: dict[type[Move], tuple[int, ...]] = {
    moves.Discard: (frames.DISCARDING, frames.DISCARD_FOR, frames.FIRST_DISCARD, frames.REMOVE_FROM_HAND),
    moves.TakeDisc: (frames.TAKE_DISC,),
    moves.StartAt: (frames.START_AT,),
    moves.Step: (frames.MOVE, frames.SARAH_STEP),
    moves.Act: (frames.ACT,),
    moves.Auxiliary: (frames.ACT, frames.AUXILIARY),
    moves.PlayCard: (frames.MOVE, frames.ACT),
    moves.BuyBonusCard: (frames.MOVE, frames.ACT),
    moves.Hire: (frames.HIRE, frames.SARAH_HIRE_CHEAPEST, frames.SARAH_HIRE_SPECIALITY),
    moves.Invest: (frames.INVEST,),
    moves.ChooseRow: (frames.JOKER, frames.HARBOUR),
    moves.BuySheep: (frames.BUY_SHEEP,),
    moves.AddSheep: (frames.BUY_SHEEP,),
    moves.TakeSheep: (frames.MARKET_SHEEP, frames.SARAH_TAKE_SHEEP),
    moves.ChooseBuilding: (frames.BUILD, frames.REPLACE_PLUS_1, frames.SARAH_BUILD_NEW, frames.SARAH_REPLACE),
    moves.BuildAt: (frames.BUILD_AT, frames.SARAH_BUILD_AT),
    moves.Sail: (frames.SHIP,),
    moves.Upgrade: (frames.SHIP, frames.PORT),
    moves.TakeWarehouse: (frames.TAKE_WAREHOUSE,),
    moves.ChoosePort: (frames.SHIP, frames.PORT, frames.WAREHOUSE_WITHIN, frames.PORT_DISC, frames.SARAH_PORT),
    moves.Reveal: (frames.REVEAL,),
    moves.HoldBack: (frames.REVEAL,),
    moves.SpendCertificates: (frames.CERTIFY,),
    moves.Deliver: (frames.DELIVERY, frames.DELIVER_WOOL),
    moves.Forecast: (frames.FORECAST,),
    moves.TakeObjective: (frames.OBJECTIVE,),
    moves.DrawObjective: (frames.OBJECTIVE,),
    moves.RemoveHazard: (frames.REMOVE_HAZARD, frames.SARAH_HAZARD),
    moves.Choose: (frames.CHOICE, frames.FLIP, frames.TAKE_CARD),
    moves.Draw: (frames.DISCARDING, frames.SHEARER, frames.DELIVERY),
    moves.Shear: (frames.SHEARER,),
    moves.Take: (frames.TAKE_CERTIFICATES, frames.TAKE_STEPS),
    moves.React: (frames.ACT,),
}
"""Which questions a kind of move answers; a port is pointed at for its upgrade, too."""

PLAIN_REASONS: dict[type[Move], str] = {
    moves.Step: "not_ahead",
    moves.StartAt: "not_neutral",
    moves.Done: "must_choose",
    moves.AddSheep: "sheep_pile_empty",
    moves.TakeWarehouse: "pair_gone",
    moves.Forecast: "other_forecast",
    moves.TakeObjective: "not_on_offer",
    moves.DrawObjective: "no_objective_left",
    moves.RemoveHazard: "no_hazard_there",
    moves.SpendCertificates: "not_so_many_certificates",
}
"""Those that need no look at the table."""

WRONG_CARDS: dict[type[Move], str] = {
    moves.Discard: "wrong_card",
    moves.PlayCard: "not_played",
    moves.HoldBack: "not_shown",
}
"""What is wrong with a card that is in hand."""


def refusal(s: State, move: Move) -> Message:
    """The reason for a move that is none of `s.legal()`."""
    kind = top_frame(s) & frames.KIND_MASK
    if type(move) in ASKED and kind not in ASKED[type(move)]:
        return because(f"not_asked.{NAMES[kind]}", move)
    if s.seat >= s.players:
        return Message("gwt_new_zealand.refusal.sarahs_turn", {}, "NZ-61")
    if type(move) in (moves.PlayCard, moves.BuyBonusCard) and is_on_the_way(s):
        return because("not_while_moving", move)
    if type(move) in REASONS:
        return REASONS[type(move)](s, move)
    return because(PLAIN_REASONS.get(type(move), "not_possible"), move)


def is_on_the_way(s: State) -> bool:
    """NZ-36: no card is played or bought between the first step of a move and the location where it ends."""
    top = top_frame(s)
    return top & frames.KIND_MASK == frames.MOVE and (second(top) or third(top)) != 0


def _of_hand(s: State, move: moves.Discard | moves.PlayCard | moves.HoldBack) -> Message:
    is_there = s.farms[s.seat].hand[s.tables.cards.names.index(move.card)]
    return because(WRONG_CARDS[type(move)] if is_there else "not_in_hand", move)


REASONS: Reasons = {
    **acting.REASONS,
    **markets.REASONS,
    **building.REASONS,
    **sea.REASONS,
    **delivering.REASONS,
    **dict.fromkeys(WRONG_CARDS, _of_hand),
}
