"""Many games at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from newworlds.core.errors import IllegalMove
from newworlds.core.game import Game
from newworlds.core.position import Position
from newworlds.research.batch import Batch
from newworlds.research.errors import NoGames, NotASeat, UnknownAction, WrongActions
from tests.research.walks import CASES, IDS, new_lens, seen

every_game = pytest.mark.parametrize(("game", "players", "options"), CASES, ids=IDS)


@every_game
def test_rows_show_what_the_seat_to_act_sees_and_may_do(game: str, players: int, options: dict[str, Any]) -> None:
    batch, lens = Batch(game, 2, players, options, seed=3), new_lens(game, players, options)
    for step in range(120):
        if step % 10 == 0:
            for row in range(batch.size):
                position = batch.position(row)
                assert batch.seats[row] == position.to_act
                assert bytes(batch.observations[row]) == seen(lens, position, int(position.to_act))
                assert (batch.masks[row] == lens.mask(position)).all()
        batch.step(batch.sample())


@pytest.mark.parametrize("game", ["mayflower", "sealed"])
def test_a_row_that_ends_is_rewarded_and_goes_on_with_its_next_seed(game: str) -> None:
    batch = Batch(game, 3, 3, seed=10)
    assert batch.seeds() == [10, 11, 12]
    games = {seed: batch.game.start(batch.setup, seed) for seed in batch.seeds()}
    ended = 0
    while ended < 5:
        actions, seeds = batch.sample(), batch.seeds()
        for row, seed in enumerate(seeds):
            games[seed].apply(batch.encoder.move_of(games[seed], int(actions[row])))
        batch.step(actions)
        assert batch.over.tolist() == [int(games[seed].is_over) for seed in seeds]
        assert not batch.rewards[batch.over == 0].any()
        for row in np.flatnonzero(batch.over).tolist():
            scores = batch.scores[row].tolist()
            assert scores == list(games[seeds[row]].scores)
            assert batch.rewards[row].sum() == pytest.approx(0)
            assert [reward > 0 for reward in batch.rewards[row]] == _wins(scores)
            assert batch.seeds()[row] == seeds[row] + 3
            games[seeds[row] + 3] = batch.game.start(batch.setup, seeds[row] + 3)
            ended += 1


def _wins(scores: list[int]) -> list[bool]:
    """Nobody has won where all share the win."""
    return [score == max(scores) and len(set(scores)) > 1 for score in scores]


def test_arrays_are_views_that_show_the_present_and_cannot_be_spoilt() -> None:
    batch = Batch("sealed", 2, 2)
    observations, before = batch.observations, batch.observations.copy()
    batch.step(batch.sample())
    assert (observations != before).any()
    for array in (batch.observations, batch.masks, batch.rewards):
        with pytest.raises(ValueError, match="read-only"):
            array[0, 0] = 1


def test_samples_are_legal_and_reach_every_legal_action() -> None:
    batch = Batch("sealed", 2, 2)
    sampled = [batch.sample() for _ in range(60)]
    for row in range(2):
        assert {int(actions[row]) for actions in sampled} == set(np.flatnonzero(batch.masks[row]).tolist())


def test_an_illegal_action_is_refused_with_its_reason_before_any_row_has_changed() -> None:
    batch = Batch("sealed", 2, 2)
    before = [batch.position(row).numbers() for row in range(2)]
    actions = batch.sample()
    actions[1] = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(IllegalMove, match="You do not hold"):
        batch.step(actions)
    with pytest.raises(UnknownAction, match="no action 99"):
        batch.step([int(actions[0]), 99])
    with pytest.raises(WrongActions, match="needs 2 actions, one for each game; you gave 1"):
        batch.step([0])
    assert [batch.position(row).numbers() for row in range(2)] == before


class Lowest:
    """Always the first legal move."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        self.seats.add(seat)
        return int(position.legal()[0])


def test_bots_play_their_seats_between_the_steps() -> None:
    lowest = Lowest()
    batch = Batch("sealed", 4, 3, opponents={0: lowest, 2: "random"})
    for _ in range(30):
        assert batch.seats.tolist() == [1] * 4
        batch.step(batch.sample())
    assert lowest.seats == {0}
    assert batch.over.dtype == np.uint8


@pytest.mark.parametrize("seats", [(0, 1), (2,), (-1,)])
def test_bots_can_play_some_seats_only(seats: tuple[int, ...]) -> None:
    with pytest.raises(NotASeat, match="seats 0 to 1, but not all"):
        Batch("sealed", 1, 2, opponents=dict.fromkeys(seats, "random"))


@pytest.mark.parametrize("size", [0, -1])
def test_a_batch_has_at_least_one_game(size: int) -> None:
    with pytest.raises(NoGames, match=f"at least one game; you asked for {size}"):
        Batch("sealed", size)


def test_the_same_seed_gives_the_same_games_and_the_same_samples() -> None:
    one, other = Batch("gold_rush", 2, seed=4), Batch("gold_rush", 2, seed=4)
    for _ in range(20):
        actions = one.sample()
        assert (actions == other.sample()).all()
        one.step(actions)
        other.step(actions)
        assert (one.observations == other.observations).all()
