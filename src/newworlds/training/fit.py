"""Where tuning may start: weights that would have predicted best how games of self-play ended.

A good prediction is not yet good play, so this is only a start. Weights that the games say little about stay near where
they were: a step away costs as much as `PRIOR` squared points of error.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from newworlds.core.chance import Chance
from newworlds.core.errors import MissingExtra
from newworlds.core.linear_judge import LinearJudge
from newworlds.core.playout import random_move
from newworlds.core.position import Position
from newworlds.core.weights import Weights
from newworlds.games import game as game_by_id
from newworlds.training.errors import NothingToFit
from newworlds.training.tables import Table, Values

PRIOR: Final = 2000.0
EXPLORATION: Final = 12
"""One decision in so many is made at random, so that unusual positions are seen too."""
_STREAM: Final = 0x6C078965

Sample = tuple[list[float], float]
"""How the features of two seats differ, and by how much more the first gained until the end."""


def sampled(table: Table, values: Values, seed: int) -> list[Sample]:
    """Every position between two turns of one game."""
    judge, position, chance = linear_judge(table.game, values), table.start(seed), Chance(seed ^ _STREAM)
    players = table.seated([table.player(values)] * table.players)
    seen: list[tuple[list[list[float]], list[float]]] = []
    while not position.is_over:
        seat = int(position.to_act)
        mark = position.turn_mark()
        if chance.below(EXPLORATION) == 0:
            position.apply(random_move(position, chance))
        else:
            players.play(position, chance)
        if position.to_act >= 0 and position.is_turn_over(seat, mark):
            seen.append(_looked_at(judge, position))
    final = [float(score) for score in position.scores]
    return [sample for features, certain in seen for sample in _compared(features, certain, final)]


def linear_judge(name: str, values: Values) -> LinearJudge:
    """The judge of a game with these weights; `NothingToFit` unless it adds up features."""
    game = game_by_id(name)
    judge = game.judge_with(values)
    if not isinstance(judge, LinearJudge):
        raise NothingToFit(game=game.name)
    return judge


def _looked_at(judge: LinearJudge, position: Position) -> tuple[list[list[float]], list[float]]:
    found = list(judge.features(position, position.to_act))
    count = len(found) // int(position.players)
    seats = range(int(position.players))
    features = [found[seat * count : (seat + 1) * count] for seat in seats]
    return features, [judge.certain(position, seat, position.to_act) for seat in seats]


def _compared(features: list[list[float]], certain: list[float], final: list[float]) -> Iterator[Sample]:
    for one in range(len(features)):
        for other in range(one + 1, len(features)):
            differences = [mine - theirs for mine, theirs in zip(features[one], features[other], strict=True)]
            yield differences, (final[one] - certain[one]) - (final[other] - certain[other])


def fitted(weights: Weights, shapes: int, samples: Sequence[Sample]) -> Values:
    """The weights of features by regression; those that shape features stay as they are."""
    np = _numpy()
    features = np.array([differences for differences, _ in samples])
    gains = np.array([gain for _, gain in samples])
    start, steps = np.array(weights.values[shapes:]), np.array(weights.steps[shapes:])
    scaled = features * steps
    rest = gains - features @ start
    moved = np.linalg.solve(scaled.T @ scaled + PRIOR * np.eye(len(steps)), scaled.T @ rest)
    return (*weights.values[:shapes], *(float(value) for value in start + steps * moved))


def _numpy() -> Any:
    try:
        import numpy as np
    except ImportError as error:
        raise MissingExtra(extra="train", package="numpy") from error
    return np
