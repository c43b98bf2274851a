"""Mountains (GR-13)."""

from __future__ import annotations

from newworlds.core.preview import Scoring, preview
from newworlds.core.viewer import SPECTATOR
from newworlds.games.gold_rush import GAME
from newworlds.games.gold_rush.events import MountainScored, TokensLost, TokensWon
from tests.gold_rush.table import Table, of_kind

FIVE_NUGGETS = ("G29 0,1", "G09 -1,0 r2")
"""With G11 at -1,1 r3 they complete a mountain of five nuggets over the start tile."""
LAST = "G11 -1,1 r3"


def test_GR_E3_GR_13_the_majority_takes_the_tokens_left_then_one_point_per_nugget() -> None:
    table = Table().tiles("G01 -1,0", "G20 -1,1 r3", "G20 -1,-1 r1").cowboy(1, "-1,0 a1").take_away("0,0 a1", 2)
    table.next_tokens(0, 1, 2, 3, 5)
    (scored,) = of_kind(table.turn("G22 -2,0 r2", "skip"), MountainScored)
    assert isinstance(scored, MountainScored)
    assert (scored.nuggets, scored.tokens, scored.winners) == (7, 5, [1])
    assert (table.scores, table.held) == ([0, 7], [[], [0, 1, 2, 3, 5]])


def test_GR_E4_a_tie_deals_the_tokens_one_at_a_time_the_active_player_first() -> None:
    table = Table().tiles(*FIVE_NUGGETS).cowboy(0, "0,0 a1").cowboy(1, "0,1 a1").take_away("0,0 a1", 2)
    table.next_tokens(5, 1, 3)
    table.turn(LAST, "skip")
    assert table.held == [[3, 5], [1]]
    assert table.scores == [5, 5]


def test_GR_13_else_the_next_tied_player_clockwise_is_first() -> None:
    table = Table(4).tiles(*FIVE_NUGGETS).cowboy(1, "0,0 a1").cowboy(3, "0,1 a1").take_away("0,0 a1", 2)
    table.next_tokens(5, 1, 3).active(2)
    table.turn(LAST, "skip")
    assert table.held == [[], [1], [], [3, 5]]


AROUND_A_HOLE = ("G07 1,0", "G11 1,-1 r2", "G11 1,1 r3", "G07 2,-1 r1", "G08 2,1 r1", "G12 3,-1 r1", "G09 3,1")
"""A mountain south of the start tile around the empty place 2,0; what is missing lies at 3,0."""


def test_GR_13_an_empty_place_inside_that_no_mountain_edge_faces_does_not_matter() -> None:
    table = Table().tiles(*AROUND_A_HOLE, "G03 3,0 r2").cowboy(0, "1,0 a1")
    table.turn("G20 4,0", "skip")
    assert table.scores == [11, 0]


def test_GR_13_an_empty_place_inside_that_a_mountain_edge_faces_keeps_it_open() -> None:
    table = Table().tiles(*AROUND_A_HOLE).cowboy(0, "1,0 a1")
    table.turn("G03 3,0", "skip")
    assert table.scores == [0, 0]


def test_GR_13_tents_go_home_and_never_count() -> None:
    table = Table().tiles("G01 -1,0", "G20 -1,1 r3", "G20 -1,-1 r1").cowboy(1, "-1,0 a1")
    table.tent(0, "0,0 a1").tent(1, "-1,1 a1")
    table.turn("G22 -2,0 r2", "skip")
    assert table.scores == [0, 7]
    assert list(table.state.tents) == [-1, -1]


def test_GR_13_with_nobody_on_it_the_tokens_leave_the_game() -> None:
    table = Table().tent(0, "0,0 a1")
    (lost,) = of_kind(table.turn("G20 -1,0 r2", "skip"), TokensLost)
    assert isinstance(lost, TokensLost)
    assert (lost.number, table.state.tokens_lost, table.held) == (2, 2, [[], []])
    assert list(table.state.tents) == [-1, -1]


def test_GR_13_even_a_single_remaining_token_leaves_the_game() -> None:
    table = Table().take_away("0,0 a1", 1)
    (lost,) = of_kind(table.turn("G20 -1,0 r2", "skip"), TokensLost)
    assert isinstance(lost, TokensLost)
    assert lost.number == 1


def test_GR_13_if_no_token_is_left_none_leaves_the_game() -> None:
    table = Table().tent(0, "0,0 a1").take_away("0,0 a1", 1)
    assert of_kind(table.turn("G20 -1,0 r2", "take"), TokensLost) == []


def test_GR_13_the_tokens_of_all_mountains_without_cowboys_are_out_of_the_game_together() -> None:
    table = Table().tiles("G30 0,1 r1", "G23 0,2")
    table.turn("G20 -1,0 r2", "skip")
    table.turn("G20 -1,2 r2", "skip")
    assert table.state.tokens_lost == 4


def test_GR_13_the_pile_is_gone_when_its_tokens_are_won() -> None:
    table = Table()
    table.turn("G20 -1,0 r2", "on a1")
    assert table.pile("0,0 a1") == 0
    assert GAME.board(table.state, 0).piles == []


def test_GR_13_the_tokens_reported_as_won_are_those_of_this_mountain_not_those_held_before() -> None:
    table = Table().hold(0, 3, 3).next_tokens(5, 2)
    assert of_kind(table.turn("G20 -1,0 r2", "on a1"), TokensWon) == [TokensWon(0, 2, [2, 5])]
    assert table.held[0] == [2, 3, 3, 5]


def test_GR_13_each_of_several_mountains_is_dealt_from_the_active_player() -> None:
    """G16 closes one to its north and one to its south; both players are on both, three tokens are left on each."""
    table = Table().tiles("G13 0,1 r1", "G20 0,2 r3", "G21 -1,2 r1", "G20 -2,2 r3", "G09 -2,1 r2")
    table.cowboy(0, "-2,1 a1", "0,1 a1").cowboy(1, "-2,2 a1", "0,2 a1").take_away("-2,1 a1", 1).take_away("0,1 a1", 1)
    table.next_tokens(5, 0, 5, 3, 1, 3)
    table.turn("G16 -1,1", "skip")
    assert table.held == [[3, 3, 5, 5], [0, 1]]
    assert table.scores == [8, 8]


def test_GR_13_only_their_owner_sees_what_tokens_won_show() -> None:
    table = Table().next_tokens(5, 2)
    (won,) = of_kind(table.turn("G20 -1,0 r2", "on a1"), TokensWon)
    assert won.seen_by(0) == TokensWon(0, 2, [2, 5])
    assert won.seen_by(1) == won.seen_by(SPECTATOR) == TokensWon(0, 2, None)


def test_GR_13_a_preview_tells_how_many_tokens_would_be_won_but_not_what_they_show() -> None:
    table = Table().next_tokens(5, 2)
    table.lay("G20 -1,0 r2")
    number = GAME.encode(table.state, GAME.read("on a1"))
    foreseen = preview(GAME, table.state, number, 0)
    assert of_kind(foreseen.events, TokensWon) == [TokensWon(0, 2, None)]
    (scored,) = of_kind(foreseen.events, MountainScored)
    assert foreseen.scorings == [Scoring(foreseen.events.index(scored), foreseen.gains)]
    assert foreseen.gains[0] > 0
