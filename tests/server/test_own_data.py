"""Everything about somebody in one file, and everything deleted; and nobody sees what belongs to another."""

from __future__ import annotations

from pathlib import Path

import pytest
import sqlalchemy as sa

from newworlds.server.endpoints import Endpoint
from newworlds.server.keys import COOKIE, owner_of
from newworlds.server.people.belongings import OWNED
from newworlds.server.people.routes import PEOPLE_ENDPOINTS
from newworlds.server.storage.people_rows import BELONGING
from newworlds.server.storage.schema import accounts, metadata, sessions
from tests.server.accounts import PASSWORD, ids, signed_up
from tests.server.playing import ALSO_HERE, HERE, LINK, RANDOM_BOT, Browser, refusal, serving


def test_an_export_has_everything_and_no_secret(ada: Browser) -> None:
    finished, playing = ada.open_table(HERE, ALSO_HERE), ada.open_table(HERE, LINK)
    with ada.at(finished) as live:
        live.play_to_the_end()
    code = signed_up(ada, "Ada who exports")["recovery"]
    answer = ada.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    exported = answer.json()
    assert exported["me"]["name"] == "Ada who exports"
    assert {table["id"] for table in exported["tables"]} == {finished["id"], playing["id"]}
    assert [len(exported["records"]), len(exported["sessions"])] == [1, 1]
    assert [result["table"] for result in exported["results"]] == [finished["id"]]
    for secret in (ada.cookies[COOKIE], owner_of(ada.cookies[COOKIE]), code, "argon2", '"owner"'):
        assert secret not in answer.text


def test_whoever_leaves_is_forgotten(tmp_path: Path, database: str) -> None:
    """Games with others stay for them, without the name; the rest is gone from every table of the database."""
    engine = sa.create_engine(database)
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        alone, shared = ada.open_table(HERE, RANDOM_BOT), ada.open_fair_table(HERE, LINK)
        cleo.join(shared, shared["seats"][1]["invite"])
        me = signed_up(ada, "Ada Lovelace")["me"]
        with cleo.at(shared):
            assert ada.post("/api/me/delete", {"password": PASSWORD}).json()["id"] is None
        assert ids(ada) == set()
        assert ids(cleo) == {shared["id"]}
        assert cleo.get(f"/api/tables/{shared['id']}")["seats"][0]["name"] == "—"
        assert cleo.http.get(f"/api/tables/{alone['id']}").status_code == 404
    with engine.connect() as connection:
        stored = [repr(row) for table in metadata.sorted_tables for row in connection.execute(sa.select(table))]
    engine.dispose()
    assert not [row for row in stored if me["id"] in row or "Lovelace" in row or "'Ada'" in row]


def test_a_guest_can_leave_too(ada: Browser) -> None:
    ada.open_table(HERE, RANDOM_BOT)
    assert ada.post("/api/me/delete", {}).json()["id"] is None
    assert ids(ada) == set()


@pytest.mark.parametrize("endpoint", PEOPLE_ENDPOINTS, ids=lambda each: f"{each.method} {each.path}")
def test_no_route_tells_one_account_of_another(tmp_path: Path, endpoint: Endpoint) -> None:
    """Whatever Cleo asks with whatever she can guess, nothing in an answer is Ada's."""
    with serving(tmp_path) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        table = ada.open_table(HERE, ALSO_HERE)
        account = signed_up(ada, "Ada")
        signed_up(cleo, "Cleo")
        ticket = ada.post("/api/me/tickets", {"password": PASSWORD}).json()["ticket"]
        session = ada.get("/api/me/sessions")[0]["id"]
        guesses = {
            "name": "Ada",
            "password": PASSWORD + "?",
            "new": "eleven red foxes",
            "code": "aaaa-aaaa-aaaa-aaaa-aaaa",
            "id": session,
            "table": table["id"],
            "seat": 0,
            "address": "ada@example.org",
            "language": "en",
            **dict.fromkeys(("credential", "client_data", "attestation", "authenticator", "signature"), "AAAA"),
            "ticket": ticket[:-1] + ("a" if ticket[-1] != "a" else "b"),
        }
        fields = endpoint.asked.__struct_fields__ if endpoint.asked else ()
        body = {name: guesses[name] for name in fields}
        path = f"/api{endpoint.path}"
        answer = cleo.post(path, body) if endpoint.method == "POST" else cleo.http.get(path)
        secrets = (account["me"]["id"], account["recovery"], ticket, session, table["id"], ada.cookies[COOKIE])
        assert not [secret for secret in secrets if secret in answer.text]
        assert ada.get("/api/me") == account["me"]
        assert ids(ada) == {table["id"]}


def test_an_ended_session_of_another_account_stays(ada: Browser, cleo: Browser) -> None:
    signed_up(ada, "Ada beside Cleo")
    signed_up(cleo, "Cleo beside Ada")
    (session,) = ada.get("/api/me/sessions")
    assert refusal(cleo.post("/api/me/sessions/end", {"id": session["id"]})) == (404, "error.unknown_session")
    assert ada.get("/api/me/sessions") == [session]


def test_no_export_shows_whom_something_belongs_to() -> None:
    """Owners are hashes of 64 digits. They are told to nobody, not even in what was said about somebody."""
    hashes = [
        f"{column.table.name}.{column.name}"
        for owned in OWNED
        if owned.is_shown
        for column in owned.column.table.columns
        if column.name not in owned.secrets and getattr(column.type, "length", None) == 64
    ]
    assert hashes == []


def test_everything_with_an_owner_goes_with_them() -> None:
    """In `OWNED`, but for games and their results, of which others keep their part."""
    listed = {owned.column.table.name for owned in OWNED}
    with_owner = {table.name for table in metadata.sorted_tables if "owner" in table.columns}
    assert with_owner - listed == {"people", "seats", "contributions", "result_seats"}


def test_every_table_that_refers_to_people_is_emptied_when_one_is_forgotten() -> None:
    """Else somebody could not be deleted: another part must list its columns in `OWNED`."""
    listed = {owned.column.table.name for owned in OWNED} | {table.name for table in BELONGING}
    people = metadata.tables["people"]
    referring = {
        table.name for table in metadata.sorted_tables if any(key.column.table is people for key in table.foreign_keys)
    }
    assert {accounts.name, sessions.name} <= referring <= listed
