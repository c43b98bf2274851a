"""The rulebook's worked examples."""

from __future__ import annotations

import pytest

from newworlds.games.mayflower.events import BonusTaken, ExplorerMoved, FeatureScored, SettlersLeftBehind
from tests.mayflower.scene import BLACK, BLUE, GREEN, RED, YELLOW, explorers, of_kind, play, scene, supply, texts


@pytest.mark.parametrize(("between", "points"), [(("H 2,-1 r1 l1=red", "H 2,-2 r1"), 8), (("D 2,-1 r1 l1=red",), 3)])
def test_MF_E1_a_road_scores_its_tiles_and_two_for_each_post_house(between: tuple[str, ...], points: int) -> None:
    """From the coast to a crossing: the start space counts as a tile."""
    match = scene(*between, draw="P B")
    play(match, f"2,-{len(between) + 1} r0", "skip")
    assert match.scores[RED] == points


def test_MF_E2_a_town_of_three_tiles_with_a_shield_scores_8() -> None:
    match = scene("AU 1,-1 r0 a1=red", draw="R B")
    play(match, "1,-2 r1", "skip")
    assert match.scores[RED] == 8


def test_MF_E2_a_tile_with_two_segments_of_a_town_counts_once() -> None:
    match = scene("B 3,-1 r0", "AM 3,-2 r0 a1=red", "AO 2,-2 r3", "AO 3,-3 r1", draw="AO B")
    play(match, "2,-3 r2", "skip")
    assert match.scores[RED] == 8


def test_MF_E3_a_town_joined_from_two_gives_both_12() -> None:
    farms = [f"B 3,-{column} r0" for column in range(1, 5)]
    match = scene(*farms, "AV 4,-1 r0 a1=red", "R 4,-4 r1 a1=blue", "AV 4,-3 r0", draw="AU B")
    play(match, "4,-2 r0", "skip")
    assert (match.scores[RED], match.scores[BLUE]) == (12, 12)


AROUND_A_FARM = ("B 3,-1 r0 c1=blue", "D 2,-1 r1", "D 2,-2 r1", "B 3,-2 r0", "B 4,-2 r0")


def test_MF_E4_a_farm_scores_9() -> None:
    """In column 1, with three start spaces among its neighbours; the town between them completes it."""
    match = scene(*AROUND_A_FARM, draw="R B")
    play(match, "4,-1 r1", "skip")
    assert match.scores[BLUE] == 9


def test_MF_E5_complete_place_score_and_take_back_in_one_turn() -> None:
    road = scene("D 2,-1 r1", draw="P B")
    play(road, "2,-2 r0", "on l1")
    assert (road.scores[RED], supply(road)) == (3, [5] * 5)
    town = scene(draw="R B")
    play(town, "1,-1 r1", "on a1")
    assert (town.scores[RED], supply(town)) == (4, [5] * 5)


def test_MF_E6_an_unfinished_road_of_three_tiles_scores_3() -> None:
    match = scene("D 2,-1 r1 l1=red", "D 2,-2 r1", draw="R")
    play(match, "9,-1 r2", "skip")
    assert match.is_over
    assert match.scores[RED] == 3


def test_MF_E6_an_unfinished_farm_with_four_neighbours_scores_5() -> None:
    match = scene("B 3,-1 r0 c1=yellow", draw="B")
    play(match, "3,-2 r0", "skip")
    assert match.scores[YELLOW] == 5


def test_MF_E6_unfinished_towns() -> None:
    """Blue's of three tiles; one of seven tiles and a shield in which Green has two merchants and Black one."""
    match = scene(
        "AV 1,-1 r0 a1=blue",
        "AV 1,-2 r0",
        "AV 8,-1 r0 a1=green",
        "AV 8,-2 r0",
        "AO 8,-3 r2 a1=black",
        "AO 9,-3 r0",
        "AU 9,-4 r0 a1=green",
        draw="AV",
    )
    play(match, "9,-5 r0", "skip")
    assert match.is_over
    assert [match.scores[seat] for seat in (BLUE, GREEN, BLACK)] == [3, 8, 0]


@pytest.mark.parametrize(
    ("second", "south", "points"),
    [
        ("red", ("V 9,-1 r0 p1=blue",), {RED: 4, YELLOW: 0, BLUE: 2}),
        ("yellow", ("V 9,-1 r0 p1=blue", "V 9,-2 r0", "U 9,-3 r0"), {RED: 4, YELLOW: 4, BLUE: 5}),
    ],
)
def test_MF_E7_the_most_trappers_take_the_animals(second: str, south: tuple[str, ...], points: dict[int, int]) -> None:
    """In the north a plain with four animals: two trappers against one, or a tie. In the south Blue is alone."""
    north = ["C 0,-1 r0 p1=red", f"C 0,-2 r0 p1={second}", "C 0,-3 r0", "C 0,-4 r0"]
    if second == "red":
        north[2] += " p1=yellow"
    match = scene(*north, *south, draw="D")
    play(match, "2,-1 r1", "skip")
    assert match.is_over
    assert {seat: match.scores[seat] for seat in points} == points


def test_MF_E8_the_whole_example_of_the_explorers() -> None:
    match = scene(
        "B 3,-1 r0 c1=blue",
        "B 3,-2 r0",
        "B 4,-2 r0",
        "R 2,-2 r1",
        "AC 5,-1 r0 a1=red l1=green",
        "B 5,-2 r0",
        "B 6,-2 r0",
        "D 7,-2 r1",
        "P 7,-3 r0",
        draw="W H AM B B",
        players=4,
    )
    # In the north a road of two tiles is scored, and one explorer goes ahead.
    play(match, "2,-1 r3", "on l1")
    assert (match.scores[RED], explorers(match)) == (2, (1, 0))

    # Yellow: four tiles, a post house and one explorer. Then both explorers stand in column 1.
    play(match, "7,-1 r1", "on l1")
    assert (match.scores[YELLOW], explorers(match)) == (10, (1, 1))

    # Blue completes a town of Red's, its own farm and its own small town.
    play(match, "4,-1 r2", "on a2")
    assert texts(match) == {"score 4,-1 a1", "score 4,-1 a2", "score 3,-1 c1"}
    farm = play(match, "score 3,-1 c1")
    assert (match.scores[BLUE], explorers(match)) == (17, (2, 1))
    assert of_kind(farm, BonusTaken) == [BonusTaken(BLUE, 8)]
    assert of_kind(farm, SettlersLeftBehind) == []

    # The small town: one explorer is left in its column, and then leaves it. Red's town is not scored.
    town = play(match, "score 4,-1 a2")
    assert (match.scores, explorers(match)) == ([2, 10, 25, 0], (2, 2))
    assert of_kind(town, ExplorerMoved) == [ExplorerMoved(BLUE, 1, 2)]
    assert len(of_kind(town, FeatureScored)) == 1
    (left,) = of_kind(town, SettlersLeftBehind)
    assert isinstance(left, SettlersLeftBehind)
    assert {(each.seat, each.role) for each in left.settlers} == {(RED, "merchant"), (GREEN, "robber")}
    assert (match.to_act, supply(match)) == (GREEN, [5, 5, 5, 5])
