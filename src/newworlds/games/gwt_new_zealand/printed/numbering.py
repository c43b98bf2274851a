"""Cards and counters get their numbers before anything that names them is read."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import FIRST_PILE, NO_CARD, OBJECTIVE_CARD, PILES


class Numbering:
    """Cards are numbered breeds first, then support, bonus sets and objectives; counters local, wool, foreign."""

    def __init__(self, printing: dict[str, Any]) -> None:
        self._number_cards(printing["cards"])
        self._number_counters(printing["sea"])

    def _number_cards(self, cards: dict[str, Any]) -> None:
        self.market_breeds: i64 = len(cards["sheep"])
        self.card_names: list[str] = [sheep["breed"] for sheep in cards["sheep"]]
        self.first_support: i64 = len(self.card_names)
        self.card_names += [card["id"] for card in cards["support"]]
        self.first_bonus: i64 = len(self.card_names)
        self.card_names += [f"bonus_{card['set']}" for card in cards["bonus_set"]]
        self.first_objective: i64 = len(self.card_names)
        self.card_names += [card["id"] for card in cards["objective"]]
        self.cards: i64 = len(self.card_names)
        self.romney: i64 = self.card("romney")
        self.shropshire: i64 = self.card("shropshire")
        self.lincoln_or_corriedale: i64 = self._breed_mask(["lincoln", "corriedale"])
        self.hampshire_or_ryeland: i64 = self._breed_mask(["hampshire", "ryeland"])

    def card(self, name: str) -> int:
        return self.card_names.index(name)

    def _breed_mask(self, breeds: list[str]) -> int:
        mask = 0
        for breed in breeds:
            mask |= 1 << self.card(breed)
        return mask

    def _number_counters(self, sea: dict[str, Any]) -> None:
        self.port_names: list[str] = [port["id"] for port in sea["port"]]
        self.local_counters: i64 = len(sea["local_counter"])
        self.first_foreign: i64 = len(sea["local_counter"]) + len(sea["wool_counter"])
        counters = [*sea["local_counter"], *sea["wool_counter"], *sea["foreign_counter"]]
        self.counters: i64 = len(counters)
        self.counter_value: vec[i64] = vec[i64]([counter["value"] for counter in counters])

    def wool_counter(self, value: int) -> int:
        number = int(self.local_counters)
        while self.counter_value[number] != value:
            number += 1
        return number

    def is_wool(self, counter: i64) -> bool:
        return self.local_counters <= counter < self.first_foreign

    def _printed_card(self, name: str) -> int:
        if name == "none":
            return NO_CARD
        if name == "objective":
            return OBJECTIVE_CARD
        if name in PILES:
            return FIRST_PILE + PILES.index(name)
        return self.card(name)
