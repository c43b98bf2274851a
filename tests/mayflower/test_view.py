"""What the table shows."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from newworlds.core.game import Progress
from newworlds.core.match import Match
from newworlds.games.mayflower import GAME
from tests.mayflower.scene import BLUE, RED, play, scene


def board(match: Match) -> dict[str, Any]:
    """As the browser gets it."""
    shown: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(GAME.board(match.position, RED)))
    return shown


def feature(match: Match, *member: object) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in board(match)["features"] if list(member) in each["members"])
    return found


@pytest.mark.parametrize(
    ("part", "kind", "completed", "at_end"),
    [("l1", "road", 2 + 2, 2), ("p1", "plain", 1, 1), ("p2", "plain", 0, 0)],
)
def test_a_feature_shows_what_it_is_worth(part: str, kind: str, completed: int, at_end: int) -> None:
    """A road with a post house from the coast; an animal north of it."""
    found = feature(scene("G 2,-1 r1 l1=blue", draw="B"), 2, -1, part)
    assert (found["kind"], found["complete"]) == (kind, False)
    assert found["worth"] == {"completed": completed, "at_end": at_end}


def test_a_feature_shows_who_is_on_it_and_who_would_score_it() -> None:
    found = feature(scene("D 2,-1 r1 l1=blue", "D 2,-2 r1 l1=red", "D 2,-3 r1 l1=blue", draw="B"), 2, -1, "l1")
    assert (found["tiles"], found["followers"], found["owners"]) == (4, [1, 0, 2, 0, 0], [BLUE])


def test_start_spaces_are_tiles_and_members_of_features() -> None:
    match = scene("D 2,-1 r1", draw="B")
    assert board(match)["tiles"][2] == {"id": "coast3", "row": 2, "col": 0, "rotation": 0, "n": 2}
    assert board(match)["kinds"]["coast3"]["edges"] == "---R"
    assert [2, 0, "l1"] in feature(match, 2, -1, "l1")["members"]


def test_the_step_says_what_is_to_be_decided() -> None:
    tiles = ("B 3,-1 r0 c1=blue", "B 3,-2 r0", "B 4,-2 r0", "R 2,-2 r1", "W 2,-1 r3", "AC 5,-1 r0 a1=red")
    match = scene(*tiles, draw="AM")
    steps = [board(match)["step"]]
    for move in ("4,-1 r2", "skip", "score 3,-1 c1"):
        play(match, move)
        steps.append(board(match)["step"])
    assert steps == ["laying", "placing", "choosing", "over"]
    assert match.view(RED).prompt is None


def test_MF_4_MF_7_a_turn_is_a_tile_and_then_a_settler() -> None:
    match = scene(draw="D")
    assert match.view(RED).progress == Progress(1, of=2)
    play(match, "2,-1 r1")
    assert match.view(RED).progress == Progress(2, of=2)


def test_MF_7_a_choice_names_what_the_settler_would_be() -> None:
    match = scene(draw="D")
    play(match, "2,-1 r1")
    pieces = {GAME.write(choice.move): choice.piece for choice in GAME.choices(match.position)}
    assert (pieces["on l1"], pieces["on p1"], pieces["skip"]) == ("robber", "trapper", None)


def test_MF_3_columns_are_counted_westwards() -> None:
    assert board(scene(draw="D"))["columns_grow"] == "westwards"


def test_MF_18_the_board_tells_where_the_explorer_behind_stands() -> None:
    assert board(scene(draw="D", explorers=(2, 1)))["rear"] == 1
