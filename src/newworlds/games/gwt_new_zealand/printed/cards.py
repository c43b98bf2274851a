"""The cards."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data.schema.cards import Cards
from newworlds.games.gwt_new_zealand.printed.names import CONDITIONS
from newworlds.games.gwt_new_zealand.printed.numbering import Numbering
from newworlds.games.gwt_new_zealand.printed.programs import Programs


class CardTables:
    """By number of the card."""

    def __init__(self, printed: Cards, numbering: Numbering, programs: Programs) -> None:
        self.names: list[str] = numbering.cards
        self.count: i64 = len(numbering.cards)
        self.market_breeds: i64 = len(printed.sheep)
        self.first_support: i64 = len(printed.sheep)
        self.first_bonus: i64 = len(printed.sheep) + len(printed.support)
        self.first_objective: i64 = self.count - len(printed.objective)
        self.romney: i64 = numbering.card("romney")
        self.shropshire: i64 = numbering.card("shropshire")
        self.lincoln_or_corriedale: i64 = numbering.breed_mask(["lincoln", "corriedale"])
        self.hampshire_or_ryeland: i64 = numbering.breed_mask(["hampshire", "ryeland"])
        cards: list[Any] = [*printed.sheep, *printed.support, *printed.bonus_set, *printed.objective]
        self._print_figures(cards)
        self._print_conditions(cards)
        self.program: vec[i64] = vec[i64]([programs.program(getattr(card, "actions", [])) for card in cards])
        self._number_breeds()

    def _print_figures(self, cards: list[Any]) -> None:
        self.breeding: vec[i64] = _figures(cards, "breeding")
        self.wool: vec[i64] = _figures(cards, "wool")
        self.vp: vec[i64] = _figures(cards, "vp")
        self.penalty: vec[i64] = _figures(cards, "penalty")
        self.copies: vec[i64] = _figures(cards, "count")
        self.copies_per_player: vec[i64] = _figures(cards, "count_per_player")

    def _print_conditions(self, cards: list[Any]) -> None:
        conditions: list[list[str]] = [getattr(card, "conditions", []) for card in cards]
        kinds: list[str] = [getattr(card, "kind", "sheep" if hasattr(card, "breed") else "") for card in cards]
        self.is_objective: vec[i64] = vec[i64]([1 if asked else 0 for asked in conditions])
        self.needs: vec[i64] = vec[i64]([asked.count(condition) for asked in conditions for condition in CONDITIONS])
        self.is_sheep: vec[i64] = vec[i64]([1 if kind == "sheep" else 0 for kind in kinds])
        self.is_action: vec[i64] = vec[i64]([1 if kind == "action" else 0 for kind in kinds])
        self.is_starting: vec[i64] = vec[i64]([1 if getattr(c, "deck", "") == "starting" else 0 for c in cards])
        self.is_ferry: vec[i64] = vec[i64](
            [1 if getattr(c, "id", "") == "ferry" or getattr(c, "is_ferry", False) else 0 for c in cards]
        )

    def _number_breeds(self) -> None:
        """Breeds that can be revealed, one bit each."""
        self.breeds: vec[i64] = vec[i64]()
        self.breed_bit: vec[i64] = vec[i64]([0] * self.count)
        for card in range(self.count):
            if self.is_sheep[card]:
                self.breed_bit[card] = 1 << len(self.breeds)
                self.breeds = append(self.breeds, card)


def _figures(cards: list[Any], field: str) -> vec[i64]:
    """0 where a kind of card lacks this figure."""
    return vec[i64]([getattr(card, field, 0) for card in cards])
