"""Effects may be declined in whole or in part, except for money and what must be taken (NZ-21)."""

from __future__ import annotations

import pytest

from tests.gwt_new_zealand.scene import Scene

FULL = 5


def with_gold(gold: int, certificates: int = 0, explored: int = 0) -> Scene:
    scene = Scene()
    scene.me.gold, scene.me.certificates, scene.me.explored = gold, certificates, explored
    return scene


def test_NZ_21_certificates_that_would_bring_a_gold_too_many_may_be_left() -> None:
    scene = with_gold(FULL, certificates=1).does({"op": "cert", "n": 2})
    assert scene.legal == ["take 2", "take 1", "take 0"]
    scene.play("take 0")
    assert (scene.me.certificates, scene.me.gold) == (1, FULL)


def test_NZ_21_certificates_left_now_bring_their_gold_another_time() -> None:
    scene = with_gold(FULL, certificates=1).does({"op": "cert", "n": 1}).play("take 0")
    scene.me.gold = 1
    scene.does({"op": "cert", "n": 1})
    assert (scene.me.certificates, scene.me.gold) == (2, 2)


def test_NZ_21_no_more_certificates_are_offered_than_there_is_room_for() -> None:
    scene = with_gold(FULL, certificates=1)
    scene.me.certificate_limit = 2
    assert scene.does({"op": "cert", "n": 2}).legal == ["take 1", "take 0"]


@pytest.mark.parametrize(("gold", "certificates"), [(FULL - 1, 1), (FULL, 2), (FULL, 0)])
def test_NZ_21_what_can_only_help_is_not_asked(gold: int, certificates: int) -> None:
    scene = with_gold(gold, certificates).does({"op": "cert", "n": 1})
    assert scene.me.certificates == certificates + 1
    assert scene.offered("take") == []


def test_NZ_21_steps_of_exploration_past_a_gold_too_many_may_be_left_in_part() -> None:
    scene = with_gold(FULL, explored=1).does({"op": "explore", "n": 3})
    assert scene.legal == ["take 3", "take 2", "take 1", "take 0"]
    assert scene.play("take 1").me.explored == 2


def test_NZ_21_certificates_that_bring_a_gold_too_many_may_be_left_in_part() -> None:
    def two_more() -> Scene:
        return with_gold(FULL, certificates=1).does({"op": "cert", "n": 2})

    assert [two_more().play(f"take {taken}").me.certificates for taken in (2, 1, 0)] == [3, 2, 1]


def test_NZ_21_steps_that_pass_no_gold_are_simply_taken() -> None:
    scene = with_gold(FULL, explored=3).does({"op": "explore", "n": 4})
    assert (scene.me.explored, scene.offered("take")) == (7, [])


def test_NZ_21_the_support_card_of_a_hazard_may_be_left() -> None:
    scene = Scene().hazard("flood1").does({"op": "remove_hazard"})
    assert scene.legal == ["choose 1", "done"]
    scene.play("done")
    assert (sum(scene.me.hazards), scene.in_discard()) == (1, {})


def test_NZ_21_and_NZ_24_all_that_a_bonus_tile_brings_must_be_taken() -> None:
    scene = Scene().tiles(("hazard_for_3", 1, 3)).hazard("flood1")
    scene.me.money = 20
    scene.does({"op": "invest"})
    assert scene.in_discard() == {"ferry": 1}
    kotare = with_gold(FULL, explored=2).tiles(("explore_kotare_gold", 1, 3))
    kotare.me.money = 20
    kotare.does({"op": "invest"})
    assert (kotare.me.explored, kotare.offered("take")) == (4, [])


def test_games_that_began_by_the_first_rules_take_everything() -> None:
    scene = with_gold(FULL, certificates=1).hazard("flood1")
    scene.s.rules = 1
    scene.does({"op": "cert", "n": 1}, {"op": "explore", "n": 3}, {"op": "remove_hazard"})
    assert (scene.me.certificates, scene.me.explored, scene.in_discard()) == (2, 3, {"ferry": 1})
