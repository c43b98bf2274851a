"""What one viewer may see of the table, as JSON: see docs/protocol.md."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.eyes import REFEREE
from newworlds.core.game import SheetRow
from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand.events import NEUTRAL_LETTERS, forecast_name, hazard_name
from newworlds.games.gwt_new_zealand.moves import counter_names
from newworlds.games.gwt_new_zealand.offered import offered
from newworlds.games.gwt_new_zealand.printed.names import PILES, WORKERS
from newworlds.games.gwt_new_zealand.printed_actions import printed_actions
from newworlds.games.gwt_new_zealand.prompts import pending, top_frame
from newworlds.games.gwt_new_zealand.rules import frames
from newworlds.games.gwt_new_zealand.rules.acting import may_act_at
from newworlds.games.gwt_new_zealand.rules.counting import is_medium
from newworlds.games.gwt_new_zealand.rules.farm import Farm
from newworlds.games.gwt_new_zealand.rules.frames import PRICE_SHIFT, first, second
from newworlds.games.gwt_new_zealand.rules.revealing import FOR_WOOL, revealed
from newworlds.games.gwt_new_zealand.rules.scoring import CATEGORIES, points_in
from newworlds.games.gwt_new_zealand.rules.shipping import JOKER_CAPTAIN
from newworlds.games.gwt_new_zealand.rules.sites import FIRST_HAZARD, FIRST_NEUTRAL, building_of, owner_of
from newworlds.games.gwt_new_zealand.rules.trail import movement_limit
from newworlds.games.gwt_new_zealand.state import State
from newworlds.games.gwt_new_zealand.tables import Tables


def board(s: State, eyes: int) -> dict[str, Any]:
    cards, sea = s.tables.cards, s.tables.sea
    return {
        "turn": _turn(s, eyes),
        "trail": {s.tables.trail.names[node]: _site(s, node) for node in range(s.tables.trail.nodes) if s.site[node]},
        "neutral_flipped": bool(s.is_flipped),
        "sides": {str(building + 1): "ab"[s.sides >> building & 1] for building in range(s.tables.buildings.count)},
        "jobs": [[bool(s.jobs[row * 4 + column]) for column in range(4)] for row in range(s.tables.markets.job_rows)],
        "bonus_market": {"rows": _tile_rows(s), "marker": s.marker if s.marker < s.tables.markets.tile_rows else None},
        "marker_owner": s.marker_owner if s.marker_owner >= 0 else None,
        "forecast": [_forecast(s, space) for space in range(4)],
        "bags": {"a": sum(s.bag_a), "b": sum(s.bag_b)},
        "sheep_market": _counts(s.tables, s.market),
        "sheep_pile": sum(s.sheep_pile),
        "objectives": {"offer": [s.tables.cards.names[card] for card in s.offer], "pile": sum(s.objective_pile)},
        "support": {cards.names[cards.first_support + pile]: left for pile, left in enumerate(s.support)},
        "bonus_cards": {name: _bonus_pile(s, pile) for pile, name in enumerate(PILES)},
        "harbours": {name: _harbour(s, port) for port, name in enumerate(sea.port_names) if is_medium(s.tables, port)},
        "movement_tiles": s.movement_tiles,
        "farms": [_farm(s, seat, eyes) for seat in range(s.seats)],
        "sarah": _sarah(s) if s.is_solo else None,
    }


def _turn(s: State, eyes: int) -> dict[str, Any]:
    """`building` and `wage` (pounds per builder) belong to building, `shown` and `worth` to showing sheep.

    `change` is how many pounds the action in progress adds to the printed prices of workers or tiles.
    """
    asked = {"seat": s.seat, "number": s.turn + 1, "pending": pending(s), "actions": _actions(s), "options": offered(s)}
    top = 0 if s.is_over else top_frame(s)
    if top & frames.KIND_MASK in (frames.HIRE, frames.INVEST):
        return asked | {"change": first(top) - PRICE_SHIFT}
    if top & frames.KIND_MASK == frames.BUILD:
        return asked | {"wage": first(top)}
    if top & frames.KIND_MASK == frames.BUILD_AT:
        return asked | {"building": first(top) + 1, "wage": second(top)}
    if top & frames.KIND_MASK == frames.REVEAL and eyes in (s.seat, REFEREE):
        return asked | _showing(s, top)
    return asked


def _showing(s: State, top: int) -> dict[str, Any]:
    """The sheep that would be shown now, and what they would be worth with all that is permanent (NZ-16, NZ-28)."""
    cards, farm = revealed(s, top), s.farms[s.seat]
    is_wool = second(top) == FOR_WOOL
    values, permanent = (
        (s.tables.cards.wool, farm.wool) if is_wool else (s.tables.cards.breeding, farm.permanent_certificates)
    )
    return {
        "shown": [s.tables.cards.names[card] for card in cards],
        "worth": permanent + sum(values[card] for card in cards),
    }


def _actions(s: State) -> list[dict[str, Any]]:
    """The actions of the location where the breeder of the turn stands, as printed, while they are offered."""
    farm = s.farms[s.seat]
    top = top_frame(s) if not s.is_over else 0
    if top & frames.KIND_MASK != frames.ACT or not may_act_at(s, farm.node):
        return []
    printed = printed_actions(s, farm.node)
    return [{"action": name, "effects": shown, "used": bool(first(top) >> bit & 1)} for bit, name, shown in printed]


def _site(s: State, node: int) -> dict[str, Any]:
    code = s.site[node]
    if code >= FIRST_HAZARD:
        return {"hazard": hazard_name(s.tables, code - FIRST_HAZARD)}
    if code >= FIRST_NEUTRAL:
        letter = code - FIRST_NEUTRAL
        side = 2 if s.is_flipped and s.tables.buildings.has_two_sides[letter] else 1
        return {"neutral": NEUTRAL_LETTERS[letter], "side": side}
    return {"owner": owner_of(code), "building": building_of(code) + 1}


def _tile_rows(s: State) -> list[list[str | None]]:
    width = s.tables.markets.tile_columns
    names = [s.tables.tiles.names[tile - 1] if tile else None for tile in s.tiles]
    return [names[row * width : (row + 1) * width] for row in range(s.tables.markets.tile_rows)]


def _forecast(s: State, space: int) -> str | None:
    tile = s.forecast[space]
    return forecast_name(s.tables, space // 2, tile - 1) if tile else None


def _counts(tables: Tables, cards: vec[i64]) -> dict[str, int]:
    return {tables.cards.names[card]: count for card, count in enumerate(cards) if count}


def _bonus_pile(s: State, pile: int) -> dict[str, Any]:
    card = s.tables.cards.names[s.bonus_sets[pile]]
    return {"card": card, "left": s.bonus_left[pile], "gold": s.tables.markets.pile_gold[pile]}


def _harbour(s: State, port: int) -> dict[str, Any]:
    there = s.harbourmasters[port]
    if there > 0:
        return {"harbourmaster": there}
    if there == 0:
        return {}
    return {"captain": "joker" if -1 - there == JOKER_CAPTAIN else WORKERS[-1 - there]}


def _farm(s: State, seat: int, eyes: int) -> dict[str, Any]:
    farm, tables = s.farms[seat], s.tables
    shown = {
        "seat": seat,
        "money": farm.money,
        "gold": farm.gold,
        "certificates": farm.certificates,
        "certificate_limit": farm.certificate_limit,
        "permanent_certificates": farm.permanent_certificates,
        "wool": farm.wool,
        "tokens": farm.tokens,
        "breeder": tables.trail.names[farm.node] if farm.node >= 0 else None,
        "ship": tables.sea.names[farm.ship],
        "explored": farm.explored,
        "movement_limit": movement_limit(farm),
        "movement_tile": farm.movement_tile,
        "ignores_taxes": bool(farm.ignores_taxes),
        "hand_limit": farm.hand_limit,
        "discs": [name for space, name in enumerate(tables.player_board.disc_names) if farm.discs >> space & 1],
        "warehouses": list(farm.warehouses),
        "workers": {worker: _row(farm, row) for row, worker in enumerate(WORKERS)},
        "buildings": [building + 1 for building in range(tables.buildings.count) if farm.supply >> building & 1],
        "hazards": {hazard_name(tables, hazard): count for hazard, count in enumerate(farm.hazards) if count},
        "tiles": {tables.tiles.names[tile]: count for tile, count in enumerate(farm.tiles) if count},
        "harbourmasters": [tile + 1 for tile in range(tables.harbourmasters.count) if farm.harbourmasters >> tile & 1],
        "ports": [tables.sea.port_names[port] for port in range(tables.sea.ports) if farm.ports >> port & 1],
        "delivered": {name: count for name, count in zip(counter_names(tables), farm.delivered, strict=True) if count},
        "played": _counts(tables, farm.played),
        "discard": _counts(tables, farm.discard),
        "hand_size": farm.hand_size,
        "pile_size": farm.pile_size + len(farm.known_top),
        "known_top": [tables.cards.names[card] for card in farm.known_top],
        "herd": {tables.cards.names[card]: farm.herd(card) for card in range(tables.cards.count) if farm.herd(card)},
        "visits": farm.visits,
        "points": [points_in(s, seat, category) for category in range(CATEGORIES)],
    }
    if eyes in (seat, REFEREE):
        shown["hand"] = _counts(tables, farm.hand)
    return shown


def _row(farm: Farm, row: int) -> list[str]:
    """The worker tiles of a row after the printed worker, from the left."""
    return ["joker" if farm.jokers[row] >> column & 1 else "worker" for column in range(1, farm.workers[row])]


def _sarah(s: State) -> dict[str, Any]:
    """Her draw pile is known, but not its order."""
    cards = range(s.tables.sarah.cards)
    return {
        "speciality": WORKERS[s.speciality],
        "card": s.sarah_card + 1 if s.sarah_card >= 0 else None,
        "pile": [card + 1 for card in cards if s.sarah_pile >> card & 1],
        "deck": [card + 1 for card in cards if s.sarah_deck >> card & 1],
        "next_counter": counter_names(s.tables)[s.sarah_counter],
        "discs": s.sarah_discs,
    }


def sheet(s: State) -> list[SheetRow]:
    """NZ-41: the twelve categories."""
    return [
        SheetRow(
            Message(f"gwt_new_zealand.sheet.{category + 1}"),
            [points_in(s, seat, category) for seat in range(s.seats)],
        )
        for category in range(CATEGORIES)
    ]
