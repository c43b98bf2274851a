"""A lesson that its game does not allow is refused, with what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from newworlds.core.errors import BadLesson
from newworlds.core.lesson_file import LessonFile, lesson_file
from newworlds.games import game
from newworlds.games.terra_nova import TerraNova

HEAD = """
players = 2
seat = 0
bot = "beginner"
seed = 1
teaches = []
farewell = "end"
"""


@pytest.fixture(autouse=True)
def _catalogue() -> None:
    """Refusals are worded with it."""
    game("terra_nova")


def _read(folder: Path, text: str) -> LessonFile:
    (folder / "own.toml").write_text(HEAD + text)

    class Own(TerraNova):
        lessons_folder = folder

    return lesson_file(Own(), "own")


def test_a_lesson_of_two_steps(tmp_path: Path) -> None:
    file = _read(tmp_path, '[[step]]\nsay = "hello"\ndo = "A1"\n[[step]]\nwatch = ["A2"]')
    assert [step.moves for step in file.step] == [("A1",), ("A2",)]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("steps = 3", "unknown field `steps`"),
        ('[[step]]\ndo = "A1"', "step 1: it asks for a move, but says nothing"),
        ('[[step]]\nsay = "hello"\nseek = true', "“seek” needs a move"),
        ('[[step]]\nwatch = ["A1"]\nleap = ["A2"]', "either “watch” or “leap”"),
        ('[[step]]\nsay = "hello"\nteaches = ["TN-1"]', "TN-1"),
        ('[[step]]\nwatch = ["A1", "A1"]', "step 1, move “A1”: There is a settler on A1."),
        ('[[step]]\nwatch = ["A1"]\n[[step]]\nsay = "hello"\ndo = "A2"', "it is not the turn of seat 0"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(BadLesson) as refused:
        _read(tmp_path, text)
    assert "own.toml" in str(refused.value)
    assert problem in str(refused.value)
