"""The effects among which the move `choose` chooses, told as the component files write them."""

from __future__ import annotations

from typing import Any

import msgspec

from newworlds.games.gwt_new_zealand.data.effects import TakeCard
from newworlds.games.gwt_new_zealand.prompts import top_frame
from newworlds.games.gwt_new_zealand.rules import frames
from newworlds.games.gwt_new_zealand.rules.effects import program_of
from newworlds.games.gwt_new_zealand.rules.frames import first
from newworlds.games.gwt_new_zealand.state import State


def offered(s: State) -> list[dict[str, Any]]:
    """The effects of the choice that is asked, in the order of their numbers from 1; none when none is."""
    if s.is_over:
        return []
    top = top_frame(s)
    kind = top & frames.KIND_MASK
    if kind == frames.CHOICE:
        programs = [program_of(s, top, index) for index in range(first(top))]
        return [msgspec.to_builtins(s.tables.programs.first_printed(program)) for program in programs]
    if kind == frames.TAKE_CARD:
        return [msgspec.to_builtins(TakeCard(s.tables.cards.names[first(top)]))]
    if kind == frames.FLIP:
        return [{"op": "turn_movement_tile"}, {"op": "turn_tax_tile"}]
    return []
