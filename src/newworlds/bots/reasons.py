"""Why a move is good: what the judge sees in the turn that begins with it, and not in the seat's other turns.

A judge adds up many things, most of which mean nothing to players. Those that do are grouped into themes; what a theme
says of a position is found by asking a judge that has no eyes for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from newworlds.bots.turns import Glance, Plan, plans
from newworlds.core.chance import Chance
from newworlds.core.game import Game
from newworlds.core.position import Judge, Position

ALIKE: Final = "advantage.alike"
"""Other turns are about as good."""
AHEAD: Final = "advantage.ahead"
"""The judge prefers others: it takes a search that looks further to see what the move is good for."""
WIDTH: Final = 16
OTHERS: Final = 8
"""The best turns that begin otherwise: so many are compared."""
NOTABLE: Final = 0.5
"""Points by which the turn must be better than the others, on average and in what is said of it."""


class Eyes(NamedTuple):
    """A game's judge, and for each theme the same judge without it."""

    judge: Judge
    without: dict[str, Judge]

    def lead(self, judge: Judge, position: Position, seat: int) -> float:
        return float(judge.values(position, seat)[seat])

    def seen_in(self, theme: str, position: Position, seat: int) -> float:
        return self.lead(self.judge, position, seat) - self.lead(self.without[theme], position, seat)


def reason(game: Game, position: Position, move: int, seed: int) -> str | None:
    """The code of a sentence for the seat to act, which imagines this position; None if nothing stands out."""
    if game.learnable is None:
        return None
    eyes, seat = _eyes(game), int(position.to_act)
    glance = Glance(eyes.judge, seat, WIDTH, 0, Chance(seed))
    others = _best_that_begin_otherwise(plans(position, glance), move)
    if not others:
        return None
    mine = _completed(position, move, glance)
    ahead = eyes.lead(eyes.judge, mine, seat) - _mean(eyes.lead(eyes.judge, other, seat) for other in others)
    if ahead < NOTABLE:
        return AHEAD if ahead <= -NOTABLE else ALIKE
    gains = {
        theme: eyes.seen_in(theme, mine, seat) - _mean(eyes.seen_in(theme, other, seat) for other in others)
        for theme in eyes.without
    }
    best = max(gains, key=lambda theme: gains[theme], default=None)
    return None if best is None or gains[best] < NOTABLE else f"{game.id}.advantage.{best}"


@cache
def _eyes(game: Game) -> Eyes:
    """Networks are left aside: they correct the sum, and their parts have no names."""
    weights, learnable = game.weights(), game.learnable
    assert learnable is not None
    without = {}
    for theme, hidden in learnable.themes.items():
        seen = zip(weights.names, weights.values, strict=True)
        without[theme] = game.judge_with([0.0 if name in hidden else value for name, value in seen])
    return Eyes(game.judge_with(weights.values), without)


def _best_that_begin_otherwise(found: list[Plan], move: int) -> list[Position]:
    """Where they lead, each beginning with another move."""
    best: dict[int, Position] = {}
    for plan in found:
        best.setdefault(int(plan.moves[0]), plan.position)
    return [position for first, position in best.items() if first != move][:OTHERS]


def _completed(position: Position, move: int, glance: Glance) -> Position:
    """The end of the best turn that begins with the move."""
    after, mark = position.copy(), position.turn_mark()
    after.apply(move)
    return after if after.is_turn_over(glance.seat, mark) else plans(after, glance)[0].position


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)
