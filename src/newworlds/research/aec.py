"""Any game as a PettingZoo AEC environment.

An observation is a dict of `observation` (what the seat may know, as bytes; `describe` says what they mean) and
`action_mask` (1 for each legal action, all 0 when another seat is to act). Rewards come with the last move and sum to
0: 1 for a sole winner, 0 for everyone when all share the win.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from newworlds.core.chance import Chance
from newworlds.core.game import Game
from newworlds.core.position import Position
from newworlds.core.seeds import checked_number
from newworlds.core.viewer import REFEREE
from newworlds.games import game as game_by_id
from newworlds.research.description import Description, described
from newworlds.research.lens import Array, Lens, played_move
from newworlds.research.rows import reward

_SEEDS: Final = 2**30

Observation = dict[str, Array]


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
        self._lens = Lens(self.encoder)
        self._seeds = Chance(0)
        self._actions = spaces.Discrete(int(self.encoder.action_count))
        self._observations = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (int(self.encoder.observation_size),), np.uint8),
                "action_mask": spaces.Box(0, 1, (int(self.encoder.action_count),), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observations

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions

    def describe(self) -> Description:
        return described(self.encoder)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = Chance(checked_number(seed))
        begun = int(self._seeds.below(_SEEDS)) if seed is None else int(seed)
        self.position: Position = self.game.start(self.setup, begun)
        self._lens.begin()
        self._mask = self._lens.mask(self.position)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.to_act]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        mask = self._mask.copy() if self.position.to_act == seat else self._lens.no_mask()
        return {"observation": self._lens.observation(self.position, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.position.apply(played_move(self.game, self.encoder, self.position, self._mask, int(action)))
        if self.position.is_over:
            self._finish()
        else:
            self._mask = self._lens.mask(self.position)
            self.agent_selection = self.possible_agents[self.position.to_act]

    def render(self) -> str | None:
        """The table in rich's markup, as the referee sees it."""
        return self.game.picture(self.position, REFEREE, "en") if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""

    def _finish(self) -> None:
        """Only the end is rewarded."""
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = float(reward(self.position.scores, seat))
            self.terminations[agent] = True
            self.infos[agent] = {"score": int(self.position.scores[seat])}
        self._accumulate_rewards()
