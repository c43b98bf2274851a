"""What searching bots rely on, in every game: keys of what a seat has seen, turns, and the judge's values."""

from __future__ import annotations

import math

from newworlds.core.game import Game
from tests.conformance.cases import Case
from tests.conformance.walks import finished, samples, walk

_EVERY = 13


def test_the_key_of_what_a_seat_has_seen_ignores_what_is_hidden(game: Game, case: Case) -> None:
    for match in samples(game, case, 32, _EVERY):
        for seat in range(case.players):
            key = match.position.seen_key(seat)
            assert all(match.position.imagine(seat, seed).seen_key(seat) == key for seed in (1, 2))


def test_each_decision_of_a_game_has_another_key(game: Game, case: Case) -> None:
    keys = [match.position.seen_key(0) for match in walk(game, case, 33)]
    assert len(set(keys)) == len(keys)


def test_a_turn_is_over_when_another_seat_acts_and_not_while_nothing_has_happened(game: Game, case: Case) -> None:
    last_seat, last_mark = -1, 0
    for match in walk(game, case, 34):
        position = match.position
        if last_seat not in (-1, position.to_act):
            assert position.is_turn_over(last_seat, last_mark)
        last_seat, last_mark = int(position.to_act), int(position.turn_mark())
        assert not position.is_turn_over(last_seat, last_mark)


def test_the_judge_has_a_value_for_every_seat(game: Game, case: Case) -> None:
    for match in samples(game, case, 35, _EVERY):
        for viewer in range(case.players):
            leads = list(game.judge.values(match.position.imagine(viewer, 1), viewer))
            assert len(leads) == case.players
            assert all(math.isfinite(lead) for lead in leads)


def test_in_the_end_both_values_are_the_lead_in_points(game: Game, case: Case) -> None:
    position = finished(game, case, 36).position
    scores = list(position.scores)
    for seat in range(case.players):
        lead = scores[seat] - max(scores[:seat] + scores[seat + 1 :])
        assert game.judge.value(position, seat) == game.judge.values(position, 0)[seat] == lead
