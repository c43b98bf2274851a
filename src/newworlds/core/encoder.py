"""Positions and moves as arrays, for machine learning. Needs numpy, so nothing else imports this module."""

from __future__ import annotations

from abc import ABC, abstractmethod

import numpy as np
from numpy.typing import NDArray

from newworlds.core.position import Position


class Encoder(ABC):
    """How a game with one setup looks to a network. `Game.encoder(setup)` makes it.

    Actions are numbered 0 … action_count-1, whatever the position; each stands for one move of the engine.
    """

    action_count: int
    observation_shape: tuple[int, ...]

    @abstractmethod
    def action_of(self, position: Position, move: int) -> int:
        """The action that stands for a move of the engine."""

    @abstractmethod
    def move_of(self, position: Position, action: int) -> int:
        """The inverse of `action_of`."""

    @abstractmethod
    def observe(self, position: Position, seat: int) -> NDArray[np.float32]:
        """What `seat` may know, from its own point of view; of shape `observation_shape`, values in 0 … 1."""

    def mask(self, position: Position) -> NDArray[np.int8]:
        """1 for every action that is legal now."""
        mask = np.zeros(self.action_count, dtype=np.int8)
        for move in position.legal():
            mask[self.action_of(position, move)] = 1
        return mask
