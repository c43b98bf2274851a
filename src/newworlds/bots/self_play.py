"""Whole games between bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from newworlds.bots.bot import Bot, think
from newworlds.core.chance import Chance
from newworlds.core.match import Match

_SEEDS: Final = 2**30
_OTHER_STREAM: Final = 0x2545F491
"""Keeps the bots' random numbers independent of those of the game with the same seed."""


def play_to_the_end(match: Match, seats: Sequence[Bot]) -> None:
    """Each seat's bot decides until the game is over; the bots' seeds are derived from the match's."""
    chance = Chance(match.seed ^ _OTHER_STREAM)
    while (seat := match.to_act) is not None:
        match.play(think(match.game, match.position, seat, seats[seat], chance.below(_SEEDS)))
