"""The exploration track (NZ-30)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.purse import add_gold, earn
from newworlds.games.gwt_new_zealand.rules.step import Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

FLIP: Final = 54

FASTER: Final = 0
TAX_FREE: Final = 1
"""The two sides of the choice at space 11."""


def space_reached(s: State, farm: Farm, steps: i64) -> i64:
    after = farm.explored + steps
    return after if after < s.tables.exploration.last else s.tables.exploration.last


def gold_between(s: State, before: i64, after: i64) -> i64:
    """NZ-30: the gold of the spaces after one and up to another."""
    gold: i64 = 0
    for space in s.tables.exploration.gold_at:
        if before < space <= after:
            gold += 1
    return gold


def explore(s: State, farm: Farm, steps: i64) -> None:
    """NZ-30: gain what is printed at the spaces reached or passed; steps beyond the last pay 1 pound each."""
    before = farm.explored
    after = space_reached(s, farm, steps)
    farm.explored = after
    if after > before:
        s.tell(journal.EXPLORED, after)
    gain_on_the_way(s, farm, before, after)
    earn(s, farm, before + steps - after)


def gain_on_the_way(s: State, farm: Farm, before: i64, after: i64) -> None:
    add_gold(s, farm, gold_between(s, before, after))
    if before < s.tables.setup.movement_tile_at[s.players - 1] <= after and s.movement_tiles:
        s.movement_tiles -= 1
        farm.movement_tile = 1
        s.tell(journal.MOVEMENT_TILE_TAKEN)
    if before < s.tables.exploration.choice_at <= after:
        s.push(FLIP)


class Flip(Step):
    """NZ-30: at space 11, the movement tile or the tax tile is turned over immediately."""

    kind: i64 = FLIP
    prompt: str = "flip"
    answers: tuple[int, ...] = (choices.CHOOSE,)

    def options(self, s: State, frame: i64) -> vec[i64]:
        return vec[i64]([choice(choices.CHOOSE, FASTER), choice(choices.CHOOSE, TAX_FREE)])

    def choose(self, s: State, frame: i64, move: i64) -> None:
        farm = s.farms[s.seat]
        if choices.argument_of(move) == FASTER:
            farm.movement_tile = 2
        else:
            farm.ignores_taxes = 1
        s.tell(journal.TILE_FLIPPED, choices.argument_of(move))

    def offered(self, s: State, frame: i64) -> list[Printed]:
        return [effects.TurnMovementTile(), effects.TurnTaxTile()]


STEPS: Final[list[Step]] = [Flip()]
