"""Among people: a turn is private until it ends, and undone afterwards only if all agree."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.begun_games import ALL_PLACED
from tests.browser.conftest import Invite, Words
from tests.browser.guests import PHONE
from tests.browser.hands import Mouse
from tests.browser.private_turns import in_the_middle, play_turn
from tests.browser.serving import GameServer
from tests.browser.terra_nova import TerraNovaPlayer


def test_turn_is_private_until_its_player_ends_it(invite: Invite, server: GameServer, words: Words) -> None:
    pair = in_the_middle(invite(), invite(), server)
    acting, waiting = pair.acting.table, pair.waiting.table
    player = play_turn(pair.acting, words["en"])
    expect(acting.part("private-turn-sign")).to_have_text(words["en"]["ui.turn.private"])
    expect(acting.part("prompt")).to_have_text(words["en"]["ui.turn.done"])
    waiting.wait_for_view(ALL_PLACED)
    pair.waiting.page.reload()
    waiting.wait_for_view(ALL_PLACED)
    pair.acting.page.reload()
    acting.wait_for_view(ALL_PLACED + 3)

    acting.part("undo").click()
    acting.wait_for_view(ALL_PLACED + 4)
    expect(acting.part("end-turn")).to_have_count(0)
    player.space(player.possible("place_stone")[1]).click()
    acting.part("end-turn").click()
    waiting.wait_for_view(ALL_PLACED + 5)
    expect(acting.part("private-turn-sign")).to_have_count(0)
    theirs = TerraNovaPlayer(waiting, Mouse(), words["en"])
    assert theirs.board() == player.board()
    expect(waiting.part("toast")).to_have_count(0)


def test_first_private_turn_is_explained_and_the_choice_remembered(
    invite: Invite, server: GameServer, words: Words
) -> None:
    pair = in_the_middle(invite(is_at_ease=False), invite(is_at_ease=False), server)
    acting = pair.acting.table
    player = TerraNovaPlayer(acting, Mouse(), words["en"], seed=5)
    player.move_settler(player.possible("pick")[0])
    expect(pair.acting.page.locator("#private-turn")).to_be_visible()
    assert violations(pair.acting.page) == []
    acting.part("turn-ending-by_itself").check()
    acting.part("private-turn-understood").click()
    expect(pair.acting.page.locator("#private-turn")).to_be_hidden()
    pair.waiting.table.wait_for_view(ALL_PLACED)
    player.move_settler(player.possible("pick")[0])
    player.space(player.possible("place_stone")[0]).click()
    pair.waiting.table.wait_for_view(ALL_PLACED + 3)
    expect(acting.part("end-turn")).to_have_count(0)
    assert pair.acting.page.evaluate("localStorage.getItem('newworlds.turn_ending')") == "by_itself"


@pytest.mark.parametrize("agrees", [True, False])
def test_others_are_asked_before_a_told_turn_is_undone(
    invite: Invite, server: GameServer, words: Words, agrees: bool
) -> None:
    pair = in_the_middle(invite(), invite(device=PHONE), server, decisions=4)
    acting, waiting = pair.acting.table, pair.waiting.table
    player = TerraNovaPlayer(acting, Mouse(), words["en"])
    before = player.board()
    player.space(player.possible("place_settler")[3]).click()
    waiting.wait_for_view(5)
    expect(acting.part("undo")).to_have_text(words["en"]["ui.undo.ask"])
    acting.part("undo").click()
    expect(acting.part("request-withdraw")).to_be_visible()
    expect(waiting.part("standing-request")).to_be_visible()
    assert violations(pair.waiting.page) == []
    waiting.part("request-agree" if agrees else "request-refuse").click()
    if agrees:
        acting.wait_for_view(6)
        assert player.board() == before
        expect(acting.part("toast")).to_contain_text(words["en"]["ui.undo.granted"])
    else:
        said = words["en"]["ui.undo.refused"].partition("}")[2]
        expect(acting.part("toast")).to_contain_text(said)
        acting.wait_for_view(5)
    expect(waiting.part("standing-request")).to_have_count(0)


def test_request_is_withdrawn(invite: Invite, server: GameServer, words: Words) -> None:
    pair = in_the_middle(invite(), invite(), server, decisions=4)
    player = TerraNovaPlayer(pair.acting.table, Mouse(), words["en"])
    player.space(player.possible("place_settler")[3]).click()
    pair.waiting.table.wait_for_view(5)
    pair.acting.table.part("undo").click()
    expect(pair.waiting.table.part("standing-request")).to_be_visible()
    pair.acting.table.part("request-withdraw").click()
    expect(pair.waiting.table.part("standing-request")).to_have_count(0)
    expect(pair.acting.table.part("undo")).to_have_text(words["en"]["ui.undo.ask"])


def test_somebody_who_has_chosen_is_told_of_an_undo(invite: Invite, server: GameServer, words: Words) -> None:
    """Their settler is lifted: with the board it goes back."""
    pair = in_the_middle(invite(), invite(), server)
    play_turn(pair.acting, words["en"])
    pair.acting.table.part("end-turn").click()
    waiting = TerraNovaPlayer(pair.waiting.table, Mouse(), words["en"])
    pair.waiting.table.wait_for_view(ALL_PLACED + 3)
    pair.acting.table.part("undo").click()
    waiting.lift(waiting.possible("pick")[0])
    pair.waiting.table.part("request-agree").click()
    pair.acting.table.wait_for_view(ALL_PLACED + 4)
    pair.waiting.table.wait_for_view(ALL_PLACED + 4)


def test_spectators_are_told_that_they_watch(invite: Invite, server: GameServer, words: Words) -> None:
    onlooker = invite(language="fr")
    pair = in_the_middle(invite(), invite(), server, decisions=2)
    onlooker.page.goto(pair.address)
    expect(onlooker.table.part("watching")).to_have_text(words["fr"]["ui.watching"])
    expect(pair.waiting.table.part("watching")).to_have_count(0)
