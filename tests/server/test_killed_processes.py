"""Processes on one PostgreSQL database are killed: the others do their work, and those who were there are missed."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from newworlds.server.storage.own_postgres import OwnPostgres
from tests.server.playing import HERE, LINK, RANDOM_BOT, Browser, Json, Live, RunningServer, serving
from tests.server.separate import SeparateServer, ServerProcess
from tests.server.test_processes import LEASE, online, wait_for_presence

_WORK = """
import asyncio, sys
from newworlds.server.settings import Settings
from newworlds.server.work import run

class Endless:
    async def choose(self, bot, match, seat, leisure):
        print("thinking", flush=True)
        await asyncio.sleep(3600)

    async def close(self):
        pass

chosen = Settings(database=sys.argv[1], lease=float(sys.argv[2]), bot_workers=1, bot_pause=0.0)
thinker = Endless() if sys.argv[3] == "endless" else None
asyncio.run(run(chosen, ("bots", "chores"), lambda: print("ready", flush=True), thinker))
"""


class SeparateWorker(ServerProcess):
    def __init__(self, folder: Path, database: str, thinker: str = "usual", lease: float = LEASE) -> None:
        super().__init__(folder, ["-c", _WORK, database, str(lease), thinker], is_expected_to_start=False)
        self.wait_for_line("ready")

    def wait_for_line(self, wanted: str) -> None:
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        assert line == wanted, self.errors()


@contextmanager
def waiting_for_workers(folder: Path, database: str) -> Iterator[Live]:
    """A table whose bot is played by others than the server."""
    with (
        serving(folder, database=database, lease=LEASE, bot_workers=0) as server,
        Browser(server.host) as ada,
        ada.at(ada.open_table(HERE, RANDOM_BOT, game="terra_nova")) as live,
    ):
        yield live


def test_when_a_worker_dies_in_mid_thought_another_takes_over(tmp_path: Path, postgres_database: str) -> None:
    with waiting_for_workers(tmp_path, postgres_database) as live:
        with SeparateWorker(tmp_path, postgres_database, "endless") as doomed:
            live.play_first(live.state)
            doomed.wait_for_line("thinking")
        with SeparateWorker(tmp_path, postgres_database):
            assert live.wait_for("step")["seq"] == 2


def test_a_worker_that_is_stopped_gives_its_work_back(tmp_path: Path, postgres_database: str) -> None:
    """Nobody has to wait until it is taken to be dead: its lease is longer than the test."""
    with waiting_for_workers(tmp_path, postgres_database) as live:
        with SeparateWorker(tmp_path, postgres_database, "endless", lease=3600) as stopped:
            live.play_first(live.state)
            stopped.wait_for_line("thinking")
            stopped.process.send_signal(signal.SIGTERM)
            assert stopped.process.wait() == 0
        with SeparateWorker(tmp_path, postgres_database, lease=3600):
            assert live.wait_for("step")["seq"] == 2


def test_people_of_a_killed_server_are_missed_and_come_back_at_another(
    tmp_path: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NEWWORLDS_LEASE", str(LEASE))
    with (
        serving(tmp_path, database=postgres_database, lease=LEASE) as staying,
        Browser(staying.host) as cleo,
        SeparateServer(tmp_path, database=postgres_database) as doomed,
        Browser(doomed.host) as ada,
    ):
        table = ada.open_table(HERE, LINK, game="terra_nova")
        cleo.join(table, table["seats"][1]["invite"])
        with cleo.at(table) as live:
            with ada.at(table) as gone:
                wait_for_presence(live, [True, True])
                gone.play_first(gone.state)
                live.wait_for("step")
                doomed.kill()
                wait_for_presence(live, [False, True])
            come_back(table, staying, ada.cookies, live)


def come_back(table: Json, staying: RunningServer, cookies: dict[str, str], others: Live) -> None:
    with Browser(staying.host, cookies) as ada, ada.at(table) as live:
        assert live.state["seq"] == 1
        assert online(live.state["table"]) == [True, True]
        wait_for_presence(others, [True, True])


def test_when_the_database_was_away_everything_goes_on(tmp_path: Path) -> None:
    """Notices and jobs find it again; moves are refused meanwhile, and nothing is lost."""
    with OwnPostgres("fsync=off") as postgres:
        database = postgres.create_database("club")
        with (
            serving(tmp_path / "left", database=database, lease=LEASE) as left,
            serving(tmp_path / "right", database=database, lease=LEASE, bot_workers=0) as right,
            Browser(left.host) as ada,
            Browser(right.host) as cleo,
        ):
            table = ada.open_table(HERE, RANDOM_BOT, game="terra_nova")
            with ada.at(table) as here, cleo.at(table) as there:
                here.play_first(here.state)
                assert there.wait_for("step")["seq"] == 1
                postgres.kill()
                postgres.start()
                play_until_accepted(here)
                seq = here.fresh()["seq"]
                while there.heard[-1].get("seq", 0) < seq:
                    there.next()


def play_until_accepted(live: Live) -> None:
    """With the bot's answer to it."""
    while True:
        state = live.fresh()
        if not state["view"]["legal"]:
            live.wait_for("step")
            continue
        answer = live.ask("move", seq=state["seq"], move=state["view"]["legal"][0]["move"])
        if answer["type"] == "ack":
            live.wait_for("step")
            return
        assert answer["error"]["code"] == "error.storage_failed"
