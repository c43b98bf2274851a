"""Moves in words, for the terminal: what kind of move, and which one of its kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from newworlds.core.moves import Move
from newworlds.games.gwt_new_zealand import moves
from newworlds.games.gwt_new_zealand.palette import SEAT_MARKS
from newworlds.games.gwt_new_zealand.wording import Wording, actions_of, building, objective

Board = Mapping[str, Any]
Phrase = Callable[[Wording, Any, Board], str]


def phrase(wording: Wording, move: Move, board: Board) -> str:
    tag = move.__struct_config__.tag
    pending = board["turn"]["pending"]
    kind = wording.say("finish", pending=pending) if isinstance(move, moves.Done) else wording.say(f"move.{tag}")
    choice = PHRASES.get(type(move))
    return wording.say("picture.move", kind=kind, choice=choice(wording, move, board)) if choice else kind


def _card(wording: Wording, move: Any, board: Board) -> str:
    return wording.card(move.card)


def _played_card(wording: Wording, move: Any, board: Board) -> str:
    return f"{wording.card(move.card)} ({wording.effects(actions_of(wording.components, move.card))})"


def _bonus_card(wording: Wording, move: Any, board: Board) -> str:
    pile = board["bonus_cards"][move.pile]
    return f"{wording.card(pile['card'])} ({wording.say('effect.gold', n=-pile['gold'])})"


def _action(wording: Wording, move: Any, board: Board) -> str:
    offered = [action["effects"] for action in board["turn"]["actions"] if action["action"] == move.action]
    return wording.effects(offered[0]) if offered else wording.say("picture.wellington")


def _auxiliary(wording: Wording, move: Any, board: Board) -> str:
    printed = next(aux for aux in wording.components["board"]["player_board"]["aux"] if aux["id"] == move.action)
    cost = printed["cost"] * move.times
    return wording.say("picture.auxiliary", action=wording.auxiliary(move.action), times=move.times, cost=cost)


def _sheep(wording: Wording, move: Any, board: Board) -> str:
    option = wording.components["board"]["sheep_market"]["option"][move.option - 1]
    counts = {name: option[name] for name in ("shepherds", "pounds", "cards")}
    return wording.say("picture.purchase", breed=wording.card(move.breed), **counts)


def _disc(wording: Wording, move: Any, board: Board) -> str:
    """What taking it frees and costs."""
    spaces = wording.components["board"]["player_board"]["disc_space"]
    cost = next(space["unlock_cost"] for space in spaces if space["id"] == move.space)
    price = f" ({wording.say('picture.price', pounds=cost)})" if cost else ""
    return wording.disc(move.space) + price


def _building(wording: Wording, move: Any, board: Board) -> str:
    printed = building(wording.components, move.building, board)
    told = wording.say("picture.building", builders=printed["builders"], points=printed["vp"])
    return f"{told} ({wording.effects(printed['actions'])})"


def _at(field: str) -> Phrase:
    return lambda wording, move, board: site(wording, getattr(move, field), board)


def site(wording: Wording, space: str, board: Board) -> str:
    """What lies on a space, or the space by itself."""
    there = board["trail"].get(space, {})
    if "hazard" in there:
        return wording.say("site", what=wording.hazard(there["hazard"]), place=wording.space(space))
    if "building" in there:
        owner = f"{SEAT_MARKS[there['owner']]}{there['owner'] + 1}"
        what = wording.say("picture.building_of", building=there["building"], player=owner)
        return wording.say("site", what=what, place=wording.space(space))
    return wording.space(space, there.get("neutral", ""))


def _bonus_tile(wording: Wording, move: Any, board: Board) -> str:
    costs = wording.components["board"]["bonus_market"]["row_costs_top_to_bottom"]
    tile = board["bonus_market"]["rows"][move.row - 1][move.column - 1]
    return f"{wording.tile(tile)} ({_price(wording, costs[move.row - 1], board)})"


def _worker(wording: Wording, move: Any, board: Board) -> str:
    costs = wording.components["board"]["job_market"]["row_costs_top_to_bottom"]
    return f"{wording.tile(move.worker)} ({_price(wording, costs[move.row - 1], board)})"


def _price(wording: Wording, printed: int, board: Board) -> str:
    """As the action in progress changes it."""
    return wording.say("picture.price", pounds=max(0, printed + board["turn"].get("change", 0)))


def _forecast(wording: Wording, move: Any, board: Board) -> str:
    return wording.tile(board["forecast"][moves.FORECAST_NAMES.index(move.space)])


def _counter(wording: Wording, move: Any, board: Board) -> str:
    printed = next(each for each in wording.counters() if each["name"] == move.counter)
    gift = printed.get("card", "none")
    return wording.say(
        "picture.delivery",
        counter=wording.counter(move.counter),
        gain=printed.get("gain_money", 0),
        cost=printed["cost"],
        points=printed["vp"],
        gift="" if gift == "none" else wording.say("picture.and_gift", gift=wording.gift(gift)),
    )


def _sea_space(wording: Wording, move: Any, board: Board) -> str:
    port = wording.port_at.get(move.to)
    return _port_and_gift(wording, port) if port else wording.sea(move.to)


def _port(wording: Wording, move: Any, board: Board) -> str:
    return _port_and_gift(wording, wording.ports[move.port])


def _port_and_gift(wording: Wording, port: Mapping[str, Any]) -> str:
    gift = port.get("card", "none")
    name = wording.sea(port["node"])
    return name if gift == "none" else name + wording.say("picture.and_gift", gift=wording.gift(gift))


def _warehouse(wording: Wording, move: Any, board: Board) -> str:
    pairs = wording.components["board"]["player_board"]["warehouse_pair"]
    pair = next(each for each in pairs if each["id"] == move.pair)
    gain = wording.effects(pair.get("actions", ())) or wording.say("picture.points", points=pair.get("vp", 0))
    return wording.say("picture.pair", pair=move.pair, gain=gain)


PHRASES: Final[dict[type[Move], Phrase]] = {
    moves.Discard: _card,
    moves.HoldBack: _card,
    moves.TakeObjective: lambda wording, move, board: objective(wording, move.card),
    moves.PlayCard: _played_card,
    moves.TakeDisc: _disc,
    moves.Step: _at("to"),
    moves.StartAt: _at("space"),
    moves.BuildAt: _at("space"),
    moves.RemoveHazard: _at("space"),
    moves.Act: _action,
    moves.Auxiliary: _auxiliary,
    moves.BuyBonusCard: _bonus_card,
    moves.Hire: _worker,
    moves.Invest: _bonus_tile,
    moves.ChooseRow: lambda wording, move, board: wording.tile(move.worker),
    moves.BuySheep: _sheep,
    moves.TakeSheep: lambda wording, move, board: wording.card(move.breed),
    moves.ChooseBuilding: _building,
    moves.Sail: _sea_space,
    moves.ChoosePort: _port,
    moves.TakeWarehouse: _warehouse,
    moves.SpendCertificates: lambda wording, move, board: str(move.count),
    moves.Deliver: _counter,
    moves.Take: lambda wording, move, board: str(move.count),
    moves.React: lambda wording, move, board: wording.say(f"reaction.{move.reaction}"),
    moves.Forecast: _forecast,
    moves.Choose: lambda wording, move, board: wording.effect(board["turn"]["options"][move.option - 1]),
}
"""What tells a move from others of its kind."""
