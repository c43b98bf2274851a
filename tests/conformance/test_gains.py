"""What events say they give is what the scores show, so that a preview can tell points without working them out."""

from __future__ import annotations

import pytest

from newworlds.core.record import record_from_json
from newworlds.core.replay import match_before_moves, replayed
from newworlds.games import game
from tests.conformance.golden import FOLDER


@pytest.mark.parametrize("name", ["terra_nova", "mayflower", "gold_rush"])
def test_the_points_of_a_moves_events_are_what_the_scores_grow_by(name: str) -> None:
    record = record_from_json((FOLDER / name / "rules1-players3.json").read_bytes())
    match = match_before_moves(game(name), record)
    before = match.scores
    for events in replayed(match, record.moves):
        gains = [sum(event.gains().get(seat, 0) for event in events) for seat in range(3)]
        assert gains == [after - score for after, score in zip(match.scores, before, strict=True)]
        before = match.scores
    assert match.is_over
    assert min(match.scores) > 0
