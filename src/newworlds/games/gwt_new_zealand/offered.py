"""The effects among which the move `choose` chooses, told as the component files write them."""

from __future__ import annotations

from typing import cast

from newworlds.games.gwt_new_zealand.data.effects import Effect, PrintedEffect, TakeCard
from newworlds.games.gwt_new_zealand.prompts import top_frame
from newworlds.games.gwt_new_zealand.rules import frames
from newworlds.games.gwt_new_zealand.rules.effects import program_of
from newworlds.games.gwt_new_zealand.rules.frames import first
from newworlds.games.gwt_new_zealand.state import State


class TurnMovementTile(Effect, frozen=True, tag="turn_movement_tile"):
    """NZ-30: one step more."""


class TurnTaxTile(Effect, frozen=True, tag="turn_tax_tile"):
    """NZ-30: no more taxes."""


OfferedEffect = PrintedEffect | TurnMovementTile | TurnTaxTile


def offered(s: State) -> list[OfferedEffect]:
    """The effects of the choice that is asked, in the order of their numbers from 1; none when none is."""
    if s.is_over:
        return []
    top = top_frame(s)
    kind = top & frames.KIND_MASK
    if kind == frames.CHOICE:
        programs = [program_of(s, top, index) for index in range(first(top))]
        return [cast(PrintedEffect, s.tables.programs.first_printed(program)) for program in programs]
    if kind == frames.TAKE_CARD:
        return [TakeCard(s.tables.cards.names[first(top)])]
    if kind == frames.FLIP:
        return [TurnMovementTile(), TurnTaxTile()]
    return []
