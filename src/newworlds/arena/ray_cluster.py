"""A cluster that plays the games of an arena, by Ray."""

from __future__ import annotations

import pickle
import socket
import sys
from collections.abc import Generator, Iterator, Sequence
from itertools import islice
from typing import Any, Final

from newworlds.arena.contest import Contest, PlayedGame
from newworlds.arena.schedule import Fixture
from newworlds.arena.workers import game_from_json, play_elsewhere
from newworlds.core.errors import MissingExtra, NewWorldsError

LOCAL: Final = "local"
"""In place of an address: start Ray on this machine, and end it afterwards."""
_PATIENCE: Final = 10.0
"""Seconds to wait for an answer at an address."""
_STARTS: Final = 3
"""How often to try to start Ray here: on a busy machine it takes longer than Ray itself waits."""


class NoCluster(NewWorldsError):
    """Nobody answers at the address, or what answers is no Ray cluster this program can use."""

    code = "no_cluster"


class RayCluster:
    """Every machine of the cluster needs this program, in the same version, and whatever own bots it is to play."""

    def __init__(self, address: str, cores: int | None = None) -> None:
        """`cores` is how many to use where Ray is started for this; all by default."""
        self.address = address
        self.cores = cores

    def played(self, contest: Contest, fixtures: Sequence[Fixture]) -> Generator[PlayedGame, None, None]:
        if not fixtures:
            return
        ray = _ray()
        connect(ray, self.address, self.cores)
        try:
            yield from _as_finished(ray, contest, fixtures)
        finally:
            ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise MissingExtra(extra="cluster", package="ray") from error
    return ray


def connect(ray: Any, address: str, cores: int | None) -> None:
    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    if address == LOCAL:
        _start(ray, num_cpus=cores, include_dashboard=False, **quiet)
        return
    try:
        _knock(address)
        ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError, OSError) as error:
        raise NoCluster(address=address, problem=str(error).splitlines()[0]) from error


def _start(ray: Any, **settings: Any) -> None:
    for start in range(_STARTS):
        try:
            ray.init(address="local", **settings)
        except Exception as error:  # Ray has no other name for it.
            ray.shutdown()
            if start == _STARTS - 1:
                raise NoCluster(address=LOCAL, problem=str(error).splitlines()[0]) from error
        else:
            return


def _knock(address: str) -> None:
    """Ray itself tries for minutes. `auto` is an address that Ray looks up on this machine."""
    if address == "auto":
        return
    host, _, port = address.removeprefix("ray://").rpartition(":")
    socket.create_connection((host, int(port)), timeout=_PATIENCE).close()


def _as_finished(ray: Any, contest: Contest, fixtures: Sequence[Fixture]) -> Iterator[PlayedGame]:
    """No more are handed out than keep everyone busy. What is still running when this is closed is cancelled."""
    play, shared, path = ray.remote(_play_there), ray.put(pickle.dumps(contest)), list(sys.path)
    most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = iter(fixtures)
    running: list[Any] = []
    try:
        while True:
            running += [play.remote(shared, fixture, path) for fixture in islice(waiting, most - len(running))]
            if not running:
                return
            finished, running = ray.wait(running)
            yield game_from_json(_result(ray, finished[0]))
    finally:
        for game in running:
            ray.cancel(game, force=True)


def _play_there(pickled: bytes, fixture: Fixture, path: list[str]) -> bytes:
    """Games and bots are looked for where they were found here; on other machines they must be installed."""
    sys.path.extend(folder for folder in path if folder not in sys.path)
    contest: Contest = pickle.loads(pickled)
    return play_elsewhere(contest, fixture)


def _result(ray: Any, game: Any) -> bytes:
    """An error over there is told as if it had happened here."""
    try:
        played: bytes = ray.get(game)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    return played
