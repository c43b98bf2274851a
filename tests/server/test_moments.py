"""Looking back: every moment of a game as each viewer saw it then."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from newworlds.core.match import Match
from newworlds.core.moves import Move
from newworlds.core.view import view
from newworlds.core.viewer import SPECTATOR
from newworlds.games import IDS
from newworlds.games import game as game_by_id
from newworlds.server import viewers
from newworlds.server.course import Course
from newworlds.server.milestones import DISTANCE
from newworlds.server.moments import moment
from tests.server.playing import ALSO_HERE, HERE, LINK, RANDOM_BOT, Browser, as_sent, refusal, serving

MOVES = 2 * DISTANCE + 10


def courses(game_id: str, players: int = 3) -> Iterator[Course]:
    """A game played at random, from its set-up on."""
    game = game_by_id(game_id)
    course = Course(Match(game, game.setup(players), seed=3), [], 0)
    yield course
    for _ in range(MOVES):
        if course.match.is_over:
            return
        course = course.played(Random(course.seq).choice(list(course.match.position.legal())))
        yield course


@pytest.mark.parametrize("game_id", IDS)
def test_every_moment_is_what_each_viewer_saw_then(game_id: str) -> None:
    played = list(courses(game_id))
    present = played[-1]
    for number in [0, 1, DISTANCE, len(played) - 1, DISTANCE + 1, 2 * DISTANCE, 7]:
        then = played[number]
        for viewer in (0, 1, 2, SPECTATOR):
            looked_back = moment(present, number, viewer)
            seen = msgspec.structs.replace(view(then.match.game, then.match.position, viewer), legal=[])
            assert as_sent(looked_back.view) == as_sent(seen)
            assert looked_back.notes == then.sight.notes
            assert as_sent(looked_back.events) == as_sent(viewers.logged(then, then.events_of(number), viewer))


def test_a_moment_is_reached_from_the_nearest_milestone() -> None:
    """A match whose first moves are missing can still be looked back at from there on."""
    *_, present = courses("terra_nova")
    reached = present.position_after(DISTANCE + 3).numbers()
    unreadable = present.match.copy()
    unreadable.moves[:DISTANCE] = [Move()] * DISTANCE
    present.match = unreadable
    assert present.position_after(DISTANCE + 3).numbers() == reached


def test_what_was_undone_is_gone_from_the_past() -> None:
    played = list(courses("terra_nova"))
    present, kept = played[-1], DISTANCE + 1
    present.position_after(len(present.steps))
    undone = present.undone(kept)
    for _ in range(DISTANCE):
        undone = undone.played(list(undone.match.position.legal())[-1])
    for number in (kept, 2 * DISTANCE):
        again = Match(undone.match.game, undone.match.setup, undone.match.seed)
        for move in undone.match.moves[:number]:
            again.play(move)
        assert undone.position_after(number).numbers() == again.position.numbers()


def test_each_browser_is_shown_the_past_of_its_own_seat(ada: Browser, cleo: Browser) -> None:
    """A drawn card is known to its owner alone, then and later."""
    table = ada.open_table(HERE, LINK)
    cleo.join(table, table["seats"][1]["invite"])
    with ada.at(table) as live:
        live.play_first(live.state)
        seen = live.play({"kind": "draw_card"}, 1)
    own = ada.get(f"/api/tables/{table['id']}/moments/2")
    others = cleo.get(f"/api/tables/{table['id']}/moments/2")
    assert own["view"] == seen["view"] | {"legal": []}
    assert own["events"] == seen["events"]
    assert own["events"][0]["event"]["card"] is not None
    assert others["view"]["seat"] == 1
    assert others["events"][0]["event"]["card"] is None


def test_the_past_of_a_finished_game_is_there_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada:
        table = ada.open_table(RANDOM_BOT, RANDOM_BOT | {"name": "Roy"}, game="sealed")
        with ada.at(table) as live:
            over = live.wait_until_over()
        cookies = ada.cookies
    with serving(tmp_path) as server, Browser(server.host, cookies) as ada:
        last = len(ada.get(f"/api/tables/{table['id']}/record")["moves"])
        moments = [ada.get(f"/api/tables/{table['id']}/moments/{number}") for number in range(last + 1)]
    assert [each["seq"] for each in moments] == list(range(last + 1))
    assert moments[-1]["view"] == over["view"]
    assert not moments[-2]["view"]["is_over"]


@pytest.mark.parametrize("asked", ["2", "-1", "x", "1.0", "²"])
def test_a_moment_that_is_not_there_is_refused_with_those_that_are(ada: Browser, asked: str) -> None:
    table = ada.open_table(HERE, ALSO_HERE)
    with ada.at(table) as live:
        live.play_first(live.state)
    answer = ada.http.get(f"/api/tables/{table['id']}/moments/{asked}")
    assert answer.status_code == 404
    assert answer.json()["error"] == {"code": "error.unknown_moment", "args": {"moment": asked, "last": 1}}


def test_before_the_game_is_dealt_there_is_no_past(ada: Browser) -> None:
    table = ada.open_table(HERE, LINK)
    answer = ada.http.get(f"/api/tables/{table['id']}/moments/0")
    assert refusal(answer) == (409, "error.not_started")
