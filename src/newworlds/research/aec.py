"""Any game as a PettingZoo AEC environment.

An observation is a dict of `observation` (what the seat may know, as an array) and `action_mask` (1 for each legal
action, all 0 when another seat is to act). Rewards come with the last move and sum to 0: 1 for a sole winner, 0 for
everyone when all share the win.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from newworlds.core.chance import Chance
from newworlds.core.errors import IllegalMove
from newworlds.core.eyes import REFEREE
from newworlds.core.game import Game
from newworlds.core.position import Position
from newworlds.core.seeds import checked_number
from newworlds.core.view import winners
from newworlds.games import game as game_by_id

_SEEDS: Final = 2**30

Observation = dict[str, NDArray[Any]]


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """Agents are `seat_0`, `seat_1` … A reset with a seed starts the game of that seed; without one, the next game."""

    def __init__(
        self, game: str, players: int = 2, options: Mapping[str, Any] | None = None, render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.game: Game = game_by_id(game)
        self.setup = self.game.setup(players, options)
        self.encoder = self.game.encoder(self.setup)
        self.metadata = {"name": f"{game}_v{self.setup.rules}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seeds = Chance(0)
        self._actions = spaces.Discrete(self.encoder.action_count)
        self._observations = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, self.encoder.observation_shape, np.float32),
                "action_mask": spaces.Box(0, 1, (self.encoder.action_count,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = Chance(checked_number(seed))
        begun = int(self._seeds.below(_SEEDS)) if seed is None else int(seed)
        self.position: Position = self.game.start(self.setup, begun)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.to_act]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        may_act = self.position.to_act == seat
        mask = self.encoder.mask(self.position) if may_act else np.zeros(self.encoder.action_count, dtype=np.int8)
        return {"observation": self.encoder.observe(self.position, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._play(self.encoder.move_of(self.position, int(action)))
        if self.position.is_over:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[self.position.to_act]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table in rich's markup, as the referee sees it."""
        return self.game.picture(self.position, REFEREE, "en") if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def _play(self, number: int) -> None:
        if not self.position.is_legal(number):
            raise IllegalMove(self.game.refusal(self.position, self.game.decode(self.position, number)))
        self.position.apply(number)

    def _finish(self) -> None:
        scores = list(self.position.scores)
        won = winners(scores)
        players = len(scores)
        for seat, agent in enumerate(self.possible_agents):
            share = 1 / len(won) if seat in won else 0
            self.rewards[agent] = (share * players - 1) / max(players - 1, 1)
            self.terminations[agent] = True
            self.infos[agent] = {"score": scores[seat]}
