"""Completed features: what completes them, what they score, and in which order."""

from __future__ import annotations

import pytest

from newworlds.core.errors import IllegalMove
from newworlds.core.match import Match
from newworlds.games.mayflower import GAME
from newworlds.games.mayflower.events import FeatureScored
from newworlds.games.mayflower.rules.scoring import is_completed
from tests.mayflower.scene import (
    BLACK,
    BLUE,
    GREEN,
    RED,
    YELLOW,
    explorers,
    node,
    of_kind,
    play,
    scene,
    state_of,
    supply,
    texts,
)

A_ROAD_TO_A_TOWN = (
    "B 3,-1 r0", "B 3,-2 r0", "B 3,-3 r0", "B 3,-4 r0",
    "D 2,-1 r1 l1=red", "D 2,-2 r1 l1=blue", "R 2,-4 r1 a1=yellow",
)  # fmt: skip
"""Red's and blue's road from the coast, and yellow's town, both wait for the tile at 2,-3."""


def test_MF_9_the_active_player_chooses_while_two_or_more_wait() -> None:
    match = scene(*A_ROAD_TO_A_TOWN, draw="W B", seat=GREEN)
    play(match, "2,-3 r3", "skip")
    assert (match.to_act, texts(match)) == (GREEN, {"score 2,-3 l1", "score 2,-3 a1"})
    assert all(choice.is_scoring for choice in GAME.choices(match.position))
    assert GAME.board(match.position, RED).waiting == [(2, -3, "a1"), (2, -3, "l1")]


@pytest.mark.parametrize(
    ("first", "scores"),
    [("score 2,-3 l1", [4 + 4, 4, 4 + 4]), ("score 2,-3 a1", [0, 4, 4 + 8])],
)
def test_MF_9_the_order_decides_bonuses_and_who_is_left_behind(first: str, scores: list[int]) -> None:
    """The explorers stand in columns 2 and 1, red in column 1, blue in column 2, yellow in column 4."""
    match = scene(*A_ROAD_TO_A_TOWN, draw="W B", seat=GREEN, explorers=(2, 1))
    play(match, "2,-3 r3", "skip", first)
    assert match.scores[:3] == scores
    assert match.to_act == BLACK


def test_MF_9_the_last_one_left_is_scored_without_a_decision() -> None:
    match = scene("D 2,-1 r1", draw="P B")
    play(match, "2,-2 r0", "on l1")
    assert (match.to_act, match.scores[RED]) == (YELLOW, 3)


def test_MF_9_the_choice_is_offered_again_after_each_scoring() -> None:
    match = scene(
        "B 3,-1 r0 c1=blue", "B 3,-2 r0", "B 4,-2 r0", "R 2,-2 r1", "W 2,-1 r3", "AC 5,-1 r0 a1=red",
        draw="AM B", seat=YELLOW,
    )  # fmt: skip
    play(match, "4,-1 r2", "on a2")
    assert texts(match) == {"score 4,-1 a1", "score 4,-1 a2", "score 3,-1 c1"}
    play(match, "score 4,-1 a1")
    assert texts(match) == {"score 4,-1 a2", "score 3,-1 c1"}
    assert match.to_act == YELLOW
    with pytest.raises(IllegalMove) as refused:
        match.play("score 4,-1 a1")
    assert refused.value.message.rule == "MF-9"
    with pytest.raises(IllegalMove) as refused:
        match.play("skip")
    assert refused.value.message.code == "mayflower.refusal.choose_first"


def test_MF_9_there_is_nothing_to_choose_otherwise() -> None:
    with pytest.raises(IllegalMove) as refused:
        scene(draw="B B").play("score 3,-1 c1")
    assert refused.value.message.code == "mayflower.refusal.nothing_to_choose"


def test_MF_10_a_completed_feature_without_a_settler_is_not_scored() -> None:
    match = scene(draw="R B")
    events = play(match, "1,-1 r1", "skip")
    assert of_kind(events, FeatureScored) == []
    assert explorers(match) == (0, 0)


@pytest.mark.parametrize("end", ["P 2,-2 r0", "W 2,-2 r3", "A 2,-2 r3"], ids=["crossing", "town", "farm"])
def test_MF_11_a_road_ends_at_the_coast_a_crossing_a_town_or_a_farm(end: str) -> None:
    name, where, turns = end.split()
    match = scene("D 2,-1 r1 l1=red", draw=f"{name} B")
    play(match, f"{where} {turns}", "skip")
    assert match.scores[RED] == 3


def test_MF_11_a_road_that_loops_is_complete() -> None:
    match = scene("B 3,-1 r0", "K 3,-2 r0 l1=red", "K 4,-2 r1", "K 4,-3 r2", draw="K B")
    play(match, "3,-3 r3", "skip")
    assert match.scores[RED] == 4


def test_MF_11_a_road_between_two_start_spaces_counts_both() -> None:
    """From row 5 to row 7 along column 1."""
    match = scene("AC 5,-1 r0 l1=red", "D 6,-1 r0", draw="K B")
    play(match, "7,-1 r2", "skip")
    assert match.scores[RED] == 5


RING = (
    "B 3,-1 r0", "AO 3,-2 r0 a1=red", "AV 2,-2 r1", "AO 1,-2 r3",
    "{north} 1,-3 r2", "AO 1,-4 r2", "AV 2,-4 r1", "AO 3,-4 r1",
)  # fmt: skip
"""A town around the empty place 2,-3 that waits for its southern side."""


@pytest.mark.parametrize(("north", "points"), [("AV", 16), ("AW", 0)])
def test_MF_12_an_empty_place_inside_keeps_a_town_open_only_if_a_town_edge_faces_it(north: str, points: int) -> None:
    match = scene(*(tile.format(north=north) for tile in RING), draw="AV B")
    play(match, "3,-3 r0", "skip")
    assert match.scores[RED] == points


def test_MF_12_a_town_of_two_tiles_scores_4() -> None:
    match = scene(draw="R B")
    play(match, "8,-1 r1", "on a1")
    assert match.scores[RED] == 4


def test_MF_13_a_farm_at_the_end_of_the_coast_is_never_completed() -> None:
    """North-east of it is a place in column 0 that never holds a tile."""
    match = scene("B 0,-1 r0 c1=red", "B 0,-2 r0", "B -1,-1 r0", "B -1,-2 r0", "B 1,-2 r0", draw="R")
    play(match, "1,-1 r1", "skip")
    assert match.is_over
    assert match.scores[RED] == 1 + 7


def test_MF_13_a_farm_is_completed_by_its_eighth_neighbour() -> None:
    """Seven lie around the farm at 3,-1, start spaces counted; until the eighth is laid nothing is scored."""
    around = ("B 3,-1 r0 c1=blue", "B 3,-2 r0", "B 4,-2 r0", "R 2,-2 r1", "W 2,-1 r3")
    match = scene(*around, draw="R B", players=3)
    assert not is_farm_completed(match, 3, -1)
    (scored,) = of_kind(play(match, "4,-1 r1", "skip"), FeatureScored)
    assert isinstance(scored, FeatureScored)
    assert (scored.terrain, scored.complete, scored.points, scored.winners) == ("farm", True, 9, [BLUE])
    assert is_farm_completed(match, 3, -1)
    assert not is_farm_completed(match, 3, -2)


def is_farm_completed(match: Match, row: int, column: int) -> bool:
    return is_completed(state_of(match), node(state_of(match), row, column, "c1"))


def test_MF_14_the_most_settlers_take_all_and_tied_players_each_take_all() -> None:
    more = scene("D 2,-1 r1 l1=red", "D 2,-2 r1 l1=blue", "D 2,-3 r1 l1=blue", draw="P B")
    play(more, "2,-4 r0", "skip")
    assert (more.scores[RED], more.scores[BLUE]) == (0, 5)
    tie = scene("D 2,-1 r1 l1=red", "D 2,-2 r1 l1=blue", draw="P B")
    play(tie, "2,-3 r0", "skip")
    assert (tie.scores[RED], tie.scores[BLUE]) == (4, 4)


def test_MF_15_all_settlers_of_a_scored_feature_return_even_those_who_scored_nothing() -> None:
    match = scene("D 2,-1 r1 l1=red", "D 2,-2 r1 l1=blue", "D 2,-3 r1 l1=blue", draw="P B")
    play(match, "2,-4 r0", "skip")
    assert supply(match) == [5] * 5


def test_MF_15_a_returned_settler_can_be_used_from_the_next_turn_on() -> None:
    """Red's last settler comes home in this turn, after the time to place it."""
    match = scene("D 2,-1 r1 l1=red", draw="P B B", players=2)
    state_of(match).land.supply[RED] = 0
    play(match, "2,-2 r0")
    assert (match.to_act, supply(match)[RED]) == (YELLOW, 1)
    play(match, "3,-1 r0", "skip", "9,-1 r0")
    assert "on c1" in texts(match)
