"""The effects among which the move `choose` chooses, told as the component files write them."""

from __future__ import annotations

from typing import Any

from newworlds.games.gwt_new_zealand.prompts import top_frame
from newworlds.games.gwt_new_zealand.rules import frames
from newworlds.games.gwt_new_zealand.rules.effects import program_of
from newworlds.games.gwt_new_zealand.rules.frames import PRICE_SHIFT, first, second, third, wide
from newworlds.games.gwt_new_zealand.state import State
from newworlds.games.gwt_new_zealand.tables import Tables

AMOUNTS: dict[int, str] = {
    frames.GAIN_MONEY: "gain_money",
    frames.GOLD: "gold",
    frames.TOKENS: "token",
    frames.CERTIFICATES: "cert",
    frames.EXPLORE: "explore",
    frames.PERMANENT_CERTIFICATE: "permanent_certificate",
    frames.PERMANENT_WOOL: "permanent_wool",
    frames.TOP_DECK: "top_deck",
    frames.DRAW_DISCARD: "draw_discard",
    frames.DRAW_THEN_DISCARD: "draw_then_discard",
    frames.WALK: "walk",
    frames.BUY_SHEEP: "buy_sheep",
    frames.OBJECTIVE: "objective",
    frames.REPLACE_PLUS_1: "replace_plus_1",
    frames.WAREHOUSE_WITHIN: "warehouse_within",
}
"""Effects that have an amount and nothing else."""

OF_WORKERS: dict[int, tuple[str, str]] = {frames.SHIP: ("ship", "sailors"), frames.SHEAR: ("shear", "shearers")}
PRICED: dict[int, str] = {frames.HIRE: "hire", frames.INVEST: "invest"}


def offered(s: State) -> list[dict[str, Any]]:
    """The effects of the choice that is asked, in the order of their numbers from 1; none when none is."""
    if s.is_over:
        return []
    top = top_frame(s)
    kind = top & frames.KIND_MASK
    if kind == frames.CHOICE:
        return [_first_effect(s.t, program_of(s, top, index)) for index in range(first(top))]
    if kind == frames.TAKE_CARD:
        return [effect_of(s.t, top)]
    if kind == frames.FLIP:
        return [{"op": "turn_movement_tile"}, {"op": "turn_tax_tile"}]
    return []


def _first_effect(t: Tables, program: int) -> dict[str, Any]:
    return effect_of(t, t.effects[t.program_start[program]])


def effect_of(t: Tables, frame: int) -> dict[str, Any]:
    """A stored effect as it was printed."""
    kind = frame & frames.KIND_MASK
    if kind in AMOUNTS:
        return {"op": AMOUNTS[kind], "n": first(frame)}
    if kind in OF_WORKERS:
        op, workers = OF_WORKERS[kind]
        return {"op": op, "n": first(frame) or workers}
    if kind in PRICED:
        return {"op": PRICED[kind], "mod": first(frame) - PRICE_SHIFT}
    if kind == frames.MARKET_SHEEP:
        return _market_sheep(t, frame)
    return _looked_up(t, kind, frame)


def _market_sheep(t: Tables, frame: int) -> dict[str, Any]:
    breeds = [t.card_names[card] for card in range(t.market_breeds) if wide(frame) >> card & 1]
    to = {"to": "draw_pile"} if third(frame) else {}
    return {"op": "market_sheep", "n": first(frame), "cost": second(frame), "breeds": breeds} | to


def _looked_up(t: Tables, kind: int, frame: int) -> dict[str, Any]:
    if kind == frames.TAKE_CARD:
        return {"op": "take_card", "card": t.card_names[first(frame)]}
    if kind == frames.AUXILIARY:
        return {"op": "aux", "mode": "single" if first(frame) == 1 else "single_or_double"}
    if kind == frames.BUILD:
        return {"op": "build", "per_builder": first(frame)}
    return {"op": "remove_hazard", "cost": first(frame)}
