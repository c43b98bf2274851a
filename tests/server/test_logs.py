"""The log is readable for people and programs, and hostile input can neither forge entries nor bring out secrets."""

from __future__ import annotations

import logging
import re
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.sync.client import connect

from newworlds.server import logs
from newworlds.server.keys import COOKIE
from newworlds.server.settings import Settings
from newworlds.server.table_registry import TableRegistry
from tests.server.accounts import PASSWORD, sign_in, signed_up
from tests.server.playing import ALSO_HERE, HERE, LINK, Browser, Json, serving

HOSTILE = "\x1b[2J\x07\r\n2026-11-15T09:30:00.000Z ERROR newworlds: forged \u202e\x9b"
SEED = 8_126_354_901


@pytest.fixture(autouse=True)
def _usual_logging() -> Iterator[None]:
    root, ours = logging.getLogger(), logging.getLogger("newworlds")
    before = (root.handlers[:], root.level, ours.level)
    yield
    root.handlers[:], root.level = before[0], before[1]
    ours.setLevel(before[2])


def entry(message: str, *args: object, exc_info: bool = False, created: float = 0.5) -> logging.LogRecord:
    found = sys.exc_info() if exc_info else None
    record = logging.LogRecord("newworlds.here", logging.ERROR, __file__, 1, message, args, found)
    record.created = created
    record.msecs = created % 1 * 1000
    return record


def failure(text: str) -> logging.LogRecord:
    try:
        raise RuntimeError(text)
    except RuntimeError:
        return entry("it failed", exc_info=True)


def has_controls(text: str) -> bool:
    return re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]", text) is not None


def test_a_line_for_people() -> None:
    line = logs.Lines().format(entry("table %s: %s", "abc", HOSTILE))
    assert line.startswith("1970-01-01T00:00:00.500Z ERROR newworlds.here: table abc: \\x1b[2J\\x07\\r\\n2026")
    assert not has_controls(line)
    assert "\n" not in line


def test_a_line_for_programs() -> None:
    line = logs.JsonLines().format(entry("table %s: %s", "abc", HOSTILE))
    assert not has_controls(line)
    assert "\n" not in line
    told = msgspec.json.decode(line)
    assert told.pop("message").startswith("table abc: \\x1b[2J\\x07\\r\\n2026")
    assert told == {"time": "1970-01-01T00:00:00.500Z", "level": "error", "logger": "newworlds.here"}


def test_a_traceback_cannot_pass_for_another_entry() -> None:
    first, *others = logs.Lines().format(failure(HOSTILE)).split("\n")
    assert first.endswith("it failed")
    assert others[0] == "    Traceback (most recent call last):"
    assert all(line.startswith("    ") and not has_controls(line) for line in others)


def test_programs_get_the_traceback_in_the_same_line() -> None:
    line = logs.JsonLines().format(failure(HOSTILE))
    assert "\n" not in line
    assert msgspec.json.decode(line)["traceback"][-2].startswith(r"RuntimeError: \x1b[2J\x07\r")


@pytest.mark.parametrize("formatter", [logs.Lines(), logs.JsonLines()])
def test_keys_invitations_and_hashes_are_withheld(formatter: logging.Formatter) -> None:
    key, invite, owner = "k" * 32, "pRy-_v1nv1te", "0123456789abcdef" * 4
    told = f"Cookie: newworlds_key={key}; path /t/abc?invite={invite} of {owner}"
    for line in (formatter.format(entry(told)), formatter.format(failure(told))):
        assert "path /t/abc" in line
        assert not any(secret in line for secret in (key, invite, owner))


def test_a_complaint_repeated_without_end_is_heard_a_few_times_a_minute() -> None:
    sparing = logs.SparingFilter()
    heard = [sparing.filter(entry("out of descriptors", created=second / 100)) for second in range(5000)]
    assert sum(heard) == logs.SparingFilter.MOST
    later = entry("out of descriptors", created=61.0)
    assert sparing.filter(later)
    assert later.getMessage() == "out of descriptors (4980 more like this were left out)"


def test_each_answer_names_its_request_as_the_log_does(
    ada: Browser, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TableRegistry, "infos", None)
    logs.start_logging(Settings(log_format="json"))
    first, second = (ada.http.get("/api/tables").headers["x-request-id"] for _ in range(2))
    told = [msgspec.json.decode(line) for line in capsys.readouterr().err.splitlines()]
    assert first != second
    assert {first, second} == {line["request"] for line in told}


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_hostile_requests_leave_neither_control_characters_nor_secrets_in_the_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, log_format: str
) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada:
        logs.start_logging(Settings(log_format=log_format))  # type: ignore[arg-type]
        logging.getLogger("newworlds").warning("begun")
        table = ada.open_fair_table(HERE, LINK)
        _provoke_failures(ada, table, monkeypatch, tmp_path / "tables.sqlite3")
        secrets = [
            SEED,
            ada.cookies[COOKIE],
            table["seats"][1]["invite"],
            *_stored_secrets(tmp_path / "tables.sqlite3"),
        ]
    told = capsys.readouterr().err
    assert "begun" in told
    assert "storage failed" in told
    assert "a message could not be handled" in told
    assert not has_controls(told)
    assert [secret for secret in secrets if str(secret) in told] == []


def test_who_signs_in_is_logged_by_id_and_so_is_who_fails_to(ada: Browser, caplog: pytest.LogCaptureFixture) -> None:
    account = signed_up(ada, "Ada in the log")
    with caplog.at_level(logging.INFO, "newworlds"):
        sign_in(ada, "Ada in the log", "not her password")
        sign_in(ada, "Nobody in the log")
        ada.post("/api/me/recover", {"name": "Ada in the log", "code": "a" * 24, "password": "eleven red foxes"})
        sign_in(ada, "Ada in the log")
    person = account["me"]["id"]
    told = [entry.getMessage() for entry in caplog.records if entry.name.endswith("accounts")]
    assert told == [
        f"a sign-in was refused: {person}",
        "a sign-in was refused: no such name",
        f"a recovery was refused: {person}",
        f"somebody signed in: {person}",
    ]
    assert "in the log" not in caplog.text
    assert PASSWORD not in caplog.text


def _provoke_failures(ada: Browser, table: Json, monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    """A failing insert, a bug behind a hostile path, and one behind a hostile message."""
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TRIGGER no_more BEFORE INSERT ON tables BEGIN SELECT RAISE(ABORT, 'full'); END")
    asked = {"game": "sealed", "seats": [HERE, ALSO_HERE], "seed": SEED}
    assert ada.post("/api/tables", asked).status_code == 503
    monkeypatch.setattr(TableRegistry, "info", None)
    answer = ada.http.get(f"/api/tables/%1b%5b2J%07%0d%c2%9b?invite={table['seats'][1]['invite']}")
    assert answer.status_code == 500
    monkeypatch.setattr("newworlds.server.live.envelope_of", _fail_with)
    cookie = {"Cookie": f"{COOKIE}={ada.cookies[COOKIE]}"}
    with connect(f"ws://{ada.host}/api/tables/{table['id']}/live", additional_headers=cookie) as live:
        live.recv()
        live.send(HOSTILE)
        assert "error.internal" in str(live.recv())


def _fail_with(source: str) -> None:
    raise RuntimeError(source)


def _stored_secrets(file: Path) -> list[object]:
    with sqlite3.connect(file) as connection:
        return list(connection.execute("SELECT secret, host FROM tables").fetchone())
