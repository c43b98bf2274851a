"""The weights of the learned judge: each figure of `Worth` twice, for a table of players and for one against Sarah."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from newworlds.core.weights import Learnable, NetworkShape, Weight
from newworlds.games.gwt_new_zealand import judge
from newworlds.games.gwt_new_zealand.appraisal.facts import InputNames
from newworlds.games.gwt_new_zealand.appraisal.worth import Worth
from newworlds.games.gwt_new_zealand.components import tables_of
from newworlds.games.gwt_new_zealand.data import loader
from newworlds.games.gwt_new_zealand.judge import Breeder

SOLO: Final = "solo."
"""How the names of the weights begin that count against Sarah only."""
STEP: Final = 0.15
"""The step of a weight, as a fraction of where it starts."""
STEPS: Final = {
    "rivals_standing": 0.1,
    "rivals_visit": 0.5,
    "ahead_with_visits_to_come": 0.01,
    "a_turn_early": 0.3,
    "hand_at_the_gates": 0.1,
    "doublet": 0.2,
    "counters_ahead": 0.1,
    "points_explored_next": 0.2,
    "toll": 0.2,
    "weak_sheep": 0.1,
    "herds_wool": 0.2,
    "harbourmasters_points": 0.1,
    "tools_early": 0.15,
    "cards_late": 0.1,
    "pending": 0.2,
    "short_of_money": 0.15,
    "further_shepherd": 0.1,
    "further_builder": 0.1,
    "further_sailor": 0.1,
    "further_shearer": 0.1,
    "hand_at_start": 0.05,
    "hand_nearer": 0.05,
}
"""The steps of those that start at or near 0."""
ONLY_SOLO: Final = {"a_visit_to_come_solo"}
NEVER_SOLO: Final = {"a_visit_to_come", "rivals_pound"}


def figures() -> dict[str, float]:
    """The figures of the hand-made judge, by name."""
    worth = Worth()
    values = {name: getattr(worth, name) for name in dir(worth)}
    return {name: value for name, value in values.items() if isinstance(value, float)}


def weight(prefix: str, name: str, start: float) -> Weight:
    return Weight(prefix + name, start, STEPS.get(name, abs(start) * STEP))


SPOKEN_OF: Final = {
    "workers": (
        "shepherd",
        "builder",
        "sailor",
        "shearer",
        "further_shepherd",
        "further_builder",
        "further_sailor",
        "further_shearer",
    ),
    "money": ("a_pound", "a_pound_early", "short_of_money", "gold"),
    "herd": ("usual_wool", "herds_wool", "permanent_wool", "weak_sheep", "cards_cycled"),
    "deliveries": (
        "a_later_delivery",
        "a_breed_point",
        "a_breed_point_more",
        "certificate",
        "doublet",
        "hand_at_start",
        "hand_nearer",
        "hand_at_the_gates",
        "a_counters_card",
        "counters_ahead",
        "half_a_green_arrow",
    ),
    "sea": (
        "a_port_ahead",
        "a_ports_card",
        "harbourmaster",
        "harbourmasters_points",
        "large_port",
        "half_a_yellow_arrow",
        "explored",
        "points_explored_next",
    ),
    "objectives": ("objective", "one_condition_missing"),
    "buildings": ("building", "toll"),
    "board": ("auxiliary", "auxiliary_space", "step_limit", "no_taxes", "certificate_limit"),
    "way": ("the_way_ahead", "a_later_journey"),
    "pace": ("a_turn", "a_turn_early", "a_visit_to_come_solo", "rivals_visit"),
}
"""What speaks for a turn; the texts `gwt_new_zealand.advantage.…` say it."""


AT_A_TABLE: Final = [weight("", name, start) for name, start in figures().items() if name not in ONLY_SOLO]
ALONE: Final = [weight(SOLO, name, start) for name, start in figures().items() if name not in NEVER_SOLO]


def worth_with(weights: Sequence[Weight], values: Sequence[float]) -> Worth:
    worth = Worth()
    for one, value in zip(weights, values, strict=True):
        setattr(worth, one.name.removeprefix(SOLO), float(value))
    return worth


def judge_with(values: Sequence[float]) -> Breeder:
    tables = len(AT_A_TABLE)
    return Breeder(worth_with(AT_A_TABLE, values[:tables]), worth_with(ALONE, values[tables:]))


def inputs() -> list[str]:
    """What the networks are shown, by name."""
    return InputNames(tables_of(loader.shipped())).names


NETWORKS: Final = (NetworkShape(judge.ALONE, inputs, (1,)),)
WEIGHTS: Final = (*AT_A_TABLE, *ALONE)
THEMES: Final = {
    theme: tuple(weight.name for weight in WEIGHTS if weight.name.removeprefix(SOLO) in names)
    for theme, names in SPOKEN_OF.items()
}
LEARNABLE: Final = Learnable(WEIGHTS, judge_with, NETWORKS, THEMES)
