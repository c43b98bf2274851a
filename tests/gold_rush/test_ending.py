"""The end of the game (GR-17 to GR-20)."""

from __future__ import annotations

from collections.abc import Sequence

from newworlds.core.view import result
from newworlds.games.gold_rush import GAME
from newworlds.games.gold_rush.events import CityScored, GameEnded, MountainScored, TokensCounted
from newworlds.kernels.tiles.events import TileDrawn
from tests.gold_rush.table import Table, of_kind

RED, YELLOW, BLUE, GREEN, BLACK = range(5)


def test_GR_17_the_game_ends_after_the_turn_of_the_last_tile() -> None:
    table = Table().bring_to_hand("G38").stack()
    events = table.turn("G38 0,1", "on l1")
    assert table.state.is_over
    assert of_kind(events, TileDrawn) == []
    assert isinstance(events[-1], GameEnded)


def test_GR_17_what_the_last_tile_completes_is_scored_as_complete() -> None:
    table = Table().tiles("G38 0,-1", "G31 0,1 r1").cowboy(0, "0,0 l1").bring_to_hand("G38").stack()
    table.turn("G38 0,2", "skip")
    assert table.scores == [8, 0]


def test_GR_18_locomotives_count_nothing_on_an_unfinished_rail() -> None:
    assert Table().tiles("G31 0,1 r1").cowboy(0, "0,0 l1").end().scores == [2, 0]


def test_GR_18_tents_and_tokens_of_unfinished_mountains_count_for_nothing() -> None:
    table = Table().tiles("G01 -1,0").cowboy(0, "0,0 a1").tent(1, "-1,0 a1").end()
    assert table.scores == [4, 0]
    assert table.held == [[], []]


def test_GR_18_an_unfinished_mountain_is_reported_with_its_nuggets_and_no_tokens() -> None:
    table = Table().cowboy(0, "0,0 a1").bring_to_hand("G30").stack()
    (scored,) = of_kind(table.turn("G30 0,1 r1", "skip"), MountainScored)
    assert isinstance(scored, MountainScored)
    assert (scored.complete, scored.nuggets, scored.tokens, scored.points, scored.winners) == (False, 1, 0, 1, [0])


def test_GR_18_cowboys_tents_and_tokens_stay_on_the_map_as_it_stood() -> None:
    table = Table().tiles("G01 -1,0", "G30 0,1 r1", "G42 1,0").cowboy(0, "0,0 a1", "0,0 l1", "0,0 p2")
    table.cowboy(1, "1,0 c1").tent(1, "-1,0 a1")
    before = _pieces(table)
    after = _pieces(table.end())
    assert after == before
    assert list(map(len, after)) == [4, 2, 1, 2]


def _pieces(table: Table) -> tuple[Sequence[object], ...]:
    board = GAME.board(table.state, 0)
    return board.followers, board.tents, board.piles, board.supply


def test_GR_18_an_occupied_feature_is_listed_even_when_it_is_worth_nothing() -> None:
    table = Table().tiles("G42 1,0").cowboy(0, "1,0 c1").bring_to_hand("G38").stack()
    (scored,) = of_kind(table.turn("G38 0,1", "skip"), CityScored)
    assert isinstance(scored, CityScored)
    assert (scored.points, scored.winners) == (0, [0])


def test_GR_18_an_unfinished_city_scores_its_completed_rails_a_loop_once() -> None:
    table = Table().tiles("G42 0,1", "G34 0,2", "G34 1,2 r1", "G34 1,1 r2").cowboy(0, "0,1 c1").end()
    assert table.scores == [3, 0]


def test_GR_18_the_majority_scores_unfinished_features_and_tied_players_both_do() -> None:
    table = Table(3).tiles("G30 0,1 r1", "G30 0,2 r1").cowboy(0, "0,0 l1").cowboy(1, "0,1 l1").end()
    assert table.scores == [3, 3, 0]


def test_GR_E7_the_end_of_the_booklets_example() -> None:
    """Red 2 for a rail, Yellow 3 for a city with a completed rail, Blue 3 for a mountain, Green 10, Black nothing."""
    rail_and_city = ("G38 0,-1", "G42 0,1", "G30 0,2 r1")
    small_mountain = ("G09 -1,0 r3",)
    large_mountain = ("G20 1,0 r2", "G01 2,0", "G02 3,0", "G03 2,1", "G20 2,-1 r1")
    table = Table(5).tiles(*rail_and_city, *small_mountain, *large_mountain)
    table.cowboy(RED, "0,2 l1").cowboy(YELLOW, "0,1 c1").cowboy(BLUE, "-1,0 a1")
    table.cowboy(GREEN, "1,0 a1", "2,-1 a1").cowboy(BLACK, "3,0 a1").end()
    assert table.scores == [2, 3, 3, 10, 0]


def test_GR_20_tokens_are_turned_over_and_count_their_values() -> None:
    """The booklet's nine tokens of Blue are shown as a picture; here 5, 3, 3, 2, 2, 1, 1, 0, 0."""
    table = Table().hold(0, 5, 3, 3, 2, 2, 1, 1, 0, 0)
    assert table.scores == [0, 0]
    assert table.end().scores == [17, 0]


def test_GR_20_most_points_wins_and_a_tie_is_shared() -> None:
    table = Table(3).tiles("G30 0,1 r1").cowboy(0, "0,0 l1").cowboy(2, "0,1 l1").end()
    assert result(GAME, table.state).winners == [0, 2]


def test_GR_20_everyone_sees_the_tokens_at_the_end() -> None:
    table = Table().tent(0, "0,0 a1").next_tokens(5).bring_to_hand("G30").stack()
    events = table.turn("G30 0,1 r1", "take")
    assert of_kind(events, TokensCounted) == [TokensCounted(0, [5], 5), TokensCounted(1, [], 0)]
