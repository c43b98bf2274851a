"""Undo."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.begun_games import ALL_PLACED, begun, open_begun
from tests.browser.conftest import Invite, Words
from tests.browser.hands import Mouse
from tests.browser.home_page import bot, here
from tests.browser.serving import GameServer
from tests.browser.terra_nova import TerraNovaPlayer


def test_each_press_undoes_one_more_action(invite: Invite, words: Words) -> None:
    guest = invite()
    guest.home.open_table("terra_nova", here("Ada"), here("Ben"))
    table = guest.table
    table.wait_until_asked()
    expect(table.part("undo")).to_be_disabled()
    player = TerraNovaPlayer(table, Mouse(), words["en"], seed=9)
    boards, opening = [player.board()], table.log_lines()
    for _ in range(3):
        player.play()
        boards.append(player.board())
    for before in reversed(boards[:-1]):
        table.undo()
        assert player.board() == before
    expect(table.part("undo")).to_be_disabled()
    assert table.log_lines() == opening


def test_stone_goes_back_to_the_supply(invite: Invite, server: GameServer, words: Words) -> None:
    guest = invite()
    open_begun(guest, server, begun("terra_nova", ALL_PLACED))
    table = guest.table
    player = TerraNovaPlayer(table, Mouse(), words["en"], seed=9)
    player.play()
    before, supply = player.board(), table.part("stones-left").inner_text()
    player.play()
    assert table.part("stones-left").inner_text() != supply
    table.undo()
    assert player.board() == before
    assert table.part("stones-left").inner_text() == supply


def test_against_bots_each_press_undoes_an_own_decision_with_the_answers(invite: Invite, words: Words) -> None:
    guest = invite()
    guest.home.open_table("terra_nova", here("Ada"), bot("beginner"))
    table = guest.table
    table.wait_until_asked()
    player = TerraNovaPlayer(table, Mouse(), words["en"], seed=9)
    boards = [player.board()]
    for _ in range(2):
        player.play()
        boards.append(player.board())
    for before in reversed(boards[:-1]):
        table.undo()
        assert player.board() == before
    expect(table.part("undo")).to_be_disabled()


def test_button_says_why_nothing_can_be_undone(invite: Invite, words: Words) -> None:
    guest = invite(language="fr")
    guest.home.open_table("terra_nova", here("Ada"), here("Ben"))
    guest.table.wait_until_asked()
    guest.table.part("undo").click(force=True)
    expect(guest.table.part("toast")).to_contain_text(words["fr"]["error.nothing_to_undo.nothing"])
