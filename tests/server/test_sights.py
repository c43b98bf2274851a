"""What is written once for many viewers is, for each of them, what they may see."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from newworlds.core.match import Match
from newworlds.core.view import view
from newworlds.core.viewer import SPECTATOR
from newworlds.games import IDS
from newworlds.games import game as game_by_id
from newworlds.server import viewers
from newworlds.server.course import Course

MOVES = 60


def played_at_random(course: Course, chance: Random) -> Course:
    return course if course.match.is_over else course.played(chance.choice(list(course.match.position.legal())))


@pytest.mark.parametrize("game_id", IDS)
def test_everybody_is_shown_their_own_view_and_told_their_own_events(game_id: str) -> None:
    game = game_by_id(game_id)
    course = Course(Match(game, game.setup(3), seed=3), [], 0)
    for _ in range(MOVES):
        course = played_at_random(course, Random(course.seq))
        for viewer in (1, SPECTATOR, 0, 2):
            alone = msgspec.json.encode(view(game, course.match.position, viewer))
            assert bytes(course.sight.view(viewer)) == alone
            logged = msgspec.json.encode(viewers.logged(course, course.steps[-1].events, viewer))
            assert bytes(course.sight.logged(viewer)) == logged


@pytest.mark.parametrize("players", [1, 2, 4])
def test_changed_notes_lead_from_one_position_to_the_next_and_back(players: int) -> None:
    game = game_by_id("gwt_new_zealand")
    before = Course(Match(game, game.setup(players), seed=5), [], 0)
    told: dict[str, Any] = dict(before.sight.notes)
    for _ in range(MOVES):
        after = played_at_random(before, Random(before.seq))
        changed = after.sight.notes_since(before.sight)
        assert len(changed) < len(told) / 2
        assert with_changes(told, changed) == after.sight.notes
        assert with_changes(after.sight.notes, before.sight.notes_since(after.sight)) == told
        before, told = after, dict(after.sight.notes)


def with_changes(known: Any, changed: Any) -> dict[str, Any]:
    return {name: note for name, note in {**known, **changed}.items() if note is not None}


def test_games_without_notes_tell_of_none() -> None:
    game = game_by_id("terra_nova")
    before = Course(Match(game, game.setup(2), seed=1), [], 0)
    after = played_at_random(before, Random(1))
    assert after.sight.notes_since(before.sight) == {}
