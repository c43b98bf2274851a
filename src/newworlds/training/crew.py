"""Many pairs of games, in this process or in several."""

from __future__ import annotations

import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import chain
from typing import Protocol

from newworlds.training.fit import Sample, sampled
from newworlds.training.tables import Outcome, Pair, Table, Values, play_pair


class Crew(Protocol):
    def play(self, table: Table, pairs: Sequence[Pair]) -> list[Outcome]:
        """The outcomes in the order of the pairs, however many play at once."""

    def sample(self, table: Table, values: Values, seeds: Sequence[int]) -> list[Sample]:
        """Positions of games of self-play, one game for each seed."""


class ThisProcess:
    def play(self, table: Table, pairs: Sequence[Pair]) -> list[Outcome]:
        return [play_pair(table, pair) for pair in pairs]

    def sample(self, table: Table, values: Values, seeds: Sequence[int]) -> list[Sample]:
        return [sample for seed in seeds for sample in sampled(table, values, seed)]


class Processes:
    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self.pool = pool

    def play(self, table: Table, pairs: Sequence[Pair]) -> list[Outcome]:
        return list(self.pool.map(partial(play_pair, table), pairs))

    def sample(self, table: Table, values: Values, seeds: Sequence[int]) -> list[Sample]:
        return list(chain.from_iterable(self.pool.map(partial(sampled, table, values), seeds)))


@contextmanager
def crew(jobs: int) -> Iterator[Crew]:
    """So many processes; with one, everything happens in this one."""
    if jobs == 1:
        yield ThisProcess()
        return
    with ProcessPoolExecutor(jobs, initializer=_leave_interruptions_to_the_parent) as pool:
        try:
            yield Processes(pool)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _leave_interruptions_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
