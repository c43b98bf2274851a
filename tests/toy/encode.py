"""Sealed as arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from newworlds.core.encoder import Encoder
from newworlds.core.position import Position
from newworlds.core.setup import Setup
from tests.toy.state import DRAW, PEEK, SealedPosition, most_card


class SealedEncoder(Encoder):
    """Actions: each card, draw, peek. Observations: a row each for the own hand, the heap and the sealed card."""

    def __init__(self, setup: Setup) -> None:
        self.cards = most_card(setup)
        self.action_count = self.cards + 2
        self.observation_shape = (3, self.cards)

    def action_of(self, position: Position, move: int) -> int:
        return self.cards + move - DRAW if move in (DRAW, PEEK) else move - 1

    def move_of(self, position: Position, action: int) -> int:
        return DRAW + action - self.cards if action >= self.cards else action + 1

    def observe(self, position: Position, seat: int) -> NDArray[np.float32]:
        assert isinstance(position, SealedPosition)
        seen = np.zeros(self.observation_shape, dtype=np.float32)
        known = [position.sealed] if position.has_peeked[seat] else []
        for row, cards in enumerate((position.hands[seat], position.heap, known)):
            seen[row, [card - 1 for card in cards]] = 1
        return seen
