"""doctor: what is installed, compiled and reachable on this machine."""

from __future__ import annotations

import json
import socket
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

import newworlds
from newworlds.core.compiled import is_compiled
from newworlds.server import app
from newworlds.server.infos import Health
from tests.cli.conftest import Run
from tests.server.mail_server import MailServer
from tests.server.playing import RunningServer, serving


def test_doctor_reports_what_is_there(run: Run) -> None:
    out = run("doctor").out
    for title in ("Python", "Engine compiled", "C compiler", "Games", "Browser client", "Database", "Port", "Chromium"):
        assert title in out


def test_doctor_says_how_to_fix_what_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEWWORLDS_CLIENT", "/nowhere")
    done = run("doctor")
    assert done.status == 1
    assert "✗ Browser client /nowhere → not built: run ./play --setup" in done.out


def test_doctor_speaks_json(run: Run) -> None:
    found = {finding["check"]: finding["state"] for finding in json.loads(run("doctor", "--json").out)}
    assert found["python"] == "ok"
    assert found["engine"] == ("ok" if is_compiled() else "optional")


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RunningServer]:
    """On the port that the settings name."""
    with serving(tmp_path) as running:
        monkeypatch.setenv("NEWWORLDS_PORT", running.host.partition(":")[2])
        yield running


def found_by(run: Run) -> dict[str, tuple[str, str]]:
    found = json.loads(run("doctor", "--json").out)
    return {finding["check"]: (finding["state"], finding["detail"]) for finding in found}


def test_doctor_asks_a_running_server_how_it_is(run: Run, server: RunningServer) -> None:
    found = found_by(run)
    assert found["running"] == ("ok", f"{server.host} · {newworlds.__version__}")
    assert found["ready"] == ("ok", "")
    assert "port" not in found


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "✗ Server ready for moves This server can’t take moves right now"),
        ("fr", "✗ Serveur prêt à prendre des coups Ce serveur ne peut pas prendre de coups pour l’instant"),
    ],
)
def test_doctor_repeats_why_a_server_takes_no_moves(
    run: Run, server: RunningServer, tmp_path: Path, language: str, told: str
) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        connection.execute("CREATE TRIGGER ro BEFORE UPDATE ON alembic_version BEGIN SELECT RAISE(ABORT, ''); END")
    done = run("--lang", language, "doctor")
    assert done.status == 1
    assert told in done.out


def test_doctor_notices_a_server_of_another_version(
    run: Run, server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "Health", lambda status, _version, compiled: Health(status, "0.0.9", compiled))
    assert found_by(run)["running"] == ("optional", f"{server.host} · 0.0.9")


def test_doctor_says_when_something_else_uses_the_port(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        monkeypatch.setenv("NEWWORLDS_PORT", str(listening.getsockname()[1]))
        other = threading.Thread(target=_hang_up, args=(listening,))
        other.start()
        found = found_by(run)
        other.join()
    assert found["port"][0] == "optional"
    assert "running" not in found


def _hang_up(listening: socket.socket) -> None:
    """On whoever tries the port, and on whoever then asks."""
    for _ in range(2):
        listening.accept()[0].close()


def test_doctor_asks_the_mail_server_whether_it_lets_us_in(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found_by(run)["mail"] == ("ok", "not set up")
    with MailServer() as mail:
        for name, value in mail.settings().items():
            monkeypatch.setenv(f"NEWWORLDS_{name.upper()}", str(value))
        assert found_by(run)["mail"] == ("ok", f"127.0.0.1:{mail.port}")
        done = run("host", "mail", "ada@example.org")
        assert done.out.startswith("Sent to ada@example.org.")
        assert mail.delivered("ada@example.org").subject == "A test message"
        mail.refused["ada@example.org"] = 550
        assert run("host", "mail", "ada@example.org").status == 1
    state, detail = found_by(run)["mail"]
    assert (state, detail.partition(" · ")[0]) == ("missing", f"127.0.0.1:{mail.port}")
    monkeypatch.setenv("NEWWORLDS_SITE_URL", "nowhere")
    assert "site_url" in found_by(run)["mail"][1]
