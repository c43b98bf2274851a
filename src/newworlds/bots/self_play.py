"""Whole games between bots."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

from newworlds.bots.bot import Thinker
from newworlds.core.chance import Chance
from newworlds.core.match import Match
from newworlds.core.seeds import Seed

SEEDS: Final = 2**30
_OTHER_STREAM: Final = 0x2545F491
"""Keeps the bots' random numbers independent of those of the game with the same seed."""
_BOTS_LABEL: Final = b"newworlds bots "
_NUMBER_BYTES: Final = 7


def play_to_the_end(match: Match, thinkers: Sequence[Thinker]) -> None:
    """Each seat's bot decides until the game is over; the bots' seeds are derived from the match's."""
    chance = chance_of_bots(match.seed)
    while (seat := match.to_act) is not None:
        match.play(thinkers[seat].decide(match.game, match.position, seat, chance.below(SEEDS)))


def chance_of_bots(seed: Seed) -> Chance:
    """What the bots' seeds are drawn from in a game with this seed."""
    return Chance(_number_of(seed) ^ _OTHER_STREAM)


def _number_of(seed: Seed) -> int:
    """A key is hashed: what the bots do must not give it away."""
    if isinstance(seed, int):
        return seed
    return int.from_bytes(hashlib.sha256(_BOTS_LABEL + seed).digest()[:_NUMBER_BYTES])
