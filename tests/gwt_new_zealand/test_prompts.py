"""What the view and the prompt say about the current choice."""

from __future__ import annotations

import msgspec
import pytest

from newworlds.games.gwt_new_zealand import GAME
from newworlds.games.gwt_new_zealand.prompts import offered
from tests.gwt_new_zealand.scene import Scene


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
    assert msgspec.to_builtins(offered(scene.s)) == [{"op": "explore", "n": 2}, {"op": "objective"}]
    assert scene.offered("choose") == ["1", "2"]


def test_the_view_names_the_card_that_may_be_declined() -> None:
    scene = Scene().does({"op": "take_card", "card": "romney", "may_waive": True})
    assert msgspec.to_builtins(offered(scene.s)) == [{"op": "take_card", "card": "romney"}]


def test_the_view_names_the_two_tiles_of_the_exploration_choice() -> None:
    scene = Scene()
    scene.me.explored = 10
    assert [effect.__struct_config__.tag for effect in offered(scene.does({"op": "explore", "n": 1}).s)] == [
        "turn_movement_tile",
        "turn_tax_tile",
    ]


@pytest.mark.parametrize(
    "effect",
    [
        {"op": "ship", "n": "sailors"},
        {"op": "hire", "mod": -2},
        {"op": "aux", "mode": "single_or_double"},
        {"op": "remove_hazard", "cost": 5},
        {"op": "per_item", "per": "shepherd", "then": [{"op": "gold", "n": 1}]},
        {"op": "market_sheep", "n": 1, "cost": 4, "breeds": ["hampshire", "ryeland"], "to": "draw_pile"},
    ],
)
def test_an_effect_to_choose_is_told_as_it_is_printed(effect: dict[str, object]) -> None:
    scene = Scene()
    scene.me.money = 30
    scene.market(hampshire=1)
    scene.jobs(("sailor", 4)).hazard("rock1")
    scene.does({"op": "choice", "of": [effect, {"op": "gain_money", "n": 1}, {"op": "gold", "n": 1}]})
    assert msgspec.to_builtins(offered(scene.s))[0] == effect


def test_the_view_tells_what_is_built_and_for_how_much() -> None:
    scene = Scene().workers(builder=2)
    scene.me.money = 20
    scene.does({"op": "build", "per_builder": 2})
    assert GAME.board(scene.s, 0).turn.wage == 2
    turn = GAME.board(scene.play("choose_building 2").s, 0).turn
    assert (turn.building, turn.wage) == (2, 2)


def test_whoever_shows_sheep_is_told_their_worth_and_nobody_else_is() -> None:
    scene = Scene().hand("merino", "merino", "southdown").at_wellington()
    scene.me.permanent_certificates = 1
    showing = GAME.board(scene.s, 0).turn.showing
    assert showing is not None
    assert (sorted(showing.cards), showing.worth) == (["merino", "southdown"], 5)
    assert GAME.board(scene.s, 1).turn.showing is None


def test_wool_is_worth_its_own_values() -> None:
    scene = Scene().hand("merino", "southdown").workers(shearer=2).does({"op": "shear", "n": "shearers"})
    scene.play("shear")
    showing = GAME.board(scene.s, 0).turn.showing
    assert showing is not None
    assert showing.worth == 4
