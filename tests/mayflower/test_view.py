"""What the table shows."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

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
def test_a_feature_tells_what_it_is_worth(part: str, kind: str, completed: int, at_end: int) -> None:
    """A road with a post house from the coast; an animal north of it."""
    found = feature(scene("G 2,-1 r1 l1=blue", draw="B"), 2, -1, part)
    assert (found["kind"], found["complete"]) == (kind, False)
    assert found["worth"] == {"completed": completed, "at_end": at_end}


def test_a_feature_tells_who_stands_on_it_and_who_would_take_it() -> None:
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
