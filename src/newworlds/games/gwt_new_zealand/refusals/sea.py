"""The ship and the ports (NZ-27, NZ-106)."""

from __future__ import annotations

from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand import moves
from newworlds.games.gwt_new_zealand.prompts import top_frame
from newworlds.games.gwt_new_zealand.refusals.reason import Reasons, because
from newworlds.games.gwt_new_zealand.rules import frames
from newworlds.games.gwt_new_zealand.rules.counting import is_medium
from newworlds.games.gwt_new_zealand.rules.frames import first
from newworlds.games.gwt_new_zealand.rules.shipping import distance, has_warehouse, port_price, steps_of
from newworlds.games.gwt_new_zealand.state import State


def sailing(s: State, move: moves.Sail) -> Message:
    farm = s.farms[s.seat]
    away = distance(s, farm.ship, s.tables.sea.names.index(move.to))
    if away == 0:
        return because("ship_is_there", move)
    return because("too_far", move, away=away, steps=steps_of(farm, top_frame(s)))


def upgrading(s: State, move: moves.Upgrade) -> Message:
    return upgrading_port(s, move, s.tables.sea.port_at[s.farms[s.seat].ship])


def choosing_port(s: State, move: moves.ChoosePort) -> Message:
    """Pointed at for an upgrade where the ship is, or for a warehouse from afar, or to take a disc back."""
    farm, top, port = s.farms[s.seat], top_frame(s), s.tables.sea.port_names.index(move.port)
    kind = top & frames.KIND_MASK
    if kind == frames.PORT_DISC:
        return because("no_disc_in_port", move)
    if kind in (frames.SHIP, frames.PORT):
        return (
            upgrading_port(s, move, port)
            if s.tables.sea.port_at[farm.ship] == port
            else because("ship_elsewhere", move)
        )
    if is_medium(s.tables, port):
        return because("port_takes_a_disc", move)
    away = distance(s, farm.ship, s.tables.sea.port_node[port]) + 1
    if away > first(top):
        return because("port_too_far", move, away=away, steps=first(top))
    return upgrading_port(s, move, port)


def upgrading_port(s: State, move: moves.Upgrade | moves.ChoosePort, port: int) -> Message:
    farm = s.farms[s.seat]
    if port < 0:
        return because("no_port_here", move)
    if farm.ports >> port & 1:
        return because("port_is_yours", move)
    price = port_price(s, port)
    if price > farm.money:
        return because("port_too_dear", move, pounds=price, money=farm.money)
    if is_medium(s.tables, port):
        return because("no_disc_for_port", move, money=farm.money - price)
    return because("not_possible" if has_warehouse(farm) else "no_warehouse", move)


REASONS: Reasons = {
    moves.Sail: sailing,
    moves.Upgrade: upgrading,
    moves.ChoosePort: choosing_port,
}
