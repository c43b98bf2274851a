"""What the judge of Gold Rush learns: the name of each weight, where learning starts, and how large a step matters.

The order is that of the constants in `judge.py`.
"""

from __future__ import annotations

from typing import Final

from newworlds.core.weights import Learnable, Weight
from newworlds.games.gold_rush.judge import LandJudge

THEMES: Final = {
    "rails": ("rail_now", "rail_gains", "rail_grows"),
    "mountains": ("mountain_now", "mountain_pile", "mountain_pile_close", "mountain_grows"),
    "tent": ("tent_takes", "tent_loses", "tent_waits", "tent_at_home", "tent_grows", "mountain_raided"),
    "cities": ("city_now", "city_gains"),
    "prairies": ("prairie_now", "prairie_late", "prairie_grows", "prairie_reaches"),
    "cowboys": (
        "at_home_soon",
        "at_home_late",
        "any_at_home",
        "rail_frees",
        "mountain_frees",
        "city_frees",
        "rail_ties",
        "mountain_ties",
        "city_ties",
    ),
    "meetings": ("joins_prairie", "loses_prairie", "joins_other", "loses_other", "outvoted", "contested"),
}
"""What speaks for a turn; the texts `gold_rush.advantage.…` say it."""

LEARNABLE: Final = Learnable(
    (
        Weight("rail_haste", 0.3, 0.1),
        Weight("mountain_haste", 0.3, 0.1),
        Weight("at_home_soon", 0.9, 0.3),
        Weight("at_home_late", 0.0, 0.5),
        Weight("any_at_home", 0.0, 1.0),
        Weight("tent_takes", 0.3, 0.1),
        Weight("tent_loses", 0.0, 0.2),
        Weight("tent_waits", 0.0, 0.5),
        Weight("tent_at_home", 0.5, 0.5),
        Weight("tent_grows", 0.0, 0.3),
        Weight("rail_now", 1.0, 0.2),
        Weight("rail_gains", 1.0, 0.3),
        Weight("rail_grows", 0.0, 0.3),
        Weight("rail_frees", 0.0, 0.5),
        Weight("rail_ties", 0.0, 0.5),
        Weight("mountain_now", 1.0, 0.2),
        Weight("mountain_pile", 1.0, 0.2),
        Weight("mountain_pile_close", 0.0, 0.2),
        Weight("mountain_grows", 0.0, 0.2),
        Weight("mountain_frees", 0.0, 0.5),
        Weight("mountain_ties", 0.0, 0.5),
        Weight("mountain_raided", 0.0, 0.1),
        Weight("city_now", 1.0, 0.2),
        Weight("city_gains", 1.0, 0.2),
        Weight("city_frees", 0.0, 0.5),
        Weight("city_ties", 0.0, 0.5),
        Weight("prairie_now", 1.0, 0.2),
        Weight("prairie_late", 4.0, 1.5),
        Weight("prairie_grows", 0.0, 0.3),
        Weight("prairie_reaches", 0.0, 0.05),
        Weight("joins_prairie", 0.0, 0.05),
        Weight("loses_prairie", 0.0, 0.05),
        Weight("joins_other", 0.0, 0.1),
        Weight("loses_other", 0.0, 0.1),
        Weight("outvoted", 0.0, 0.5),
        Weight("contested", 0.0, 0.5),
    ),
    LandJudge,
    themes=THEMES,
)
