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
from newworlds.training.school import Lesson, Numbers, Pairing, Result, School
from newworlds.training.tables import Outcome, Pair, Table, Values, play_pair

_AT_A_TIME = 8
"""Short games are handed out in small heaps."""


class Crew(Protocol):
    def play(self, table: Table, pairs: Sequence[Pair]) -> list[Outcome]:
        """The outcomes in the order of the pairs, however many play at once."""

    def sample(self, table: Table, values: Values, seeds: Sequence[int]) -> list[Sample]:
        """Positions of games of self-play, one game for each seed."""

    def learn(self, school: School, numbers: Numbers, seeds: Sequence[int]) -> list[Lesson]:
        """Games of self-play of a network, one for each seed."""

    def compare(self, school: School, pairings: Sequence[Pairing]) -> list[Result]:
        """The results in the order of the pairings."""


class ThisProcess:
    def play(self, table: Table, pairs: Sequence[Pair]) -> list[Outcome]:
        return [play_pair(table, pair) for pair in pairs]

    def sample(self, table: Table, values: Values, seeds: Sequence[int]) -> list[Sample]:
        return [sample for seed in seeds for sample in sampled(table, values, seed)]

    def learn(self, school: School, numbers: Numbers, seeds: Sequence[int]) -> list[Lesson]:
        return [school.lesson(numbers, seed) for seed in seeds]

    def compare(self, school: School, pairings: Sequence[Pairing]) -> list[Result]:
        return [school.match(pairing) for pairing in pairings]


class Processes:
    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self.pool = pool

    def play(self, table: Table, pairs: Sequence[Pair]) -> list[Outcome]:
        return list(self.pool.map(partial(play_pair, table), pairs))

    def sample(self, table: Table, values: Values, seeds: Sequence[int]) -> list[Sample]:
        return list(chain.from_iterable(self.pool.map(partial(sampled, table, values), seeds)))

    def learn(self, school: School, numbers: Numbers, seeds: Sequence[int]) -> list[Lesson]:
        return list(self.pool.map(partial(school.lesson, numbers), seeds, chunksize=_AT_A_TIME))

    def compare(self, school: School, pairings: Sequence[Pairing]) -> list[Result]:
        return list(self.pool.map(school.match, pairings))


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
