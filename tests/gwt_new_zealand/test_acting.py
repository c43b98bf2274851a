"""Phase B: what a location offers, and auxiliary actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.gwt_new_zealand.scene import Scene


def test_NZ_13_each_action_once_in_any_order_each_optional() -> None:
    scene = Scene().hand("merino", "merino").jobs(("sailor", 1))
    scene.me.money = 30
    scene.on("nA")
    assert {"act 1", "act 2", "act 3", "done"} <= set(scene.legal)
    scene.play("act 2", "done")
    assert scene.offered("act") == ["1"]
    scene.play("act 1", "discard merino")
    assert scene.offered("act") == []


def test_NZ_13_one_single_auxiliary_action_instead_of_all_of_them() -> None:
    scene = Scene().hand("merino", "merino").on("nA")
    assert "auxiliary money 1" in scene.legal
    assert "auxiliary money 2" not in scene.legal
    scene.play("auxiliary money 1")
    assert scene.offered("act") == scene.offered("auxiliary") == []


def test_NZ_13_after_an_action_no_auxiliary_action_instead() -> None:
    scene = Scene().hand("merino", "merino", "southdown", "southdown").on("nA").play("act 1", "discard merino")
    assert scene.offered("auxiliary") == []


def test_NZ_13_a_slash_means_one_of_two() -> None:
    scene = Scene().on("nB").play("act 1")
    assert scene.offered("choose") == ["1", "2"]
    scene.play("choose 1")
    assert scene.me.explored == 2
    assert "1" not in scene.offered("act")


def test_NZ_13_an_action_whose_condition_is_not_met_is_not_offered() -> None:
    scene = Scene().hand("merino", "southdown").on("nA")
    assert "1" not in scene.offered("act")


def poor_and_bare() -> Scene:
    """No money, no hazard, no sheep or objective on offer, no warehouse left."""
    scene = Scene().market().sheep_pile()
    scene.me.money, scene.me.certificates = 0, scene.me.certificate_limit
    for pair in range(len(scene.me.warehouses)):
        scene.me.warehouses[pair] = 0
    scene.s.offer = scene.s.offer[:0]
    for card in range(scene.tables.cards.count):
        scene.s.objective_pile[card] = 0
    return scene


@pytest.mark.parametrize(
    "effect",
    [
        {"op": "hire", "mod": 0},
        {"op": "invest", "mod": 0},
        {"op": "build", "per_builder": 2},
        {"op": "replace_plus_1"},
        {"op": "buy_sheep"},
        {"op": "market_sheep", "n": 1, "breeds": ["lincoln"]},
        {"op": "objective"},
        {"op": "remove_hazard", "cost": 0},
        {"op": "warehouse_within", "n": 7},
        {"op": "deliver_wool", "value": 13},
        {"op": "cert", "n": 2},
        {"op": "take_card", "card": "romney"},
        {"op": "discard_for", "what": "any_sheep", "then": [{"op": "gold", "n": 1}]},
        {"op": "discard_for", "what": "breed:southdown", "then": [{"op": "gold", "n": 1}]},
        {"op": "per_item", "per": "hazard_pair", "then": [{"op": "gain_money", "n": 7}]},
        {"op": "choice", "of": [{"op": "objective"}, {"op": "cert", "n": 1}]},
    ],
    ids=lambda effect: effect["op"],
)
def test_NZ_13_an_action_that_can_do_nothing_is_not_offered(effect: dict[str, Any]) -> None:
    scene = poor_and_bare()
    scene.s.support[0] = 0
    assert not scene.s.can_perform(scene.program(effect))


def test_NZ_13_of_two_choices_only_what_can_be_done_is_offered() -> None:
    """Side II of building B: no objective is left, so its auxiliary action is taken without asking."""
    scene = poor_and_bare().flipped().on("nB").play("act 1")
    assert scene.offered("choose") == []
    assert set(scene.offered("auxiliary")) == {"money 1", "draw 1"}


def test_NZ_13_the_terrain_action_belongs_to_the_owner_of_the_building() -> None:
    """The booklet's example: two actions of the building, and the terrain's sheep for one gold."""
    scene = Scene().sides(3).built(3, "rr2").hand("merino", "merino", "southdown")
    scene.me.gold = 0
    scene.on("rr2")
    assert {"1", "terrain"} <= set(scene.offered("act"))
    scene.play("act terrain", "discard southdown")
    assert scene.me.gold == 1
    assert "terrain" not in scene.offered("act")


@pytest.mark.parametrize(
    ("space", "gained"), [("rr1", "certificates"), ("rr2", "gold"), ("fr1", "certificates"), ("fr2", "gold")]
)
def test_NZ_13_each_risky_terrain_gives_one_for_a_sheep(space: str, gained: str) -> None:
    scene = Scene().built(1, space).hand("merino", "sheepdog")
    scene.me.gold = 0
    scene.on(space).play("act terrain")
    assert scene.offered("discard") == ["merino"]
    scene.play("discard merino")
    assert {name: getattr(scene.me, name) for name in ("certificates", "gold")} == {
        name: int(name == gained) for name in ("certificates", "gold")
    }


def test_NZ_13_a_terrain_action_needs_its_sheep() -> None:
    assert "terrain" in Scene().hand("merino").built(1, "rr1").on("rr1").offered("act")
    assert "terrain" not in Scene().hand("sheepdog").built(1, "rr1").on("rr1").offered("act")


def test_NZ_13_other_spaces_have_no_terrain_action() -> None:
    risky = {"rr1", "rr2", "fr1", "fr2"}
    for node in Scene().tables.trail.sites:
        scene = Scene().hand("merino")
        space = scene.tables.trail.names[node]
        assert ("terrain" in scene.built(1, space).on(space).offered("act")) == (space in risky)


def test_NZ_14_on_a_rivals_building_or_a_hazard_only_a_single_auxiliary_action() -> None:
    scene = Scene().built(1, "a1", seat=1).hazard("rock1")
    for node in ("a1", "rock1"):
        scene.on(node)
        assert scene.offered("act") == []
        assert set(scene.offered("auxiliary")) == {"money 1", "draw 1"}


FREE = {"money 1", "money 2", "draw 1"}
"""What a farm that has freed nothing but its first disc may do."""


def test_NZ_32_an_auxiliary_action_needs_a_freed_space() -> None:
    scene = Scene()
    scene.me.money = 10
    assert "explore 1" not in scene.on("nA").offered("auxiliary")
    assert "explore 1" in scene.freed("aux_explore_1").on("nA").offered("auxiliary")


def test_NZ_32_a_double_action_needs_both_spaces_and_doubles_price_and_effect() -> None:
    scene = Scene().freed("aux_explore_1", "aux_explore_2")
    scene.me.money = 5
    scene.does({"op": "aux", "mode": "single_or_double"}).play("auxiliary explore 2")
    assert (scene.me.money, scene.me.explored) == (3, 2)


def test_NZ_32_an_auxiliary_action_must_be_paid_and_be_of_use() -> None:
    scene = Scene().freed("aux_cert_1", "aux_cert_2")
    scene.me.money = 3
    assert {"cert 1"} == set(scene.does({"op": "aux", "mode": "single_or_double"}).offered("auxiliary")) - FREE
    scene.me.money = 1
    assert set(scene.does({"op": "aux", "mode": "single_or_double"}).offered("auxiliary")) == FREE
    scene.me.money, scene.me.certificates = 9, 3
    assert set(scene.does({"op": "aux", "mode": "single_or_double"}).offered("auxiliary")) == FREE


def test_NZ_32_money() -> None:
    scene = Scene()
    scene.me.money = 0
    scene.does({"op": "aux", "mode": "single_or_double"})
    assert "draw 2" not in scene.offered("auxiliary")
    assert scene.play("auxiliary money 2").me.money == 2


def test_NZ_32_drawing() -> None:
    scene = Scene().hand("merino").pile("southdown", "lincoln")
    scene.does({"op": "aux", "mode": "single"}).play("auxiliary draw 1")
    assert set(scene.legal) == {"discard merino", "discard southdown"}
    assert scene.play("discard merino").in_hand() == {"southdown": 1}


def test_NZ_32_drawing_two() -> None:
    scene = Scene().hand("merino").pile("southdown", "lincoln").freed("aux_draw_2")
    scene.does({"op": "aux", "mode": "single_or_double"}).play(
        "auxiliary draw 2", "discard merino", "discard southdown"
    )
    assert scene.in_hand() == {"lincoln": 1}


def test_NZ_32_certificates() -> None:
    scene = Scene().freed("aux_cert_1", "aux_cert_2")
    scene.me.money, scene.me.gold = 5, 0
    scene.does({"op": "aux", "mode": "single_or_double"}).play("auxiliary cert 2")
    assert (scene.me.money, scene.me.certificates, scene.me.gold) == (1, 2, 1)


def test_NZ_32_ship() -> None:
    scene = Scene().freed("aux_ship_1")
    scene.me.money = 4
    scene.on("nA").play("auxiliary ship 1")
    assert set(scene.offered("sail")) == {"w1", "n1", "e1"}
    scene.play("sail n1")
    assert scene.me.money == 3
    scene = Scene().freed("aux_ship_1", "aux_ship_2")
    scene.me.money = 4
    scene.does({"op": "aux", "mode": "single_or_double"}).play("auxiliary ship 2", "sail w2")
    assert scene.me.money == 2


def test_NZ_101_the_building_that_builds_is_d_and_b_on_side_two_is_single() -> None:
    scene = Scene().on("nD")
    scene.me.money = 10
    scene.on("nD").play("act 2")
    assert "1" in scene.offered("choose_building")
    scene = Scene().freed("aux_cert_1", "aux_cert_2").flipped()
    scene.me.money = 20
    scene.on("nB").play("act 1", "choose 1")
    assert "cert 2" not in scene.offered("auxiliary")


def test_NZ_13_an_end_that_everybody_can_see_is_not_asked() -> None:
    """Nothing is left to do on the building, and no card of this herd could be played."""
    scene = Scene().hand("merino").letter("G", "nG").flipped().on("nG").play("act 1", "done", "act 2", "done")
    assert scene.s.to_act == 1


def test_NZ_13_an_end_that_only_the_player_can_see_is_asked() -> None:
    """As far as the others know, a sheepdog from the draw pile could be in hand."""
    scene = Scene().hand("merino").letter("G", "nG").flipped()
    scene.me.pile[scene.card("sheepdog")] = 1
    scene.me.pile_size += 1
    scene.on("nG").play("act 1", "done", "act 2", "done")
    assert scene.legal == ["done"]
