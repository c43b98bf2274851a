"""What a good player of Terra Nova looks at."""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64

from newworlds.core.position import Judge, Position
from newworlds.games.terra_nova.state import State


@final
class Surveyor(Judge):
    def value(self, position: Position, seat: i64) -> float:
        s = cast(State, position)
        best: i64 = -1
        other: i64 = 0
        while other < s.players:
            if other != seat and s.scores[other] > best:
                best = s.scores[other]
            other += 1
        return float(s.scores[seat] - best)
