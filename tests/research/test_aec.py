"""Every game is a sound PettingZoo environment."""

from __future__ import annotations

import sys

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from newworlds.core.errors import IllegalMove, MissingExtra
from newworlds.research import aec_env

GAMES = [
    ("terra_nova", 2),
    ("terra_nova", 4),
    ("mayflower", 3),
    ("gold_rush", 5),
    ("gwt_new_zealand", 2),
    ("sealed", 3),
]


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
def test_pettingzoos_api_test_passes(game: str, players: int) -> None:
    api_test(aec_env(game, players), num_cycles=300)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_pettingzoos_seed_test_passes(game: str, players: int) -> None:
    seed_test(lambda: aec_env(game, players), num_cycles=100)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_whole_game_rewards_sum_to_zero_and_the_winner_is_rewarded(game: str, players: int) -> None:
    env = aec_env(game, players)
    env.reset(seed=3)
    chance = np.random.default_rng(3)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, is_over, _, info = env.last()
        if is_over:
            rewards[agent] = (info["score"], reward)
            env.step(None)
        else:
            env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(reward for _, reward in rewards.values()) == pytest.approx(0)
    best = max(score for score, _ in rewards.values())
    assert all((reward >= 0) == (score == best) for score, reward in rewards.values())


def test_only_the_seat_to_act_has_a_mask() -> None:
    env = aec_env("sealed", 3)
    env.reset(seed=1)
    masks = [env.observe(agent)["action_mask"].sum() for agent in env.possible_agents]
    assert masks == [3, 0, 0]


def test_an_observation_shows_nothing_that_the_seat_does_not_know() -> None:
    env = aec_env("sealed", 3)
    env.reset(seed=1)
    seen = env.observe("seat_1")["observation"]
    env.position = env.position.imagine(1, 9)
    assert np.array_equal(env.observe("seat_1")["observation"], seen)


def test_an_illegal_action_is_refused_with_its_reason_and_changes_nothing() -> None:
    env = aec_env("sealed", 2)
    env.reset(seed=1)
    before = env.position.numbers()
    action = int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove, match="You do not hold"):
        env.step(action)
    assert env.position.numbers() == before


def test_a_reset_without_a_seed_begins_another_game_and_the_same_after_the_same_seed() -> None:
    env = aec_env("sealed", 2)

    def hands() -> list[list[int]]:
        return [env.observe(agent)["observation"].tolist() for agent in env.possible_agents]

    dealt = []
    for _ in range(2):
        env.reset(seed=5)
        first = hands()
        env.reset()
        dealt.append((first, hands()))
    assert dealt[0] == dealt[1]
    assert dealt[0][0] != dealt[0][1]


def test_a_missing_extra_is_reported_with_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "newworlds.research.aec", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(MissingExtra, match=r"pip install 'newworlds\[train\]'"):
        aec_env("sealed", 2)
