"""What Prometheus can learn of a server."""

from __future__ import annotations

import math
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from newworlds.server import metrics
from newworlds.server.start_errors import BadSetting, PortTaken
from newworlds.server.storage import job_rows
from tests.server.playing import ALSO_HERE, HERE, RANDOM_BOT, Browser, Gate, refusal, serving, wait_until


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


@contextmanager
def scraped() -> Iterator[str]:
    """The address of the metrics."""
    address = f"127.0.0.1:{free_port()}"
    with metrics.served(address):
        yield f"http://{address}/metrics"


def value(address: str, name: str, **labels: str) -> float:
    for family in text_string_to_metric_families(httpx.get(address).text):
        for sample in family.samples:
            if sample.name == name and labels.items() <= sample.labels.items():
                return float(sample.value)
    return 0.0


def test_moves_are_counted_by_game_and_timed_until_stored_and_told(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada, scraped() as address:
        before = value(address, "newworlds_moves_total", game="sealed", kind="move")
        timed = value(address, "newworlds_move_seconds_count", until="told")
        stored = value(address, "newworlds_move_seconds_count", until="stored")
        with ada.at(ada.open_table(HERE, ALSO_HERE)) as live:
            live.play_first(live.state)
            live.ask("undo", seq=1)
        assert value(address, "newworlds_moves_total", game="sealed", kind="move") == before + 1
        assert value(address, "newworlds_moves_total", game="sealed", kind="undo") >= 1
        assert value(address, "newworlds_move_seconds_count", until="stored") == stored + 2
        assert value(address, "newworlds_move_seconds_count", until="told") == timed + 2


def test_bots_the_database_and_the_event_loop_are_timed(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada, scraped() as address:
        thought = value(address, "newworlds_thinking_seconds_count", bot="random")
        with ada.at(ada.open_table(RANDOM_BOT, RANDOM_BOT)) as live:
            live.wait_until_over()
        assert value(address, "newworlds_thinking_seconds_count", bot="random") > thought
        assert value(address, "newworlds_database_seconds_count", kind="write") > 0
        assert value(address, "newworlds_database_seconds_count", kind="read") > 0
        assert value(address, "newworlds_writes_together_count") > 0
        assert value(address, "newworlds_loop_lag_seconds_count") > 0
        assert value(address, "newworlds_bots_waiting") == 0
        assert value(address, "process_open_fds") > 0


def test_bots_that_wait_are_counted_on_both_databases(
    tmp_path: Path, database: str, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One thinks, two wait: in memory, or as jobs in the database."""
    monkeypatch.setattr("newworlds.server.job_turns.COUNTING", 0.05)
    with (
        serving(tmp_path, gate, database=database, bot_workers=1) as server,
        Browser(server.host) as ada,
        scraped() as address,
    ):
        for _ in range(3):
            ada.open_table(RANDOM_BOT, HERE, game="terra_nova")
        wait_until(lambda: value(address, "newworlds_bots_waiting") == 2)
        gate.is_open.set()
        wait_until(lambda: value(address, "newworlds_bots_waiting") == 0)


def test_no_number_is_made_up_while_the_jobs_cannot_be_counted(
    tmp_path: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_rows, "COUNT_WAITING", "SELECT count(*) AS waiting FROM no_such_table")
    with serving(tmp_path, database=postgres_database), scraped() as address:
        wait_until(lambda: math.isnan(value(address, "newworlds_bots_waiting")))


def test_open_connections_and_tables_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada, scraped() as address:
        table = ada.open_table(HERE, ALSO_HERE)
        with ada.at(table):
            assert value(address, "newworlds_connections", kind="websocket") >= 1
            assert value(address, "newworlds_connections", kind="http") >= 1
            assert value(address, "newworlds_tables_in_memory") == 1


def test_refusals_are_counted_by_code(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada, scraped() as address:
        for code, ask in (("unknown_table", ask_for_no_table), ("malformed_json", send_nonsense)):
            before = value(address, "newworlds_refused_total", code=code)
            ask(ada)
            assert value(address, "newworlds_refused_total", code=code) == before + 1


def ask_for_no_table(browser: Browser) -> None:
    assert refusal(browser.http.get("/api/tables/nowhere")) == (404, "error.unknown_table")


def send_nonsense(browser: Browser) -> None:
    with browser.at(browser.open_table(HERE, ALSO_HERE)) as live:
        live.connection.send("{")
        live.wait_for("error")


def test_metrics_are_served_nowhere_unless_asked_for(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert httpx.get(f"http://{server.host}/metrics").status_code == 404
    with metrics.served(""):
        pass


def test_an_impossible_address_is_reported() -> None:
    with pytest.raises(BadSetting, match="metrics can’t be “9100”: write address and port"), metrics.served("9100"):
        pass
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(PortTaken), metrics.served(address):
            pass
