"""How skill is estimated: OpenSkill's Plackett–Luce model, among the people at a rated table.

Bots take no part. They would be fixed points of the scale only as long as nobody improves them; and against bots alone
one may undo and ask for hints. So where bots fill seats, the people are compared with each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

SURE: Final = 3
"""How many deviations below the mean the skill lies that somebody almost certainly has at least."""


class Rating(msgspec.Struct, frozen=True):
    """The skill is `mean`, give or take `deviation`; everybody begins like this."""

    mean: float = 25.0
    deviation: float = 25.0 / 3

    @property
    def sure(self) -> float:
        """What leaderboards go by: few games prove little."""
        return self.mean - SURE * self.deviation


def rated(before: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """After one game, of those who came in at these places; equal places are a draw."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.create_rating([rating.mean, rating.deviation])] for rating in before]
    after = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Rating(player.mu, player.sigma) for (player,) in after]
