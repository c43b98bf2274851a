"""Printed effects become frames, stored one after the other."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import ANY_SHEEP, COUNTED, ONE_BREED, SAME_BREED_PAIR
from newworlds.games.gwt_new_zealand.printed.numbering import Numbering
from newworlds.games.gwt_new_zealand.rules import frames
from newworlds.games.gwt_new_zealand.rules.frames import frame

_PLAIN: Final[dict[str, int]] = {
    "gain_money": frames.GAIN_MONEY,
    "pay_money": frames.PAY_MONEY,
    "token": frames.TOKENS,
    "cert": frames.CERTIFICATES,
    "explore": frames.EXPLORE,
    "permanent_certificate": frames.PERMANENT_CERTIFICATE,
    "permanent_wool": frames.PERMANENT_WOOL,
    "step_limit": frames.STEP_LIMIT,
    "hand_limit": frames.HAND_LIMIT,
    "certificate_limit": frames.CERTIFICATE_LIMIT,
    "top_deck": frames.TOP_DECK,
    "draw_discard": frames.DRAW_DISCARD,
    "draw_then_discard": frames.DRAW_THEN_DISCARD,
    "walk": frames.WALK,
    "buy_sheep": frames.BUY_SHEEP,
    "objective": frames.OBJECTIVE,
    "replace_plus_1": frames.REPLACE_PLUS_1,
    "warehouse_within": frames.WAREHOUSE_WITHIN,
    "remove_from_hand": frames.REMOVE_FROM_HAND,
}
"""Effects that have an amount and nothing else."""

_MUST_TAKE: Final = 2**frames.MUST_TAKE_BIT

_OWN_WORKERS: Final = ["sailors", "shearers"]
"""An amount of 0 in `ship` and `shear`: as many as one's own workers."""


class Programs(Numbering):
    """A program is the number of a run of effects; carrying it out means pushing its frames."""

    def __init__(self, printing: dict[str, Any]) -> None:
        super().__init__(printing)
        self.program_start: vec[i64] = vec[i64]([0, 0])
        self.effects: vec[i64] = vec[i64]()

    def program(self, effects: list[Any], must_take: bool = False) -> int:
        """Store effects one after the other; 0 is the program that does nothing."""
        if not effects:
            return 0
        must = _MUST_TAKE if must_take else 0
        return self._store([self._frame(effect) | must for effect in effects])

    def _store(self, compiled: list[int]) -> int:
        for number in compiled:
            self.effects = append(self.effects, number)
        self.program_start = append(self.program_start, len(self.effects))
        return len(self.program_start) - 2

    def _frame(self, effect: dict[str, Any]) -> int:
        op: str = effect["op"]
        n: Any = effect.get("n", 0)
        if op in _PLAIN:
            return frame(_PLAIN[op], n)
        if op == "gold":
            return frame(frames.GOLD, n) if n >= 0 else frame(frames.LOSE_GOLD, -n)
        if op == "ship" or op == "shear":
            kind = frames.SHIP if op == "ship" else frames.SHEAR
            return frame(kind, 0 if n in _OWN_WORKERS else n)
        if op == "hire" or op == "invest":
            kind = frames.HIRE if op == "hire" else frames.INVEST
            return frame(kind, effect.get("mod", 0) + frames.PRICE_SHIFT)
        return self._compound(op, effect)

    def _compound(self, op: str, effect: dict[str, Any]) -> int:
        if op == "gain_money_per" or op == "per_item":
            then = effect.get("then") or [{"op": "gain_money", "n": effect["n"]}]
            return frame(frames.PER_ITEM, COUNTED.index(effect["per"]), self.program(then))
        if op == "choice":
            programs = [self.program([option]) for option in effect["of"]]
            return frame(frames.CHOICE, len(programs), self._aligned(programs))
        if op == "discard_for":
            return frame(
                frames.DISCARD_FOR,
                self._discarded(effect["what"]),
                self.program(effect["then"]),
                1 if effect.get("may_waive") else 0,
            )
        if op == "market_sheep":
            to_pile = 1 if effect.get("to") == "draw_pile" else 0
            return frame(
                frames.MARKET_SHEEP, effect["n"], effect.get("cost", 0), to_pile, self._breed_mask(effect["breeds"])
            )
        return self._lookup(op, effect)

    def _lookup(self, op: str, effect: dict[str, Any]) -> int:
        if op == "take_card":
            return frame(frames.TAKE_CARD, self.card(effect["card"]), 1 if effect.get("may_waive") else 0)
        if op == "aux":
            return frame(frames.AUXILIARY, 1 if effect["mode"] == "single" else 2)
        if op == "build":
            return frame(frames.BUILD, effect["per_builder"])
        if op == "deliver_wool":
            return frame(frames.DELIVER_WOOL, self.wool_counter(effect["value"]))
        return frame(frames.REMOVE_HAZARD, effect.get("cost", 0))

    def _aligned(self, programs: list[int]) -> int:
        """The options of a choice, stored as a program of program numbers."""
        return self._store(programs)

    def _discarded(self, what: str) -> int:
        if what == "any_sheep":
            return ANY_SHEEP
        if what == "pair_same_breed":
            return SAME_BREED_PAIR
        return ONE_BREED + self.card(what.split(":")[1])
