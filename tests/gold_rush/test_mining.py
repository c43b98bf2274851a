"""Taking mine tokens (GR-9, GR-21)."""

from __future__ import annotations

from newworlds.core.viewer import REFEREE, SPECTATOR
from newworlds.games.gold_rush import GAME
from newworlds.games.gold_rush.board import Pile
from newworlds.games.gold_rush.events import TentReturned, TokenTaken
from tests.gold_rush.table import Table, of_kind


def test_GR_9_the_token_goes_from_the_pile_to_its_owner() -> None:
    table = Table().tiles("G01 -1,0").tent(0, "0,0 a1").next_tokens(3)
    table.turn("G30 0,1 r1", "take")
    assert (table.pile("0,0 a1"), table.held) == (3, [[3], []])


def test_GR_9_others_prospectors_and_tents_do_not_matter() -> None:
    table = Table().tiles("G01 -1,0").cowboy(1, "-1,0 a1").tent(0, "0,0 a1")
    assert "take" in table.lay("G30 0,1 r1")


def test_GR_9_from_anywhere_on_the_same_mountain() -> None:
    table = Table().tent(0, "0,0 a1").take_away("0,0 a1", 1)
    assert "take" in table.lay("G01 -1,0")


def test_GR_9_not_from_an_empty_pile_nor_without_a_tent() -> None:
    table = Table().tent(0, "0,0 a1").take_away("0,0 a1", 1)
    assert "take" not in table.lay("G30 0,1 r1")
    assert table.refusal("take").rule == "GR-9"
    table = Table()
    table.lay("G30 0,1 r1")
    assert table.refusal("take").code == "gold_rush.refusal.no_tent"


def test_GR_9_from_a_mountain_that_the_tile_just_completed_before_the_tent_goes_home() -> None:
    table = Table().tent(0, "0,0 a1").next_tokens(5)
    events = table.turn("G20 -1,0 r2", "take")
    assert table.held[0] == [5]
    assert of_kind(events, TentReturned) == [TentReturned(0)]
    assert table.state.tents[0] == -1


def test_GR_9_the_pile_of_a_completed_mountain_is_shown_as_long_as_it_may_be_mined() -> None:
    table = Table().tent(0, "0,0 a1")
    assert "take" in table.lay("G20 -1,0 r2")
    assert GAME.board(table.state, 0).piles == [Pile(row=0, col=0, feature="a1", tokens=2)]
    table.match.play("skip")
    assert GAME.board(table.state, 0).piles == []


def test_GR_9_only_its_owner_sees_what_a_token_shows() -> None:
    table = Table().tent(0, "0,0 a1").next_tokens(5)
    (taken,) = of_kind(table.turn("G30 0,1 r1", "take"), TokenTaken)
    assert taken.seen_by(0) == taken.seen_by(REFEREE) == TokenTaken(0, 5)
    assert taken.seen_by(1) == taken.seen_by(SPECTATOR) == TokenTaken(0, None)
    assert taken.reveals


def test_GR_21_what_the_others_hold_is_imagined_and_what_one_holds_oneself_is_known() -> None:
    table = Table(3).hold(0, 5, 5).hold(1, 3).hold(2, 0, 1, 2)
    imagined = [table.state.imagine(1, seed) for seed in range(20)]
    shown = [[tuple(each.tables.values_held(held)) for held in each.held] for each in imagined]
    assert {values[1] for values in shown} == {(3,)}
    assert [{len(values[seat]) for values in shown} for seat in (0, 2)] == [{2}, {3}]
    assert all(len({values[seat] for values in shown}) > 3 for seat in (0, 2))
    assert all(GAME.inventory(each) == GAME.inventory(table.state) for each in imagined)


def test_GR_21_what_is_face_up_at_the_end_is_not_imagined_differently() -> None:
    table = Table().hold(0, 5, 5).hold(1, 3).end()
    assert all(list(table.state.imagine(1, seed).held) == list(table.state.held) for seed in range(5))


def test_GR_21_numbers_are_public_values_private_until_the_end() -> None:
    table = Table().tent(0, "0,0 a1").next_tokens(5)
    table.turn("G30 0,1 r1", "take")
    shown = {viewer: GAME.board(table.state, viewer).tokens for viewer in (0, 1, SPECTATOR)}
    assert [tokens.held for tokens in shown.values()] == [[1, 0]] * 3
    assert [tokens.values for tokens in shown.values()] == [[[5], None], [None, []], [None, None]]
    table.end()
    assert GAME.board(table.state, SPECTATOR).tokens.values == [[5], []]
