"""Nobody can exhaust the server by opening connections, and slow ones are closed."""

from __future__ import annotations

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from newworlds.server.addresses import TrustedProxies, household
from newworlds.server.descriptors import RESERVED, affordable_connections
from newworlds.server.speaking import TRY_AGAIN
from newworlds.server.start_errors import BadSetting
from tests.server.playing import ALSO_HERE, HERE, PATIENCE, Browser, Json, RunningServer, serving
from tests.server.separate import SeparateServer

HALF_A_REQUEST = b"GET / HTTP/1.1\r\nHost: club.example\r\nX-Slow: "
HALF_A_BODY = b"POST /api/tables HTTP/1.1\r\nHost: club.example\r\nContent-Length: 100\r\n\r\n{"
WHOLE_REQUEST = b"GET /api/health/live HTTP/1.1\r\nHost: club.example\r\n\r\n"


@contextmanager
def connected(host: str, first: bytes = b"", source: str = "127.0.0.1") -> Iterator[socket.socket]:
    name, _, port = host.partition(":")
    with socket.create_connection((name, int(port)), PATIENCE, source_address=(source, 0)) as opened:
        opened.sendall(first)
        yield opened


def answer_of(opened: socket.socket) -> tuple[int, str]:
    """Status and code of the refusal with which the server closes the connection."""
    received = b""
    while part := opened.recv(65536):
        received += part
    head, _, body = received.partition(b"\r\n\r\n")
    return int(head.split()[1]), msgspec.json.decode(body)["error"]["code"]


@contextmanager
def impatient(folder: Path, **chosen: Any) -> Iterator[RunningServer]:
    given: Json = {"header_timeout": 0.5, "body_timeout": 0.5, "trusted_proxies": "none"} | chosen
    with serving(folder, **given) as running:
        yield running


@pytest.mark.parametrize("begun", [b"", HALF_A_REQUEST, HALF_A_BODY, WHOLE_REQUEST + HALF_A_REQUEST])
def test_a_request_that_does_not_arrive_is_closed_and_others_are_answered(tmp_path: Path, begun: bytes) -> None:
    with impatient(tmp_path, idle_timeout=1) as server, Browser(server.host) as ada, ExitStack() as opened:
        slow = [opened.enter_context(connected(server.host, begun)) for _ in range(20)]
        assert ada.http.get("/api/health/live").status_code == 200
        for each in slow:
            while each.recv(65536):
                pass


@pytest.mark.parametrize("begun", [HALF_A_REQUEST, HALF_A_BODY])
def test_a_slow_request_is_told_why(tmp_path: Path, begun: bytes) -> None:
    with impatient(tmp_path) as server, connected(server.host, begun) as slow:
        assert answer_of(slow) == (408, "error.request_too_slow")


@pytest.mark.parametrize("begun", [HALF_A_REQUEST, HALF_A_BODY])
def test_a_request_that_trickles_in_is_closed_all_the_same(tmp_path: Path, begun: bytes) -> None:
    with impatient(tmp_path) as server, connected(server.host, begun) as slow:
        until_refused(slow)


def until_refused(opened: socket.socket) -> None:
    """Keep sending until the other side has closed the connection."""
    end = time.monotonic() + PATIENCE
    with suppress(ConnectionError):
        while True:
            assert time.monotonic() < end
            opened.sendall(b" ")
            time.sleep(0.05)


def test_a_connection_that_does_not_take_its_answers_is_cut_off(tmp_path: Path) -> None:
    text = b"GET /api/text/en HTTP/1.1\r\nHost: club.example\r\n\r\n"
    with impatient(tmp_path) as server, connected(server.host, text * 400) as greedy:
        until_refused(greedy)


def test_an_unfinished_body_leaves_no_trace_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with impatient(tmp_path) as server, connected(server.host, HALF_A_BODY) as slow:
        answer_of(slow)
    assert [entry for entry in caplog.records if entry.levelname in ("ERROR", "CRITICAL")] == []


def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    with impatient(tmp_path, connections_each=3, header_timeout=60.0) as server, ExitStack() as opened:
        held = [opened.enter_context(connected(server.host, HALF_A_REQUEST)) for _ in range(3)]
        with connected(server.host, WHOLE_REQUEST) as one_too_many:
            assert answer_of(one_too_many) == (429, "error.too_many_connections")
        with connected(server.host, WHOLE_REQUEST, source="127.0.0.2") as neighbour:
            assert neighbour.recv(65536).startswith(b"HTTP/1.1 200")
        held[0].close()
        with Browser(server.host) as ada:
            until_answered(ada)


def until_answered(browser: Browser) -> None:
    end = time.monotonic() + PATIENCE
    while browser.http.get("/api/health/live").status_code != 200:
        assert time.monotonic() < end


def test_a_full_server_says_so(tmp_path: Path) -> None:
    chosen: Json = {"connections": 2, "header_timeout": 60.0, "trusted_proxies": "127.0.0.1"}
    with impatient(tmp_path, **chosen) as server, ExitStack() as opened:
        for _ in range(2):
            opened.enter_context(connected(server.host, HALF_A_REQUEST))
        with connected(server.host, WHOLE_REQUEST) as one_too_many:
            assert answer_of(one_too_many) == (503, "error.server_full")


def test_a_closed_window_makes_room_for_the_next(tmp_path: Path) -> None:
    with impatient(tmp_path, connections_each=4) as server, Browser(server.host) as ada:
        table = ada.open_table(HERE, ALSO_HERE)
        for _ in range(8):
            with ada.at(table) as live:
                assert live.fresh()["seq"] == 0


def test_with_few_descriptors_the_server_goes_on_and_the_log_stays_small(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the 400 connections as many are refused as the server cannot hold."""
    monkeypatch.setenv("NEWWORLDS_TRUSTED_PROXIES", "none")
    with SeparateServer(tmp_path, descriptors=256) as server, Browser(server.host) as ada, ExitStack() as opened:
        table = ada.open_table(HERE, ALSO_HERE, game="terra_nova")
        for _ in range(400):
            opened.enter_context(connected(server.host, HALF_A_REQUEST, source="127.0.0.2"))
        with Browser(server.host) as cleo, cleo.at(table) as live:
            assert live.fresh()["seq"] == 0
        with ada.at(table) as live:
            live.play_first(live.state)
        assert len(server.errors()) < 10_000


def test_the_system_is_asked_for_the_descriptors_that_are_wanted() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (200 + RESERVED, hard))
        assert affordable_connections(100) == 100
        assert affordable_connections(300) == min(300, hard - RESERVED)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(300 + RESERVED, hard)
        assert affordable_connections(hard) == hard - RESERVED
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@contextmanager
def window(server: RunningServer, table: Json, **headers: str) -> Iterator[ClientConnection]:
    """Of a browser without a cookie: each is a new one."""
    address = f"ws://{server.host}/api/tables/{table['id']}/live"
    with connect(address, additional_headers=headers, open_timeout=PATIENCE, close_timeout=1) as opened:
        yield opened


def refusal_of(opened: ClientConnection) -> str:
    code: str = msgspec.json.decode(opened.recv(timeout=PATIENCE))["error"]["code"]
    with pytest.raises(ConnectionClosed) as closed:
        opened.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TRY_AGAIN
    return code


def is_let_in(opened: ClientConnection) -> bool:
    return bool(msgspec.json.decode(opened.recv(timeout=PATIENCE))["type"] == "state")


@pytest.mark.parametrize("proxies", ["none", "192.0.2.0/24"])
def test_a_stranger_cannot_pretend_to_be_at_another_address(tmp_path: Path, proxies: str) -> None:
    with serving(tmp_path, live_each_address=1, trusted_proxies=proxies) as server, Browser(server.host) as ada:
        table = ada.open_table(HERE, ALSO_HERE)
        with window(server, table) as first:
            assert is_let_in(first)
            with window(server, table, **{"X-Forwarded-For": "192.0.2.7"}) as second:
                assert refusal_of(second) == "error.too_many_windows"


def test_behind_a_trusted_proxy_windows_are_counted_by_the_address_it_names(tmp_path: Path) -> None:
    with serving(tmp_path, live_each_address=1) as server, Browser(server.host) as ada:
        table = ada.open_table(HERE, ALSO_HERE)
        ann, bob = ({"X-Forwarded-For": f"6.6.6.6, 192.0.2.{number}"} for number in (1, 2))
        with window(server, table, **ann) as first, window(server, table, **bob) as second:
            assert is_let_in(first)
            assert is_let_in(second)
            with window(server, table, **ann) as third:
                assert refusal_of(third) == "error.too_many_windows"
        with window(server, table, **ann) as fourth:
            assert is_let_in(fourth)


def test_one_browser_has_only_so_many_windows(tmp_path: Path) -> None:
    with serving(tmp_path, live_each_browser=2) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        table = ada.open_table(HERE, ALSO_HERE)
        with ada.at(table), ada.at(table), cleo.at(table), pytest.raises(ConnectionClosed) as closed, ada.at(table):
            pass
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TRY_AGAIN


def test_a_table_has_only_so_many_watchers_but_its_players_always_get_in(tmp_path: Path) -> None:
    with serving(tmp_path, watchers=1) as server, Browser(server.host) as ada:
        table = ada.open_table(HERE, ALSO_HERE)
        with window(server, table) as first:
            assert is_let_in(first)
            with window(server, table) as second, ada.at(table) as playing:
                assert refusal_of(second) == "error.too_many_watchers"
                playing.play_first(playing.state)


@pytest.mark.parametrize(
    ("host", "counted_as"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
        ("x" * 200, "x" * 64),
    ],
)
def test_a_household_is_counted_as_one_address(host: str, counted_as: str) -> None:
    assert household(host) == counted_as


def test_proxies_are_named_by_address_or_network() -> None:
    proxies = TrustedProxies("127.0.0.1, 10.1.0.0/16,::1")
    assert "127.0.0.1" in proxies
    assert "10.1.2.3" in proxies
    assert "::1" in proxies
    assert "10.2.0.1" not in proxies
    assert "proxy.example" not in proxies
    with pytest.raises(BadSetting, match="trusted_proxies can’t be “proxy"):
        TrustedProxies("proxy.example")
