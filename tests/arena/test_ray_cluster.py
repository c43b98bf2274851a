"""The same arena on a Ray cluster, here one on this machine."""

from __future__ import annotations

import sys

import pytest

from newworlds.arena.contest import Contest
from newworlds.arena.folder import plan_of
from newworlds.arena.ray_cluster import LOCAL, NoCluster, RayCluster, connect
from newworlds.arena.running import Arena
from newworlds.arena.workers import ThisProcess, Workers
from newworlds.core.errors import BadOwnBot, MissingExtra
from tests import toy

# Ray itself warns about sockets and files that its processes leave open.
pytestmark = [pytest.mark.filterwarnings("ignore::ResourceWarning"), pytest.mark.filterwarnings("ignore:::ray")]


def _scores(workers: Workers, *bots: str) -> list[list[int]]:
    contest = Contest(toy.GAME, toy.GAME.setup(2), bots)
    arena = Arena(contest, plan_of("1", contest, 0, None), 8)
    list(arena.run(workers))
    return [result.scores for _, game in sorted(arena.games.items()) if (result := game.result) is not None]


def test_a_cluster_plays_the_same_games_as_this_process() -> None:
    bots = ("reference", "tests.arena.own_bots:First")
    assert _scores(RayCluster(LOCAL, cores=2), *bots) == _scores(ThisProcess(), *bots)


def test_an_error_on_the_cluster_is_told_as_in_this_process() -> None:
    with pytest.raises(BadOwnBot, match="made without arguments"):
        _scores(RayCluster(LOCAL, cores=1), "random", "tests.arena.own_bots:Demanding")


class BusyRay:
    """As Ray behaves where it takes longer to start than it waits for itself."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.starts = 0

    def init(self, **settings: object) -> None:
        self.starts += 1
        if self.starts <= self.failures:
            raise Exception("The current node timed out during startup.")

    def shutdown(self) -> None:
        pass


def test_ray_is_started_again_where_it_did_not_start_in_time() -> None:
    ray = BusyRay(failures=2)
    connect(ray, LOCAL, cores=1)
    assert ray.starts == 3


def test_where_ray_never_starts_the_error_says_why() -> None:
    with pytest.raises(NoCluster, match="timed out during startup"):
        connect(BusyRay(failures=99), LOCAL, cores=1)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "auto"])
def test_an_address_where_no_cluster_is_gets_an_error_that_says_what_to_do(address: str) -> None:
    with pytest.raises(NoCluster, match=rf"No Ray cluster could be used at “{address}” .*ray start --head"):
        _scores(RayCluster(address), "random", "reference")


def test_without_ray_the_error_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r"newworlds\[cluster\]"):
        _scores(RayCluster(LOCAL), "random", "reference")
