"""Many games at once, for learning: each row of the arrays is what the seat to act sees of one game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from newworlds.bots import Bot, bot, think
from newworlds.core.chance import Chance
from newworlds.core.errors import IllegalMove
from newworlds.core.position import Position
from newworlds.core.seeds import checked_number
from newworlds.games import game as game_by_id
from newworlds.research.description import Description, described
from newworlds.research.errors import NoGames, NotASeat, WrongActions, checked_action
from newworlds.research.rows import Rows

_SEEDS: Final = 2**30
_OTHER_STREAM: Final = 0x2545F491
"""Keeps the random numbers of bots and samples independent of those of the games with the same seed."""


class Batch:
    """`size` games side by side. A row that ends starts its next game by itself.

    The arrays are views of memory that `step` writes to: they always show the present, and cannot be written to. Copy
    what is to be kept. Row r plays the games of the seeds `seed` + r, `seed` + r + `size` …, so that any of them can be
    played again elsewhere.
    """

    def __init__(
        self,
        game: str,
        size: int,
        players: int = 2,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        opponents: Mapping[int, str | Bot] | None = None,
    ) -> None:
        """`opponents` are bots, by the seats they play; rows never show their decisions."""
        if size < 1:
            raise NoGames(size=str(size))
        self.game = game_by_id(game)
        self.setup = self.game.setup(players, options)
        self.encoder = self.game.encoder(self.setup)
        self.size = size
        self._chance = Chance(checked_number(seed) ^ _OTHER_STREAM)
        self._bots = {seat: bot(name) if isinstance(name, str) else name for seat, name in (opponents or {}).items()}
        if not set(self._bots) < set(range(players)):
            raise NotASeat(seats=str(sorted(self._bots)), last=players - 1)
        self._rows = Rows(self.encoder, self._start, size, players, seed)
        self._rows.begin(self._answer, list(self._bots))
        self.observations = self._array(self._rows.observations, size, -1)
        """What the seat to act sees, a row of bytes for each game; `describe` says what they mean."""
        self.masks = self._array(self._rows.masks, size, -1)
        """1 for each legal action."""
        self.seats = self._array(self._rows.seats, size)
        """The seat to act in each game."""
        self.rewards = self._array(self._rows.rewards, size, players)
        """By row and seat: what the last step brought. They sum to 0: 1 for a sole winner, 0 before the end."""
        self.over = self._array(self._rows.over, size)
        """1 where the last step ended a game; the row already shows the next one."""
        self.scores = self._array(self._rows.scores, size, players)
        """By row and seat: the scores of the last game that ended there."""

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """One action for each row; `IllegalMove` names the first that is not legal, before anything has changed."""
        chosen = np.asarray(actions).tolist()
        if len(chosen) != self.size:
            raise WrongActions(wanted=self.size, found=len(chosen))
        illegal = self._rows.first_illegal(chosen)
        if illegal >= 0:
            raise self._refused(int(illegal), chosen[illegal])
        self._rows.step(chosen)

    def sample(self) -> NDArray[np.int64]:
        """A legal action for each row, all equally likely."""
        self._rows.sample(self._chance)
        return np.array(self._rows.sampled)

    def seeds(self) -> list[int]:
        """Of the games in progress."""
        return [row.seed for row in self._rows.rows]

    def position(self, row: int) -> Position:
        """A copy of the position of a row, with everything in it."""
        return self._rows.rows[row].position.copy()

    def describe(self) -> Description:
        return described(self.encoder)

    def _start(self, seed: int) -> Position:
        return self.game.start(self.setup, seed)

    def _answer(self, position: Position) -> int:
        seat = position.to_act
        return think(self.game, position, seat, self._bots[seat], self._chance.below(_SEEDS))

    def _refused(self, row: int, action: int) -> Exception:
        position = self._rows.rows[row].position
        move = self.game.decode(position, self.encoder.move_of(position, checked_action(self.encoder, action)))
        return IllegalMove(self.game.refusal(position, move))

    @staticmethod
    def _array(vector: Any, *shape: int) -> NDArray[Any]:
        return np.asarray(memoryview(vector)).reshape(shape)
