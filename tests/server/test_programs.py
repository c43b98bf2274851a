"""A seat that any program plays: with a token in place of a cookie, as a person otherwise."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from newworlds.server.live import NO_SUCH_TABLE
from tests.server.playing import HERE, LINK, PATIENCE, RANDOM_BOT, Browser, Json, Live, RunningServer

PROGRAM = {"kind": "program", "name": "Hal"}
EXAMPLE = Path(__file__).parents[2] / "examples" / "random_program.py"


def _address(browser: Browser, table: Json) -> str:
    return f"ws://{browser.host}/api/tables/{table['id']}/live"


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


@contextmanager
def _program_at(browser: Browser, table: Json, token: str) -> Iterator[Live]:
    with connect(
        _address(browser, table), additional_headers=_bearer(token), open_timeout=PATIENCE, close_timeout=1
    ) as connection:
        yield Live(connection)


def test_whoever_opens_the_table_is_told_the_token_once(ada: Browser) -> None:
    table = ada.open_table(HERE, PROGRAM)
    assert len(table["seats"][1]["token"]) == 32
    assert "token" not in table["seats"][0]
    assert all("token" not in seat for seat in ada.get(f"/api/tables/{table['id']}")["seats"])


def test_nobody_need_join_for_a_program(ada: Browser) -> None:
    table = ada.open_table(HERE, PROGRAM)
    assert table["status"] == "playing"
    assert (table["seats"][1]["kind"], table["seats"][1]["taken"], table["seats"][1]["online"]) == (
        "program",
        True,
        False,
    )


def test_a_program_sees_what_its_seat_may_know_and_plays(ada: Browser) -> None:
    table = ada.open_table(PROGRAM, HERE)
    with ada.at(table) as live, _program_at(ada, table, table["seats"][0]["token"]) as program:
        assert program.state["table"]["mine"] == [0]
        assert program.state["view"]["seat"] == 0
        assert program.state["view"]["board"]["hands"][0] is not None
        assert program.state["view"]["board"]["hands"][1] is None
        assert live.state["view"]["board"]["hands"][0] is None
        program.play_first(program.state)
        assert live.wait_for("step")["seq"] == 1


def test_others_see_that_a_program_is_connected(ada: Browser) -> None:
    table = ada.open_table(HERE, PROGRAM)
    with ada.at(table) as live, _program_at(ada, table, table["seats"][1]["token"]):
        assert live.wait_for("table")["table"]["seats"][1]["online"]


def test_a_program_cannot_play_for_others(ada: Browser) -> None:
    table = ada.open_table(HERE, PROGRAM)
    with _program_at(ada, table, table["seats"][1]["token"]) as program:
        assert program.state["view"]["legal"] == []
        answer = program.ask("move", seq=0, move={"kind": "draw_card"})
    assert answer["error"]["code"] == "error.not_your_turn"


def test_a_token_of_another_table_is_refused(ada: Browser) -> None:
    other = ada.open_table(HERE, PROGRAM)["seats"][1]["token"]
    table = ada.open_table(HERE, PROGRAM)
    with connect(_address(ada, table), additional_headers=_bearer(other)) as connection:
        assert '"error.bad_token"' in str(connection.recv(timeout=PATIENCE))
        with pytest.raises(ConnectionClosed) as closed:
            connection.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NO_SUCH_TABLE


def test_what_is_no_token_is_refused_before_anything_is_said(ada: Browser) -> None:
    table = ada.open_table(HERE, PROGRAM)
    with pytest.raises(InvalidStatus), connect(_address(ada, table), additional_headers=_bearer("guess")):
        pass
    answer = httpx.get(f"http://{ada.host}/api/tables", headers=_bearer("guess"))
    assert (answer.status_code, answer.json()["error"]["code"]) == (401, "error.bad_token")


def test_a_program_finds_its_table_over_http_and_gets_no_cookie(ada: Browser) -> None:
    table = ada.open_table(HERE, PROGRAM)
    answer = httpx.get(f"http://{ada.host}/api/tables", headers=_bearer(table["seats"][1]["token"]))
    assert [(found["id"], found["mine"]) for found in answer.json()] == [(table["id"], [1])]
    assert "set-cookie" not in answer.headers


def test_a_new_token_replaces_the_old_one(ada: Browser) -> None:
    table = ada.open_table(HERE, PROGRAM)
    old = table["seats"][1]["token"]
    renewed = ada.post(f"/api/tables/{table['id']}/token", {"seat": 1}).json()
    new = renewed["seats"][1]["token"]
    assert new != old
    with _program_at(ada, table, new) as program:
        assert program.state["table"]["mine"] == [1]
    with connect(_address(ada, table), additional_headers=_bearer(old)) as connection:
        assert '"error.bad_token"' in str(connection.recv(timeout=PATIENCE))


@pytest.mark.parametrize("seat", [0, 2, 9, -1])
def test_only_a_programs_seat_has_a_token(ada: Browser, seat: int) -> None:
    table = ada.open_table(HERE, PROGRAM, LINK)
    answer = ada.post(f"/api/tables/{table['id']}/token", {"seat": seat})
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "error.no_program")


def test_only_the_host_makes_tokens(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, PROGRAM)
    answer = cleo.post(f"/api/tables/{table['id']}/token", {"seat": 1})
    assert answer.json()["error"]["code"] == "error.not_your_table"


def test_a_program_needs_a_name(ada: Browser) -> None:
    answer = ada.post("/api/tables", {"game": "sealed", "seats": [HERE, {"kind": "program"}]})
    assert answer.json()["error"]["code"] == "error.bad_name"


@pytest.mark.parametrize("game", ["sealed", "mayflower"])
def test_the_example_plays_a_whole_game(server: RunningServer, ada: Browser, game: str) -> None:
    table = ada.open_table(PROGRAM, RANDOM_BOT, game=game)
    token = table["seats"][0]["token"]
    command = [sys.executable, str(EXAMPLE), _address(ada, table), token]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    over = ada.get(f"/api/tables/{table['id']}")
    assert over["status"] == "over"
    assert done.stdout == f"final scores: {over['scores']}\n"


def test_the_example_says_why_it_is_refused(ada: Browser) -> None:
    table = ada.open_table(PROGRAM, RANDOM_BOT)
    command = [sys.executable, str(EXAMPLE), _address(ada, table), "0" * 32]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (1, "refused: error.bad_token\n")


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 45
