"""The explorers: bonus, moves, settlers left behind."""

from __future__ import annotations

import pytest

from newworlds.games.mayflower import GAME
from newworlds.games.mayflower.events import BonusTaken, ExplorerMoved, FeatureScored, Settler, SettlersLeftBehind
from tests.mayflower.scene import BLUE, GREEN, RED, YELLOW, explorers, of_kind, play, scene, supply, texts


@pytest.mark.parametrize(
    ("where", "bonus"),
    [((1, 1), 8), ((1, 0), 4), ((2, 1), 4), ((0, 0), 0), ((2, 2), 0), ((3, 2), 0)],
)
def test_MF_16_four_points_for_every_explorer_in_the_settlers_column(where: tuple[int, int], bonus: int) -> None:
    """Red's settler is in column 1 of a road of three tiles."""
    match = scene("D 2,-1 r1 l1=red", draw="P B", explorers=where)
    events = play(match, "2,-2 r0", "skip")
    assert match.scores[RED] == 3 + bonus
    assert of_kind(events, BonusTaken) == ([BonusTaken(RED, bonus)] if bonus else [])


def test_MF_16_settlers_in_the_columns_of_both_explorers_get_both_bonuses() -> None:
    match = scene("D 2,-1 r1 l1=red", "D 2,-2 r1 l1=red", draw="P B", explorers=(2, 1))
    play(match, "2,-3 r0", "skip")
    assert match.scores[RED] == 4 + 8


def test_MF_16_several_settlers_in_one_column_do_not_multiply_it() -> None:
    """A road along column 1, from one start space to another, with two of red's robbers."""
    match = scene("AC 5,-1 r0 l1=red", "D 6,-1 r0 l1=red", draw="K B", explorers=(1, 1))
    play(match, "7,-1 r2", "skip")
    assert match.scores[RED] == 5 + 8


def test_MF_16_only_those_who_take_the_points_get_it_each_for_their_own_settlers() -> None:
    match = scene("D 2,-1 r1 l1=red", "D 2,-2 r1 l1=blue", draw="P B", explorers=(1, 1))
    play(match, "2,-3 r0", "skip")
    assert (match.scores[RED], match.scores[BLUE]) == (4 + 8, 4)


def test_MF_17_one_explorer_moves_after_each_scoring_and_the_eastern_one_first() -> None:
    match = scene(draw="R R R B", players=2)
    found = []
    for row in (1, 4, 8):
        events = play(match, f"{row},-1 r1", "on a1")
        found.append((of_kind(events, ExplorerMoved), explorers(match)))
    assert found == [
        ([ExplorerMoved(RED, 0, 1)], (1, 0)),
        ([ExplorerMoved(YELLOW, 0, 1)], (1, 1)),
        ([ExplorerMoved(RED, 1, 2)], (2, 1)),
    ]


def test_MF_18_the_last_explorer_to_leave_a_column_sends_settlers_there_and_east_of_it_home() -> None:
    """Blue stands in column 1, green in column 2; the eastern explorer leaves column 1."""
    match = scene("D 2,-1 r1 l1=blue", "D 5,-1 r1", "D 5,-2 r1 l1=green", draw="R B", explorers=(2, 1))
    events = play(match, "8,-1 r1", "on a1")
    assert of_kind(events, SettlersLeftBehind) == [SettlersLeftBehind(1, 1, [Settler(BLUE, 2, -1, "l1", "robber")])]
    assert (supply(match)[BLUE], supply(match)[GREEN], match.scores[BLUE]) == (5, 4, 0)


def test_MF_18_an_explorer_that_leaves_a_column_without_settlers_sends_nobody_home() -> None:
    match = scene("D 5,-1 r1", "D 5,-2 r1 l1=green", draw="R B", explorers=(2, 1))
    events = play(match, "8,-1 r1", "on a1")
    assert explorers(match) == (2, 2)
    assert of_kind(events, SettlersLeftBehind) == []


def test_MF_18_nobody_is_left_behind_while_an_explorer_stays_in_the_column() -> None:
    match = scene("D 2,-1 r1 l1=blue", draw="R B", explorers=(1, 1))
    events = play(match, "8,-1 r1", "on a1")
    assert of_kind(events, SettlersLeftBehind) == []
    assert (explorers(match), supply(match)[BLUE]) == ((2, 1), 4)


BETWEEN_TWO_TOWNS = ("B 3,-1 r0", "B 3,-2 r0", "B 4,-2 r0", "R 2,-2 r1", "W 2,-1 r3", "AC 5,-1 r0 a1=red")
"""Red's town, and the small town of the coast, both wait for the tile at 4,-1."""


def test_MF_18_a_feature_that_waits_and_loses_all_its_settlers_is_not_scored() -> None:
    match = scene(*BETWEEN_TWO_TOWNS, draw="AM B", seat=YELLOW, explorers=(2, 1))
    play(match, "4,-1 r2", "on a2")
    events = play(match, "score 4,-1 a2")
    assert len(of_kind(events, FeatureScored)) == 1
    assert (match.scores[YELLOW], match.scores[RED], explorers(match)) == (8, 0, (2, 2))


def test_MF_18_a_feature_that_waits_and_keeps_some_settlers_is_scored_with_those() -> None:
    """Red in column 1 is sent home when yellow's town is scored; blue in column 2 takes the road alone."""
    match = scene(
        "B 3,-1 r0", "B 3,-2 r0", "B 3,-3 r0", "B 3,-4 r0",
        "D 2,-1 r1 l1=red", "D 2,-2 r1 l1=blue", "R 2,-4 r1 a1=yellow",
        draw="W B", seat=GREEN, explorers=(2, 1),
    )  # fmt: skip
    play(match, "2,-3 r3", "skip")
    town, road = of_kind(play(match, "score 2,-3 a1"), FeatureScored)
    assert isinstance(town, FeatureScored)
    assert isinstance(road, FeatureScored)
    assert (town.winners, road.winners, road.settlers) == ([YELLOW], [BLUE], [Settler(BLUE, 2, -2, "l1", "robber")])


def test_MF_18_trappers_are_never_left_behind() -> None:
    match = scene("D 2,-1 r1 p1=blue l1=blue", draw="R B", explorers=(2, 1))
    play(match, "8,-1 r1", "on a1")
    assert supply(match)[BLUE] == 4


def test_MF_19_a_settler_may_be_placed_east_of_the_explorers_and_leaves_at_the_next_departure() -> None:
    match = scene(draw="D R R B", players=2, explorers=(3, 3))
    play(match, "2,-1 r1", "on l1")
    play(match, "1,-1 r1", "on a1")
    assert (explorers(match), supply(match)[RED]) == ((4, 3), 4)
    play(match, "4,-1 r1", "on a1")
    assert (explorers(match), supply(match)[RED]) == ((4, 4), 5)


def test_MF_20_explorers_advance_past_the_last_tile() -> None:
    match = scene(draw="R B", explorers=(40, 39))
    play(match, "1,-1 r1", "on a1")
    assert explorers(match) == (40, 40)
    assert [each.column for each in GAME.board(match.position, RED).explorers] == [40, 40]
    assert texts(match)
