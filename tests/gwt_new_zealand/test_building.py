"""Building and replacing."""

from __future__ import annotations

import pytest

from tests.gwt_new_zealand.scene import Scene


def build(scene: Scene, money: int = 30, wage: int = 2) -> Scene:
    scene.me.money, scene.me.gold = money, 0
    return scene.does({"op": "build", "per_builder": wage})


def test_NZ_E5_two_builders_cost_four_and_a_replacement_by_three_costs_six() -> None:
    scene = build(Scene().workers(builder=2)).play("choose_building 3", "build_at a2")
    assert scene.me.money == 26
    scene = build(Scene().workers(builder=3).built(3, "a2")).play("choose_building 7")
    assert scene.me.money == 24
    assert scene.me.built[6] == scene.node("a2")


def test_NZ_26_builders_and_money_must_suffice() -> None:
    assert build(Scene().workers(builder=2)).offered("choose_building") == ["1", "2", "3", "4"]
    assert build(Scene().workers(builder=5), money=5).offered("choose_building") == ["1", "2", "3", "4"]


def test_NZ_26_the_last_pound_and_the_last_builder_are_enough() -> None:
    assert build(Scene().workers(builder=2), money=4).play("choose_building 4", "build_at a1").me.money == 0
    assert build(Scene().workers(builder=2), money=3).offered("choose_building") == ["1", "2"]


def test_NZ_26_each_building_is_built_once() -> None:
    scene = build(Scene()).play("choose_building 2", "build_at a1")
    assert build(scene).offered("choose_building") == ["1", "3", "4"]


def test_NZ_26_only_a_dearer_building_replaces() -> None:
    scene = build(Scene().workers(builder=5).built(3, "a1")).play("choose_building 4")
    assert "a1" not in scene.offered("build_at")
    scene = build(Scene().workers(builder=5).built(4, "a1")).play("choose_building 1")
    assert "a1" not in scene.offered("build_at")


def test_NZ_26_too_few_builders_for_a_free_space_may_be_enough_to_replace() -> None:
    """Building 5 needs three builders, but only two more to replace building 1."""
    scene = build(Scene().workers(builder=2).built(1, "a1"))
    assert scene.offered("choose_building") == ["2", "3", "4", "5"]
    assert scene.play("choose_building 5").me.built[4] == scene.node("a1")


def test_NZ_26_with_every_space_taken_buildings_only_replace() -> None:
    scene = Scene().workers(builder=5).built(5, "a1")
    for node in scene.tables.trail.sites:
        if scene.tables.trail.names[node] != "a1":
            scene.s.site[node] = scene.site("nA")
    assert build(scene).offered("choose_building") == ["6", "7", "8"]


def test_NZ_26_a_replaced_building_leaves_the_game() -> None:
    scene = build(Scene().workers(builder=5).built(1, "a1")).play("choose_building 3", "build_at a1")
    assert scene.me.built[0] == -1
    assert not scene.me.supply & 1
    assert scene.me.money == 28


def test_NZ_26_buildings_of_more_than_five_builders_only_replace() -> None:
    assert "8" not in build(Scene().workers(builder=5)).offered("choose_building")
    scene = build(Scene().workers(builder=5).built(4, "a1"))
    assert "8" in scene.offered("choose_building")
    assert scene.play("choose_building 8").me.built[7] == scene.node("a1")


def test_NZ_26_gated_spaces_need_exploration() -> None:
    scene = build(Scene()).play("choose_building 1")
    assert not {"b2", "h2", "fr2", "f2"} & set(scene.offered("build_at"))
    assert len(scene.offered("build_at")) == 20 - 4


@pytest.mark.parametrize(("site", "explored"), [("b2", 2), ("h2", 2), ("fr2", 4), ("f2", 7)])
def test_NZ_26_each_gated_space_opens_at_its_exploration_space_and_brings_a_gold(site: str, explored: int) -> None:
    scene = Scene()
    scene.me.explored = explored - 1
    assert site not in build(scene).play("choose_building 1").offered("build_at")
    scene.me.explored = explored
    assert build(scene).play("choose_building 1", f"build_at {site}").me.gold == 1


def test_NZ_26_other_spaces_bring_no_gold_and_a_replacement_does_not() -> None:
    assert build(Scene()).play("choose_building 1", "build_at b1").me.gold == 0
    scene = Scene().workers(builder=2).built(1, "b2")
    scene.me.explored = 2
    assert build(scene).play("choose_building 3", "build_at b2").me.gold == 0


def test_NZ_26_occupied_spaces_and_rivals_buildings_are_closed() -> None:
    scene = build(Scene().built(1, "a1", seat=1)).play("choose_building 1")
    assert "a1" not in scene.offered("build_at")
    assert "rock1" not in scene.offered("build_at")


def test_NZ_26_one_pound_a_builder_with_the_builder_row_action() -> None:
    assert build(Scene().workers(builder=5), wage=1).play("choose_building 7", "build_at a1").me.money == 25


def test_NZ_26_nothing_need_be_built() -> None:
    scene = build(Scene()).play("done")
    assert (scene.me.money, scene.offered("build_at")) == (30, [])


def test_NZ_26_a_building_replaced_under_the_breeder_acts_only_if_the_old_one_did_not() -> None:
    scene = Scene().hand("bonus_6").pile("merino").built(1, "a1").on("a1")
    scene.play("play_card bonus_6", "choose 2", "choose_building 4")
    assert "2" in scene.offered("act")
    scene = (
        Scene().hand("bonus_6").pile("merino").built(1, "a1").on("a1").play("act 1", "play_card bonus_6", "choose 2")
    )
    scene.play("choose_building 4")
    assert scene.offered("act") == []


def test_NZ_110_after_an_auxiliary_action_a_replaced_building_gives_nothing() -> None:
    scene = Scene().hand("bonus_6").pile("merino").built(1, "a1").on("a1").play("auxiliary money 1")
    scene.play("play_card bonus_6", "choose 2", "choose_building 4")
    assert scene.offered("act") == []


def test_NZ_110_a_terrain_action_counts_as_the_old_buildings() -> None:
    scene = (
        Scene().hand("bonus_6", "merino").pile("merino").built(1, "rr1").on("rr1").play("act terrain", "discard merino")
    )
    scene.play("play_card bonus_6", "choose 2", "choose_building 4")
    assert scene.offered("act") == []


def test_NZ_107_bonus_set_6_replaces_a_building_of_exactly_one_builder_less() -> None:
    scene = Scene().workers(builder=5).hand("bonus_6").pile("merino").built(1, "a1").built(5, "a2")
    scene.on("nA").play("play_card bonus_6", "choose 2")
    assert scene.offered("choose_building") == ["3", "4", "6"]
    scene.play("choose_building 6")
    assert scene.me.built[5] == scene.node("a2")
    assert scene.me.built[0] == scene.node("a1")
    scene = Scene().hand("bonus_6").pile("merino").built(2, "a1").on("nA").play("play_card bonus_6", "choose 2")
    assert scene.offered("choose_building") == ["3", "4"]


def test_NZ_107_bonus_set_6_takes_the_new_building_from_the_supply() -> None:
    """Building 3 needs one builder more than building 1, but is already on the trail."""
    scene = Scene().hand("bonus_6").pile("merino").built(1, "a1").built(3, "a2")
    scene.on("nA").play("play_card bonus_6", "choose 2")
    assert scene.offered("choose_building") == ["4", "5"]


def test_NZ_107_replacing_does_not_check_exploration_again() -> None:
    scene = build(Scene().workers(builder=2).built(1, "f2")).play("choose_building 3")
    assert "f2" in scene.offered("build_at")
