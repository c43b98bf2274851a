"""Why a move is refused, with the rule it breaks."""

from __future__ import annotations

from newworlds.core.message import Message
from newworlds.core.moves import Move
from newworlds.games.gwt_new_zealand import moves
from newworlds.games.gwt_new_zealand.printed.names import PILES, WORKERS
from newworlds.games.gwt_new_zealand.printed_actions import printed_actions
from newworlds.games.gwt_new_zealand.prompts import NAMES, top_frame
from newworlds.games.gwt_new_zealand.rules import frames
from newworlds.games.gwt_new_zealand.rules.acting import WELLINGTON_DONE, may_act_at, unlocked
from newworlds.games.gwt_new_zealand.rules.choices import WELLINGTON_ACTION
from newworlds.games.gwt_new_zealand.rules.frames import PRICE_SHIFT, first, second, third
from newworlds.games.gwt_new_zealand.rules.hiring import has_room, hire_price
from newworlds.games.gwt_new_zealand.rules.investing import has_any_room, row_price
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
    moves.ChoosePort: (frames.WAREHOUSE_WITHIN, frames.PORT_DISC, frames.SARAH_PORT),
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
"""Which questions a kind of move answers."""

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
    """The reason for a move that is none of `s.legal()`."""
    kind = top_frame(s) & frames.KIND_MASK
    if type(move) in ASKED and kind not in ASKED[type(move)]:
        return _because(f"not_asked.{NAMES[kind]}", move)
    if s.seat >= s.players:
        return Message("gwt_new_zealand.refusal.sarahs_turn", {}, "NZ-61")
    if type(move) in (moves.PlayCard, moves.BuyBonusCard) and is_on_the_way(s):
        return _because("not_while_moving", move)
    match move:
        case moves.Act():
            return _acting(s, move)
        case moves.Auxiliary():
            return _auxiliary(s, move)
        case moves.Hire():
            return _hiring(s, move)
        case moves.Invest():
            return _investing(s, move)
        case moves.BuyBonusCard():
            return _buying(s, move)
        case moves.Discard() | moves.PlayCard() | moves.HoldBack():
            return _of_hand(s, move)
        case moves.Done():
            return _because("must_choose", move)
        case moves.Exchange() | moves.ExchangeTwo() | moves.React():
            return _exchanging(s, move)
    return _because(REASONS.get(type(move), "not_possible"), move)


def is_on_the_way(s: State) -> bool:
    """NZ-36: no card is played or bought between the first step of a move and the location where it ends."""
    top = top_frame(s)
    return top & frames.KIND_MASK == frames.MOVE and (second(top) or third(top)) != 0


REASONS: dict[type[Move], str] = {
    moves.Step: "not_ahead",
    moves.TakeDisc: "disc_not_possible",
    moves.BuySheep: "sheep_not_possible",
    moves.AddSheep: "no_shepherd",
    moves.ChooseBuilding: "building_not_possible",
    moves.BuildAt: "site_not_possible",
    moves.Sail: "too_far",
    moves.Upgrade: "port_not_possible",
    moves.ChoosePort: "port_not_possible",
    moves.Deliver: "counter_not_possible",
    moves.StartAt: "not_neutral",
    moves.ChooseRow: "row_not_possible",
}


def _because(reason: str, move: Move, **args: object) -> Message:
    return Message(f"gwt_new_zealand.refusal.{reason}", dict(args), RULES[type(move)])


LACKING: dict[str, str] = {
    "discard_for": "no_card_for_it",
    "hire": "nobody_to_hire",
    "invest": "no_tile_to_take",
    "build": "building_not_possible",
    "buy_sheep": "no_sheep_to_buy",
    "cert": "certificates_full",
    "remove_hazard": "no_hazard_to_remove",
    "objective": "no_objective_left",
    "aux": "no_auxiliary_action",
    "gain_money_per": "nothing_to_count",
    "per_item": "nothing_to_count",
    "deliver_wool": "counter_not_possible",
    "warehouse_within": "port_not_possible",
    "take_card": "pile_empty",
    "draw_discard": "nothing_to_draw",
    "draw_then_discard": "nothing_to_draw",
}
"""What is missing when an effect cannot do anything."""


WELLINGTON = moves.ACTION_NAMES[WELLINGTON_ACTION]
AUXILIARY_EFFECTS: dict[str, str] = {"draw": "draw_then_discard", "cert": "cert"}
"""The auxiliary actions that can be impossible though they are free and affordable."""


def _acting(s: State, move: moves.Act) -> Message:
    top, node = top_frame(s), s.farms[s.seat].node
    if node == s.t.wellington or first(top) & WELLINGTON_DONE:
        return _because("action_used" if move.action == WELLINGTON else "no_such_action", move)
    if not may_act_at(s, node):
        return Message("gwt_new_zealand.refusal.not_your_building", {}, "NZ-14")
    if first(top) and third(top) != s.site[node]:
        return Message("gwt_new_zealand.refusal.building_replaced", {}, "NZ-26")
    printed = next((effects for _, name, effects in printed_actions(s, node) if name == move.action), None)
    if printed is None:
        return _because("no_such_action", move)
    if first(top) >> moves.ACTION_NAMES.index(move.action) & 1:
        return _because("action_used", move)
    if second(top):
        return _because("auxiliary_instead", move)
    return _because(LACKING.get(printed[0]["op"], "action_not_possible"), move)


def _auxiliary(s: State, move: moves.Auxiliary) -> Message:
    top, auxiliary = top_frame(s), s.t.aux_names.index(move.action)
    if unlocked(s, auxiliary) < move.times:
        return _because("auxiliary_locked", move)
    price = s.t.aux_cost[auxiliary] * move.times
    if price > s.farms[s.seat].money:
        return _because("auxiliary_too_dear", move, pounds=price, money=s.farms[s.seat].money)
    if top & frames.KIND_MASK == frames.ACT and (first(top) or second(top)):
        return _because("auxiliary_only_instead", move)
    if not s.can_perform(s.t.aux_program[auxiliary]):
        return _because(LACKING[AUXILIARY_EFFECTS[move.action]], move)
    return _because("auxiliary_not_possible", move)


def _hiring(s: State, move: moves.Hire) -> Message:
    farm, worker = s.farms[s.seat], WORKERS.index(move.worker)
    if not s.jobs[(move.row - 1) * 4 + worker]:
        return _because("nobody_there", move)
    if not has_room(farm, worker):
        return _because("row_full", move)
    price = hire_price(s, move.row - 1, first(top_frame(s)) - PRICE_SHIFT)
    return _because("too_dear", move, pounds=price, money=farm.money)


def _investing(s: State, move: moves.Invest) -> Message:
    space = (move.row - 1) * s.t.market_columns + move.column - 1
    if not s.tiles[space]:
        return _because("no_tile_there", move)
    if move.row - 1 == s.marker:
        return _because("marker_row", move)
    farm = s.farms[s.seat]
    if s.tiles[space] - 1 == s.t.joker and not has_any_room(farm):
        return _because("no_row_for_joker", move)
    price = row_price(s, space, first(top_frame(s)) - PRICE_SHIFT)
    if price <= farm.money:
        return _because("tile_asks_for_more", move)
    return _because("tile_too_dear", move, pounds=price, money=farm.money)


def _buying(s: State, move: moves.BuyBonusCard) -> Message:
    pile = PILES.index(move.pile)
    if not s.bonus_left[pile]:
        return _because("pile_empty", move)
    return _because("not_enough_gold", move, gold=s.t.pile_gold[pile], have=s.farms[s.seat].gold)


def _of_hand(s: State, move: moves.Discard | moves.PlayCard | moves.HoldBack) -> Message:
    if not s.farms[s.seat].hand[s.t.card_names.index(move.card)]:
        return _because("not_in_hand", move)
    return _because("wrong_card", move)


def _exchanging(s: State, move: Move) -> Message:
    wanted = 2 if move in (moves.ExchangeTwo(), moves.React("gold")) else 1
    tokens = s.farms[s.seat].tokens
    if tokens < wanted:
        return _because("not_enough_tokens", move, wanted=wanted, have=tokens)
    if type(move) is moves.React:
        return _because("no_reaction_now", move)
    return _because("no_exchange_now", move)
