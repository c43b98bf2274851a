"""What the judge of Terra Nova learns: the name of each weight, where learning starts, and how large a step matters.

The order is that of the constants in `appraisal/worth.py`. Learning starts close to the reference, which knows only
patches of one terrain.
"""

from __future__ import annotations

from typing import Final

from newworlds.core.weights import Learnable, Weight
from newworlds.games.terra_nova.judge import Strategist

THEMES: Final = {
    "one_terrain": ("near_one_terrain",),
    "two_terrains": ("near_two_terrains",),
    "three_terrains": ("near_three_terrains",),
    "settlers": ("settler", "settler_early", "rival_settler"),
}
"""What speaks for a turn; the texts `terra_nova.advantage.…` say it."""

LEARNABLE: Final = Learnable(
    (
        Weight("settler", 2.0, 0.5),
        Weight("settler_early", 0.0, 1.0),
        Weight("rival_settler", 0.0, 0.5),
        Weight("near_one_terrain", 0.4, 0.06),
        Weight("near_two_terrains", 0.2, 0.05),
        Weight("near_three_terrains", 0.2, 0.05),
        Weight("near_cut_off", 0.05, 0.05),
        Weight("fade_one_terrain", 0.75, 0.04),
        Weight("fade_two_terrains", 0.75, 0.04),
        Weight("fade_three_terrains", 0.75, 0.04),
        Weight("fade_cut_off", 0.6, 0.05),
        Weight("shared", 0.2, 0.2),
        Weight("mover_near", 1.5, 0.2),
        Weight("mover_far", 1.0, 0.1),
        Weight("waiter_near", 1.0, 0.2),
        Weight("mover_by_1", 1.0, 0.1),
        Weight("mover_by_2", 1.0, 0.1),
        Weight("mover_by_3", 1.0, 0.1),
        Weight("mover_by_4", 1.0, 0.1),
        Weight("waiter_by_1", 0.7, 0.1),
        Weight("waiter_by_2", 1.0, 0.1),
        Weight("waiter_by_3", 1.0, 0.1),
        Weight("waiter_by_4", 1.0, 0.1),
        Weight("tie", 0.0, 0.1),
    ),
    Strategist,
    themes=THEMES,
)
