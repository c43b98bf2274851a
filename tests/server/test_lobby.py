"""The lobby: which tables it shows, to whom, and how soon."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect

from newworlds.server.lobby import lobby
from tests.server.playing import HERE, LINK, OPEN, PATIENCE, RANDOM_BOT, Browser, Json, serving

LISTED = {"is_listed": True}


@contextmanager
def looking(host: str) -> Iterator[ClientConnection]:
    with connect(f"ws://{host}/api/lobby/live", open_timeout=PATIENCE, close_timeout=1) as connection:
        yield connection


def shown(connection: ClientConnection) -> list[Json]:
    message = msgspec.json.decode(connection.recv(timeout=PATIENCE))
    assert message["type"] == "lobby"
    tables: list[Json] = message["tables"]
    return tables


def ids(browser: Browser) -> list[str]:
    return [table["id"] for table in browser.get("/api/lobby")]


def test_listed_tables_are_shown_on_both_databases(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        table = ada.open_on(LISTED, HERE, OPEN, LINK)
        ada.open_on({}, HERE, OPEN)
        ada.open_on(LISTED, HERE, LINK)
        (found,) = cleo.get("/api/lobby")
        assert (found["id"], found["status"], found["terms"]["is_listed"]) == (table["id"], "waiting", True)
        assert [(seat["kind"], seat["taken"]) for seat in found["seats"]] == [
            ("here", True),
            ("open", False),
            ("link", False),
        ]
        cleo.join(table, None)
        assert ids(cleo) == []


def test_games_are_shown_to_those_who_may_watch(ada: Browser) -> None:
    watched = ada.open_on(LISTED, HERE, {"kind": "here", "name": "Ben"})["id"]
    private = ada.open_on(LISTED | {"may_watch": False}, HERE, {"kind": "here", "name": "Ben"})["id"]
    assert watched in ids(ada)
    assert private not in ids(ada)


def test_the_lobby_tells_no_secrets(ada: Browser, cleo: Browser) -> None:
    table = ada.open_on(LISTED, HERE, OPEN, LINK)
    told = next(each for each in cleo.get("/api/lobby") if each["id"] == table["id"])
    assert told.keys() == {"id", "game", "options", "terms", "status", "created", "seats"}
    assert told["seats"][2].keys() == {"seat", "kind", "name", "bot", "taken", "is_offered"}


def test_those_who_look_are_told_of_every_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without waiting for the next look, which is for what other processes do."""
    monkeypatch.setattr(lobby, "LOOK", 3600.0)
    with (
        serving(tmp_path) as server,
        Browser(server.host) as ada,
        Browser(server.host) as cleo,
        looking(server.host) as connection,
    ):
        assert shown(connection) == []
        table = ada.open_on(LISTED, HERE, OPEN, OPEN)
        assert [each["id"] for each in shown(connection)] == [table["id"]]
        cleo.join(table, None, name="Cleo")
        assert shown(connection)[0]["seats"][1]["name"] == "Cleo"
        with looking(server.host) as late:
            assert len(shown(late)) == 1
        ada.post(f"/api/tables/{table['id']}/cancel", {})
        assert shown(connection) == []


def test_what_happens_at_another_server_is_seen_too(
    tmp_path: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "LOOK", 0.1)
    (tmp_path / "left").mkdir()
    (tmp_path / "right").mkdir()
    with (
        serving(tmp_path / "left", database=postgres_database) as left,
        serving(tmp_path / "right", database=postgres_database) as right,
        Browser(left.host) as ada,
        looking(right.host) as connection,
    ):
        assert shown(connection) == []
        table = ada.open_on(LISTED, HERE, OPEN, RANDOM_BOT)
        assert [each["id"] for each in shown(connection)] == [table["id"]]
