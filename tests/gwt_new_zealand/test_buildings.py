"""Every side of every building: what its actions do."""

from __future__ import annotations

import pytest

from newworlds.games.gwt_new_zealand.rules.counting import lush_buildings
from newworlds.games.gwt_new_zealand.rules.scoring import building_points
from newworlds.games.gwt_new_zealand.rules.sites import builders_of, tax_at
from tests.gwt_new_zealand.scene import Scene


def at(letter: str, side: int = 1, *hand: str) -> Scene:
    """On a neutral building, with plenty of money and a full table."""
    scene = rich(Scene().letter(letter, "nA")).hand(*hand)
    if side == 2:
        scene.flipped()
    return scene


def own(name: str, *hand: str, space: str = "a1") -> Scene:
    """On one of the player's own buildings."""
    number = int(name[:-1])
    scene = rich(Scene()).hand(*hand).built(number, space)
    return scene.sides(number) if name.endswith("b") else scene


def rich(scene: Scene) -> Scene:
    scene.me.money, scene.me.gold, scene.me.certificates = 40, 0, 0
    scene.jobs(("sailor", 1), ("builder", 2)).tiles(("token_vp", 1, 3), ("four_gold", 1, 4)).hazard("rock1")
    return scene.market(dorset_horn=1, lincoln=1)


def test_A_pays_two_for_a_pair_and_hires_twice() -> None:
    scene = at("A", 1, "merino", "merino", "southdown").on("nA").play("act 1", "discard merino")
    assert scene.me.money == 42
    scene.play("act 2", "hire builder 2", "act 3", "done")
    assert scene.me.money == 42 - 7 - 8 - 3


def test_B_explores_or_takes_an_objective_and_sails() -> None:
    assert at("B").on("nA").play("act 1", "choose 1").me.explored == 2
    assert len(at("B").on("nA").play("act 1", "choose 2").offered("take_objective")) == 4
    sailing = at("B").workers(sailor=2).on("nA").play("act 2")
    assert sailing.offered("sail") == ["w1", "w2", "n1", "n2", "e1", "e2"]


def test_B_side_two_takes_an_auxiliary_action_or_an_objective_and_explores() -> None:
    assert at("B", 2).on("nA").play("act 1", "choose 1", "auxiliary money 1").me.money == 41
    assert "draw_objective" in at("B", 2).on("nA").play("act 1", "choose 2").legal
    assert at("B", 2).on("nA").play("act 2").me.explored == 2


def test_C_gives_a_gold_an_auxiliary_action_and_a_bonus_tile() -> None:
    scene = at("C").on("nA").play("act 1", "act 2", "auxiliary money 2", "act 3")
    assert (scene.me.gold, scene.me.money, scene.me.tokens) == (1, 42 - 5, 1)


def test_C_side_two_takes_two_bonus_tiles() -> None:
    scene = at("C", 2).tiles(("token_vp", 1, 3), ("token_vp", 1, 4)).on("nA").play("act 2", "invest 1 3", "act 3")
    assert scene.me.money == 40 - 5 - 8
    assert scene.play("act 1", "auxiliary money 2").me.money == 29


def test_D_pays_two_for_an_english_leicester_and_builds() -> None:
    scene = at("D", 1, "english_leicester").on("nA").play("act 1")
    assert (scene.me.money, scene.in_hand()) == (42, {})
    scene.play("act 2", "choose_building 1", "build_at a1")
    assert scene.me.money == 40


def test_E_shears_and_takes_an_auxiliary_action() -> None:
    scene = at("E", 1, "merino").on("nA").play("act 1", "shear", "reveal")
    assert scene.me.money == 43
    assert scene.play("act 2", "auxiliary money 1").me.money == 44


def test_F_pays_three_for_a_southdown_and_buys_sheep() -> None:
    scene = at("F", 1, "southdown").on("nA").play("act 1", "act 2", "buy_sheep 1 dorset_horn")
    assert scene.me.money == 43 - 3


def test_G_sails_twice_and_takes_an_auxiliary_action() -> None:
    scene = (
        at("G").workers(sailor=2).on("nA").play("act 1", "sail w2", "act 2", "sail w3", "act 3", "auxiliary money 1")
    )
    assert (scene.tables.sea.names[scene.me.ship], scene.me.money) == ("w3", 41)


def test_G_side_two_sails_twice_by_sailors() -> None:
    scene = at("G", 2).workers(sailor=2).on("nA").play("act 1", "sail w2", "act 2", "sail w4")
    assert scene.tables.sea.names[scene.me.ship] == "w4"
    assert scene.offered("act") == []


def test_H_shears_one_takes_a_tile_and_removes_a_hazard_for_five() -> None:
    scene = at("H", 1, "merino", "lincoln").on("nA").play("act 1", "reveal")
    assert scene.me.money == 44
    scene.play("act 2", "act 3")
    assert (scene.me.money, sum(scene.me.hazards)) == (44 - 5 - 5, 1)


def test_H_side_two_takes_a_double_auxiliary_action_or_an_objective_and_removes_a_hazard() -> None:
    scene = at("H", 2).on("nA").play("act 1", "choose 1", "auxiliary money 2", "act 2")
    assert (scene.me.money, sum(scene.me.hazards)) == (42 - 5, 1)
    assert "draw_objective" in at("H", 2).on("nA").play("act 1", "choose 2").legal


def test_1a_pays_two_for_each_lush_building() -> None:
    scene = own("1a").built(2, "c1").built(3, "a2").on("a1").play("act 1")
    assert scene.me.money == 44
    assert scene.play("act 2", "auxiliary money 1").me.money == 45


@pytest.mark.parametrize(
    ("scene", "space", "action"), [(at("E"), "nA", 2), (at("G"), "nA", 3), (own("1a"), "a1", 2), (own("1b"), "a1", 2)]
)
def test_NZ_32_the_auxiliary_action_of_E_G_1a_and_1b_is_single(scene: Scene, space: str, action: int) -> None:
    """Both discs of the money action are gone, so elsewhere it could be doubled."""
    scene.on(space).play(f"act {action}")
    assert set(scene.offered("auxiliary")) == {"money 1", "draw 1"}


def test_lush_ground_lies_where_it_is_printed() -> None:
    lush = {"a1", "rr2", "c1", "c2", "e1", "f2", "g2"}
    for node in Scene().tables.trail.sites:
        scene = Scene()
        space = scene.tables.trail.names[node]
        assert lush_buildings(scene.tables, scene.built(2, space).me) == int(space in lush)


def test_1b_advances_certificates_by_lush_buildings_at_once() -> None:
    """NZ-110: a single advance, so the gold comes once; building 3 is not on lush ground."""
    scene = own("1b").built(2, "c1").built(3, "a2").on("a1").play("act 1")
    assert (scene.me.certificates, scene.me.gold) == (2, 1)
    assert scene.play("act 2", "auxiliary money 1").me.money == 41


def test_2a_takes_a_double_auxiliary_action_and_walks_one() -> None:
    scene = own("2a").token().on("a1").play("act 1", "auxiliary money 2", "act 2", "step nB")
    assert scene.me.money == 42
    assert (scene.me.node, scene.offered("step")) == (scene.node("nB"), [])


def test_2b_takes_a_single_auxiliary_action_and_walks_two() -> None:
    scene = own("2b").token().on("a1").play("act 1")
    assert "money 2" not in scene.offered("auxiliary")
    scene.play("auxiliary money 1", "act 2", "step nB", "step nC")
    assert (scene.me.node, scene.offered("step")) == (scene.node("nC"), [])


def test_3a_shears_two_and_takes_a_tile() -> None:
    scene = own("3a", "merino", "lincoln", "southdown").on("a1").play("act 1", "reveal", "done", "act 2")
    assert scene.me.money == 40 + 7 - 5


def test_3b_pays_three_for_a_pair_and_takes_a_tile() -> None:
    scene = own("3b", "merino", "merino", "southdown").on("a1").play("act 1", "discard merino", "act 2")
    assert scene.me.money == 43 - 5
    assert scene.in_discard() == {"merino": 2}
    assert "1" not in own("3b", "merino", "southdown").on("a1").offered("act")


def test_4a_hires_for_two_less_and_draws_up_to_two() -> None:
    scene = own("4a", "merino").on("a1").play("act 1", "hire builder 2")
    assert scene.me.money == 35
    assert "draw" not in scene.play("act 2", "draw").legal
    scene.play("discard merino", "discard shropshire")
    assert scene.in_discard() == {"merino": 1, "shropshire": 1}


def test_4b_pays_two_a_shepherd_and_draws_up_to_three() -> None:
    scene = own("4b", "merino").workers(shepherd=3).on("a1").play("act 1")
    assert scene.me.money == 46
    scene.play("act 2", "draw", "draw")
    assert (scene.me.hand_size, "draw" in scene.legal) == (4, False)
    scene.play("discard merino", "discard shropshire", "discard shropshire")
    assert scene.in_discard() == {"merino": 1, "shropshire": 2}


def test_5a_sails_and_walks_two() -> None:
    scene = own("5a").workers(sailor=2).token().on("a1").play("act 1")
    assert set(scene.offered("sail")) == {"w1", "w2", "n1", "n2", "e1", "e2"}
    scene.play("sail w2", "act 2", "step nB", "step nC")
    assert (scene.me.node, scene.offered("step")) == (scene.node("nC"), [])


def test_5b_pays_for_warehouses_and_walks_two() -> None:
    scene = own("5b").token().ports("P1", "L1", "P4").on("a1").play("act 1")
    assert scene.me.money == 43
    scene.play("act 2", "step nB", "step nC")
    assert (scene.me.node, scene.offered("step")) == (scene.node("nC"), [])


def test_6a_pays_and_explores_for_each_pair_of_hazards() -> None:
    scene = own("6a")
    scene.me.hazards[0], scene.me.hazards[7] = 2, 3
    scene.on("a1").play("act 1")
    assert (scene.me.money, scene.me.explored) == (54, 4)


def test_6b_gives_gold_and_five_for_a_sheep_and_explores_three() -> None:
    scene = own("6b", "merino").on("a1").play("act 1", "discard merino", "act 2")
    assert (scene.me.gold, scene.me.money, scene.me.explored) == (2, 45, 3)


def test_7a_shears_three_and_sails_three() -> None:
    scene = own("7a", "merino", "lincoln", "southdown", "romney").on("a1").play("act 1", "reveal", "done")
    assert scene.me.money == 40 + 3 + 4 + 2
    scene.play("act 2")
    assert ("w3" in scene.offered("sail"), "w4" in scene.offered("sail")) == (True, False)


def test_7b_and_NZ_101_pays_six_and_gives_a_romney_of_the_supply() -> None:
    scene = own("7b").on("a1").play("act 1", "act 2")
    assert (scene.me.money, scene.in_discard(), scene.s.support[0]) == (46, {"romney": 1}, 17)


def test_8a_pays_seven_and_walks_three() -> None:
    scene = own("8a").token().on("a1").play("act 1", "act 2", "step nB", "step nC", "step nD")
    assert (scene.me.money, scene.me.node, scene.offered("step")) == (47, scene.node("nD"), [])


def test_8b_gives_a_token_five_pounds_and_walks_three() -> None:
    scene = own("8b").on("a1").play("act 1", "act 2")
    assert (scene.me.tokens, scene.me.money) == (1, 45)
    scene.play("act 3", "step nB", "step nC", "step nD")
    assert (scene.me.node, scene.offered("step")) == (scene.node("nD"), [])


def test_9a_hires_for_three_less_takes_a_tile_and_removes_a_hazard() -> None:
    scene = own("9a").on("a1").play("act 1", "hire builder 2", "act 2", "act 3")
    assert (scene.me.money, sum(scene.me.hazards)) == (40 - 4 - 5, 1)


def test_9b_takes_a_double_auxiliary_action_two_certificates_and_four_steps() -> None:
    scene = own("9b").on("a1").play("act 1", "auxiliary money 2", "act 2", "act 3")
    assert (scene.me.money, scene.me.certificates, scene.me.explored) == (42, 2, 4)


def test_10a_pays_seven_and_places_a_disc_on_wool_counter_13() -> None:
    scene = own("10a").on("a1").play("act 1", "act 2", "take_disc wool_left")
    assert (scene.me.money, scene.delivered(), scene.in_discard()) == (40, {"wool_13": 1}, {"romney": 1})
    scene = own("10a")
    scene.me.money = 6
    assert "2" not in scene.on("a1").offered("act")


def test_10b_sails_three_and_places_a_warehouse_up_to_seven_away() -> None:
    scene = own("10b").on("a1").play("act 2")
    assert {"P1", "L1", "P2", "P4", "L2", "P5", "P7", "P8"} == set(scene.offered("choose_port"))
    scene.play("choose_port P8", "take_warehouse 1")
    assert (scene.me.money, scene.me.ship) == (38, 0)
    scene.play("act 1")
    assert ("w3" in scene.offered("sail"), "w4" in scene.offered("sail")) == (True, False)


@pytest.mark.parametrize(
    ("number", "builders", "vp", "tax"),
    [
        (1, (1, 1), (1, 1), 2),
        (2, (1, 1), (1, 1), 0),
        (3, (2, 2), (3, 3), 0),
        (4, (2, 2), (3, 3), 1),
        (5, (3, 3), (4, 4), 0),
        (6, (4, 4), (5, 5), 1),
        (7, (5, 5), (6, 6), 2),
        (8, (7, 6), (9, 8), 0),
        (9, (9, 8), (13, 12), 0),
        (10, (10, 10), (15, 15), 1),
    ],
)
def test_builders_points_and_hands_of_both_sides_as_printed(
    number: int, builders: tuple[int, int], vp: tuple[int, int], tax: int
) -> None:
    for side in (0, 1):
        scene = Scene().built(number, "a1", seat=1).sides(*[number] * side)
        assert builders_of(scene.s, number - 1) == builders[side]
        assert building_points(scene.s, scene.farm(1)) == vp[side]
        assert tax_at(scene.s, scene.node("a1"), 0) == tax
