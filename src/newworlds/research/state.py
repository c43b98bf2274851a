"""Any game as a state with the vocabulary of OpenSpiel, for search and for algorithms written for it.

With `explicit_chance`, whatever a move draws at random is a node of its own: its outcomes, all equally likely, are
numbered as the game draws them. What is shuffled before the first decision follows from the seed, and so is no node.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Self

import msgspec
import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.draws import Draws
from newworlds.core.encoder import Encoder
from newworlds.core.errors import BadBytes
from newworlds.core.game import Game
from newworlds.core.message import Message
from newworlds.core.position import Position
from newworlds.core.setup import Setup
from newworlds.games import game as game_by_id
from newworlds.research.description import Description, described
from newworlds.research.errors import AtChance, NotAtChance, checked_action, checked_player
from newworlds.research.lens import Array, Lens, played_move
from newworlds.research.rows import reward

CHANCE_PLAYER: Final = -1
TERMINAL_PLAYER: Final = -4
"""What `current_player` returns at a chance node and after the end, as in OpenSpiel."""
_SEEDS: Final = 2**30


class Saved(msgspec.Struct, frozen=True):
    """What `serialize` writes."""

    numbers: list[int]
    move: int | None
    script: list[int]


class GameState:
    """Change it with `apply_action`, or play on a `clone`."""

    def __init__(self, game: Game, setup: Setup, encoder: Encoder, position: Position, explicit_chance: bool) -> None:
        """`new_state` starts a game."""
        self.game = game
        self.setup = setup
        self.explicit_chance = explicit_chance
        self.encoder = encoder
        self.position = position
        """Before the move whose draws are being made, if any are."""
        self._move: int | None = None
        self._script: list[int] = []
        self._outcomes = 0

    def current_player(self) -> int:
        if self.is_chance_node():
            return CHANCE_PLAYER
        return TERMINAL_PLAYER if self.position.is_over else int(self.position.to_act)

    def is_terminal(self) -> bool:
        return not self.is_chance_node() and bool(self.position.is_over)

    def is_chance_node(self) -> bool:
        return self._move is not None

    def num_players(self) -> int:
        return self.setup.players

    def num_distinct_actions(self) -> int:
        return int(self.encoder.action_count)

    def describe(self) -> Description:
        return described(self.encoder)

    def legal_actions(self, player: int | None = None) -> list[int]:
        """In ascending order; none for a player who is not to act. At a chance node, the outcomes."""
        if player is not None and player != self.current_player():
            return []
        if self.is_chance_node():
            return list(range(self._outcomes))
        return sorted(int(action) for action in self.encoder.actions(self.position))

    def legal_actions_mask(self, player: int | None = None) -> Array:
        mask = np.zeros(self._outcomes if self.is_chance_node() else self.num_distinct_actions(), np.int8)
        mask[self.legal_actions(player)] = 1
        return mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """With their probabilities; `NotAtChance` elsewhere."""
        if not self.is_chance_node():
            raise NotAtChance()
        return [(outcome, 1 / self._outcomes) for outcome in range(self._outcomes)]

    def apply_action(self, action: int) -> None:
        """Of the player to act, or an outcome of the draw; one that is not legal is refused and changes nothing."""
        if self.is_chance_node():
            if not 0 <= action < self._outcomes:
                raise AtChance(outcomes=self._outcomes, last=self._outcomes - 1)
            self._script.append(action)
            self._go_on()
            return
        move = played_move(self.game, self.encoder, self.position, self.legal_actions_mask(), action)
        if self.explicit_chance:
            self._move, self._script = move, []
            self._go_on()
        else:
            self.position.apply(move)

    def child(self, action: int) -> Self:
        child = self.clone()
        child.apply_action(action)
        return child

    def clone(self) -> Self:
        return self._with(self.position.copy(), self._move, self._script, self._outcomes)

    def returns(self) -> list[float]:
        """By player: 1 for a sole winner, 0 before the end and when all share the win; they sum to 0."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return [float(reward(self.position.scores, seat)) for seat in range(self.num_players())]

    def observation_tensor(self, player: int) -> Array:
        """What the player knows, as bytes; at a chance node, what was known before the move."""
        lens = Lens(self.encoder)
        lens.begin()
        return lens.observation(self.position, self._checked(player))

    def information_state_key(self, player: int) -> int:
        """The same for all states that the player cannot tell apart."""
        return int(self.position.seen_key(self._checked(player)))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Self:
        """Another state that the player cannot tell from this one; `sampler` gives random numbers from 0 to 1."""
        if self.is_chance_node():
            raise AtChance(outcomes=self._outcomes, last=self._outcomes - 1)
        imagined = self.position.imagine(self._checked(player), int(sampler() * _SEEDS))
        return self._with(imagined, None, [], 0)

    def action_to_string(self, player: int, action: int) -> str:
        """As players write the move; an outcome is its number."""
        if self.is_chance_node():
            return str(action)
        number = int(self.encoder.move_of(self.position, checked_action(self.encoder, action)))
        return self.game.write(self.game.decode(self.position, number))

    def string_to_action(self, text: str) -> int:
        """The inverse of `action_to_string` for moves."""
        return int(self.encoder.action_of(self.position, self.game.encode(self.position, self.game.read(text))))

    def serialize(self) -> bytes:
        """For `deserialize` on a state of the same game and setup."""
        return msgspec.json.encode(Saved(self.position.numbers(), self._move, self._script))

    def deserialize(self, source: bytes) -> Self:
        try:
            saved = msgspec.json.decode(source, type=Saved)
        except msgspec.DecodeError as error:
            raise BadBytes(problem=Message("error.bad_bytes.unreadable", {"detail": str(error)})) from error
        state = self._with(self.game.restore(self.setup, saved.numbers), saved.move, saved.script, 0)
        if saved.move is not None:
            state._go_on()
        return state

    def _checked(self, player: int) -> int:
        return checked_player(self.num_players(), player)

    def _with(self, position: Position, move: int | None, script: list[int], outcomes: int) -> Self:
        state = type(self)(self.game, self.setup, self.encoder, position, self.explicit_chance)
        state._move, state._script, state._outcomes = move, list(script), outcomes
        return state

    def _go_on(self) -> None:
        """Make the draws known so far; stop at the next one that has several outcomes."""
        while self._move is not None:
            after = self.position.copy()
            draws = Draws(vec[i64](self._script), 0)
            after.draws = draws
            after.apply(self._move)
            known = len(self._script)
            if len(draws.bounds) == known:
                after.draws = None
                self.position, self._move = after, None
            elif draws.bounds[known] == 1:
                self._script.append(0)
            else:
                self._outcomes = int(draws.bounds[known])
                return


def new_state(
    game: str,
    players: int = 2,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    explicit_chance: bool = False,
) -> GameState:
    found = game_by_id(game)
    setup = found.setup(players, options)
    return GameState(found, setup, found.encoder(setup), found.start(setup, seed), explicit_chance)
