"""Any game as a Gymnasium environment for one seat, with bots in the others.

Observations are bytes (`describe` says what they mean). `info["action_mask"]`, and `action_masks()` for learners that
ask, have 1 for each legal action; the action space draws samples among these only. The reward comes with the last
move: 1 for winning alone, -1 / (players - 1) for losing. An illegal action loses the game at once, for a reward of -1;
`info["refusal"]` says why.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces

from newworlds.bots import Bot, bot, think
from newworlds.core.errors import IllegalMove
from newworlds.core.position import Position
from newworlds.core.seeds import checked_number
from newworlds.core.viewer import REFEREE
from newworlds.games import game as game_by_id
from newworlds.research.description import Description, described
from newworlds.research.errors import NotASeat
from newworlds.research.lens import Array, Lens, played_move
from newworlds.research.rows import reward

_SEEDS: Final = 2**30
_FORFEIT: Final = -1.0

Info = dict[str, Any]


class LegalActions(spaces.Discrete):
    """All actions of the game; samples are legal now."""

    mask: Array | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        legal = self.mask if mask is None and probability is None else mask
        return super().sample(legal, probability)


class SeatEnv(gymnasium.Env[Array, np.int64]):
    """A reset with a seed starts the game of that seed; without one, another game."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int = 0,
        opponents: str | Bot | Mapping[int, str | Bot] = "random",
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`opponents` is one bot for all other seats, or a bot for each."""
        self.game = game_by_id(game)
        self.setup = self.game.setup(players, options)
        self.encoder = self.game.encoder(self.setup)
        self.seat = seat
        self.render_mode = render_mode
        self._bots = _bots(opponents, seat, players)
        self._lens = Lens(self.encoder)
        self._legal = LegalActions(int(self.encoder.action_count))
        self.action_space = self._legal
        self.observation_space = spaces.Box(0, 255, (int(self.encoder.observation_size),), np.uint8)

    def describe(self) -> Description:
        return described(self.encoder)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, Info]:
        super().reset(seed=seed)
        begun = self._next_seed() if seed is None else checked_number(seed)
        self.position: Position = self.game.start(self.setup, begun)
        self._lens.begin()
        self._let_bots_play()
        return self._lens.observation(self.position, self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Array, float, bool, bool, Info]:
        mask = self._lens.mask(self.position)
        try:
            move = played_move(self.game, self.encoder, self.position, mask, int(action))
        except IllegalMove as error:
            seen = self._lens.observation(self.position, self.seat)
            return seen, _FORFEIT, True, False, {**self._info(), "refusal": str(error)}
        self.position.apply(move)
        self._let_bots_play()
        is_over = bool(self.position.is_over)
        gained = float(reward(self.position.scores, self.seat)) if is_over else 0.0
        return self._lens.observation(self.position, self.seat), gained, is_over, False, self._info()

    def action_masks(self) -> Array:
        return self._lens.mask(self.position).astype(bool)

    def render(self) -> str | None:
        """The table in rich's markup, as the referee sees it."""
        return self.game.picture(self.position, REFEREE, "en") if self.render_mode == "ansi" else None

    def _next_seed(self) -> int:
        return int(self.np_random.integers(_SEEDS))

    def _let_bots_play(self) -> None:
        while not self.position.is_over and self.position.to_act != self.seat:
            seat = int(self.position.to_act)
            self.position.apply(think(self.game, self.position, seat, self._bots[seat], self._next_seed()))

    def _info(self) -> Info:
        mask = self._lens.mask(self.position)
        self._legal.mask = mask
        return {"action_mask": mask, "scores": [int(score) for score in self.position.scores]}


def _bots(opponents: str | Bot | Mapping[int, str | Bot], seat: int, players: int) -> dict[int, Bot]:
    others = set(range(players)) - {seat}
    given = opponents if isinstance(opponents, Mapping) else dict.fromkeys(others, opponents)
    if not 0 <= seat < players or set(given) != others:
        raise NotASeat(seats=str(sorted(given)), last=players - 1)
    return {other: bot(each) if isinstance(each, str) else each for other, each in given.items()}
