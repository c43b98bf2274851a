"""A restarted server goes on where it left off."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

import newworlds
from newworlds.games.gwt_new_zealand import NewZealand
from tests import toy
from tests.server.playing import ALSO_HERE, HERE, LINK, RANDOM_BOT, Absent, Browser, Json, alone_at, as_sent, serving


def test_every_move_is_there_again(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada:
        table = ada.open_table(HERE, ALSO_HERE)
        with ada.at(table) as live:
            live.play_first(live.state)
            live.play({"kind": "draw_card"}, 1)
            before = live.fresh()
        cookies = ada.cookies
    with serving(tmp_path) as server, Browser(server.host, cookies) as ada, ada.at(table) as live:
        assert live.state == before
        live.play_first(live.state)


def test_moves_that_were_undone_stay_undone(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada:
        table = ada.open_table(HERE, ALSO_HERE, game="terra_nova")
        with ada.at(table) as live:
            legal = live.moves()
            live.play(legal[0], 0)
            live.ask("undo", seq=1)
            live.play(legal[1], 2)
            live.play_first(live.fresh())
            live.ask("undo", seq=4)
            before = live.fresh()
        cookies = ada.cookies
    with serving(tmp_path) as server, Browser(server.host, cookies) as ada, ada.at(table) as live:
        assert live.state == before
        assert live.state["seq"] == 5
        assert live.ask("undo", seq=5)["type"] == "ack"
        assert [entry["seq"] for entry in live.fresh()["log"]] == [0]


def test_steps_are_only_ever_added(tmp_path: Path) -> None:
    with alone_at(tmp_path, HERE, ALSO_HERE) as live:
        live.play_first(live.state)
        live.ask("undo", seq=1)
        live.play_first(live.fresh())
    rows = stored(tmp_path, "SELECT seq, kind, seat, kept FROM steps ORDER BY seq")
    assert rows == [(1, "move", 0, None), (2, "undo", 0, 0), (3, "move", 0, None)]


def test_a_table_keeps_its_components_when_others_are_shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada:
        table = ada.open_table(HERE, ALSO_HERE, game="gwt_new_zealand")
        opened_with = ada.get(f"/api/tables/{table['id']}/printed")
    shipped = newworlds.game("gwt_new_zealand").setup(2).components
    corrected = {**shipped, "cards": {**shipped["cards"], "note": "Corrected."}}
    monkeypatch.setattr(NewZealand, "components", lambda self, options: corrected)
    with serving(tmp_path) as server, Browser(server.host) as ada:
        assert ada.get(f"/api/tables/{table['id']}/printed") == opened_with
        assert ada.get("/api/games/gwt_new_zealand/printed")["components"] == as_sent(corrected)


def test_whoever_joined_still_has_their_seat(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        table = ada.open_table(HERE, LINK)
        cleo.join(table, table["seats"][1]["invite"])
        cookies = cleo.cookies
    with serving(tmp_path) as server, Browser(server.host, cookies) as cleo:
        listed = cleo.get("/api/tables")
        assert [(info["id"], info["mine"], info["status"]) for info in listed] == [(table["id"], [1], "playing")]


def test_the_database_does_not_hold_the_keys_of_browsers(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada:
        ada.open_table(HERE, ALSO_HERE)
        key = next(iter(ada.cookies.values()))
    assert key.encode() not in b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite3*"))


def test_a_bot_that_was_to_act_goes_on_by_itself(tmp_path: Path) -> None:
    with serving(tmp_path, Absent()) as server, Browser(server.host) as ada:
        table = ada.open_table(HERE, RANDOM_BOT, game="terra_nova")
        with ada.at(table) as live:
            live.play_first(live.state)
        cookies = ada.cookies
    with serving(tmp_path) as server, Browser(server.host, cookies) as ada, ada.at(table) as live:
        step = live.state if live.state["seq"] == 2 else live.wait_for("step")
        assert step["seq"] == 2


@pytest.fixture
def older_table(tmp_path: Path) -> tuple[Json, dict[str, str]]:
    """A table begun under the rules, options and components of an earlier version."""
    with serving(tmp_path) as server, Browser(server.host) as ada:
        table, cookies = ada.open_table(HERE, ALSO_HERE), ada.cookies
    older = toy.GAME.setup(2, rules=1, components={"game": "sealed", "cards_each": 7})
    change(tmp_path, "INSERT INTO components VALUES (?, ?)", older.data, '{"game":"sealed","cards_each":7}')
    change(tmp_path, "UPDATE tables SET rules = 1, data = ?", older.data)
    return table, cookies


def test_a_game_in_progress_keeps_the_rules_and_components_it_began_with(
    tmp_path: Path, older_table: tuple[Json, dict[str, str]]
) -> None:
    table, cookies = older_table
    with serving(tmp_path) as server, Browser(server.host, cookies) as ada, ada.at(table) as live:
        assert live.state["view"]["board"]["in_bag"] == 7 * 2 + 1 - 2 * 3 - 1
        record = ada.get(f"/api/tables/{table['id']}/record")
        assert record["rules"] == 1
        assert record["components"] == {"game": "sealed", "cards_each": 7}
        live.play_first(live.state)


def test_a_game_in_progress_goes_on_when_an_option_is_added(tmp_path: Path) -> None:
    """It is played as the default of the new option says."""
    with serving(tmp_path) as server, Browser(server.host) as ada:
        table, cookies = ada.open_table(HERE, ALSO_HERE), ada.cookies
    change(tmp_path, "UPDATE tables SET options = ?", '{"hand": 2}')
    with serving(tmp_path) as server, Browser(server.host, cookies) as ada, ada.at(table) as live:
        live.play_first(live.state)
        assert ada.get(f"/api/tables/{table['id']}")["options"] == {"hand": 2}
        live.state = live.fresh()
        live.play_to_the_end()
        record = newworlds.replay(ada.http.get(f"/api/tables/{table['id']}/record").content).record()
        assert record.options == {"hand": 2, "order": "up", "bonus": True}


def test_a_game_of_unknown_rules_is_listed_but_not_opened(
    tmp_path: Path, older_table: tuple[Json, dict[str, str]]
) -> None:
    table, cookies = older_table
    change(tmp_path, "UPDATE tables SET rules = 99")
    with serving(tmp_path) as server, Browser(server.host, cookies) as ada:
        assert ada.get("/api/tables")[0]["id"] == table["id"]
        answer = ada.http.get(f"/api/tables/{table['id']}/record")
        assert answer.json()["error"]["code"] == "error.unknown_rules"


def stored(folder: Path, query: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(folder / "tables.sqlite3")
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def change(folder: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(folder / "tables.sqlite3")
    try:
        with connection:
            connection.execute(statement, values)
    finally:
        connection.close()
