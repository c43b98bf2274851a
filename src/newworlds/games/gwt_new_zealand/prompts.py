"""What the seat to act is asked: a code and public figures, never anything from a hand."""

from __future__ import annotations

from typing import Final, cast

from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand.data.effects import OfferedEffect
from newworlds.games.gwt_new_zealand.rules.step import Step
from newworlds.games.gwt_new_zealand.rules.steps import step_of
from newworlds.games.gwt_new_zealand.state import State

PROMPT_RULES: Final = {
    "first_discard": "NZ-9",
    "start_at": "NZ-9",
    "move": "NZ-10",
    "act": "NZ-13",
    "choose_effect": "NZ-13",
    "reveal": "NZ-16",
    "certify": "NZ-16",
    "deliver": "NZ-17",
    "take_disc": "NZ-17",
    "port_disc": "NZ-17",
    "forecast": "NZ-18",
    "take_card": "NZ-21",
    "discard": "NZ-21",
    "discard_for": "NZ-21",
    "remove_from_hand": "NZ-21",
    "take_certificates": "NZ-22",
    "hire": "NZ-23",
    "invest": "NZ-24",
    "joker": "NZ-24",
    "buy_sheep": "NZ-25",
    "market_sheep": "NZ-25",
    "build": "NZ-26",
    "build_at": "NZ-26",
    "replace": "NZ-26",
    "ship": "NZ-27",
    "port": "NZ-27",
    "harbour": "NZ-27",
    "take_warehouse": "NZ-27",
    "warehouse_within": "NZ-27",
    "shear": "NZ-28",
    "deliver_wool": "NZ-28",
    "objective": "NZ-29",
    "take_steps": "NZ-30",
    "flip": "NZ-30",
    "auxiliary": "NZ-32",
    "remove_hazard": "NZ-33",
    "sarah_step": "NZ-60",
    "sarah_hire": "NZ-61",
    "sarah_sheep": "NZ-61",
    "sarah_hazard": "NZ-61",
    "sarah_port": "NZ-61",
    "sarah_build": "NZ-61",
    "sarah_build_at": "NZ-61",
}
"""The rule behind each question: where a player who wonders should read."""
PRINTED_EFFECTS: Final = "NZ-13"
"""The rule behind questions of effects that are not listed yet: that one may use what a location shows."""


def top_frame(s: State) -> int:
    return int(s.stack[len(s.stack) - 1])


def asked(s: State) -> Step:
    """The step that waits for an answer."""
    return step_of(top_frame(s))


def pending(s: State) -> str | None:
    """The name of the question, None when the game is over."""
    return None if s.is_over else asked(s).prompt


def prompt(s: State) -> Message:
    step = asked(s)
    code = f"gwt_new_zealand.prompt.{step.prompt}"
    return Message(code, step.figures(s, top_frame(s)), PROMPT_RULES.get(step.prompt, PRINTED_EFFECTS))


def offered(s: State) -> list[OfferedEffect]:
    """The effects offered by the move `choose`, numbered from 1."""
    return [] if s.is_over else cast(list[OfferedEffect], asked(s).offered(s, top_frame(s)))
