"""Printed effects become frames, stored one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data import effects as printed
from newworlds.games.gwt_new_zealand.data import sarah_effects
from newworlds.games.gwt_new_zealand.data.effects import Effect
from newworlds.games.gwt_new_zealand.data.schema import SarahCard
from newworlds.games.gwt_new_zealand.printed.names import (
    ANY_SHEEP,
    COUNTED,
    ONE_BREED,
    PILES,
    ROW_LENGTH,
    SAME_BREED_PAIR,
)
from newworlds.games.gwt_new_zealand.printed.numbering import Numbering
from newworlds.games.gwt_new_zealand.rules import frames
from newworlds.games.gwt_new_zealand.rules.frames import frame

_PLAIN: Final[dict[type[Effect], int]] = {
    printed.GainMoney: frames.GAIN_MONEY,
    printed.PayMoney: frames.PAY_MONEY,
    printed.Token: frames.TOKENS,
    printed.Certificate: frames.CERTIFICATES,
    printed.Explore: frames.EXPLORE,
    printed.PermanentCertificate: frames.PERMANENT_CERTIFICATE,
    printed.PermanentWool: frames.PERMANENT_WOOL,
    printed.StepLimit: frames.STEP_LIMIT,
    printed.HandLimit: frames.HAND_LIMIT,
    printed.CertificateLimit: frames.CERTIFICATE_LIMIT,
    printed.TopDeck: frames.TOP_DECK,
    printed.DrawDiscard: frames.DRAW_DISCARD,
    printed.DrawThenDiscard: frames.DRAW_THEN_DISCARD,
    printed.Walk: frames.WALK,
    printed.BuySheep: frames.BUY_SHEEP,
    printed.TakeObjective: frames.OBJECTIVE,
    printed.ReplacePlusOne: frames.REPLACE_PLUS_1,
    printed.WarehouseWithin: frames.WAREHOUSE_WITHIN,
    printed.RemoveFromHand: frames.REMOVE_FROM_HAND,
    sarah_effects.HireCheapest: frames.SARAH_HIRE_CHEAPEST,
    sarah_effects.HireSpeciality: frames.SARAH_HIRE_SPECIALITY,
    sarah_effects.BuySheep: frames.SARAH_BUY_SHEEP,
    sarah_effects.Build: frames.SARAH_BUILD,
    sarah_effects.BuildExactly: frames.SARAH_BUILD_EXACTLY,
    sarah_effects.RemoveTile: frames.SARAH_REMOVE_TILE,
    sarah_effects.Explore: frames.SARAH_EXPLORE,
    sarah_effects.TakeObjective: frames.SARAH_OBJECTIVE,
    sarah_effects.TakeHazard: frames.SARAH_HAZARD,
    sarah_effects.MoveMore: frames.SARAH_WALK,
    sarah_effects.AddSheep: frames.SARAH_ADD_SHEEP,
    sarah_effects.UpgradePort: frames.SARAH_PORT,
}
"""Effects that have an amount, or nothing at all."""

_MUST_TAKE: Final = 2**frames.MUST_TAKE_BIT


class Programs:
    """A program is the number of a run of effects; carrying it out means pushing its frames."""

    def __init__(self, numbering: Numbering) -> None:
        self.numbering: Numbering = numbering
        self.start: vec[i64] = vec[i64]([0, 0])
        self.effects: vec[i64] = vec[i64]()
        self.printed: list[Effect | None] = []
        """What each of the effects was made of; None where a choice keeps the numbers of its programs."""

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

    def first_printed(self, program: int) -> Effect:
        """The effect that a program begins with."""
        return cast(Effect, self.printed[self.start[program]])

    def frame(self, effect: Effect) -> int:
        if type(effect) in _PLAIN:
            return frame(_PLAIN[type(effect)], getattr(effect, "n", 0))
        if isinstance(effect, printed.Gold):
            return frame(frames.GOLD, effect.n) if effect.n >= 0 else frame(frames.LOSE_GOLD, -effect.n)
        if isinstance(effect, printed.Ship):
            return frame(frames.SHIP, effect.n if isinstance(effect.n, int) else 0)
        if isinstance(effect, printed.Shear):
            return frame(frames.SHEAR, effect.n if isinstance(effect.n, int) else 0)
        if isinstance(effect, printed.Hire):
            return frame(frames.HIRE, effect.mod + frames.PRICE_SHIFT)
        if isinstance(effect, printed.Invest):
            return frame(frames.INVEST, effect.mod + frames.PRICE_SHIFT)
        return self._compound(effect)

    def _compound(self, effect: Effect) -> int:
        if isinstance(effect, printed.GainMoneyPer):
            then = self.program([printed.GainMoney(effect.n)])
            return frame(frames.PER_ITEM, COUNTED.index(effect.per), then)
        if isinstance(effect, printed.PerItem):
            return frame(frames.PER_ITEM, COUNTED.index(effect.per), self.program(effect.then))
        if isinstance(effect, printed.Choice):
            programs = [self.program([option]) for option in effect.of]
            return frame(frames.CHOICE, len(programs), self.store(programs, [None] * len(programs)))
        if isinstance(effect, printed.DiscardFor):
            then = self.program(effect.then)
            return frame(frames.DISCARD_FOR, self._discarded(effect.what), then, int(effect.may_waive))
        if isinstance(effect, printed.MarketSheep):
            breeds = self.numbering.breed_mask(effect.breeds)
            return frame(frames.MARKET_SHEEP, effect.n, effect.cost, int(effect.to == "draw_pile"), breeds)
        return self._lookup(effect)

    def _lookup(self, effect: Effect) -> int:
        if isinstance(effect, printed.TakeCard):
            return frame(frames.TAKE_CARD, self.numbering.card(effect.card), int(effect.may_waive))
        if isinstance(effect, printed.Auxiliary):
            return frame(frames.AUXILIARY, 1 if effect.mode == "single" else 2)
        if isinstance(effect, printed.Build):
            return frame(frames.BUILD, effect.per_builder)
        if isinstance(effect, printed.DeliverWool):
            return frame(frames.DELIVER_WOOL, self.numbering.wool_counter(effect.value))
        if isinstance(effect, printed.RemoveHazard):
            return frame(frames.REMOVE_HAZARD, effect.cost)
        raise TypeError(f"no step carries out {effect!r}")

    def _discarded(self, what: str) -> int:
        if what == "any_sheep":
            return ANY_SHEEP
        if what == "pair_same_breed":
            return SAME_BREED_PAIR
        return ONE_BREED + self.numbering.card(what.removeprefix("breed:"))


class SarahPrograms:
    """Her cards' and board's effects; some ask for the tables of the card they are printed on."""

    def __init__(self, programs: Programs) -> None:
        self.programs: Programs = programs
        self.sailor_pile: vec[i64] = vec[i64]()
        self.shearer_romneys: vec[i64] = vec[i64]()
        self.shearer_breeds: vec[i64] = vec[i64]()

    def program(self, effects: Sequence[Effect]) -> int:
        return self.programs.store([self._frame(effect) for effect in effects], list(effects)) if effects else 0

    def card_program(self, effects: Sequence[Effect], card: SarahCard) -> int:
        if not effects:
            return 0
        return self.programs.store([self._card_frame(effect, card) for effect in effects], list(effects))

    def _card_frame(self, effect: Effect, card: SarahCard) -> int:
        if isinstance(effect, sarah_effects.ShearerSheep):
            return frame(frames.SARAH_SHEARER_SHEEP, self._shearer_table(card))
        if isinstance(effect, sarah_effects.BonusCard):
            return frame(frames.SARAH_BONUS_CARD, self._sailor_table(card))
        return self._frame(effect)

    def _frame(self, effect: Effect) -> int:
        numbering = self.programs.numbering
        if isinstance(effect, sarah_effects.TakeSheep):
            return frame(frames.SARAH_TAKE_SHEEP, 0, 0, 0, numbering.breed_mask(effect.breeds))
        if isinstance(effect, sarah_effects.DeliverWool):
            return frame(frames.SARAH_DELIVER_WOOL, numbering.wool_counter(effect.value))
        return self.programs.frame(effect)

    def _sailor_table(self, card: SarahCard) -> int:
        """Where the bonus pile for each number of her sailors stands."""
        piles: dict[str, str] = {str(sailors): pile for sailors, pile in card.sailor_table.items()}
        start = len(self.sailor_pile)
        for sailors in range(ROW_LENGTH + 1):
            pile = piles.get(str(sailors))
            self.sailor_pile = append(self.sailor_pile, PILES.index(pile) if pile else -1)
        return start

    def _shearer_table(self, card: SarahCard) -> int:
        """Where the Romney and the sheep of the market for each number of her shearers stand."""
        sheep: dict[str, list[str]] = {str(shearers): names for shearers, names in card.shearer_table.items()}
        start = len(self.shearer_romneys)
        for shearers in range(ROW_LENGTH + 1):
            given = sheep.get(str(shearers), [])
            self.shearer_romneys = append(self.shearer_romneys, given.count("romney"))
            breeds = self.programs.numbering.breed_mask([name for name in given if name != "romney"])
            self.shearer_breeds = append(self.shearer_breeds, breeds)
        return start
