"""Moving along the trail."""

from __future__ import annotations

from tests.gwt_new_zealand.scene import Scene


def test_NZ_10_empty_spaces_do_not_count_and_forks_are_free() -> None:
    scene = Scene().built(2, "a2", seat=1).moving("nA")
    assert sorted(scene.offered("step")) == ["a2", "nB"]
    scene.play("step nB", "step nC")
    assert scene.me.node == scene.node("nC")


def test_NZ_10_a_location_where_empty_ways_meet_is_one_step() -> None:
    assert Scene().token().moving("nA").offered("step") == ["nB"]


def test_NZ_10_the_limit_ends_the_move_and_one_step_is_the_least() -> None:
    scene = Scene().token().moving("nA")
    assert "done" not in scene.legal
    scene.play("step nB", "step nC", "step nD")
    assert scene.me.node == scene.node("nD")
    assert "step nE" not in scene.legal


def test_NZ_10_the_breeder_may_stop_after_any_step() -> None:
    scene = Scene().token().moving("nA").play("step nB", "done")
    assert "act 1" in scene.legal or "act 2" in scene.legal


def test_NZ_10_wellington_stops_the_move() -> None:
    scene = Scene().token().hand("merino").moving("nG").play("step nH", "step wellington")
    assert "step start" not in scene.legal
    assert scene.me.node == scene.node("wellington")


def test_NZ_10_limits_rise_with_discs_and_movement_tiles() -> None:
    scene = Scene()
    assert scene.me.step_limit == 3
    scene.me.movement_tile = 2
    scene.me.step_limit += 1
    scene.token().moving("nA").play("step nB", "step nC", "step nD", "step nE", "step nF")
    assert "step nG" in scene.legal


def test_NZ_10_a_limit_raised_by_a_card_played_before_phase_a_counts_at_once() -> None:
    """NZ-36: the kōtare reaches the movement tile at space 4, so three steps become four."""
    scene = Scene().token().hand("kotare")
    scene.me.explored = 3
    scene.moving("nA").play("play_card kotare", "step nB", "step nC", "step nD")
    assert scene.play("step nE").me.node == scene.node("nE")
    assert scene.offered("step") == []


def test_NZ_10_in_games_of_the_first_rules_version_the_limit_is_that_of_the_turns_start() -> None:
    scene = Scene().token().hand("kotare")
    scene.me.explored, scene.s.rules = 3, 1
    scene.moving("nA").play("play_card kotare", "step nB", "step nC", "step nD")
    assert scene.offered("step") == []


def test_NZ_10_a_limit_raised_while_moving_is_for_the_next_move() -> None:
    scene = Scene().token().moving("nA").play("step nB", "step nC")
    scene.me.step_limit += 1
    assert scene.play("step nD").offered("step") == []


def test_NZ_10_other_breeders_do_not_block() -> None:
    scene = Scene().token()
    scene.farm(1).node = scene.node("nB")
    scene.moving("nA").play("step nB", "done")
    assert scene.me.node == scene.farm(1).node


def test_NZ_11_hands_are_paid_to_the_bank_or_the_owner_by_colour() -> None:
    scene = Scene().hazard("rock1", hand="green").built(4, "a1", seat=1)
    scene.me.money = scene.farm(1).money = 10
    scene.moving("nA").play("step rock1")
    assert (scene.me.money, scene.farm(1).money) == (8, 10)
    scene.moving("nA").play("step a1")
    assert (scene.me.money, scene.farm(1).money) == (7, 11)


def test_NZ_11_who_cannot_pay_all_pays_what_there_is_and_goes_on() -> None:
    """The booklet's example: 2 pounds, with a green hand of one rival and a black hand of another on the way."""
    scene = Scene(players=3).built(1, "a1", seat=1).built(4, "a2", seat=2)
    scene.me.money, scene.farm(1).money, scene.farm(2).money = 2, 0, 0
    scene.moving("nA").play("step a1", "step a2", "step nB")
    assert (scene.me.money, scene.farm(1).money, scene.farm(2).money) == (0, 2, 0)
    assert scene.me.node == scene.node("nB")


def test_NZ_11_the_other_way_costs_the_same_but_enriches_nobody() -> None:
    scene = Scene(players=3).built(1, "a1", seat=1).hazard("rock1", hand="green").hazard("rock2", hand="green")
    scene.me.money, scene.farm(1).money = 2, 0
    scene.moving("nA").play("step rock1", "step rock2", "step nB")
    assert (scene.me.money, scene.farm(1).money) == (0, 0)


def test_NZ_11_taxes_are_never_due_later() -> None:
    scene = Scene().hazard("rock1", hand="green")
    scene.me.money = 0
    scene.moving("nA").play("step rock1", "done", "auxiliary money 1")
    assert scene.me.money == 1


def test_NZ_11_a_flipped_tax_tile_ignores_all_hands() -> None:
    scene = Scene().built(1, "a1", seat=1)
    scene.me.ignores_taxes = 1
    scene.me.money = 5
    scene.moving("nA").play("step a1")
    assert scene.me.money == 5


def test_NZ_11_every_owner_is_paid_by_whoever_passes() -> None:
    scene = Scene().built(1, "a1")
    scene.farm(1).node = scene.node("nA")
    scene.me.money = scene.farm(1).money = 10
    scene.on("nB").play("done", "step a1")
    assert (scene.me.money, scene.farm(1).money) == (12, 8)


def test_NZ_11_own_buildings_cost_nothing() -> None:
    scene = Scene().built(1, "a1")
    scene.me.money = 5
    assert scene.moving("nA").play("step a1").me.money == 5


def test_NZ_12_the_way_decides_which_hands_are_paid() -> None:
    for way, left in (("a1", 3), ("rock1", 4)):
        scene = Scene().built(1, "a1", seat=1).hazard("rock1", hand="black")
        scene.me.money = 5
        assert scene.moving("nA").play(f"step {way}", "step nB").me.money == left


def test_NZ_34_walking_on_leaves_actions_behind_pays_hands_and_acts_again() -> None:
    scene = Scene().token().built(5, "a1").built(4, "a2", seat=1)
    scene.me.money = 5
    scene.on("a1").play("act 2")
    assert "done" not in scene.legal
    scene.play("step a2", "step nB")
    assert scene.me.money == 4
    assert "act 1" in scene.legal
    assert "act 2" in scene.legal


def test_NZ_34_no_card_may_be_played_while_walking_on() -> None:
    scene = Scene().token().hand("sheepdog").built(5, "a1").on("a1")
    assert scene.offered("play_card") == ["sheepdog"]
    assert scene.play("act 2").offered("play_card") == []
    assert scene.play("step nB", "done").offered("play_card") == ["sheepdog"]


def test_NZ_34_the_new_phase_b_ends_the_turn() -> None:
    scene = Scene().token().built(5, "a1").on("a1").play("act 2", "step nB", "done")
    assert scene.play("done").s.to_act == 1


def test_NZ_34_walking_into_wellington_carries_it_out_whole() -> None:
    scene = Scene().hand("merino", "southdown").built(8, "h1")
    scene.me.money = 0
    scene.on("h1").play("act 2", "reveal")
    assert scene.me.money == 4


def test_NZ_34_the_hand_is_filled_only_once_after_the_new_phase_b() -> None:
    scene = Scene().hand("merino").built(2, "a1").on("a1").play("act 2")
    assert scene.in_hand() == {"merino": 1}


def test_NZ_104_a_tile_placed_under_a_breeder_costs_nothing_and_gives_nothing() -> None:
    scene = Scene().hand("merino")
    rival = scene.farm(1)
    rival.node, rival.money = scene.node("rock1"), 7
    rival.tokens = 1  # So that the rival is asked even about a forced step.
    scene.s.forecast[0], scene.s.forecast[1] = 4 + 1, 1
    scene.at_wellington().play("reveal", "deliver sheep_0", "take_disc aux_cert_1", "forecast A1")
    assert scene.site("rock1") > 0
    assert (rival.node, rival.money) == (scene.node("rock1"), 7)
