"""Positions that show something."""

from __future__ import annotations

from tests.toy.game import Sealed
from tests.toy.state import SealedPosition


def low_card_first() -> SealedPosition:
    """Both cards score on the 4. But only the 9 scores again on what the other plays next, so the 5 comes first."""
    position = Sealed().new(players=2, seed=0).position.imagine(0, 1)
    assert isinstance(position, SealedPosition)
    position.hands, position.heap, position.bag = [[5, 9], [7, 8]], [4], []
    position.sealed, position.has_peeked[0] = 3, True
    return position
