"""Sealed as arrays."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import u8

from newworlds.core.encoder import Encoder, Observer
from newworlds.core.position import Position
from newworlds.core.sections import Layout, Section
from newworlds.core.setup import Setup
from tests.toy.state import DRAW, PEEK, SealedPosition, most_card


class SealedEncoder(Encoder):
    """Actions: each card, draw, peek. Observations: a row each for the own hand, the heap and the sealed card."""

    def __init__(self, setup: Setup) -> None:
        self.cards = most_card(setup)
        super().__init__(self.cards + 2, 3 * self.cards)

    def action_of(self, position: Position, move: int) -> int:
        return self.cards + move - DRAW if move in (DRAW, PEEK) else move - 1

    def move_of(self, position: Position, action: int) -> int:
        return DRAW + action - self.cards if action >= self.cards else action + 1

    def observer(self, into: vec[u8], start: int) -> Observer:
        return SealedObserver(self.cards, into, start)

    def observation_sections(self) -> list[Section]:
        layout = Layout()
        layout.add("cards", (3, self.cards), "In hand; on the heap; sealed.")
        return layout.sections

    def action_sections(self) -> list[Section]:
        layout = Layout()
        layout.add("play", (self.cards,), "Play a card.")
        layout.add("take", (2,), "Draw, or peek.", ["draw", "peek"])
        return layout.sections


class SealedObserver(Observer):
    def __init__(self, cards: int, into: vec[u8], start: int) -> None:
        super().__init__(into, start, 3 * cards)
        self.cards = cards

    def write(self, position: Position, seat: int) -> None:
        assert isinstance(position, SealedPosition)
        self.begin()
        known = [position.sealed] if position.has_peeked[seat] else []
        for row, cards in enumerate((position.hands[seat], position.heap, known)):
            for card in cards:
                self.into[self.start + row * self.cards + card - 1] = u8(1)
