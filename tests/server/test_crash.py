"""The server is killed in the middle of play, again and again: no acknowledged move is lost."""

from __future__ import annotations

import threading
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests.server.playing import ALSO_HERE, HERE, RANDOM_BOT, Browser, Json, Live
from tests.server.separate import SeparateServer

KILLS = 4
MOVES_BEFORE = 12


def test_a_killed_server_has_every_acknowledged_move(tmp_path: Path) -> None:
    """Somebody plays as fast as they can; the server is killed at any moment."""
    table: Json = {}
    cookies: dict[str, str] = {}
    acknowledged: list[Json] = []
    for _ in range(KILLS):
        with SeparateServer(tmp_path) as server, Browser(server.host, cookies) as ada:
            table = table or ada.open_table(HERE, ALSO_HERE, game="terra_nova")
            cookies = ada.cookies
            check_record(ada, table, acknowledged)
            play_until_killed(ada, table, acknowledged, server)
    with SeparateServer(tmp_path) as server, Browser(server.host, cookies) as ada, ada.at(table) as live:
        check_record(ada, table, acknowledged)
        assert len(acknowledged) >= KILLS * MOVES_BEFORE
        live.play_first(live.state)


def check_record(browser: Browser, table: Json, acknowledged: list[Json]) -> None:
    """There may be one more move: stored just before the server was killed, but not acknowledged."""
    moves = browser.get(f"/api/tables/{table['id']}/record")["moves"]
    assert moves[: len(acknowledged)] == acknowledged
    assert len(moves) <= len(acknowledged) + 1
    acknowledged[:] = moves


def play_until_killed(browser: Browser, table: Json, acknowledged: list[Json], server: SeparateServer) -> None:
    is_time = threading.Event()

    def kill_when_told() -> None:
        is_time.wait()
        server.kill()

    axe = threading.Thread(target=kill_when_told)
    axe.start()
    try:
        with browser.at(table) as live:
            play_on(live, acknowledged, is_time)
    except (ConnectionClosed, OSError):
        pass
    finally:
        is_time.set()
        axe.join()


def play_on(live: Live, acknowledged: list[Json], is_time: threading.Event) -> None:
    latest, played = live.state, 0
    while True:
        move = latest["view"]["legal"][played % len(latest["view"]["legal"])]["move"]
        assert live.ask("move", seq=latest["seq"], move=move)["type"] == "ack"
        acknowledged.append(move)
        latest, played = live.last("step"), played + 1
        if played == MOVES_BEFORE:
            is_time.set()


def test_bots_that_were_thinking_when_the_server_was_killed_finish_their_game(tmp_path: Path) -> None:
    with SeparateServer(tmp_path) as server, Browser(server.host) as ada:
        table = ada.open_table(RANDOM_BOT, RANDOM_BOT, game="terra_nova")
        with ada.at(table) as live:
            while live.wait_for("step")["seq"] < 5:
                pass
            server.kill()
    with SeparateServer(tmp_path) as server, Browser(server.host) as cleo, cleo.at(table) as live:
        assert live.state["seq"] >= 5
        assert live.wait_until_over()["view"]["result"]
