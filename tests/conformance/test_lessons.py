"""Every lesson can be played to its end, covers what it promises, and says something in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from newworlds import bots
from newworlds.bots import think
from newworlds.core.game import Game
from newworlds.core.lesson import Lesson, lesson
from newworlds.core.lesson_file import lessons_of
from newworlds.core.text import LANGUAGES, catalogue, sentence
from tests.conformance.cases import every_game

MOST_DECISIONS = 60
"""Ten minutes at ten seconds each."""
MOST_WORDS = 60
"""More is not read at a table."""
DOCS = Path(__file__).parents[2] / "docs" / "rules"


HAVE_LESSONS = [game for game in every_game() if lessons_of(game)]
every_lesson = pytest.mark.parametrize(
    "taught", [lesson(game, name) for game in HAVE_LESSONS for name in lessons_of(game)], ids=lambda one: one.game.id
)


@every_lesson
def test_a_lesson_can_be_finished_by_whoever_follows_it(taught: Lesson) -> None:
    """Bots play its free part."""
    game, match, decisions = taught.game, taught.start(), 0
    while not match.is_over:
        made = len(match.moves)
        is_own = match.to_act == taught.file.seat
        moment = taught.moments.get(made)
        if made < len(taught.line):
            decisions += moment is not None and moment.now.move is not None
            match.play(taught.line[made])
        else:
            decisions += is_own
            bot = bots.bot("club" if is_own else taught.file.bot)
            match.play(think(game, match.position, match.position.to_act, bot, seed=made))
    assert 15 <= decisions <= MOST_DECISIONS
    assert taught.now(len(match.moves), is_over=True).sayings


@every_lesson
def test_everything_the_teacher_says_is_said_in_every_language_and_is_short(taught: Lesson) -> None:
    texts = [saying.text for moment in taught.moments.values() for saying in moment.now.sayings]
    texts += [moment.otherwise for moment in taught.moments.values()]
    texts += [saying.text for saying in taught.now(0, is_over=True).sayings]
    for language in LANGUAGES:
        told = [sentence(text, language) for text in texts]
        assert [text for text in told if len(text.split()) > MOST_WORDS] == []


def test_no_sentence_of_a_lesson_is_left_unsaid(game: Game) -> None:
    said = {
        f"{game.id}.lesson.{name}.{said}"
        for name in lessons_of(game)
        for file in [lesson(game, name).file]
        for said in (file.farewell, *(text for step in file.step for text in (step.say, step.otherwise) if text))
    }
    assert {code for code in catalogue("en") if code.startswith(f"{game.id}.lesson.")} == said


@every_lesson
def test_a_lesson_teaches_rules_of_its_game(taught: Lesson) -> None:
    rules = (DOCS / f"{taught.game.id}.md").read_text()
    assert [rule for rule in taught.file.teaches if f"**{rule}**" not in rules] == []


@every_lesson
def test_what_the_player_is_asked_for_is_said_first(taught: Lesson) -> None:
    asked = [moment.now for moment in taught.moments.values()]
    assert all(now.sayings for now in asked)
    assert [now.number for now in asked] == sorted({now.number for now in asked})
    assert asked[-1].is_free
