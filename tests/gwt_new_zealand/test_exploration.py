"""The exploration track and hazards."""

from __future__ import annotations

from tests.gwt_new_zealand.scene import Scene


def explored(start: int, steps: int, players: int = 2) -> Scene:
    scene = Scene(players)
    scene.me.explored, scene.me.gold, scene.me.money = start, 0, 0
    return scene.does({"op": "explore", "n": steps})


def test_NZ_30_gold_at_3_and_8_reached_or_passed() -> None:
    assert explored(2, 1).me.gold == 1
    assert explored(2, 7).me.gold == 2
    assert explored(3, 1).me.gold == 0


def test_NZ_30_the_movement_tile_lies_at_4_or_6() -> None:
    assert explored(3, 1).me.movement_tile == 1
    assert explored(3, 2, players=4).me.movement_tile == 0
    assert explored(3, 3, players=4).me.movement_tile == 1


def test_NZ_30_each_movement_tile_is_taken_once() -> None:
    scene = explored(2, 2)
    assert scene.s.movement_tiles == 1
    scene.does({"op": "explore", "n": 1})
    assert (scene.me.movement_tile, scene.s.movement_tiles) == (1, 1)


def test_NZ_30_the_choice_at_11() -> None:
    scene = explored(10, 1)
    assert scene.offered("choose") == ["1", "2"]
    assert scene.play("choose 1").me.movement_tile == 2
    assert explored(10, 3).play("choose 2").me.ignores_taxes == 1
    assert explored(11, 1).offered("choose") == []


def test_NZ_30_steps_beyond_16_pay_a_pound_each() -> None:
    scene = explored(15, 4)
    assert (scene.me.explored, scene.me.money) == (16, 3)


def test_NZ_E8_from_7_auxiliary_kotare_and_two_more_reach_the_choice() -> None:
    scene = Scene().hand("kotare").freed("aux_explore_1").letter("B", "nB").flipped()
    scene.me.explored, scene.me.gold, scene.me.money = 7, 0, 1
    scene.on("nB").play("act 1", "choose 1", "auxiliary explore 1")
    assert (scene.me.explored, scene.me.gold) == (8, 1)
    scene.play("play_card kotare", "act 2")
    assert scene.me.explored == 11
    assert scene.offered("choose") == ["1", "2"]


def test_NZ_33_a_hazard_gives_its_tile_and_card_and_leaves_breeders_where_they_are() -> None:
    scene = Scene().hazard("rock1", vp=3).hazard("flood2", vp=4)
    scene.me.money = 5
    scene.farm(1).node = scene.node("rock1")
    scene.does({"op": "remove_hazard", "cost": 5}).play("remove_hazard rock1", "choose 1")
    assert (scene.me.money, scene.in_discard(), scene.site("rock1")) == (0, {"sheepdog": 1}, 0)
    assert scene.farm(1).node == scene.node("rock1")
    assert sum(scene.me.hazards) == 1


def test_NZ_33_not_without_the_price_or_a_hazard() -> None:
    scene = Scene().letter("H", "nH")
    scene.me.money = 20
    assert "3" not in scene.on("nH").offered("act")
    scene.hazard("rock1")
    assert "3" in scene.on("nH").offered("act")
    scene.me.money = 4
    assert "3" not in scene.on("nH").offered("act")
