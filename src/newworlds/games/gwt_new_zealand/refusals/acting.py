"""Actions of a location, auxiliary actions and exchange tokens (NZ-13, NZ-14, NZ-31, NZ-32)."""

from __future__ import annotations

from newworlds.core.message import Message
from newworlds.core.moves import Move
from newworlds.games.gwt_new_zealand import moves
from newworlds.games.gwt_new_zealand.printed_actions import printed_actions
from newworlds.games.gwt_new_zealand.prompts import top_frame
from newworlds.games.gwt_new_zealand.refusals.reason import Reasons, because
from newworlds.games.gwt_new_zealand.rules import frames
from newworlds.games.gwt_new_zealand.rules.acting import WELLINGTON_DONE, may_act_at, unlocked
from newworlds.games.gwt_new_zealand.rules.choices import WELLINGTON_ACTION
from newworlds.games.gwt_new_zealand.rules.frames import first, second, third
from newworlds.games.gwt_new_zealand.state import State

LACKING: dict[str, str] = {
    "discard_for": "no_card_for_it",
    "hire": "nobody_to_hire",
    "invest": "no_tile_to_take",
    "build": "nothing_to_build",
    "buy_sheep": "no_sheep_to_buy",
    "cert": "certificates_full",
    "remove_hazard": "no_hazard_to_remove",
    "objective": "no_objective_left",
    "aux": "no_auxiliary_action",
    "gain_money_per": "nothing_to_count",
    "per_item": "nothing_to_count",
    "deliver_wool": "wool_counter_closed",
    "warehouse_within": "no_port_in_reach",
    "take_card": "pile_empty",
    "draw_discard": "nothing_to_draw",
    "draw_then_discard": "nothing_to_draw",
}
"""What is missing when an effect cannot do anything."""

WELLINGTON = moves.ACTION_NAMES[WELLINGTON_ACTION]
AUXILIARY_EFFECTS: dict[str, str] = {"draw": "draw_then_discard", "cert": "cert"}
"""The auxiliary actions that can be impossible though they are free and affordable."""


def acting(s: State, move: moves.Act) -> Message:
    top, node = top_frame(s), s.farms[s.seat].node
    if node == s.tables.trail.wellington or first(top) & WELLINGTON_DONE:
        return because("action_used" if move.action == WELLINGTON else "no_such_action", move)
    if not may_act_at(s, node):
        return Message("gwt_new_zealand.refusal.not_your_building", {}, "NZ-14")
    if first(top) and third(top) != s.site[node]:
        return Message("gwt_new_zealand.refusal.building_replaced", {}, "NZ-26")
    printed = next((effects for _, name, effects in printed_actions(s, node) if name == move.action), None)
    if printed is None:
        return because("no_such_action", move)
    if first(top) >> moves.ACTION_NAMES.index(move.action) & 1:
        return because("action_used", move)
    if second(top):
        return because("auxiliary_instead", move)
    return because(LACKING.get(printed[0]["op"], "action_not_possible"), move)


def auxiliary(s: State, move: moves.Auxiliary) -> Message:
    top, action = top_frame(s), s.tables.player_board.aux_names.index(move.action)
    is_location = top & frames.KIND_MASK == frames.ACT
    if is_location and s.farms[s.seat].node == s.tables.trail.wellington:
        return Message("gwt_new_zealand.refusal.only_four_steps", {}, "NZ-15")
    if unlocked(s, action) < move.times:
        return because("auxiliary_locked", move)
    if move.times > (1 if is_location else first(top)):
        return because("auxiliary_single_only", move)
    price = s.tables.player_board.aux_cost[action] * move.times
    if price > s.farms[s.seat].money:
        return because("auxiliary_too_dear", move, pounds=price, money=s.farms[s.seat].money)
    if is_location and (first(top) or second(top)):
        return because("auxiliary_only_instead", move)
    if not s.can_perform(s.tables.player_board.aux_program[action]):
        return because(LACKING[AUXILIARY_EFFECTS[move.action]], move)
    return because("auxiliary_not_possible", move)


def exchanging(s: State, move: Move) -> Message:
    wanted = 2 if move in (moves.ExchangeTwo(), moves.React("gold")) else 1
    tokens = s.farms[s.seat].tokens
    if tokens < wanted:
        return because("not_enough_tokens", move, wanted=wanted, have=tokens)
    if type(move) is moves.React:
        return because("no_reaction_now", move)
    return because("no_exchange_now", move)


REASONS: Reasons = {
    moves.Act: acting,
    moves.Auxiliary: auxiliary,
    moves.Exchange: exchanging,
    moves.ExchangeTwo: exchanging,
    moves.React: exchanging,
}
