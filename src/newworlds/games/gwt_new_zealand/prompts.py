"""What is asked of the seat to act, in a code and public figures; never anything of a hand."""

from __future__ import annotations

from typing import Any

from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand.printed.names import SHEPHERD
from newworlds.games.gwt_new_zealand.rules import frames
from newworlds.games.gwt_new_zealand.rules.frames import PRICE_SHIFT, first, second
from newworlds.games.gwt_new_zealand.rules.shipping import steps_of
from newworlds.games.gwt_new_zealand.rules.trail import steps_left
from newworlds.games.gwt_new_zealand.state import State

NAMES: dict[int, str] = {
    frames.TAKE_CARD: "take_card",
    frames.DISCARD_FOR: "discard_for",
    frames.HIRE: "hire",
    frames.INVEST: "invest",
    frames.BUILD: "build",
    frames.REPLACE_PLUS_1: "replace",
    frames.BUY_SHEEP: "buy_sheep",
    frames.SHIP: "ship",
    frames.AUXILIARY: "auxiliary",
    frames.OBJECTIVE: "objective",
    frames.REMOVE_HAZARD: "remove_hazard",
    frames.WAREHOUSE_WITHIN: "warehouse_within",
    frames.DELIVER_WOOL: "deliver_wool",
    frames.CHOICE: "choose_effect",
    frames.MARKET_SHEEP: "market_sheep",
    frames.REMOVE_FROM_HAND: "remove_from_hand",
    frames.FIRST_DISCARD: "first_discard",
    frames.START_AT: "start_at",
    frames.MOVE: "move",
    frames.ACT: "act",
    frames.REVEAL: "reveal",
    frames.CERTIFY: "certify",
    frames.DELIVERY: "deliver",
    frames.TAKE_DISC: "take_disc",
    frames.PORT_DISC: "port_disc",
    frames.FORECAST: "forecast",
    frames.PORT: "port",
    frames.TAKE_WAREHOUSE: "take_warehouse",
    frames.HARBOUR: "harbour",
    frames.BUILD_AT: "build_at",
    frames.JOKER: "joker",
    frames.FLIP: "flip",
    frames.SHEARER: "shear",
    frames.DISCARDING: "discard",
    frames.TAKE_CERTIFICATES: "take_certificates",
    frames.TAKE_STEPS: "take_steps",
    frames.SARAH_STEP: "sarah_step",
    frames.SARAH_HIRE_CHEAPEST: "sarah_hire",
    frames.SARAH_HIRE_SPECIALITY: "sarah_hire",
    frames.SARAH_TAKE_SHEEP: "sarah_sheep",
    frames.SARAH_HAZARD: "sarah_hazard",
    frames.SARAH_PORT: "sarah_port",
    frames.SARAH_BUILD_NEW: "sarah_build",
    frames.SARAH_REPLACE: "sarah_build",
    frames.SARAH_BUILD_AT: "sarah_build_at",
}

NEEDS_FIRST = {
    frames.CERTIFY: "total",
    frames.DELIVERY: "total",
    frames.SHEARER: "shearers",
    frames.MARKET_SHEEP: "cards",
    frames.WAREHOUSE_WITHIN: "steps",
    frames.TAKE_CERTIFICATES: "most",
    frames.TAKE_STEPS: "most",
}
"""Prompts that tell the first argument of their frame."""


def top_frame(s: State) -> int:
    return int(s.stack[len(s.stack) - 1])


def pending(s: State) -> str | None:
    """The name of what is asked, None when the game is over."""
    return None if s.is_over else NAMES[top_frame(s) & frames.KIND_MASK]


def prompt(s: State) -> Message:
    top = top_frame(s)
    return Message(f"gwt_new_zealand.prompt.{NAMES[top & frames.KIND_MASK]}", arguments(s, top))


def arguments(s: State, top: int) -> dict[str, Any]:
    kind = top & frames.KIND_MASK
    farm = s.farms[s.seat]
    if kind in NEEDS_FIRST:
        return {NEEDS_FIRST[kind]: first(top)}
    if kind == frames.MOVE:
        return {"steps": steps_left(s, top)}
    if kind in (frames.HIRE, frames.INVEST):
        return {"change": first(top) - PRICE_SHIFT}
    if kind == frames.BUY_SHEEP:
        return {"shepherds": first(top) if second(top) else farm.workers[SHEPHERD]}
    if kind == frames.SHIP:
        return {"steps": steps_of(farm, top)}
    if kind == frames.DISCARDING:
        return {"cards": second(top)}
    if kind == frames.REVEAL:
        return {"purpose": "wool" if second(top) else "income"}
    if kind == frames.FORECAST:
        return {"bag": "AB"[first(top)]}
    return {}
