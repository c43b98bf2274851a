"""Where nobody may look on, nothing of the game is told to anybody but its players, whichever way they ask."""

from __future__ import annotations

from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.sync.client import ClientConnection, connect

from tests.server.playing import HERE, OPEN, PATIENCE, RANDOM_BOT, Browser, Json, refusal

PRIVATE = {"may_watch": False}


def rest_of(connection: ClientConnection) -> list[str]:
    """What still comes until the server closes the connection."""
    messages: list[str] = []
    with suppress(ConnectionClosedError):
        while True:
            messages.append(str(connection.recv(timeout=PATIENCE)))
    return messages


@pytest.fixture
def table(ada: Browser, cleo: Browser) -> Json:
    """In progress, between Ada and Cleo."""
    opened = ada.open_on(PRIVATE, HERE, OPEN, game="terra_nova")
    begun: Json = cleo.join(opened, None).json()
    assert begun["status"] in ("dealing", "playing")
    with ada.at(begun), cleo.at(begun):
        return begun


@pytest.mark.parametrize(
    "path", ["", "/printed", "/record", "/moments/0", "/replay", "/scorebook", "/replay?eyes=all", "/moments/0?eyes=0"]
)
def test_no_route_tells_others_of_the_game(ada: Browser, table: Json, path: str) -> None:
    with Browser(ada.host) as dora:
        assert refusal(dora.http.get(f"/api/tables/{table['id']}{path}")) == (403, "error.no_watching")


def test_no_branch_shows_it_either(ada: Browser, table: Json) -> None:
    with Browser(ada.host) as dora:
        asked = {"moment": 0, "seats": [HERE, RANDOM_BOT]}
        assert refusal(dora.post(f"/api/tables/{table['id']}/branches", asked)) == (403, "error.no_watching")


def test_no_live_connection_is_let_in(ada: Browser, table: Json) -> None:
    with connect(f"ws://{ada.host}/api/tables/{table['id']}/live") as connection:
        assert '"error.no_watching"' in str(connection.recv())
        assert rest_of(connection) == []


def test_its_players_see_everything(cleo: Browser, table: Json) -> None:
    assert cleo.get(f"/api/tables/{table['id']}")["mine"] == [1]
    assert cleo.http.get(f"/api/tables/{table['id']}/record").status_code == 200
    with cleo.at(table) as live:
        assert live.state["view"]["seat"] == 1


def test_whoever_looks_into_the_waiting_room_is_turned_away_when_the_game_begins(ada: Browser, cleo: Browser) -> None:
    table = ada.open_on(PRIVATE, HERE, OPEN, game="terra_nova")
    with Browser(ada.host) as dora, dora.at(table) as looking:
        cleo.join(table, None)
        assert looking.wait_for("error", "state")["error"]["code"] == "error.no_watching"
        assert rest_of(looking.connection) == []


def test_a_finished_game_may_be_shown_to_anybody(ada: Browser, cleo: Browser) -> None:
    table = ada.open_on(PRIVATE, HERE, {"kind": "here", "name": "Ben"})
    with ada.at(table) as live:
        live.play_to_the_end()
    assert cleo.http.get(f"/api/tables/{table['id']}/replay").status_code == 200
