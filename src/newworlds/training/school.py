"""Games from which a network learns: who plays them, and what is noted of them."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, cast

from newworlds.bots.bot import Thinker
from newworlds.bots.turns import Glance, best_turn, distinct, plans
from newworlds.core.chance import Chance
from newworlds.core.game import Game
from newworlds.core.network import CorrectedJudge, Network
from newworlds.core.playout import random_move
from newworlds.core.position import Judge, Position
from newworlds.core.weights import NetworkShape
from newworlds.games import game as game_by_id
from newworlds.training.errors import NoNetwork
from newworlds.training.tables import Player

Numbers = bytes
"""The numbers of a network as eight-byte floats, which travel quickly between processes; none without a network."""

NO_NETWORK: Final[Numbers] = b""
_SEEDS: Final = 2**30
_OPENING: Final = 0x1B873593
_THINKING: Final = 0x2545F491
_CANDIDATES: Final = 8
"""So many of the best turns are tried out."""


class Explorer(NamedTuple):
    """Plays the best whole turn by its judge, in one world or compared in several; now and then another good one."""

    judge: Judge
    width: int
    worlds: int
    explore: int

    def choose(self, game: Game, position: Position, seat: int, seed: int) -> int:
        return self.plan(game, position, seat, seed)[0]

    def plan(self, game: Game, position: Position, seat: int, seed: int) -> list[int]:
        chance = Chance(seed)
        if int(chance.below(100)) < self.explore:
            return self._other(position, Glance(self.judge, seat, self.width, 0, chance))
        if self.worlds > 1:
            return Player(self.judge, self.width, self.worlds).plan(game, position, seat, seed)
        return [int(move) for move in best_turn(position, Glance(self.judge, seat, self.width, 0, chance)).moves]

    def _other(self, position: Position, glance: Glance) -> list[int]:
        found = distinct(plans(position, glance), _CANDIDATES)
        return [int(move) for move in found[int(glance.chance.below(len(found)))].moves]


class Lesson(NamedTuple):
    """One game of self-play: what each seat was shown after each of its turns, and how it ended."""

    shown: bytes
    """Four-byte floats, one row for each turn."""
    judged: list[float]
    """By how much the judge itself held the seat to be ahead."""
    seats: list[int]
    finals: list[float]
    """By how much each seat was ahead in the end."""


class Pairing(NamedTuple):
    """Two games with the same seed and exchanged seats, one network against another; alone, one game each."""

    seed: int
    first: Numbers
    second: Numbers


class Result(NamedTuple):
    """Of a pairing, for the first: its mean lead over the second and share of the wins, and its leads at the end."""

    lead: float
    wins: float
    ends: list[float]


class School(NamedTuple):
    """What is the same in all games of a training."""

    game: str
    players: int
    width: int
    worlds: int
    explore: int
    varied: tuple[tuple[str, tuple[str, ...]], ...]

    def judge(self, numbers: Numbers) -> CorrectedJudge:
        return _judge(self.game, self.players, numbers)

    def start(self, seed: int) -> Position:
        game, chance = game_by_id(self.game), Chance(seed ^ _OPENING)
        options = {name: values[int(chance.below(len(values)))] for name, values in self.varied}
        setup = game.setup(self.players, options)
        position = game.start(setup, seed)
        for _ in range(game.random_opening(setup)):
            position.apply(random_move(position, chance))
        return position

    def lesson(self, numbers: Numbers, seed: int) -> Lesson:
        judge, position = self.judge(numbers), self.start(seed)
        game, chance = game_by_id(self.game), Chance(seed ^ _THINKING)
        player = Explorer(judge, self.width, self.worlds, self.explore)
        thinkers = [Thinker(player) for _ in range(self.players)]
        shown, judged, seats = array("f"), list[float](), list[int]()
        while not position.is_over:
            seat, mark = int(position.to_act), position.turn_mark()
            position.apply(thinkers[seat].decide(game, position, seat, int(chance.below(_SEEDS))))
            if position.to_act >= 0 and position.is_turn_over(seat, mark):
                shown.extend(judge.shown(position, seat))
                judged.append(judge.uncorrected(position, seat))
                seats.append(seat)
        return Lesson(shown.tobytes(), judged, seats, leads_at_the_end(position))

    def match(self, pairing: Pairing) -> Result:
        first, second = (
            Explorer(self.judge(numbers), self.width, self.worlds, 0) for numbers in (pairing.first, pairing.second)
        )
        if self.players == 1:
            (mine,), (theirs,) = self._ends([first], pairing.seed), self._ends([second], pairing.seed)
            return Result(mine - theirs, _share(mine - theirs), [mine])
        ends = []
        for turn in (0, 1):
            is_first = [(seat + turn) % 2 == 0 for seat in range(self.players)]
            leads = self._ends([first if mine else second for mine in is_first], pairing.seed)
            ends += [lead for lead, mine in zip(leads, is_first, strict=True) if mine]
        return Result(sum(ends) / len(ends), sum(map(_share, ends)) / len(ends), ends)

    def _ends(self, players: Sequence[Explorer], seed: int) -> list[float]:
        game, position, chance = game_by_id(self.game), self.start(seed), Chance(seed ^ _THINKING)
        thinkers = [Thinker(player) for player in players]
        while not position.is_over:
            seat = int(position.to_act)
            position.apply(thinkers[seat].decide(game, position, seat, int(chance.below(_SEEDS))))
        return leads_at_the_end(position)[: len(players)]


def leads_at_the_end(position: Position) -> list[float]:
    """Each score compared with the best of the others."""
    scores = [float(score) for score in position.scores]
    return [
        score - max((other for at, other in enumerate(scores) if at != seat), default=0.0)
        for seat, score in enumerate(scores)
    ]


def shape_for(game: Game, players: int) -> NetworkShape:
    """The network that corrects the judge at a table of so many players."""
    shapes = game.learnable.networks if game.learnable is not None else ()
    for shape in shapes:
        if players in shape.players:
            return shape
    raise NoNetwork(game=game.name, players=players)


def _share(lead: float) -> float:
    return 0.5 if lead == 0 else float(lead > 0)


@lru_cache(maxsize=4)
def _judge(name: str, players: int, numbers: Numbers) -> CorrectedJudge:
    """The shipped weights with this network alone."""
    game = game_by_id(name)
    judge = cast(CorrectedJudge, game.judge_with(game.weights().values))
    if numbers:
        flat = array("d", numbers).tolist()
        shape = shape_for(game, players)
        inputs = len(shape.inputs())
        hidden = (len(flat) - inputs - 1) // (inputs + 2)
        judge.correct_by(shape.name, Network(inputs, hidden, flat))
    return judge
