"""Translates printed effects into frames, stored one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data.effects import Effect
from newworlds.games.gwt_new_zealand.data.schema.sarah import SarahCard
from newworlds.games.gwt_new_zealand.printed.names import PILES, ROW_LENGTH
from newworlds.games.gwt_new_zealand.printed.numbering import Numbering
from newworlds.games.gwt_new_zealand.rules.frames import MUST_TAKE_BIT
from newworlds.games.gwt_new_zealand.rules.steps import STEP_OF

_MUST_TAKE: Final = 2**MUST_TAKE_BIT


class Programs:
    """A program is the number of a run of effects; carrying it out means pushing its frames."""

    def __init__(self, numbering: Numbering) -> None:
        self.numbering: Numbering = numbering
        self.start: vec[i64] = vec[i64]([0, 0])
        self.effects: vec[i64] = vec[i64]()
        self.printed: list[Effect | None] = []
        """The printed effect of each frame; None where a choice stores the numbers of its programs."""
        self.sailor_pile: vec[i64] = vec[i64]()
        self.shearer_romneys: vec[i64] = vec[i64]()
        self.shearer_breeds: vec[i64] = vec[i64]()
        self._card: SarahCard | None = None

    def program(self, effects: Sequence[Effect], must_take: bool = False) -> int:
        """Store effects one after the other; 0 is the program that does nothing."""
        if not effects:
            return 0
        must = _MUST_TAKE if must_take else 0
        return self.store([self.frame(effect) | must for effect in effects], list(effects))

    def store(self, compiled: list[int], printed: Sequence[Effect | None]) -> int:
        for number in compiled:
            self.effects = append(self.effects, number)
        self.printed.extend(printed)
        self.start = append(self.start, len(self.effects))
        return len(self.start) - 2

    def frame(self, effect: Effect) -> int:
        return STEP_OF[type(effect)].frame_of(effect, self)

    def effects_of(self, program: int) -> list[Effect]:
        """A program as it is printed."""
        return cast(list[Effect], self.printed[self.start[program] : self.start[program + 1]])

    def first_printed(self, program: int) -> Effect:
        """The first effect of a program."""
        return self.effects_of(program)[0]

    # -- the tables on Sarah's cards --------------------------------------------------------------------------------

    def card_program(self, effects: Sequence[Effect], card: SarahCard) -> int:
        """The effects of one of her cards, which may refer to its tables."""
        self._card = card
        return self.program(effects)

    def sailor_table(self) -> int:
        """Where to find the bonus pile for each number of her sailors."""
        card = cast(SarahCard, self._card)
        piles: dict[str, str] = {str(sailors): pile for sailors, pile in card.sailor_table.items()}
        start = len(self.sailor_pile)
        for sailors in range(ROW_LENGTH + 1):
            pile = piles.get(str(sailors))
            self.sailor_pile = append(self.sailor_pile, PILES.index(pile) if pile else -1)
        return start

    def shearer_table(self) -> int:
        """Where to find the Romney and the market sheep for each number of her shearers."""
        card = cast(SarahCard, self._card)
        sheep: dict[str, list[str]] = {str(shearers): names for shearers, names in card.shearer_table.items()}
        start = len(self.shearer_romneys)
        for shearers in range(ROW_LENGTH + 1):
            given = sheep.get(str(shearers), [])
            self.shearer_romneys = append(self.shearer_romneys, given.count("romney"))
            breeds = self.numbering.breed_mask([name for name in given if name != "romney"])
            self.shearer_breeds = append(self.shearer_breeds, breeds)
        return start
