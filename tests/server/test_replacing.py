"""Somebody else takes the seat of a player who left: who may offer it, who sees what, and what is dealt stays dealt."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from newworlds.core.fairness import Fairness, fairness_of
from newworlds.core.record import record_from_json
from newworlds.server.migrations.versions.v22_replacements import settle
from newworlds.server.standing.results import result_of
from newworlds.server.storage import rows, schema
from newworlds.server.storage.table_rows import SeatRow, StoredTable, TableRow
from newworlds.server.terms import USUAL as USUAL_TERMS
from tests.server.playing import HERE, LINK, USUAL, Browser, Gate, Json, Live, refusal, serving

NOBODY_WATCHES = {"may_watch": False}


@pytest.fixture
def dan(ada: Browser) -> Iterator[Browser]:
    with Browser(ada.host) as browser:
        yield browser


def two_at(ada: Browser, cleo: Browser, **terms: object) -> Json:
    """Ada and Cleo at a table, dealt fairly."""
    asked = {"game": "sealed", "seats": [HERE, LINK], "terms": USUAL | terms, "commitment": ada.commitment}
    table: Json = ada.post("/api/tables", asked).json()
    assert cleo.join(table, table["seats"][1]["invite"]).status_code == 200
    with ada.at(table), cleo.at(table):
        return table


@contextmanager
def left_alone(ada: Browser, cleo: Browser, **terms: object) -> Iterator[tuple[Json, Live, Live]]:
    """Cleo has resigned and looks on; a bot plays for her."""
    table = two_at(ada, cleo, **terms)
    with ada.at(table) as first, cleo.at(table) as second:
        assert second.ask("resign")["type"] == "ack"
        yield table, first, second


def link_to(browser: Browser, table: Json, seat: int = 1) -> str:
    answer = browser.post(f"/api/tables/{table['id']}/invite", {"seat": seat})
    assert answer.status_code == 200, answer.text
    invite: str = answer.json()["seats"][seat]["invite"]
    return invite


def seats_of(browser: Browser, table: Json) -> list[Json]:
    found: list[Json] = browser.get(f"/api/tables/{table['id']}")["seats"]
    return found


def hands(state: Json) -> list[Json | None]:
    found: list[Json | None] = state["view"]["board"]["hands"]
    return found


def test_a_newcomer_plays_on_in_a_game_that_stays_as_it_was_dealt(tmp_path: Path, database: str, gate: Gate) -> None:
    with (
        serving(tmp_path, gate, database=database) as server,
        Browser(server.host) as ada,
        Browser(server.host) as cleo,
        Browser(server.host) as dan,
    ):
        table = two_at(ada, cleo)
        with ada.at(table) as first, cleo.at(table) as second, dan.at(table):
            second.ask("resign")
            hand = hands(second.fresh())[1]
            first.ask("ask_offer", seat=1, to="link")
            assert dan.join(table, link_to(ada, table), "Dan").json()["mine"] == [1]
            told = second.wait_for("state")
            assert (told["table"]["mine"], hands(told)) == ([], [None, None])
            cookies = dan.cookies
    with (
        serving(tmp_path, database=database) as server,
        Browser(server.host, cookies) as dan,
        dan.at(table) as newcomer,
    ):
        assert (newcomer.state["table"]["mine"], hands(newcomer.state)) == ([1], [None, hand])
        seat = newcomer.state["table"]["seats"][1]
        assert (seat["name"], seat["stand_in"], seat["left"], seat["offered"]) == ("Dan", None, None, None)
        assert newcomer.ask("ask_abandon")["type"] == "ack"


def test_the_record_of_a_seat_that_changed_hands_proves_the_dealing(ada: Browser, cleo: Browser, dan: Browser) -> None:
    with left_alone(ada, cleo) as (table, first, _):
        first.ask("ask_offer", seat=1, to="open")
        assert dan.join(table, None, "Dan").status_code == 200
        with dan.at(table) as newcomer:
            while (states := [live.fresh() for live in (first, newcomer)])[0]["table"]["status"] != "over":
                for live, state in zip((first, newcomer), states, strict=True):
                    if state["view"]["legal"]:
                        live.play_first(state)
    record = record_from_json(ada.http.get(f"/api/tables/{table['id']}/record").content)
    assert fairness_of(record) == Fairness("fair")
    assert record.dealing is not None
    assert [part.commitment for part in record.dealing.contributions] == [ada.commitment, cleo.commitment]
    assert [part.seats for part in record.dealing.contributions] == [[0], [1]]


def test_whoever_comes_back_in_time_keeps_the_seat(ada: Browser, cleo: Browser, dan: Browser) -> None:
    with left_alone(ada, cleo) as (table, first, second):
        first.ask("ask_offer", seat=1, to="link")
        invite = link_to(ada, table)
        assert refusal(ada.join(table, invite)) == (409, "error.already_seated")
        assert second.ask("come_back")["type"] == "ack"
        assert refusal(dan.join(table, invite, "Dan")) == (403, "error.bad_invite")
        assert seats_of(ada, table)[1]["offered"] is None


def test_all_who_still_play_must_agree(ada: Browser, cleo: Browser, dan: Browser) -> None:
    table = ada.open_table(HERE, LINK, LINK)
    cleo.join(table, table["seats"][1]["invite"])
    dan.join(table, table["seats"][2]["invite"], "Dan")
    with ada.at(table) as first, cleo.at(table) as second, dan.at(table) as third:
        assert first.ask("ask_offer", seat=2, to="link")["error"]["code"] == "error.seat_not_left"
        third.ask("resign")
        assert third.ask("ask_offer", seat=2, to="link")["error"]["code"] == "error.stand_in_plays"
        first.ask("ask_offer", seat=2, to="link")
        request = second.fresh()["table"]["request"]
        assert (request["wish"], request["target"], request["to"], request["awaited"]) == ("offer", 2, "link", [1])
        asked = {"seat": 2}
        assert refusal(ada.post(f"/api/tables/{table['id']}/invite", asked)) == (409, "error.seat_taken")
        second.ask("answer_request", agrees=True)
        assert second.fresh()["table"]["seats"][2]["offered"] == "link"
        assert refusal(dan.post(f"/api/tables/{table['id']}/invite", asked)) == (403, "error.not_your_seat")
        assert cleo.post(f"/api/tables/{table['id']}/withdraw", asked).status_code == 200
        assert refusal(cleo.post(f"/api/tables/{table['id']}/withdraw", asked)) == (409, "error.not_offered")


def test_a_seat_offered_to_all_is_found_in_the_lobby_even_where_nobody_may_watch(
    ada: Browser, cleo: Browser, dan: Browser
) -> None:
    with left_alone(ada, cleo, **NOBODY_WATCHES) as (table, first, _):
        assert refusal(dan.http.get(f"/api/tables/{table['id']}")) == (403, "error.no_watching")
        first.ask("ask_offer", seat=1, to="open")
        shown = next(each for each in dan.get("/api/lobby") if each["id"] == table["id"])
        assert [seat["is_offered"] for seat in shown["seats"]] == [False, True]
        assert dan.get(f"/api/tables/{table['id']}")["mine"] == []
        assert dan.join(table, None, "Dan").json()["mine"] == [1]
        assert table["id"] not in [each["id"] for each in dan.get("/api/lobby")]
        assert refusal(cleo.http.get(f"/api/tables/{table['id']}")) == (403, "error.no_watching")


def test_a_game_in_which_a_seat_changed_hands_counts_for_whoever_ended_it_but_not_for_ratings() -> None:
    terms = msgspec.structs.replace(USUAL_TERMS, is_rated=True)
    row = TableRow(
        id="t",
        game="sealed",
        rules=2,
        options={},
        terms=terms,
        data="d",
        is_seed_chosen=False,
        chance=2,
        host="a",
        created="c",
        updated="u",
        status="over",
        scores=[3, 5],
    )
    seats = [SeatRow(seat=0, kind="here", name="Ada", owner="a"), SeatRow(seat=1, kind="link", name="Dan", owner="d")]
    assert result_of(StoredTable(row, seats, [], []), "s", "e").row.is_rated
    taken = [seats[0], SeatRow(seat=1, kind="link", name="Dan", owner="d", taken_over=True)]
    result = result_of(StoredTable(row, taken, [], []), "s", "e")
    assert (result.row.is_rated, result.seats[1].owner, result.seats[1].rank) == (False, "d", 1)


def test_the_migration_fixes_contributions_in_the_order_in_which_they_were_worked_out(
    connection: sa.Connection,
) -> None:
    standing = {"status": "playing", "scores": [0, 0, 0], "seq": 0, "created": "c", "updated": "u"}
    settled = {
        "id": "t",
        "game": "sealed",
        "rules": 2,
        "options": {},
        "data": "d",
        "is_seed_chosen": False,
        "host": "a",
    }
    connection.execute(schema.tables.insert().values(**settled, **standing))
    for place, owner in enumerate("zaz"):
        sitting = {"table_id": "t", "seat": place, "kind": "here", "name": "", "owner": owner}
        connection.execute(schema.seats.insert().values(sitting))
    for owner in "az":
        part = {"table_id": "t", "owner": owner, "commitment": owner, "agrees": False}
        connection.execute(schema.contributions.insert().values(part))
    before = rows.table(connection, "t")
    assert before is not None
    assert [part.owner for part in before.contributions] == ["z", "a"]
    settle(connection)
    after = rows.table(connection, "t")
    assert after is not None
    assert [(part.owner, part.seats) for part in after.contributions] == [("z", [0, 2]), ("a", [1])]
