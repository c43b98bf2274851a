"""Measuring a server: players play over real connections, and what they wait for is timed."""

from __future__ import annotations

import json
import os
from pathlib import Path

import msgspec
import pytest

from newworlds.trials.heard import Heard, Table, View
from newworlds.trials.party import Plan, Played, plans
from newworlds.trials.stopwatch import Latency, Stopwatch, latency
from newworlds.trials.usage import machine_cpu, usage_of
from tests.cli.conftest import Run, run
from tests.trials.people import guest

__all__ = ["run"]


def test_all_games_are_played_by_every_number_of_players() -> None:
    games = [Played("chess", (2, 2)), Played("halma", (2, 4))]
    assert plans(games, 6, with_bots=False) == [
        Plan("chess", 2),
        Plan("halma", 2),
        Plan("chess", 2),
        Plan("halma", 3),
        Plan("chess", 2),
        Plan("halma", 4),
    ]


def test_a_bot_sits_wherever_two_play() -> None:
    assert plans([Played("patience", (1, 2))], 2, with_bots=True) == [Plan("patience", 1), Plan("patience", 1, 1)]


def test_latency_is_read_off_the_sorted_times() -> None:
    times = [number / 1000 for number in range(100, 0, -1)]
    assert latency(times) == Latency(p50=51.0, p95=96.0, p99=100.0, most=100.0)
    assert latency([]) is None


def step(seq: int) -> Heard:
    return Heard("step", seq, view=View([]), table=Table("playing"))


def test_a_move_has_arrived_when_the_last_at_the_table_sees_it() -> None:
    ada, ben = guest(seat=0), guest(seat=1)
    watch = Stopwatch()
    watch.is_running = True
    watch.opened([ada, ben])
    watch.sent(ada, 7, 0, msgspec.Raw(b"{}"))
    watch.heard(ada, step(1), b"")
    watch.acknowledged(ada, 7, 1)
    assert (watch.moves, len(watch.to_player), len(watch.to_everyone)) == (1, 1, 0)
    watch.heard(ben, step(1), b"")
    assert (watch.moves, len(watch.to_player), len(watch.to_everyone)) == (1, 1, 1)


def test_bots_moves_count_without_a_time() -> None:
    watch = Stopwatch()
    watch.is_running = True
    watch.heard(guest(), step(1), b"")
    assert (watch.moves, watch.to_everyone) == (1, [])


def test_nothing_counts_before_the_clock_runs() -> None:
    watch = Stopwatch()
    watch.heard(guest(), step(1), b"")
    watch.lost(guest())
    assert (watch.moves, watch.losses) == (0, 0)


def test_what_processes_use_grows() -> None:
    before, machine = usage_of([os.getpid()]), machine_cpu()
    while usage_of([os.getpid()]).cpu <= before.cpu or machine_cpu() <= machine:
        sum(range(100_000))
    assert before.memory > 1_000_000


@pytest.mark.slow
def test_load_reports_what_it_measured(run: Run, tmp_path: Path) -> None:
    done = run("load", "--tables", 4, "--seconds", 2, "--idle", 2, "--json")
    assert (done.status, done.err) == (0, "")
    [result] = json.loads(done.out)
    assert result["case"] == {"storage": "sqlite", "processes": 1, "group_commit": True}
    measured = result["measured"]
    assert (measured["tables"], measured["refusals"], measured["lost_connections"]) == (4, {}, 0)
    assert measured["moves"] > 0
    assert 0 < measured["to_player"]["p50"] <= measured["to_player"]["most"]
    assert 0 < measured["to_everyone"]["p50"] <= measured["to_everyone"]["most"]
    assert measured["server_ms_per_move"] > 0


@pytest.mark.parametrize("asked", [["load", "--processes", 2], ["drill", "--servers", 2], ["drill", "--workers", 1]])
def test_sqlite_serves_one_process(run: Run, asked: list[object]) -> None:
    done = run(*asked)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith("SQLite serves one process.")


def test_a_server_that_is_not_there_is_one_sentence(run: Run) -> None:
    done = run("load", "--url", "http://127.0.0.1:1")
    assert done.status == 1
    assert done.err.startswith("Nobody answers at http://127.0.0.1:1: ")
    assert done.err.count("\n") == 1
