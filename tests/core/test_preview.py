"""A preview shows what a move leads to for certain, and nothing that it would reveal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import pytest

from newworlds.core.events import Event
from newworlds.core.match import Match
from newworlds.core.preview import Preview, Scoring, preview, scorings_of
from newworlds.games.gold_rush import GAME as GOLD_RUSH
from newworlds.games.gold_rush.events import ActionSkipped
from newworlds.kernels.tiles.events import TileLaid
from tests.gold_rush.table import Table
from tests.toy import GAME
from tests.toy.events import CardPlayed
from tests.toy.moves import PlayCard
from tests.toy.state import DRAW, PEEK, SealedPosition


def _match() -> tuple[Match, SealedPosition]:
    match = GAME.new(players=2, seed=3)
    assert isinstance(match.position, SealedPosition)
    match.position.heap = [1]
    match.position.hands[0] = [4, 5, 6]
    return match, match.position


def test_a_preview_tells_events_and_points_and_changes_nothing() -> None:
    match, position = _match()
    before = position.numbers()
    assert preview(GAME, position, 5, 0) == Preview([CardPlayed(0, 5, True)], [1, 0], [Scoring(0, [1, 0])])
    assert position.numbers() == before
    assert match.moves == []


def test_a_preview_ends_where_something_hidden_would_be_revealed() -> None:
    _, position = _match()
    position.must_take = True
    assert preview(GAME, position, DRAW, 0).events == []
    assert preview(GAME, position, PEEK, 0).events == []


def test_positions_that_look_the_same_have_the_same_preview() -> None:
    _, position = _match()
    position.must_take = True
    twin = position.imagine(0, 77)
    assert twin.numbers() != position.numbers()
    assert preview(GAME, twin, DRAW, 0) == preview(GAME, position, DRAW, 0)


def test_moves_that_follow_are_played_as_long_as_the_seat_is_to_act(monkeypatch: pytest.MonkeyPatch) -> None:
    _, position = _match()
    alone = preview(GAME, position, 5, 0)
    monkeypatch.setattr(type(GAME), "foreseen_after", lambda game, move: [PlayCard(6)])
    assert preview(GAME, position, 5, 0) == alone


def test_a_preview_of_a_tile_tells_what_it_would_score_if_nothing_more_was_done() -> None:
    """G30 continues the rail of the start tile."""
    position = Table().bring_to_hand("G30").state
    laying = GOLD_RUSH.encode(position, GOLD_RUSH.read("0,1 r1"))
    assert position.is_legal(laying)
    laid, *_, skipped = preview(GOLD_RUSH, position, laying, 0).events
    assert isinstance(laid, TileLaid)
    assert skipped == ActionSkipped(0, forced=False)


class Scores(Event, frozen=True):
    seat: int
    points: int

    def gains(self) -> Mapping[int, int]:
        return {self.seat: self.points}


class Adds(Scores, frozen=True):
    adds_to_scoring: ClassVar[bool] = True


def test_points_belong_to_what_was_scored_and_a_bonus_to_what_was_scored_before() -> None:
    events = [Scores(0, 0), Scores(1, 2), Adds(1, 4), Adds(0, 3), Scores(0, 1)]
    assert scorings_of(events, 2) == [Scoring(1, [3, 6]), Scoring(4, [1, 0])]
