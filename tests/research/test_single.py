"""One seat of a game as a Gymnasium environment."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from newworlds.core.viewer import REFEREE
from newworlds.research.errors import NotASeat
from newworlds.research.single import SeatEnv


@pytest.mark.parametrize(
    ("game", "players", "seat"), [("terra_nova", 2, 1), ("gwt_new_zealand", 1, 0), ("sealed", 3, 2)]
)
def test_gymnasiums_check_passes(game: str, players: int, seat: int) -> None:
    check_env(SeatEnv(game, players, seat), skip_render_check=True)


def test_the_table_can_be_rendered() -> None:
    env = SeatEnv("terra_nova", render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.game.picture(env.position, REFEREE, "en")


def test_a_whole_game_is_rewarded_at_its_end_only() -> None:
    env = SeatEnv("sealed", 3, 1, {0: "random", 2: "reference"})
    _, info = env.reset(seed=7)
    rewards, is_over = [0.0], False
    while not is_over:
        assert rewards[-1] == 0
        _, reward, is_over, _, info = env.step(env.action_space.sample())
        rewards.append(reward)
    best = max(info["scores"])
    assert (rewards[-1] > 0) == (info["scores"][1] == best and info["scores"].count(best) < 3)


def test_the_mask_is_that_of_the_legal_actions_and_samples_keep_to_it() -> None:
    env = SeatEnv("sealed", 2)
    _, info = env.reset(seed=1)
    assert (info["action_mask"] == env.action_masks()).all()
    legal = set(np.flatnonzero(info["action_mask"]).tolist())
    assert {int(env.action_space.sample()) for _ in range(60)} == legal


def test_an_illegal_action_loses_the_game_and_says_why() -> None:
    env = SeatEnv("sealed", 2)
    _, info = env.reset(seed=1)
    before = env.position.numbers()
    _, reward, is_over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, is_over) == (-1.0, True)
    assert info["refusal"].startswith("You do not hold")
    assert env.position.numbers() == before


def test_a_seed_is_that_of_the_game_and_decides_everything_after_it() -> None:
    def played(seed: int) -> list[bytes]:
        env = SeatEnv("sealed", 2, seat=1)
        seen = [bytes(env.reset(seed=seed)[0])]
        seen += [bytes(env.reset()[0]) for _ in range(3)]
        return seen

    assert played(5) == played(5)
    assert played(5) != played(6)


@pytest.mark.parametrize(("seat", "opponents"), [(2, "random"), (0, {0: "random"}), (0, {})])
def test_every_other_seat_needs_a_bot(seat: int, opponents: str | dict[int, str]) -> None:
    with pytest.raises(NotASeat, match="seats 0 to 1"):
        SeatEnv("sealed", 2, seat, opponents)
