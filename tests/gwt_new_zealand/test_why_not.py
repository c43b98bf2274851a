"""NZ-13, NZ-14, NZ-32: why an action is not possible, and what there is to choose from."""

from __future__ import annotations

import pytest

from newworlds.games.gwt_new_zealand import GAME, moves
from newworlds.games.gwt_new_zealand.offered import effect_of, offered
from tests.gwt_new_zealand.scene import Scene
from tests.gwt_new_zealand.solo import SHEARER, Solo


def reason(scene: Scene, move: str) -> str:
    return GAME.refusal(scene.s, moves.read(move)).code.rpartition(".")[2]


@pytest.mark.parametrize(
    ("scene", "move", "why"),
    [
        (Scene().hazard("rock1").on("rock1"), "act 1", "not_your_building"),
        (Scene().on("nD"), "act 3", "no_such_action"),
        (Scene().on("nD"), "act 1", "no_card_for_it"),
        (Scene().hand("english_leicester").on("nD").play("act 1"), "act 1", "action_used"),
        (Scene().token().on("nD").play("auxiliary money 1"), "act 2", "auxiliary_instead"),
        (Scene().jobs().on("nA"), "act 2", "nobody_to_hire"),
        (Scene().tiles().on("nC"), "act 3", "no_tile_to_take"),
        (Scene().on("nH"), "act 3", "no_hazard_to_remove"),
        (Scene().built(1, "a2").on("a2"), "act 1", "nothing_to_count"),
    ],
)
def test_an_action_of_the_location_is_refused_with_what_is_lacking(scene: Scene, move: str, why: str) -> None:
    assert reason(scene, move) == why


def test_a_rivals_location_is_refused_by_its_own_rule() -> None:
    scene = Scene().built(1, "a1", seat=1).on("a1")
    assert GAME.refusal(scene.s, moves.read("act 1")).rule == "NZ-14"


def test_full_certificates_are_the_reason_a_certificate_cannot_be_gained() -> None:
    scene = Scene().built(9, "a1").sides(9)
    scene.me.certificates = scene.me.certificate_limit
    assert reason(scene.on("a1"), "act 2") == "certificates_full"


def test_an_auxiliary_action_is_locked_too_dear_or_too_late() -> None:
    scene = Scene().on("nD")
    assert reason(scene, "auxiliary explore 1") == "auxiliary_locked"
    scene.freed("aux_explore_1").me.money = 0
    assert reason(scene, "auxiliary explore 1") == "auxiliary_too_dear"
    late = Scene().hand("english_leicester").on("nD").play("act 1")
    assert reason(late, "auxiliary money 1") == "auxiliary_only_instead"


def test_an_auxiliary_action_that_can_do_nothing_says_what_is_lacking() -> None:
    scene = Scene().freed("aux_cert_1").pile().on("nD")
    scene.me.certificates = scene.me.certificate_limit
    assert reason(scene, "auxiliary cert 1") == "certificates_full"
    assert reason(scene, "auxiliary draw 1") == "nothing_to_draw"


def test_wellington_is_no_rivals_building() -> None:
    """NZ-15: before its four steps and after them, nothing else is printed there."""
    scene = Scene().hand("ferry").on("wellington")
    assert reason(scene, "act 1") == "no_such_action"
    scene.play("act wellington", "reveal", "take_disc aux_cert_1")
    while scene.offered("forecast"):
        scene.play("forecast " + scene.offered("forecast")[0])
    assert scene.me.node == scene.t.start
    assert reason(scene, "act 1") == "no_such_action"
    assert reason(scene, "act wellington") == "action_used"


def test_a_building_that_replaced_a_used_one_says_so() -> None:
    """NZ-26: whether its actions could be paid for is not the question."""
    scene = Scene().token().built(6, "a2").sides(6).hand("bonus_6").on("a2").play("act 2", "play_card bonus_6")
    scene.play("choose 2")
    assert scene.me.built[6] == scene.node("a2")
    refused = GAME.refusal(scene.s, moves.read("act 1"))
    assert (refused.code.rpartition(".")[2], refused.rule) == ("building_replaced", "NZ-26")


def test_cards_are_neither_played_nor_bought_on_the_way() -> None:
    """NZ-35, NZ-36: gold and the card are there, but the breeder has set out."""
    scene = Scene().hand("ferry")
    scene.me.gold = 5
    scene.moving("nA").play("step nB")
    assert reason(scene, "buy_bonus_card wheel") == "not_while_moving"
    assert reason(scene, "play_card ferry") == "not_while_moving"


def test_a_joker_without_a_free_row_is_not_called_too_dear() -> None:
    scene = Scene().tiles(("joker", 1, 3), ("token_vp", 1, 4), ("token_vp", 3, 4))
    scene.workers(shepherd=5, builder=5, sailor=5, shearer=5)
    scene.me.money, scene.me.gold = 20, 5
    assert reason(scene.does({"op": "invest"}), "invest 1 3") == "no_row_for_joker"


def test_in_the_last_round_a_turn_does_not_end_with_a_reaction() -> None:
    scene = Scene().token()
    scene.s.marker_owner = 1
    assert reason(scene.on("nA"), "react doubles") == "no_reaction_now"


def test_what_sarah_may_not_do_is_not_explained_by_your_means() -> None:
    """NZ-61: she pays nothing, and your tokens do not count as hers."""
    solo = Solo().specialised(SHEARER, 1).jobs(("shepherd", 4), ("builder", 4), ("sailor", 1)).acts(1)
    solo.me.tokens = 2
    assert solo.offered("hire") == ["shepherd 4", "builder 4"]
    assert reason(solo, "hire sailor 1") == "sarahs_turn"
    assert reason(solo, "exchange") == "sarahs_turn"


def test_the_prompt_counts_the_steps_that_a_card_has_just_brought() -> None:
    """NZ-10, NZ-36: the kotare reaches the movement tile before phase A."""
    scene = Scene().token().hand("kotare")
    scene.me.explored = 3
    scene.moving("nA")
    assert GAME.prompt(scene.s).args == {"steps": 3}
    scene.play("play_card kotare")
    assert GAME.prompt(scene.s).args == {"steps": 4}
    assert GAME.prompt(scene.play("step nB").s).args == {"steps": 3}


def test_the_view_names_the_effects_of_a_choice_in_their_order() -> None:
    scene = Scene().on("nB").play("act 1")
    assert offered(scene.s) == [{"op": "explore", "n": 2}, {"op": "objective", "n": 0}]
    assert scene.offered("choose") == ["1", "2"]


def test_the_view_names_the_card_that_may_be_declined() -> None:
    scene = Scene().does({"op": "take_card", "card": "romney", "may_waive": True})
    assert offered(scene.s) == [{"op": "take_card", "card": "romney"}]


def test_the_view_names_the_two_tiles_of_the_exploration_choice() -> None:
    scene = Scene()
    scene.me.explored = 10
    assert [effect["op"] for effect in offered(scene.does({"op": "explore", "n": 1}).s)] == [
        "turn_movement_tile",
        "turn_tax_tile",
    ]


@pytest.mark.parametrize(
    "effect",
    [
        {"op": "ship", "n": "sailors"},
        {"op": "shear", "n": 2},
        {"op": "hire", "mod": -2},
        {"op": "invest", "mod": 3},
        {"op": "aux", "mode": "single"},
        {"op": "aux", "mode": "single_or_double"},
        {"op": "build", "per_builder": 1},
        {"op": "remove_hazard", "cost": 5},
        {"op": "market_sheep", "n": 2, "cost": 0, "breeds": ["lincoln", "corriedale"]},
        {"op": "market_sheep", "n": 1, "cost": 4, "breeds": ["hampshire", "ryeland"], "to": "draw_pile"},
    ],
)
def test_an_effect_is_told_as_it_was_printed(effect: dict[str, object]) -> None:
    t = Scene().t
    program = t.program([effect])
    assert effect_of(t, t.effects[t.program_start[program]]) == effect


def test_the_view_tells_what_is_built_and_for_how_much() -> None:
    scene = Scene().workers(builder=2)
    scene.me.money = 20
    scene.does({"op": "build", "per_builder": 2})
    assert GAME.board(scene.s, 0)["turn"]["wage"] == 2
    turn = GAME.board(scene.play("choose_building 2").s, 0)["turn"]
    assert (turn["building"], turn["wage"]) == (2, 2)


def test_whoever_shows_sheep_is_told_their_worth_and_nobody_else_is() -> None:
    scene = Scene().hand("merino", "merino", "southdown").at_wellington()
    scene.me.permanent_certificates = 1
    turn = GAME.board(scene.s, 0)["turn"]
    assert (sorted(turn["shown"]), turn["worth"]) == (["merino", "southdown"], 5)
    assert "worth" not in GAME.board(scene.s, 1)["turn"]


def test_wool_is_worth_its_own_values() -> None:
    scene = Scene().hand("merino", "southdown").workers(shearer=2).does({"op": "shear", "n": "shearers"})
    scene.play("shear")
    assert GAME.board(scene.s, 0)["turn"]["worth"] == 4
