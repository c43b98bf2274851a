"""A preview tells what a move brings for certain, and nothing that chance or secrecy would reveal."""

from __future__ import annotations

from newworlds.core.match import Match
from newworlds.core.preview import Preview, preview
from newworlds.games.gold_rush import GAME as GOLD_RUSH
from newworlds.games.gold_rush.events import ActionSkipped
from newworlds.kernels.tiles.moves import Skip
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


def test_a_preview_tells_events_and_scores_and_changes_nothing() -> None:
    match, position = _match()
    before = position.numbers()
    assert preview(GAME, position, 5, 0) == Preview([CardPlayed(0, 5, True)], [1, 0])
    assert position.numbers() == before
    assert match.moves == []


def test_a_preview_ends_where_chance_or_a_secret_would_speak() -> None:
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


def test_moves_that_follow_are_played_as_long_as_the_seat_is_to_act() -> None:
    _, position = _match()
    assert preview(GAME, position, 5, 0, [PlayCard(6)]) == preview(GAME, position, 5, 0)
    match = GOLD_RUSH.new(players=2, seed=3)
    laying, seat = match.position.legal()[0], match.position.to_act
    alone = preview(GOLD_RUSH, match.position, laying, seat).events
    followed = preview(GOLD_RUSH, match.position, laying, seat, [Skip()]).events
    assert followed == [*alone, ActionSkipped(seat, forced=False)]
