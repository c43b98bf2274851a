"""Pairs of games: fair to both sides, the same for the same seed, and with one player too."""

from __future__ import annotations

import pytest

from newworlds.games import game as game_by_id
from newworlds.training.crew import crew
from newworlds.training.reports import score_of, verdict_on
from newworlds.training.tables import Outcome, Pair, Table, play_pair

TABLE = Table("learner", 2, 4)
GOOD = (10.0, 0.5, 0.0, 0.0)
BAD = (10.0, -5.0, 0.0, 0.0)


def test_nobody_leads_against_an_equal() -> None:
    assert play_pair(TABLE, Pair(7, GOOD, GOOD)) == Outcome(0.0, 0.5)


def test_a_pair_seen_from_the_other_side_is_mirrored() -> None:
    one, other = play_pair(TABLE, Pair(3, GOOD, BAD)), play_pair(TABLE, Pair(3, BAD, GOOD))
    assert (one.lead, one.wins) == (-other.lead, 1 - other.wins)


def test_no_weights_stand_for_the_reference() -> None:
    game = game_by_id("learner")
    assert TABLE.player(None).judge is game.reference_judge
    assert TABLE.player(GOOD).judge is not game.reference_judge


def test_whole_turns_can_be_compared_in_several_worlds() -> None:
    table = Table("learner", 2, 4, worlds=3)
    assert play_pair(table, Pair(7, GOOD, GOOD)) == Outcome(0.0, 0.5)
    one, other = play_pair(table, Pair(3, GOOD, BAD)), play_pair(table, Pair(3, BAD, GOOD))
    assert (one.lead, one.wins) == (-other.lead, 1 - other.wins)


@pytest.mark.parametrize("players", [3, 4])
def test_at_larger_tables_both_sides_sit_in_turn(players: int) -> None:
    assert play_pair(Table("learner", players, 2), Pair(5, GOOD, GOOD)).wins == 0.5


def test_alone_each_side_plays_by_itself() -> None:
    table = Table("hermit", 1, 2)
    alone = [float(table.play([table.player(values)], 3).scores[0]) for values in (GOOD, BAD)]
    outcome = play_pair(table, Pair(3, GOOD, BAD))
    assert outcome.lead == alone[0] - alone[1]
    assert outcome.wins == (0.5 if outcome.lead == 0 else float(outcome.lead > 0))
    assert play_pair(table, Pair(3, GOOD, GOOD)) == Outcome(0.0, 0.5)


def test_several_processes_play_the_same_pairs() -> None:
    outcomes = []
    for jobs in (1, 2):
        with crew(jobs) as players:
            outcomes.append(players.play(Table("mayflower", 2, 1), [Pair(seed, None, None) for seed in range(2)]))
    assert outcomes[0] == outcomes[1]


def test_a_score_counts_games_and_its_verdict_needs_more_than_luck() -> None:
    close, clear = [Outcome(1.0, 0.5)] * 50, [Outcome(9.0, 1.0)] * 50
    assert (score_of(close).games, score_of(close).wins.mean, score_of(close).lead.mean) == (100, 0.5, 1.0)
    assert verdict_on(score_of(close).wins) == "open"
    assert verdict_on(score_of(clear).wins) == "better"
    assert verdict_on(score_of([Outcome(-9.0, 0.0)] * 50).wins) == "worse"
    assert verdict_on(score_of([Outcome(9.0, 1.0)]).wins) == "open"
