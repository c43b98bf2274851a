"""Each objective on its own: its immediate action, its conditions, and its points when met and not met (NZ-29)."""

from __future__ import annotations

import pytest

from newworlds.games.gwt_new_zealand.rules.assignment import best_objectives
from tests.gwt_new_zealand.elements import meet, played
from tests.gwt_new_zealand.scene import SHIPPED, Scene

CARDS = [
    ("OB01", "money 4", "building explored_6", 3, -2),
    ("OB02", "money 4", "warehouse warehouse", 3, -2),
    ("OB03", "money 4", "lincoln_or_corriedale ferry", 3, -2),
    ("OB04", "money 4", "shearers_2 lincoln_or_corriedale", 3, -2),
    ("OB05", "money 4", "flood building", 3, -2),
    ("OB06", "tokens 2", "building_4 lincoln_or_corriedale", 3, -2),
    ("OB07", "tokens 2", "ferry warehouse", 3, -2),
    ("OB08", "tokens 2", "explored_6 flood", 3, -2),
    ("OB09", "tokens 2", "hampshire_or_ryeland building", 3, -2),
    ("OB10", "tokens 2", "shearers_2 warehouse", 3, -2),
    ("OB11", "certificates 2", "disc_13_plus explored_6", 3, -3),
    ("OB12", "certificates 2", "disc_13_plus warehouse", 3, -3),
    ("OB13", "certificates 2", "disc_13_plus building", 3, -3),
    ("OB14", "certificates 2", "disc_13_plus ferry", 3, -3),
    ("OB15", "certificates 2", "disc_13_plus lincoln_or_corriedale", 3, -3),
    ("OB16", "explored 2", "building building warehouse", 5, -3),
    ("OB17", "explored 2", "hampshire_or_ryeland lincoln_or_corriedale ferry", 5, -3),
    ("OB18", "explored 2", "shearers_2 flood warehouse", 5, -3),
    ("OB19", "explored 2", "building_4 hampshire_or_ryeland", 5, -3),
    ("OB20", "explored 2", "warehouse warehouse ferry", 5, -3),
    ("OB21", "ship 2", "disc_13_plus disc_13_plus", 5, -3),
    ("OB22", "ship 2", "explored_6 explored_6 building", 5, -3),
    ("OB23", "ship 2", "flood flood lincoln_or_corriedale", 5, -3),
    ("OB24", "ship 2", "hampshire_or_ryeland shearers_2 building", 5, -3),
    ("bonus_8", "money 4", "building warehouse lincoln_or_corriedale", 5, -2),
    ("bonus_9", "ship 2", "warehouse warehouse explored_6", 6, -3),
    ("bonus_10", "explored 2", "disc_13_plus hampshire_or_ryeland", 7, -3),
]
"""Name, action, conditions, points, points lost."""


def test_no_objective_is_missing_here() -> None:
    objectives = {card["id"] for card in SHIPPED["cards"]["objective"]} | {"bonus_8", "bonus_9", "bonus_10"}
    assert {name for name, *_ in CARDS} == objectives


@pytest.mark.parametrize(("card", "conditions", "vp", "penalty"), [(c[0], c[2].split(), c[3], c[4]) for c in CARDS])
def test_NZ_29_an_objective_is_met_by_all_its_conditions_and_by_no_fewer(
    card: str, conditions: list[str], vp: int, penalty: int
) -> None:
    for missing in range(len(conditions)):
        scene = played(Scene().herd(), card)
        for condition in conditions[:missing] + conditions[missing + 1 :]:
            meet(scene, condition)
        assert best_objectives(scene.s, 0) == penalty
        meet(scene, conditions[missing])
        assert best_objectives(scene.s, 0) == vp


@pytest.mark.parametrize(("card", "action"), [card[:2] for card in CARDS])
def test_NZ_29_the_immediate_action_of_an_objective(card: str, action: str) -> None:
    gained, _, amount = action.partition(" ")
    scene = Scene().hand(card)
    scene.me.money = 0
    scene.on("nA").play(f"play_card {card}")
    if gained == "ship":
        assert [space for space in scene.offered("sail") if space[0] == "w"] == ["w1", "w2"]
    else:
        assert getattr(scene.me, gained) == int(amount)
