"""What the judge of Mayflower learns: the name of each weight, where learning starts, and how large a step matters.

The order is that of the constants in `judge.py`. With the values at the start it judges as the reference does.
"""

from __future__ import annotations

from typing import Final

from newworlds.core.weights import Learnable, Weight
from newworlds.games.mayflower.judge import ColumnJudge

THEMES: Final = {
    "roads": ("completed.road", "unfinished.road", "closable.road"),
    "towns": ("completed.town", "unfinished.town", "closable.town"),
    "farms": ("completed.farm", "unfinished.farm", "closable.farm"),
    "bonus": (
        "bonus_hoped.road",
        "bonus_hoped.town",
        "bonus_hoped.farm",
        "bonus_now.road",
        "bonus_now.town",
        "bonus_now.farm",
    ),
    "plain": ("plain_now", "plain_grows", "plain_reaches", "joins_plain", "loses_plain"),
    "settlers": (
        "at_home_soon",
        "at_home_late",
        "any_at_home",
        "settlers.road",
        "settlers.town",
        "settlers.farm",
        "trappers",
    ),
    "explorers": ("passed", "in_rear_column", "one_column_on", "two_columns_on", "further_on"),
    "meetings": ("joins_other", "loses_other", "outvoted", "contested"),
}
"""What speaks for a turn; the texts `mayflower.advantage.…` say it."""

LEARNABLE: Final = Learnable(
    (
        Weight("turns_to_use", 12.0, 2.0),
        Weight("turns_a_scoring", 6.0, 1.0),
        Weight("chance_a_turn", 0.12, 0.02),
        Weight("road_haste", 0.4, 0.1),
        Weight("town_haste", 0.4, 0.1),
        Weight("at_home_soon", 2.0, 0.4),
        Weight("completed.road", 1.0, 0.2),
        Weight("completed.town", 1.0, 0.2),
        Weight("completed.farm", 1.0, 0.2),
        Weight("bonus_hoped.road", 2.0, 0.7),
        Weight("bonus_hoped.town", 2.0, 0.7),
        Weight("bonus_hoped.farm", 2.0, 0.7),
        Weight("unfinished.road", 1.0, 0.3),
        Weight("unfinished.town", 1.0, 0.3),
        Weight("unfinished.farm", 1.0, 0.3),
        Weight("plain_now", 1.0, 0.2),
        Weight("at_home_late", 0.0, 0.5),
        Weight("any_at_home", 0.0, 1.0),
        Weight("closable.road", 0.0, 0.2),
        Weight("closable.town", 0.0, 0.2),
        Weight("closable.farm", 0.0, 0.2),
        Weight("bonus_now.road", 0.0, 0.2),
        Weight("bonus_now.town", 0.0, 0.2),
        Weight("bonus_now.farm", 0.0, 0.2),
        Weight("settlers.road", 0.0, 0.5),
        Weight("settlers.town", 0.0, 0.5),
        Weight("settlers.farm", 0.0, 0.5),
        Weight("trappers", 0.0, 0.5),
        Weight("plain_grows", 0.0, 0.1),
        Weight("plain_reaches", 0.0, 0.05),
        Weight("joins_plain", 0.0, 0.05),
        Weight("loses_plain", 0.0, 0.05),
        Weight("joins_other", 0.0, 0.1),
        Weight("loses_other", 0.0, 0.1),
        Weight("outvoted", 0.0, 0.5),
        Weight("contested", 0.0, 0.5),
        Weight("passed", 0.0, 0.5),
        Weight("in_rear_column", 0.0, 0.5),
        Weight("one_column_on", 0.0, 0.5),
        Weight("two_columns_on", 0.0, 0.5),
        Weight("further_on", 0.0, 0.5),
    ),
    ColumnJudge,
    themes=THEMES,
)
