"""Who plays the games: this process, several processes on this machine, or a cluster."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Protocol

import msgspec

from newworlds.arena.contest import Contest, PlayedGame
from newworlds.arena.schedule import Fixture


class Workers(Protocol):
    def played(self, contest: Contest, fixtures: Sequence[Fixture]) -> Generator[PlayedGame, None, None]:
        """The games as they are finished, in any order. Closing the iterator ends those still being played."""


class ThisProcess:
    def played(self, contest: Contest, fixtures: Sequence[Fixture]) -> Generator[PlayedGame, None, None]:
        yield from map(contest.play, fixtures)


class Processes:
    """Several processes on this machine."""

    def __init__(self, number: int) -> None:
        self.number = number

    def played(self, contest: Contest, fixtures: Sequence[Fixture]) -> Generator[PlayedGame, None, None]:
        already_there = set(multiprocessing.active_children())
        processes = ProcessPoolExecutor(self.number, initializer=_leave_interruptions_to_the_parent)
        try:
            yield from self._as_finished(processes, contest, fixtures)
        finally:
            processes.shutdown(wait=False, cancel_futures=True)
            for child in set(multiprocessing.active_children()) - already_there:
                child.terminate()
            processes.shutdown(wait=True)

    def _as_finished(
        self, processes: ProcessPoolExecutor, contest: Contest, fixtures: Sequence[Fixture]
    ) -> Iterator[PlayedGame]:
        """No more are handed out than keep everyone busy, so that the order of the schedule is roughly kept."""
        waiting = iter(fixtures)
        running: set[Future[bytes]] = set()
        while True:
            for fixture in islice(waiting, 2 * self.number - len(running)):
                running.add(processes.submit(play_elsewhere, contest, fixture))
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield game_from_json(future.result())


def play_elsewhere(contest: Contest, fixture: Fixture) -> bytes:
    return game_to_json(contest.play(fixture))


def game_to_json(game: PlayedGame) -> bytes:
    return msgspec.json.encode(game)


def game_from_json(source: bytes) -> PlayedGame:
    return msgspec.json.decode(source, type=PlayedGame)


def _leave_interruptions_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
