"""The example of the documents that beats `club`."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any, cast

from newworlds import bots
from newworlds.bots import Bot, Thinker
from newworlds.core.chance import Chance
from newworlds.games import game

EXAMPLE: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "patient_bot.py"))
GOLD_RUSH = game("gold_rush")


def less_patient() -> Bot:
    """In a quarter of the time."""
    bot: Any = EXAMPLE["Patient"]()
    bot.worlds = 4
    return cast(Bot, bot)


def lead_of_the_first(seats: list[Bot]) -> int:
    match, chance = GOLD_RUSH.new(players=2, seed=1), Chance(1)
    thinkers = [Thinker(bot) for bot in seats]
    while (seat := match.to_act) is not None:
        match.play(thinkers[seat].decide(GOLD_RUSH, match.position, seat, chance.below(2**30)))
    return match.scores[0] - match.scores[1]


def test_the_patient_bot_beats_club_from_either_seat() -> None:
    patient, club = less_patient(), bots.bot("club")
    assert lead_of_the_first([patient, club]) > 0 > lead_of_the_first([club, patient])
