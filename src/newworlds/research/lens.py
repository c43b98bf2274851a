"""One game, seen as arrays through its encoder."""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import u8
from numpy.typing import NDArray

from newworlds.core.encoder import Encoder
from newworlds.core.errors import IllegalMove
from newworlds.core.game import Game
from newworlds.core.position import Position
from newworlds.research.errors import checked_action

Array = NDArray[Any]


class Lens:
    """Arrays of the positions of one game, in the order in which they are reached; `begin` turns to another game."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        seen = vec[u8]([0] * int(encoder.observation_size))
        self._observer = encoder.observer(seen, 0)
        self._seen = np.asarray(memoryview(seen))
        self._nothing = np.zeros(int(encoder.action_count), np.int8)

    def begin(self) -> None:
        self._observer.begin()

    def observation(self, position: Position, seat: int) -> Array:
        self._observer.write(position, seat)
        return self._seen.copy()

    def mask(self, position: Position) -> Array:
        """1 for each legal action of the seat to act."""
        mask = self._nothing.copy()
        mask[np.asarray(memoryview(self.encoder.actions(position)))] = 1
        return mask

    def no_mask(self) -> Array:
        """For a seat that is not to act."""
        return self._nothing.copy()


def played_move(game: Game, encoder: Encoder, position: Position, mask: Array, action: int) -> int:
    """The move of an action; `IllegalMove` says why it is refused if the mask does not allow it."""
    number = int(encoder.move_of(position, checked_action(encoder, action)))
    if not mask[action]:
        raise IllegalMove(game.refusal(position, game.decode(position, number)))
    return number
