"""The cards."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import CONDITIONS
from newworlds.games.gwt_new_zealand.printed.programs import Programs


class CardTables(Programs):
    """By number of the card."""

    def __init__(self, printing: dict[str, Any]) -> None:
        super().__init__(printing)
        self._print_cards(printing["cards"])

    def _print_cards(self, printed: dict[str, Any]) -> None:
        cards = [*printed["sheep"], *printed["support"], *printed["bonus_set"], *printed["objective"]]
        self.breeding: vec[i64] = vec[i64]([card.get("breeding", 0) for card in cards])
        self.wool: vec[i64] = vec[i64]([card.get("wool", 0) for card in cards])
        self.card_vp: vec[i64] = vec[i64]([card.get("vp", 0) for card in cards])
        self.penalty: vec[i64] = vec[i64]([card.get("penalty", 0) for card in cards])
        self.card_program: vec[i64] = vec[i64]([self.program(card.get("actions", [])) for card in cards])
        self.is_sheep: vec[i64] = vec[i64]([1 if "breed" in c or c.get("kind") == "sheep" else 0 for c in cards])
        self.is_starting: vec[i64] = vec[i64]([1 if c.get("deck") == "starting" else 0 for c in cards])
        self.is_objective: vec[i64] = vec[i64]([1 if c.get("conditions") else 0 for c in cards])
        self.is_action: vec[i64] = vec[i64]([1 if c.get("kind") == "action" else 0 for c in cards])
        self.is_ferry: vec[i64] = vec[i64]([1 if c.get("id") == "ferry" or c.get("is_ferry") else 0 for c in cards])
        self.needs: vec[i64] = vec[i64](
            [card.get("conditions", []).count(condition) for card in cards for condition in CONDITIONS]
        )
        self.copies: vec[i64] = vec[i64]([card.get("count", 0) for card in cards])
        self.copies_per_player: vec[i64] = vec[i64]([card.get("count_per_player", 0) for card in cards])
        self._number_breeds(len(cards))

    def _number_breeds(self, cards: int) -> None:
        """Breeds that can be revealed, each with a bit of its own."""
        self.breeds: vec[i64] = vec[i64]()
        self.breed_bit: vec[i64] = vec[i64]([0] * cards)
        card: i64 = 0
        while card < cards:
            if self.is_sheep[card]:
                self.breed_bit[card] = 1 << len(self.breeds)
                self.breeds = append(self.breeds, card)
            card += 1
