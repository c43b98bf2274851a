"""Counters and the discs that go to them (NZ-17, NZ-28, NZ-105)."""

from __future__ import annotations

from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand import moves
from newworlds.games.gwt_new_zealand.printed.names import BLACK, WHITE
from newworlds.games.gwt_new_zealand.prompts import top_frame
from newworlds.games.gwt_new_zealand.refusals.reason import Reasons, because
from newworlds.games.gwt_new_zealand.rules import frames
from newworlds.games.gwt_new_zealand.rules.discs import has_white_disc
from newworlds.games.gwt_new_zealand.rules.frames import first, second
from newworlds.games.gwt_new_zealand.state import State


def delivering(s: State, move: moves.Deliver) -> Message:
    farm, top, counter = s.farms[s.seat], top_frame(s), moves.counter_names(s.tables).index(move.counter)
    if top & frames.KIND_MASK == frames.DELIVER_WOOL:
        return because("other_counter", move)
    if s.tables.counters.is_wool(counter) != (second(top) == 1):
        return because("wool_only" if second(top) else "sheep_only", move)
    if s.tables.counters.value[counter] > first(top):
        return because("counter_asks_more", move, value=s.tables.counters.value[counter], worth=first(top))
    if farm.delivered[counter] and not s.tables.counters.is_repeatable[counter]:
        return because("counter_is_yours", move)
    port = s.tables.counters.port[counter]
    if port >= 0 and not farm.ports >> port & 1:
        return because("counter_abroad", move)
    cost = s.tables.counters.cost[counter]
    if cost > farm.money:
        return because("transport_too_dear", move, pounds=cost, money=farm.money)
    return because("no_disc_for_counter", move, money=farm.money - cost)


def taking_disc(s: State, move: moves.TakeDisc) -> Message:
    farm, space = s.farms[s.seat], s.tables.player_board.disc_names.index(move.space)
    if not farm.discs >> space & 1:
        return because("disc_gone", move)
    is_black = s.tables.player_board.disc_border[space] == BLACK
    if is_black and first(top_frame(s)) == WHITE and has_white_disc(s, farm):
        return because("disc_is_black", move)
    return because("disc_too_dear", move, pounds=s.tables.player_board.disc_cost[space], money=farm.money)


REASONS: Reasons = {
    moves.Deliver: delivering,
    moves.TakeDisc: taking_disc,
}
