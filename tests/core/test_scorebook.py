"""Where points came from: what was scored adds up to the score sheet, and the last turn to the result."""

from __future__ import annotations

from random import Random

import pytest

from newworlds.core.events import Event
from newworlds.core.match import Match
from newworlds.core.scorebook import Scorebook, scorebook
from newworlds.games import IDS
from newworlds.games import game as game_by_id

GAMES = [(game_id, players) for game_id in IDS for players in (2, 3)] + [("gwt_new_zealand", 1)]


def finished(game_id: str, players: int, seed: int) -> tuple[Match, list[list[Event]]]:
    """The game of random players, but the first of several moves is taken often: it does something."""
    match, chance = game_by_id(game_id).new(players, seed), Random(seed)
    events: list[list[Event]] = []
    while not match.is_over:
        legal = list(match.position.legal())
        events.append(match.play(legal[0] if chance.random() < 0.3 else chance.choice(legal)))
    return match, events


@pytest.fixture(scope="module", params=GAMES, ids=str)
def played(request: pytest.FixtureRequest) -> tuple[Match, Scorebook]:
    game_id, players = request.param
    match, events = finished(game_id, players, seed=5)
    return match, scorebook(match, events)


def test_what_was_scored_adds_up_to_the_sheet(played: tuple[Match, Scorebook]) -> None:
    match, book = played
    sheet = match.game.sheet(match.position)
    for number, row in enumerate(sheet):
        things = [thing.points for thing in book.scored if thing.row == number]
        assert [sum(points) for points in zip(*things, strict=True)] == (row.points if things else [])
        assert things or not any(row.points)


def test_the_last_turn_ends_with_the_result(played: tuple[Match, Scorebook]) -> None:
    match, book = played
    assert book.turns[-1].scores == match.scores
    assert book.turns[-1].moves == len(match.moves)


def test_turns_follow_each_other(played: tuple[Match, Scorebook]) -> None:
    match, book = played
    moves = [turn.moves for turn in book.turns]
    assert moves[0] == 0
    assert moves == sorted(set(moves))
    assert {turn.seat for turn in book.turns[1:]} == set(range(match.setup.players))


def test_everything_scored_names_its_place(played: tuple[Match, Scorebook]) -> None:
    """An event tells it, or things that have explanations; tokens and markers lie nowhere."""
    match, book = played
    known = match.game.explanations(match.setup.components)
    notes = match.game.notes(match.position)
    for thing in book.scored:
        assert 0 < thing.moves <= len(match.moves)
        for name in thing.things:
            assert name in known or name in notes or name.partition("@")[0] in known, name


def test_a_bonus_is_shown_with_what_it_belongs_to() -> None:
    match, events = finished("mayflower", 2, seed=5)
    bonuses = [thing for thing in scorebook(match, events).scored if thing.name.code == "mayflower.event.bonus_taken"]
    assert bonuses
    for bonus in bonuses:
        assert bonus.event is not None
        assert bonus.event.message is not None
        assert bonus.event.message.code == "mayflower.event.feature_scored"
