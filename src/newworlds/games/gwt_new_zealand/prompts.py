"""What the seat to act is asked: a code and public figures, never anything from a hand."""

from __future__ import annotations

from typing import cast

from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand.data.effects import OfferedEffect
from newworlds.games.gwt_new_zealand.rules.step import Step
from newworlds.games.gwt_new_zealand.rules.steps import step_of
from newworlds.games.gwt_new_zealand.state import State


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
    return Message(f"gwt_new_zealand.prompt.{step.prompt}", step.figures(s, top_frame(s)))


def offered(s: State) -> list[OfferedEffect]:
    """The effects offered by the move `choose`, numbered from 1."""
    return [] if s.is_over else cast(list[OfferedEffect], asked(s).offered(s, top_frame(s)))
