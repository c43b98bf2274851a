"""Turns planned before they begin: the rules say the same as when they begin, and nothing is given away."""

from __future__ import annotations

from newworlds.core.chance import Chance
from newworlds.core.game import Game
from newworlds.core.playout import random_move
from tests.conformance.cases import Case
from tests.conformance.walks import walk

_EVERY = 7


def test_a_turn_ahead_is_the_turn_when_it_has_just_begun(game: Game, case: Case) -> None:
    """Nothing but its beginning has happened, and a choice is left."""
    match, chance = case.new(game, 40), Chance(40)
    while not match.is_over and game.can_plan and case.players > 1:
        events = match.play(int(random_move(match.position, chance)))
        if events and events[-1].part == "turn" and not match.is_over:
            ahead = game.turn_ahead(match.position, match.position.to_act)
            assert ahead is not None
            assert list(ahead.legal()) == list(match.position.legal())


def test_a_turn_ahead_tells_nothing_that_its_seat_cannot_know(game: Game, case: Case) -> None:
    """Positions that the seat cannot tell apart lead to the same one."""
    for match in walk(game, case, seed=41):
        if len(match.moves) % _EVERY or match.is_over:
            continue
        for seat in set(range(case.players)) - {match.position.to_act}:
            ahead = game.turn_ahead(match.position, seat)
            assert (ahead is None) or game.can_plan
            if ahead is not None:
                assert ahead.to_act == seat
                twin = game.turn_ahead(match.position.imagine(seat, 5), seat)
                assert twin is not None
                assert ahead.seen_key(seat) == twin.seen_key(seat)
