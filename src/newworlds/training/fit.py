"""Where tuning may start: weights that put turns in the order of what they lead to.

Now and then in games of self-play, the turns that a seat could take are played on for a while, all in the same imagined
worlds, as the planner does. Most luck is the same for all of them, so a few worlds say more about a turn than the ends
of many games. Weights that these comparisons say little about stay near where they were: a step away costs as much as
`PRIOR` squared points of error.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from newworlds.bots.effort import Effort, Limit
from newworlds.bots.planner import Planner
from newworlds.bots.turns import Glance, Plan, distinct, plans
from newworlds.core.chance import Chance
from newworlds.core.errors import MissingExtra
from newworlds.core.linear_judge import LinearJudge
from newworlds.core.playout import random_move
from newworlds.core.position import Position
from newworlds.core.weights import Weights
from newworlds.games import game as game_by_id
from newworlds.training.errors import NothingToFit
from newworlds.training.tables import Table, Values

PRIOR: Final = 50.0
EXPLORATION: Final = 12
"""One decision in so many is made at random, so that unusual positions are seen too."""
COMPARED: Final = 12
"""At one decision in so many, turns are compared."""
BEST: Final = 10
OTHERS: Final = 4
"""Turns that are compared: so many of the best, and so many of those that are judged worse."""
KNOWN: Final = 60
"""Among so many of the best."""
WORLDS: Final = 16
ROUNDS: Final = 3
"""Turns of everybody, after the turn."""
_FAR: Final = 1e6
"""No lead is too comfortable to count in full."""
_MINUTES: Final = 3600.0
_SEEDS: Final = 2**30
_STREAM: Final = 0x6C078965

Sample = tuple[list[float], float]
"""How the features after a turn differ from those after the others, and how much more it gained from then on."""
Standing = tuple[list[float], float]
"""How the features of a seat and its best rival differ, and its lead in what is certain."""


def sampled(table: Table, values: Values, seed: int) -> list[Sample]:
    """Comparisons in one game."""
    judge, position, chance = linear_judge(table.game, values), table.start(seed), Chance(seed ^ _STREAM)
    players = table.seated([table.player(values)] * table.players)
    samples = list[Sample]()
    while not position.is_over:
        if chance.below(COMPARED) == 0:
            samples += compared(judge, position.imagine(position.to_act, chance.below(_SEEDS)), table.width, chance)
        if chance.below(EXPLORATION) == 0:
            position.apply(random_move(position, chance))
        else:
            players.play(position, chance)
    return samples


def compared(judge: LinearJudge, position: Position, width: int, chance: Chance) -> list[Sample]:
    """What the turns that the seat could take lead to; nothing of those that end the game."""
    glance = Glance(judge, position.to_act, width, 0, chance)
    found = [plan for plan in _varied(distinct(plans(position, glance), KNOWN)) if plan.position.to_act >= 0]
    if len(found) < 2:
        return []
    seeds = [chance.below(_SEEDS) for _ in range(WORLDS)]
    planner = Planner(position, judge, chance.below(_SEEDS), _effort(), Limit(_MINUTES))
    later = [sum(planner.rolled_out(plan, seed) for seed in seeds) / WORLDS for plan in found]
    now = [_standing(judge, plan.position, int(position.to_act)) for plan in found]
    gains = [lead - certain for lead, (_, certain) in zip(later, now, strict=True)]
    means = [sum(column) / len(now) for column in zip(*(features for features, _ in now), strict=True)]
    mean = sum(gains) / len(gains)
    return [
        ([one - usual for one, usual in zip(features, means, strict=True)], gain - mean)
        for (features, _), gain in zip(now, gains, strict=True)
    ]


def _varied(found: list[Plan]) -> list[Plan]:
    """The best, and some others from all over the rest."""
    rest = found[BEST:]
    return found[:BEST] + rest[:: max(1, len(rest) // OTHERS)][:OTHERS]


def _effort() -> Effort:
    effort = Effort()
    effort.rounds, effort.reply_width, effort.scale = ROUNDS, 1, _FAR
    return effort


def _standing(judge: LinearJudge, position: Position, seat: int) -> Standing:
    found, count = list(judge.features(position, seat)), int(judge.count)
    hopes = list(judge.hopes(position, seat))
    certain = judge.certain(position, seat, seat)
    mine = found[seat * count : (seat + 1) * count]
    others = [other for other in range(int(position.players)) if other != seat]
    if not others:
        return mine, certain
    rival = max(others, key=lambda other: hopes[other])
    theirs = found[rival * count : (rival + 1) * count]
    lead = certain - judge.certain(position, rival, seat)
    return [one - other for one, other in zip(mine, theirs, strict=True)], lead


def linear_judge(name: str, values: Values) -> LinearJudge:
    """The judge of a game with these weights; `NothingToFit` unless it adds up features."""
    game = game_by_id(name)
    judge = game.judge_with(values)
    if not isinstance(judge, LinearJudge):
        raise NothingToFit(game=game.name)
    return judge


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
