"""Objectives: conditions, the best assignment, played and unplayed."""

from __future__ import annotations

import random
from itertools import product

import pytest

from newworlds.games.gwt_new_zealand import move_forms
from newworlds.games.gwt_new_zealand.printed.names import CONDITIONS
from newworlds.games.gwt_new_zealand.rules.assignment import best_objectives, elements, objectives_added
from newworlds.games.gwt_new_zealand.rules.scoring import harbourmaster_points
from tests.gwt_new_zealand.elements import meet, played
from tests.gwt_new_zealand.scene import SHIPPED, Scene

OBJECTIVES = [card["id"] for card in SHIPPED["cards"]["objective"]] + ["bonus_8", "bonus_9", "bonus_10"]


def conditions_of(card: str) -> list[str]:
    printed = {c["id"]: c for c in SHIPPED["cards"]["objective"]} | {
        f"bonus_{c['set']}": c for c in SHIPPED["cards"]["bonus_set"] if c.get("conditions")
    }
    return list(printed[card]["conditions"])


@pytest.mark.parametrize("condition", CONDITIONS)
def test_NZ_29_each_condition_has_its_element(condition: str) -> None:
    scene = Scene().herd()
    before = elements(scene.s, scene.me)
    meet(scene, condition)
    after = elements(scene.s, scene.me)
    assert after[CONDITIONS.index(condition)] == before[CONDITIONS.index(condition)] + 1


def test_NZ_29_a_bare_farm_has_nothing_for_any_condition() -> None:
    scene = Scene().herd()
    assert list(elements(scene.s, scene.me)) == [0] * len(CONDITIONS)


def test_NZ_29_only_what_a_condition_names_counts_for_it() -> None:
    """A counter of 12, a three-builder building, landslides, other breeds and support cards meet nothing."""
    scene = Scene().herd("dorset_horn", "suffolk", "merino", "romney", "bonus_3", "kotare", "sheepdog")
    names = move_forms.counter_names(scene.tables)
    for counter in ("sheep_12", "wool_11", "abroad_12"):
        scene.me.delivered[names.index(counter)] = 1
    scene.me.hazards[list(scene.tables.hazards.is_flood).index(0)] = 3
    scene.me.explored = 5
    scene.built(5, "a1")
    have = dict(zip(CONDITIONS, elements(scene.s, scene.me), strict=True))
    assert have == {condition: int(condition == "building") for condition in CONDITIONS}


def test_NZ_29_floods_of_every_print_count_and_landslides_of_none() -> None:
    for hazard, is_flood in enumerate(Scene().tables.hazards.is_flood):
        scene = Scene().herd()
        scene.me.hazards[hazard] = 1
        assert elements(scene.s, scene.me)[CONDITIONS.index("flood")] == is_flood


@pytest.mark.parametrize("counter", ["sheep_15", "sheep_18", "sheep_21", "wool_13", "abroad_16"])
def test_NZ_29_discs_on_counters_of_13_or_more_count_wherever_they_are(counter: str) -> None:
    scene = Scene().herd()
    scene.me.delivered[move_forms.counter_names(scene.tables).index(counter)] = 1
    assert elements(scene.s, scene.me)[CONDITIONS.index("disc_13_plus")] == 1


@pytest.mark.parametrize(
    ("card", "condition"),
    [
        ("lincoln", "lincoln_or_corriedale"),
        ("corriedale", "lincoln_or_corriedale"),
        ("hampshire", "hampshire_or_ryeland"),
        ("ryeland", "hampshire_or_ryeland"),
        ("ferry", "ferry"),
        ("bonus_1", "ferry"),
    ],
)
def test_NZ_29_either_card_of_a_condition_serves_it(card: str, condition: str) -> None:
    scene = Scene().herd(card)
    assert elements(scene.s, scene.me)[CONDITIONS.index(condition)] == 1


def test_NZ_29_one_element_meets_one_condition_of_one_card() -> None:
    scene = played(Scene().herd(), "OB02", "OB20")
    for _ in range(2):
        meet(scene, "warehouse")
    meet(scene, "ferry")
    assert best_objectives(scene.s, 0) == 5 - 2


def test_NZ_29_unplayed_objectives_are_counted_only_if_they_help() -> None:
    scene = Scene().herd("OB01", "OB02")
    assert best_objectives(scene.s, 0) == 0
    meet(scene, "building")
    meet(scene, "explored_6")
    assert best_objectives(scene.s, 0) == 3


def test_NZ_E9_all_met_nine_one_missing_three() -> None:
    scene = played(Scene().herd(), "OB01", "OB06", "OB11")
    for condition in ("building", "building_4", "lincoln_or_corriedale", "explored_6", "explored_6"):
        meet(scene, condition)
    assert best_objectives(scene.s, 0) == 3
    meet(scene, "disc_13_plus")
    assert best_objectives(scene.s, 0) == 9


def test_NZ_102_and_NZ_112_a_building_of_four_or_more_builders_serves_either_building_condition() -> None:
    scene = played(Scene().herd(), "OB05", "OB06")
    meet(scene, "building_4")
    meet(scene, "flood")
    meet(scene, "lincoln_or_corriedale")
    assert best_objectives(scene.s, 0) == 3 - 2
    meet(scene, "building")
    assert best_objectives(scene.s, 0) == 6


def test_NZ_112_a_large_building_that_serves_the_dearer_card_is_used_up() -> None:
    scene = played(Scene().herd("ryeland", "ryeland"), "OB19", "OB09")
    meet(scene, "building_4")
    assert best_objectives(scene.s, 0) == 5 - 2
    meet(scene, "building")
    assert best_objectives(scene.s, 0) == 5 + 3


def test_NZ_112_two_cards_that_need_more_can_be_worth_more_than_one_that_takes_all() -> None:
    """Two warehouses: the most valuable card would use both and leave none for the other two."""
    scene = played(Scene().herd("ferry", "ferry", "ferry"), "OB20", "OB07", "OB10")
    scene.workers(shearer=2)
    for _ in range(2):
        meet(scene, "warehouse")
    assert best_objectives(scene.s, 0) == 3 + 3 - 3


def test_NZ_112_each_full_six_spaces_are_one_element_and_two_shearers_one() -> None:
    scene = Scene().herd()
    scene.me.explored = 11
    scene.workers(shearer=5)
    have = elements(scene.s, scene.me)
    assert (have[CONDITIONS.index("explored_6")], have[CONDITIONS.index("shearers_2")]) == (1, 2)


def test_NZ_112_the_harbourmaster_for_objectives_is_counted_with_the_choice() -> None:
    scene = Scene().herd("OB01", "OB02")
    meet(scene, "building")
    meet(scene, "explored_6")
    scene.me.harbourmasters = 1 << 3
    played(scene, "OB24")
    assert objectives_added(scene.s, 0) == 1
    assert harbourmaster_points(scene.s, 0) == 2
    assert best_objectives(scene.s, 0) == 3 - 3


@pytest.mark.parametrize("harbourmasters", [0, 0b11110111])
def test_NZ_112_the_other_harbourmasters_do_not_bear_on_the_choice(harbourmasters: int) -> None:
    """Twelve explored spaces meet the played card, or both conditions of the one in the herd, which is worth less."""
    scene = played(Scene().herd("OB22"), "OB11")
    for condition in ("disc_13_plus", "explored_6", "explored_6", "building"):
        meet(scene, condition)
    scene.me.harbourmasters = harbourmasters
    assert (best_objectives(scene.s, 0), objectives_added(scene.s, 0)) == (3, 0)


def test_NZ_112_the_harbourmaster_for_objectives_can_decide_which_card_is_met() -> None:
    """Two buildings meet the played card or the unplayed one: equal without the tile, the latter better with it."""
    scene = played(Scene().herd("OB16"), "OB05")
    for condition in ("building", "building", "flood", "warehouse"):
        meet(scene, condition)
    assert best_objectives(scene.s, 0) == 3
    scene.me.harbourmasters = 1 << 3
    assert (objectives_added(scene.s, 0), best_objectives(scene.s, 0), harbourmaster_points(scene.s, 0)) == (
        1,
        5 - 2,
        2,
    )


def test_NZ_112_two_copies_of_a_bonus_objective_are_met_one_by_one() -> None:
    scene = played(Scene().herd("bonus_10"), "bonus_10")
    for condition in conditions_of("bonus_10"):
        meet(scene, condition)
    assert best_objectives(scene.s, 0) == 7
    for condition in conditions_of("bonus_10"):
        meet(scene, condition)
    assert best_objectives(scene.s, 0) == 14
    scene = played(Scene().herd(), "bonus_8", "bonus_8")
    for condition in conditions_of("bonus_8"):
        meet(scene, condition)
    assert best_objectives(scene.s, 0) == 5 - 2
    for condition in conditions_of("bonus_8"):
        meet(scene, condition)
    assert best_objectives(scene.s, 0) == 5 + 5


def test_NZ_112_no_other_harbourmaster_counts_objectives() -> None:
    scene = Scene().herd("OB01")
    meet(scene, "building")
    meet(scene, "explored_6")
    scene.me.harbourmasters = 1 << 5
    assert (objectives_added(scene.s, 0), harbourmaster_points(scene.s, 0)) == (1, 1)
    assert best_objectives(scene.s, 0) == 3


def test_NZ_112_played_objectives_are_not_added_once_more() -> None:
    scene = played(Scene().herd(), "OB01")
    meet(scene, "building")
    meet(scene, "explored_6")
    scene.me.harbourmasters = 1 << 3
    assert (objectives_added(scene.s, 0), harbourmaster_points(scene.s, 0)) == (0, 1)


@pytest.mark.parametrize("seed", range(40))
def test_NZ_112_the_assignment_found_is_the_best_of_all(seed: int) -> None:
    chance = random.Random(seed)
    cards = chance.sample(OBJECTIVES, 7)
    scene = played(Scene().herd(*cards[:3]), *cards[3:])
    for condition in chance.choices(CONDITIONS, k=7):
        if condition != "explored_6" or scene.me.explored < 12:
            meet(scene, condition)
    assert best_objectives(scene.s, 0) == best_by_trying(scene, cards[:3], cards[3:])


def best_by_trying(scene: Scene, unplayed: list[str], laid: list[str]) -> int:
    """Tries every subset of cards, searching for a separate element for each condition."""
    best = -1000
    for chosen in product((False, True), repeat=7):
        met = [card for card, is_met in zip([*unplayed, *laid], chosen, strict=True) if is_met]
        if can_all_be_met(scene, [condition for card in met for condition in conditions_of(card)]):
            lost = [card for card in laid if card not in met]
            points = sum(scene.tables.cards.vp[scene.card(card)] for card in met)
            best = max(best, points + sum(scene.tables.cards.penalty[scene.card(card)] for card in lost))
    return best


def can_all_be_met(scene: Scene, conditions: list[str]) -> bool:
    have = dict(zip(CONDITIONS, elements(scene.s, scene.me), strict=True))
    small = have["building"] - have["building_4"]
    wanted = {condition: conditions.count(condition) for condition in CONDITIONS}
    others = [c for c in CONDITIONS if not c.startswith("building")]
    if any(wanted[condition] > have[condition] for condition in others):
        return False
    spare = have["building_4"] - wanted["building_4"]
    return spare >= 0 and wanted["building"] <= small + spare


def test_NZ_29_objectives_that_move_the_ship_may_be_played_without() -> None:
    assert Scene().hand("OB21").on("nA").play("play_card OB21", "done").me.ship == 0


def test_NZ_29_the_offer_is_filled_from_the_pile_while_it_lasts() -> None:
    scene = Scene().does({"op": "objective"})
    taken = scene.offered("take_objective")[2]
    scene.play(f"take_objective {taken}")
    assert (len(scene.s.offer), sum(scene.s.objective_pile), scene.in_discard()) == (4, 19, {taken: 1})
    assert scene.card(taken) not in list(scene.s.offer)
    for card in range(scene.tables.cards.count):
        scene.s.objective_pile[card] = 0
    scene.does({"op": "objective"})
    assert "draw_objective" not in scene.legal
    scene.play(f"take_objective {scene.offered('take_objective')[0]}")
    assert len(scene.s.offer) == 3


def test_NZ_29_the_top_of_the_pile_goes_to_the_discard_and_leaves_the_offer_alone() -> None:
    scene = Scene().does({"op": "objective"})
    offer = list(scene.s.offer)
    scene.play("draw_objective")
    assert (list(scene.s.offer), sum(scene.s.objective_pile)) == (offer, 19)
    (drawn,) = scene.in_discard()
    assert drawn in {card["id"] for card in SHIPPED["cards"]["objective"]}
