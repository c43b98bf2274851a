"""Games between bots, one after another or several at once."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import msgspec

from newworlds import bots
from newworlds.bots import PATIENCE, Failures, SteadyThinker
from newworlds.bots.self_play import play_to_the_end
from newworlds.core.game import Game
from newworlds.core.match import Match
from newworlds.core.record import Record, SeatRecord
from newworlds.core.setup import Setup


class SimulatedGame(Record, frozen=True, omit_defaults=True, kw_only=True):
    """A record like any other; whoever reads records ignores what is added."""

    failures: list[Failures]
    """Of the bots, by seat."""


class Simulation(NamedTuple):
    """What is the same in every game."""

    game: Game
    setup: Setup
    names: list[str]
    """The bots' names, by seat."""
    patience: float = PATIENCE
    """Seconds of CPU time that somebody's own bot may take for a decision."""

    def played(self, seed: int) -> SimulatedGame:
        match = Match(self.game, self.setup, seed)
        thinkers = [SteadyThinker(bots.bot_or_own(name, self.patience)) for name in self.names]
        play_to_the_end(match, thinkers)
        record = match.record([SeatRecord(f"{name} {seat + 1}", bot=name) for seat, name in enumerate(self.names)])
        return SimulatedGame(**msgspec.structs.asdict(record), failures=[thinker.failures for thinker in thinkers])

    def played_elsewhere(self, seed: int) -> bytes:
        return msgspec.json.encode(self.played(seed))


def simulated(simulation: Simulation, seeds: Sequence[int], jobs: int) -> Iterator[SimulatedGame]:
    """One record per game, in the order of the seeds, however many processes play."""
    for name in simulation.names:
        bots.checked(simulation.game, bots.bot_or_own(name))
    if jobs == 1:
        yield from map(simulation.played, seeds)
        return
    with ProcessPoolExecutor(jobs, initializer=_leave_interruptions_to_the_parent) as processes:
        try:
            for played in processes.map(simulation.played_elsewhere, seeds):
                yield msgspec.json.decode(played, type=SimulatedGame)
        finally:
            processes.shutdown(wait=True, cancel_futures=True)


def _leave_interruptions_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
