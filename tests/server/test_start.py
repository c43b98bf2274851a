"""Starting and stopping, as the command line does it."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from newworlds.server.running import open_registry
from newworlds.server.settings import Settings, settings
from newworlds.server.sharing import sharing
from newworlds.server.start import address_of, listen, serve
from newworlds.server.start_errors import BadAddress, BadSetting, ClientMissing, DatabaseInUse, PortTaken
from newworlds.server.turn_queue import QUEUES
from tests.server.playing import PATIENCE, Browser
from tests.server.separate import SeparateServer


def test_a_port_in_use_is_reported_in_one_sentence() -> None:
    with listen("127.0.0.1", 0) as other:
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortTaken, match=f"Port {port} on 127.0.0.1 is used by .* --port {port + 1}"):
            listen("127.0.0.1", port)


@pytest.mark.parametrize(("host", "port"), [("no.such.host.invalid", 8000), ("127.0.0.1", 99_999), ("192.0.2.1", 0)])
def test_an_unusable_address_is_reported(host: str, port: int) -> None:
    with pytest.raises(BadAddress, match="can’t listen on"):
        listen(host, port)


def test_a_client_that_is_not_built_is_reported(tmp_path: Path) -> None:
    with pytest.raises(ClientMissing, match=r"has no index\.html"):
        serve(client=str(tmp_path), port=0)


def test_small_messages_are_sent_at_once() -> None:
    """Asyncio only turns off the 40 ms delay of small messages if the socket names its protocol."""
    with listen("127.0.0.1", 0) as listening:
        assert listening.proto == socket.IPPROTO_TCP


def test_a_server_that_listens_everywhere_is_reached_on_this_machine() -> None:
    with listen("0.0.0.0", 0) as everywhere:
        port = everywhere.getsockname()[1]
        assert address_of("0.0.0.0", everywhere) == f"http://127.0.0.1:{port}"
        assert address_of("::", everywhere) == f"http://[::1]:{port}"


def test_an_ipv6_address_can_be_typed_into_a_browser() -> None:
    with listen("127.0.0.1", 0) as listening:
        assert address_of("fd00::7", listening) == f"http://[fd00::7]:{listening.getsockname()[1]}"


def test_settings_come_from_arguments_then_the_environment_then_the_defaults() -> None:
    chosen = settings(
        {"port": 9000, "host": None}, {"NEWWORLDS_PORT": "1", "NEWWORLDS_BOT_PAUSE": "0.1", "NEWWORLDS_DATABASE": ""}
    )
    assert chosen == Settings(port=9000, bot_pause=0.1)


def test_an_impossible_setting_is_reported() -> None:
    with pytest.raises(BadSetting, match="port can’t be “ninety”"):
        settings({}, {"NEWWORLDS_PORT": "ninety"})


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_it_says_when_it_is_ready_and_stops_when_asked(tmp_path: Path, stop: signal.Signals) -> None:
    with SeparateServer(tmp_path) as server, Browser(server.host) as ada:
        table = ada.open_table({"kind": "bot", "bot": "random"}, {"kind": "here", "name": "Ada"}, game="terra_nova")
        with ada.at(table):
            server.process.send_signal(stop)
            assert server.process.wait(PATIENCE) == 0


def test_a_second_server_on_the_same_port_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        server = SeparateServer(tmp_path, port=taken.getsockname()[1], is_expected_to_start=False)
        with server:
            assert server.process.wait(PATIENCE) == 1
            assert "PortTaken" in server.errors()


def test_a_second_server_on_the_same_database_says_only_that(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    chosen = Settings(database=str(tmp_path / "tables.sqlite3"))

    async def open_twice() -> None:
        async with open_registry(chosen):
            with pytest.raises(DatabaseInUse):
                async with open_registry(chosen):
                    raise AssertionError("it was opened")

    asyncio.run(open_twice())
    assert caplog.text == ""


def test_with_sqlite_somebody_must_play_the_bots(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="bot_workers can’t be “0”"):
        sharing(Settings(database=str(tmp_path / "tables.sqlite3"), bot_workers=0), QUEUES)


def test_with_sqlite_nothing_of_postgresql_is_loaded(tmp_path: Path) -> None:
    """It may not even be installed."""
    script = """
import asyncio, sys
from newworlds.server import start
from newworlds.server.settings import Settings
from newworlds.server.running import open_registry

async def run():
    async with open_registry(Settings(database=sys.argv[1])):
        print(sorted({"psycopg", "procrastinate"} & sys.modules.keys()))

asyncio.run(run())
"""
    arguments = [sys.executable, "-c", script, str(tmp_path / "tables.sqlite3")]
    done = subprocess.run(arguments, capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
