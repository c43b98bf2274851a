"""Games between bots, one after another or several at once."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from newworlds import bots
from newworlds.bots.self_play import play_to_the_end
from newworlds.core.game import Game
from newworlds.core.match import Match
from newworlds.core.record import Record, SeatRecord, record_from_json, record_to_json
from newworlds.core.setup import Setup


class Simulation(NamedTuple):
    """What is the same in every game."""

    game: Game
    setup: Setup
    names: list[str]
    """The bots' names, by seat."""

    def played(self, seed: int) -> Record:
        match = Match(self.game, self.setup, seed)
        play_to_the_end(match, [bots.bot_or_own(name) for name in self.names])
        return match.record([SeatRecord(f"{name} {seat + 1}", bot=name) for seat, name in enumerate(self.names)])

    def played_elsewhere(self, seed: int) -> bytes:
        return record_to_json(self.played(seed))


def simulated(simulation: Simulation, seeds: Sequence[int], jobs: int) -> Iterator[Record]:
    """One record per game, in the order of the seeds, however many processes play."""
    for name in simulation.names:
        bots.bot_or_own(name)
    if jobs == 1:
        yield from map(simulation.played, seeds)
        return
    with ProcessPoolExecutor(jobs, initializer=_leave_interruptions_to_the_parent) as processes:
        try:
            yield from map(record_from_json, processes.map(simulation.played_elsewhere, seeds))
        finally:
            processes.shutdown(wait=True, cancel_futures=True)


def _leave_interruptions_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
