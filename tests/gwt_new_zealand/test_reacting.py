"""Exchange tokens during other players' turns: the last decision of a turn prepares a reaction (NZ-31)."""

from __future__ import annotations

import pytest

from newworlds.core.position import NOBODY
from newworlds.games.gwt_new_zealand import GAME
from newworlds.games.gwt_new_zealand.events import CardDrawn, Exchanged
from tests.gwt_new_zealand.scene import Scene


def reacting(scene: Scene, reaction: str) -> Scene:
    return scene.on("nA").play(f"react {reaction}")


def test_NZ_31_doubles_of_the_new_hand_are_exchanged_once_the_turn_is_over() -> None:
    """Phase C draws the second Lincoln; of the two doubles the Southdown is worth less, and both are exchanged."""
    scene = Scene().token().hand("southdown", "southdown", "lincoln").pile("lincoln", "merino", "romney")
    reacting(scene, "doubles")
    assert scene.s.to_act == 1
    assert scene.in_hand() == {"southdown": 1, "lincoln": 1, "merino": 1, "romney": 1}
    assert (scene.in_discard(), scene.me.tokens) == ({"southdown": 1, "lincoln": 1}, 0)


def test_NZ_31_only_as_many_cards_are_drawn_as_there_are_doubles() -> None:
    scene = Scene().token().hand("merino", "merino", "lincoln", "southdown").pile("romney", "corriedale")
    reacting(scene, "doubles")
    assert scene.in_hand() == {"merino": 1, "lincoln": 1, "southdown": 1, "romney": 1}
    assert len(scene.told(CardDrawn)) == 1


@pytest.mark.parametrize(("dear", "cheap"), [("corriedale", "merino"), ("dorset_horn", "lincoln")])
def test_NZ_31_of_three_doubles_the_two_least_valuable_go(dear: str, cheap: str) -> None:
    scene = Scene().token().hand(dear, dear, cheap, cheap, cheap).pile("romney", "suffolk", "ryeland")
    reacting(scene, "doubles")
    assert scene.in_hand() == {dear: 2, cheap: 1, "romney": 1, "suffolk": 1}
    assert scene.in_discard() == {cheap: 2}


def test_NZ_31_without_doubles_the_token_is_kept() -> None:
    scene = Scene().token().hand("merino", "lincoln", "southdown", "romney")
    reacting(scene, "doubles")
    assert (scene.me.tokens, scene.told(Exchanged)) == (1, [])


def test_NZ_31_with_nothing_to_draw_the_token_is_kept() -> None:
    scene = Scene().token().hand("merino", "merino").pile()
    reacting(scene, "doubles")
    assert (scene.me.tokens, scene.in_hand()) == (1, {"merino": 2})


def test_NZ_31_two_tokens_may_wait_for_a_shropshire() -> None:
    scene = Scene().hand("merino", "lincoln", "southdown").pile("shropshire")
    scene.me.tokens, scene.me.gold = 2, 0
    reacting(scene, "gold")
    assert (scene.me.tokens, scene.me.gold) == (0, 1)
    assert scene.in_hand() == {"merino": 1, "lincoln": 1, "southdown": 1}


def test_NZ_31_without_a_shropshire_both_tokens_are_kept() -> None:
    scene = Scene().hand("merino", "lincoln", "southdown", "romney")
    scene.me.tokens = 2
    reacting(scene, "gold")
    assert (scene.me.tokens, scene.told(Exchanged)) == (2, [])


def test_NZ_31_a_turn_that_simply_ends_spends_no_tokens() -> None:
    scene = Scene().hand("shropshire", "shropshire")
    scene.me.tokens, scene.me.gold = 2, 0
    scene.on("nA").play("done")
    assert (scene.s.to_act, scene.me.tokens, scene.me.gold) == (1, 2, 0)


def test_NZ_31_the_next_turn_begins_alike_after_a_reaction() -> None:
    ended, reacted = (Scene().token().hand("merino", "merino").on("nA") for _ in range(2))
    assert list(reacted.play("react doubles").s.stack) == list(ended.play("done").s.stack)


def test_NZ_31_a_reaction_needs_its_tokens() -> None:
    assert Scene().on("nA").offered("react") == []
    assert Scene().token().on("nA").offered("react") == ["doubles"]


def test_NZ_31_a_reaction_ends_the_turn_and_so_is_not_offered_inside_an_action_or_while_moving() -> None:
    scene = Scene().token().jobs(("sailor", 1), ("builder", 1))
    scene.me.money = 20
    assert scene.on("nA").play("act 2").offered("react") == []
    assert Scene().token().moving("nA").offered("react") == []


def test_NZ_31_no_reaction_in_ones_last_turn() -> None:
    scene = Scene().token()
    scene.s.marker_owner = 1
    assert scene.on("nA").offered("react") == []
    scene.s.marker_owner = NOBODY
    assert scene.on("nA").offered("react") == ["doubles"]


def test_games_that_began_by_the_first_rules_have_no_reactions() -> None:
    scene = Scene().token()
    scene.s.rules = 1
    assert scene.on("nA").offered("react") == []
    assert {1, 2} <= GAME.rules_played
