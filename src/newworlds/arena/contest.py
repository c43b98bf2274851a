"""What is the same in all games of an arena, and one of them played."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time_ns
from typing import NamedTuple

import msgspec

from newworlds import bots
from newworlds.arena.schedule import Fixture
from newworlds.bots import PATIENCE, Bot, Failures, LevelBot, SteadyThinker
from newworlds.bots.self_play import SEEDS, chance_of_bots
from newworlds.core.chance import Chance
from newworlds.core.game import Game
from newworlds.core.match import Match
from newworlds.core.playout import random_move
from newworlds.core.record import Record, SeatRecord
from newworlds.core.setup import Setup

_OPENING_STREAM = 0x51ED270B
"""Keeps the random opening independent of the game's and the bots' random numbers."""


class Thinking(msgspec.Struct, frozen=True):
    """What a seat's bot spent, in microseconds of CPU time: for each decision, and for each of its turns."""

    decisions: list[int]
    turns: list[int]
    cut_short: int = 0
    """How often a limit of time, and not the budget, ended its thinking."""
    failures: Failures = Failures()


class Played(msgspec.Struct, frozen=True):
    """What the arena knows about a game besides its record."""

    number: int
    opening: int
    """How many moves at the beginning were made at random, by nobody."""
    thinking: list[Thinking]
    """By seat."""


class PlayedGame(Record, frozen=True, omit_defaults=True, kw_only=True):
    """A record like any other; whoever reads records ignores what is added."""

    arena: Played


class Contest(NamedTuple):
    game: Game
    setup: Setup
    bots: tuple[str, ...]
    """Whatever `bots.bot_or_own` takes."""
    patience: float = PATIENCE
    """Seconds of CPU time that somebody's own bot may take for a decision."""

    def play(self, fixture: Fixture) -> PlayedGame:
        match = Match(self.game, self.setup, fixture.seed)
        specs = [self.bots[bot] for bot in fixture.seats]
        opening = _play_opening(match, fixture.seed)
        thinking = _play_on(match, [bots.bot_or_own(spec, self.patience) for spec in specs])
        record = match.record([SeatRecord(f"{spec} {seat + 1}", bot=spec) for seat, spec in enumerate(specs)])
        return PlayedGame(**msgspec.structs.asdict(record), arena=Played(fixture.number, opening, thinking))

    def check_bots(self) -> None:
        """An unknown bot is an error before the first game."""
        for spec in self.bots:
            bots.checked(self.game, bots.bot_or_own(spec))


def _play_opening(match: Match, seed: int) -> int:
    """All games of a group begin with the same moves: they depend on the seed only."""
    chance = Chance(seed ^ _OPENING_STREAM)
    wanted = match.game.random_opening(match.setup)
    while len(match.moves) < wanted and not match.is_over:
        match.play(int(random_move(match.position, chance)))
    return len(match.moves)


def _play_on(match: Match, seats: Sequence[Bot]) -> list[Thinking]:
    stopwatches, thinkers = [Stopwatch() for _ in seats], [SteadyThinker(bot) for bot in seats]
    chance = chance_of_bots(match.seed)
    while (seat := match.to_act) is not None:
        position = match.position
        mark, seed = position.turn_mark(), chance.below(SEEDS)
        began = process_time_ns()
        move = thinkers[seat].decide(match.game, position, seat, seed)
        stopwatches[seat].add(process_time_ns() - began)
        match.play(move)
        if position.is_turn_over(seat, mark):
            stopwatches[seat].end_turn()
    return [
        stopwatch.thinking(_cut_short(bot), thinker.failures)
        for stopwatch, bot, thinker in zip(stopwatches, seats, thinkers, strict=True)
    ]


def _cut_short(bot: Bot) -> int:
    return bot.cut_short if isinstance(bot, LevelBot) else 0


class Stopwatch:
    def __init__(self) -> None:
        self.decisions: list[int] = []
        self.turns: list[int] = []
        self.turn = 0

    def add(self, nanoseconds: int) -> None:
        microseconds = nanoseconds // 1000
        self.decisions.append(microseconds)
        self.turn += microseconds

    def end_turn(self) -> None:
        self.turns.append(self.turn)
        self.turn = 0

    def thinking(self, cut_short: int, failures: Failures) -> Thinking:
        return Thinking(self.decisions, self.turns, cut_short, failures)
