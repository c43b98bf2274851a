"""The actions printed where a breeder stands (NZ-13)."""

from __future__ import annotations

from typing import cast

from newworlds.games.gwt_new_zealand.data.effects import PrintedEffect
from newworlds.games.gwt_new_zealand.move_forms import ACTION_NAMES
from newworlds.games.gwt_new_zealand.printed.names import ACTIONS
from newworlds.games.gwt_new_zealand.rules.choices import RISKY_ACTION
from newworlds.games.gwt_new_zealand.rules.sites import action_at
from newworlds.games.gwt_new_zealand.state import State


def printed_actions(s: State, node: int) -> list[tuple[int, str, list[PrintedEffect]]]:
    """Number, name and effects of each action of a building; risky terrain adds one more."""
    numbered = [(index, action_at(s, node, index)) for index in range(ACTIONS)]
    numbered.append((RISKY_ACTION, s.tables.trail.risk_program[node]))
    programs = s.tables.programs
    return [
        (index, ACTION_NAMES[index], cast(list[PrintedEffect], programs.effects_of(program)))
        for index, program in numbered
        if program > 0
    ]
