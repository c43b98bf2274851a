"""host grant, revoke and list: how the first host is named."""

from __future__ import annotations

import pytest

from newworlds.server.storage.engine import engine_for
from newworlds.server.storage.migrate import migrate
from newworlds.server.storage.schema import people
from tests.cli.conftest import Run

DATABASE = "tables.sqlite3"


@pytest.fixture
def club(run: Run, monkeypatch: pytest.MonkeyPatch) -> Run:
    """With Ada, and two people called Ben."""
    monkeypatch.setenv("NEWWORLDS_DATABASE", DATABASE)
    engine = engine_for(DATABASE)
    with engine.begin() as connection:
        migrate(connection)
        for number, name in enumerate(["Ada", "Ben", "ben"]):
            row = {"id": f"id{number}", "owner": f"owner{number}", "name": name, "created": f"2026-01-0{number + 1}T"}
            connection.execute(people.insert().values(**row))
    engine.dispose()
    return run


def test_the_first_host_is_named_on_the_server(club: Run) -> None:
    assert club("host", "list").out == "There are no hosts yet. Name the first with newworlds host grant.\n"
    assert club("host", "grant", "ada").out == "Ada (id0) is now a host.\n"
    assert club("host", "grant", "id2", "--role", "moderator").out == "ben (id2) is now a moderator.\n"
    assert club("host", "list").out == "Ada (id0): host\nben (id2): moderator\n"
    assert club("host", "revoke", "Ada").out == "Ada (id0) is now a player like everybody else.\n"
    assert club("host", "list").out == "ben (id2): moderator\n"


def test_whoever_is_meant_must_be_clear(club: Run) -> None:
    done = club("host", "grant", "Ben")
    assert done.status != 0
    assert "Use an id instead: id1 (2026-01-02), id2 (2026-01-03)." in done.err
    done = club("host", "grant", "Cleo")
    assert done.status != 0
    assert "Nobody here is called “Cleo”" in done.err
    assert club("host", "list").out.startswith("There are no hosts")
