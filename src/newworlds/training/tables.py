"""Games between judges: who plays them, and what comes out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from newworlds.bots.bot import Thinker
from newworlds.bots.effort import Effort, Limit
from newworlds.bots.greedy import DEPTH, best_move
from newworlds.bots.planner import planned_turn
from newworlds.core.chance import Chance
from newworlds.core.game import Game
from newworlds.core.playout import random_move
from newworlds.core.position import Judge, Position
from newworlds.games import game as game_by_id

Values = tuple[float, ...]
"""The values of all weights of a judge."""

_FINALISTS: Final = 12
"""Whole turns that are compared in several worlds."""
_MINUTES: Final = 3600.0
"""For one turn: only their budget ends the thinking of players in training."""
_SEEDS: Final = 2**30
_OPENING: Final = 0x1B873593
_THINKING: Final = 0x2545F491
"""Keep the random numbers of openings and bots independent of the game's own."""


class Player(NamedTuple):
    """Plays the line that its judge likes best: decision by decision, or whole turns compared in several worlds."""

    judge: Judge
    width: int
    worlds: int

    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        return self.plan(game, position, seat, seed)[0]

    def plan(self, game: Game, position: Position, seat: int, seed: int) -> list[int]:
        if self.worlds == 1:
            return [int(best_move(position, self.judge, seat, seed, self.width, DEPTH))]
        return [int(move) for move in planned_turn(position, self.judge, seed, self.effort, Limit(_MINUTES))]

    @property
    def effort(self) -> Effort:
        """The turns are compared as they stand, without playing on."""
        effort = Effort()
        effort.width, effort.plans, effort.rounds = self.width, _FINALISTS, 0
        effort.iterations = _FINALISTS * self.worlds
        return effort


class Seated(NamedTuple):
    """The players of one game, each with its intentions."""

    game: Game
    thinkers: Sequence[Thinker]

    def play(self, position: Position, chance: Chance) -> None:
        """One decision of whoever is to act."""
        seat = int(position.to_act)
        position.apply(self.thinkers[seat].decide(self.game, position, seat, chance.below(_SEEDS)))


class Table(NamedTuple):
    """What is the same in all games of a training: the game, and how players search."""

    game: str
    players: int
    width: int
    worlds: int = 1

    def player(self, values: Values | None) -> Player:
        """A player with these weights; with the reference judge for none."""
        game = game_by_id(self.game)
        judge = _judge(game, values) if values is not None else game.reference_judge
        return Player(judge, self.width, self.worlds)

    def start(self, seed: int) -> Position:
        """Where a game has no chance of its own, its set-up is played at random, so that games differ."""
        game = game_by_id(self.game)
        setup = game.setup(self.players)
        position, chance = game.start(setup, seed), Chance(seed ^ _OPENING)
        for _ in range(game.random_opening(setup)):
            position.apply(random_move(position, chance))
        return position

    def play(self, seats: Sequence[Player], seed: int) -> Position:
        """The end of a game."""
        position, chance, seated = self.start(seed), Chance(seed ^ _THINKING), self.seated(seats)
        while not position.is_over:
            seated.play(position, chance)
        return position

    def seated(self, seats: Sequence[Player]) -> Seated:
        return Seated(game_by_id(self.game), [Thinker(player) for player in seats])


@lru_cache(maxsize=8)
def _judge(game: Game, values: Values) -> Judge:
    return game.judge_with(values)


class Pair(NamedTuple):
    """Two games with the same seed and exchanged seats, one set of weights against another."""

    seed: int
    first: Values | None
    second: Values | None


class Outcome(NamedTuple):
    """Of a pair, for the first: mean lead in points, and its share of the two wins."""

    lead: float
    wins: float


def play_pair(table: Table, pair: Pair) -> Outcome:
    first, second = table.player(pair.first), table.player(pair.second)
    if table.players == 1:
        return _alone(table, pair.seed, first, second)
    outcomes = []
    for turn in (0, 1):
        seated = [first if (seat + turn) % 2 == 0 else second for seat in range(table.players)]
        outcomes.append(_outcome(table.play(seated, pair.seed), [player is first for player in seated]))
    return Outcome(sum(lead for lead, _ in outcomes) / 2, sum(wins for _, wins in outcomes) / 2)


def _alone(table: Table, seed: int, first: Player, second: Player) -> Outcome:
    """Without an opponent, each plays by itself against the same automaton; the better result wins."""
    margins = [_solo_margin(table.play([player], seed)) for player in (first, second)]
    lead = margins[0] - margins[1]
    return Outcome(lead, 0.5 if lead == 0 else float(lead > 0))


def _solo_margin(end: Position) -> float:
    own, *others = (float(score) for score in end.scores)
    return own - max(others, default=0.0)


def _outcome(end: Position, is_first: Sequence[bool]) -> tuple[float, float]:
    """The lead of the first one's mean score, and its share of the victory."""
    scores = [float(score) for score in end.scores][: len(is_first)]
    mine = [score for score, mine in zip(scores, is_first, strict=True) if mine]
    theirs = [score for score, mine in zip(scores, is_first, strict=True) if not mine]
    best = max(scores)
    winners = [mine for score, mine in zip(scores, is_first, strict=True) if score == best]
    return sum(mine) / len(mine) - sum(theirs) / len(theirs), sum(winners) / len(winners)
