"""What the log says about the set-up (NZ-5, NZ-7, NZ-9)."""

from __future__ import annotations

from newworlds.core.events import Hidden
from newworlds.games.gwt_new_zealand import GAME
from newworlds.games.gwt_new_zealand.events import CardDrawn, MarketFilled, ObjectiveRevealed, TurnStarted


def test_NZ_9_the_market_the_objectives_and_the_first_turn_are_told() -> None:
    match = GAME.new(3, 7)
    kinds = [type(event) for event in match.opening]
    assert kinds.count(ObjectiveRevealed) == 4
    assert kinds.count(MarketFilled) > 0
    assert match.opening[-1] == TurnStarted(0)


def test_NZ_9_everyone_is_told_of_their_own_cards_alone() -> None:
    match = GAME.new(3, 7)
    drawn = [event for event in match.opening if isinstance(event, CardDrawn)]
    assert [sum(event.seat == seat for event in drawn) for seat in range(3)] == [4, 5, 6]
    for event in drawn:
        assert [event.seen_by(seat) == event for seat in range(3)] == [seat == event.seat for seat in range(3)]
        assert not isinstance(event.seen_by(event.seat), Hidden)
