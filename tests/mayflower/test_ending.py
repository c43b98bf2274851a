"""The end of the game: unfinished features, plains, the winner."""

from __future__ import annotations

from newworlds.core.match import Match
from newworlds.games.mayflower import GAME
from newworlds.games.mayflower.events import BonusTaken, FeatureScored
from tests.mayflower.scene import BLACK, BLUE, GREEN, RED, YELLOW, of_kind, play, scene, supply


def ended(*tiles: str, explorers: tuple[int, int] = (0, 0)) -> Match:
    """After a last tile in the far south that changes nothing."""
    match = scene(*tiles, draw="R", explorers=explorers)
    play(match, "9,-1 r2", "skip")
    assert match.is_over
    return match


def sheet(match: Match) -> dict[str, list[int]]:
    return {row.label.code.removeprefix("mayflower.sheet."): row.points for row in GAME.sheet(match.position)}


def test_MF_21_plains_are_not_scored_in_play_and_trappers_stay() -> None:
    """The plain inside a loop of road can grow no more, yet its trapper waits for the end."""
    match = scene("B 3,-1 r0", "M 3,-2 r0 p2=blue", "K 4,-2 r1", "K 4,-3 r2", draw="K R")
    events = play(match, "3,-3 r3", "skip")
    assert of_kind(events, FeatureScored) == []
    assert supply(match)[BLUE] == 4
    play(match, "9,-1 r2", "skip")
    assert sheet(match)["plains"] == [0, 0, 1, 0, 0]


def test_MF_23_post_houses_of_unfinished_roads_count_nothing() -> None:
    assert ended("H 2,-1 r1 l1=red", "H 2,-2 r1").scores[RED] == 3


def test_MF_23_unfinished_towns_score_one_for_each_tile_and_shield() -> None:
    assert ended("AU 1,-1 r0 a1=red", "AU 1,-2 r0").scores[RED] == 5


def test_MF_23_an_unfinished_farm_counts_itself_and_its_neighbours_with_start_spaces() -> None:
    assert ended("B 3,-1 r0 c1=red", "B 3,-2 r0").scores[RED] == 5


def test_MF_23_majorities_as_usual_and_no_explorer_bonus() -> None:
    match = ended("D 2,-1 r1 l1=red", "D 2,-2 r1 l1=blue", "D 2,-3 r1 l1=blue", explorers=(1, 1))
    assert (match.scores[RED], match.scores[BLUE]) == (0, 4)
    assert sheet(match)["explorers"] == [0] * 5


def test_MF_23_the_end_is_reported_feature_by_feature() -> None:
    match = scene("D 2,-1 r1 l1=red", draw="R", explorers=(1, 1))
    events = play(match, "9,-1 r2", "skip")
    (scored,) = of_kind(events, FeatureScored)
    assert isinstance(scored, FeatureScored)
    assert (scored.terrain, scored.complete, scored.tiles, scored.points, scored.winners) == (
        "road",
        False,
        2,
        2,
        [RED],
    )
    assert of_kind(events, BonusTaken) == []


def test_MF_24_a_plain_gives_one_point_for_each_animal_to_the_most_trappers() -> None:
    match = ended("V 0,-1 r0 p1=red", "V 0,-2 r0 p1=blue")
    assert (match.scores[RED], match.scores[BLUE]) == (4, 4)


def test_MF_24_an_occupied_plain_without_animals_scores_nothing_but_is_listed() -> None:
    match = scene("B 0,-1 r0 p1=green", draw="R")
    (scored,) = of_kind(play(match, "9,-1 r2", "skip"), FeatureScored)
    assert isinstance(scored, FeatureScored)
    assert (scored.terrain, scored.points, scored.winners) == ("plain", 0, [GREEN])
    assert match.scores[GREEN] == 0


def test_MF_24_a_plain_that_grew_together_with_the_northernmost_start_space_is_counted_once() -> None:
    """Red's plain with two animals meets that of the whole coast, which is the larger, only by the last tile."""
    match = scene(
        "V 1,-1 r1 p1=red",
        draw="B", coast=("coast4", "coast5", "coast7"), plains=(["coast4.p1", "coast7.p1"],),
    )  # fmt: skip
    (scored,) = of_kind(play(match, "0,-1 r0", "skip"), FeatureScored)
    assert isinstance(scored, FeatureScored)
    assert (scored.terrain, scored.points, scored.winners) == ("plain", 2, [RED])
    assert match.scores[RED] == 2


def test_MF_23_settlers_stay_on_the_map_as_it_stood() -> None:
    match = scene("B 0,-1 r0 p1=green", "D 2,-1 r1 l1=red", draw="R")
    before = GAME.board(match.position, RED).followers
    play(match, "9,-1 r2", "skip")
    assert GAME.board(match.position, RED).followers == before
    assert len(before) == 2


def test_MF_25_most_points_win_and_a_tie_is_a_shared_win() -> None:
    assert ended("D 2,-1 r1 l1=red", "D 5,-1 r1", "D 5,-2 r1 l1=black").winners == [BLACK]
    assert ended("D 2,-1 r1 l1=red", "D 5,-1 r1 l1=yellow").winners == [RED, YELLOW]


def test_the_sheet_says_what_points_were_for() -> None:
    match = scene("D 2,-1 r1 l1=red", "V 0,-1 r0 p1=blue", "AV 4,-1 r0 a1=green", draw="P", explorers=(1, 1))
    play(match, "2,-2 r0", "skip")
    assert {label: points[:4] for label, points in sheet(match).items()} == {
        "roads": [3, 0, 0, 0],
        "towns": [0, 0, 0, 0],
        "farms": [0, 0, 0, 0],
        "explorers": [8, 0, 0, 0],
        "unfinished": [0, 0, 0, 2],
        "plains": [0, 0, 2, 0],
    }
