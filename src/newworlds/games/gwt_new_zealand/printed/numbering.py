"""Numbers cards, ports and counters before anything that refers to them is read."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.data.schema.cards import Cards
from newworlds.games.gwt_new_zealand.data.schema.sea import Sea
from newworlds.games.gwt_new_zealand.printed.names import FIRST_PILE, NO_CARD, OBJECTIVE_CARD, PILES


class Numbering:
    """Cards: breeds first, then support cards, bonus sets and objectives. Counters: local, wool, foreign."""

    def __init__(self, printing: Printing) -> None:
        self.cards: list[str] = card_names(printing.cards)
        self.ports: list[str] = [port.id for port in printing.sea.port]
        self.local_counters: i64 = len(printing.sea.local_counter)
        self.counter_values: vec[i64] = vec[i64](counter_values(printing.sea))

    def card(self, name: str) -> int:
        return self.cards.index(name)

    def port(self, name: str) -> int:
        return self.ports.index(name)

    def breed_mask(self, breeds: list[str]) -> int:
        mask = 0
        for breed in breeds:
            mask |= 1 << self.card(breed)
        return mask

    def wool_counter(self, value: int) -> int:
        number = int(self.local_counters)
        while self.counter_values[number] != value:
            number += 1
        return number

    def printed_card(self, name: str) -> int:
        """What a port or a counter shows."""
        if name == "none":
            return NO_CARD
        if name == "objective":
            return OBJECTIVE_CARD
        if name in PILES:
            return FIRST_PILE + PILES.index(name)
        return self.card(name)


def card_names(cards: Cards) -> list[str]:
    breeds = [sheep.breed for sheep in cards.sheep]
    support = [card.id for card in cards.support]
    bonus = [f"bonus_{card.set}" for card in cards.bonus_set]
    return [*breeds, *support, *bonus, *[card.id for card in cards.objective]]


def counter_values(sea: Sea) -> list[int]:
    return [counter.value for counter in (*sea.local_counter, *sea.wool_counter, *sea.foreign_counter)]
