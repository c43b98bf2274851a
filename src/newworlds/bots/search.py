"""What every search begins with."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from newworlds.bots.effort import Effort, Limit
from newworlds.core.chance import Chance
from newworlds.core.position import Judge, Position

SEEDS: Final = 2**30


class Search:
    """One search: the position must be one that the seat imagines."""

    def __init__(self, position: Position, judge: Judge, seed: i64, effort: Effort, limit: Limit) -> None:
        self.position: Position = position
        self.seat: i64 = position.to_act
        self.judge: Judge = judge
        self.effort: Effort = effort
        self.limit: Limit = limit
        self.chance: Chance = Chance(seed)

    def imagined(self) -> Position:
        """Another world that the seat cannot tell from this one."""
        return self.position.imagine(self.seat, self.chance.below(SEEDS))
