"""Fair dealing at a table: nobody can choose, foresee or try deals, and everybody can check it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import newworlds
from newworlds.core.dealing import commitment_of
from newworlds.core.fairness import Fairness, fairness_of
from newworlds.core.record import Record, record_from_json
from tests.server.playing import (
    ALSO_HERE,
    HERE,
    LINK,
    RANDOM_BOT,
    Browser,
    Json,
    Live,
    RunningServer,
    refusal,
    serving,
)


@pytest.fixture
def dora(server: RunningServer) -> Iterator[Browser]:
    with Browser(server.host) as browser:
        yield browser


def invite(table: Json, seat: int = 1) -> str:
    found: str = table["seats"][seat]["invite"]
    return found


def table_of(browser: Browser, table: Json) -> Json:
    found: Json = browser.get(f"/api/tables/{table['id']}")
    return found


def record_of(browser: Browser, table: Json) -> Record:
    return record_from_json(browser.http.get(f"/api/tables/{table['id']}/record").content)


def code(answer: Json) -> str:
    found: str = answer["error"]["code"]
    return found


def play_out(*lives: Live) -> None:
    """Whoever is asked plays the first legal move."""
    latest = [live.fresh() for live in lives]
    while latest[0]["table"]["status"] != "over":
        for number, live in enumerate(lives):
            if latest[number]["view"]["legal"]:
                live.play_first(latest[number])
                break
        latest = [live.fresh() for live in lives]


# Sealing


def test_everybody_sees_who_has_sealed_a_contribution(ada: Browser, cleo: Browser, dora: Browser) -> None:
    table = ada.open_fair_table(HERE, LINK)
    sealed = {"seats": [0], "commitment": ada.commitment, "has_contributed": False, "agrees": False}
    assert (table["status"], table["contributors"]) == ("waiting", [sealed])
    joined = cleo.join(table, invite(table)).json()
    also_sealed = {"seats": [1], "commitment": cleo.commitment, "has_contributed": False, "agrees": False}
    assert (joined["status"], joined["contributors"]) == ("dealing", [sealed, also_sealed])
    watched = table_of(dora, table)
    assert watched["contributors"] == joined["contributors"]
    assert watched["commitment"] == joined["commitment"] == table["commitment"]


def test_every_table_has_its_own_secret(ada: Browser) -> None:
    assert ada.open_fair_table(HERE, LINK)["commitment"] != ada.open_fair_table(HERE, LINK)["commitment"]


@pytest.mark.parametrize("commitment", ["", "abc", "AB" * 32, "a" * 65, "g" * 64, "é" * 64, "a" * 63 + "\n"])
def test_a_malformed_commitment_is_refused(ada: Browser, cleo: Browser, commitment: str) -> None:
    asked = {"game": "sealed", "seats": [HERE, LINK], "commitment": commitment}
    assert refusal(ada.post("/api/tables", asked)) == (400, "error.bad_commitment")
    table = ada.open_fair_table(HERE, LINK)
    body = {"invite": invite(table), "name": "Cleo", "commitment": commitment}
    assert refusal(cleo.post(f"/api/tables/{table['id']}/join", body)) == (400, "error.bad_commitment")
    assert not table_of(cleo, table)["seats"][1]["taken"]


def test_whoever_takes_no_seat_contributes_nothing(ada: Browser) -> None:
    asked = {"game": "sealed", "seats": [LINK, LINK], "commitment": ada.commitment}
    assert refusal(ada.post("/api/tables", asked)) == (400, "error.commitment_not_wanted")


def test_while_seats_are_free_something_else_may_be_sealed(ada: Browser, cleo: Browser) -> None:
    table = ada.open_fair_table(HERE, LINK, LINK)
    cleo.join(table, invite(table))
    cleo.contribution = "cc" * 32
    again = cleo.join(table, invite(table)).json()
    assert [part["commitment"] for part in again["contributors"]] == [ada.commitment, commitment_of("cc" * 32)]


def test_once_all_seats_are_taken_the_list_is_fixed(ada: Browser, cleo: Browser) -> None:
    table = ada.open_fair_table(HERE, LINK)
    fixed = cleo.join(table, invite(table)).json()["contributors"]
    cleo.contribution = "cc" * 32
    assert cleo.join(table, invite(table)).json()["contributors"] == fixed


# Showing


def test_nothing_is_shown_before_everything_is_sealed(ada: Browser, cleo: Browser) -> None:
    """So the last to sit down knows nobody's contribution."""
    table = ada.open_fair_table(HERE, LINK)
    with ada.at(table) as live:
        assert code(live.ask("contribute", contribution=ada.contribution)) == "error.not_dealing"
        assert code(live.ask("deal_without")) == "error.not_dealing"
    assert ada.contribution not in str(cleo.join(table, invite(table)).json())


def test_there_is_no_deal_before_everybody_has_contributed(ada: Browser, cleo: Browser) -> None:
    table = ada.open_fair_table(HERE, LINK, game="gold_rush")
    cleo.join(table, invite(table))
    with ada.at(table) as live:
        assert (live.state["table"]["status"], live.state["view"], live.state["log"]) == ("dealing", None, [])
        assert code(live.ask("move", seq=0, move={"kind": "skip"})) == "error.not_started"
    answer = ada.http.get(f"/api/tables/{table['id']}/record")
    assert refusal(answer) == (409, "error.not_started")


def test_the_game_begins_with_the_last_contribution(ada: Browser, cleo: Browser, dora: Browser) -> None:
    table = ada.open_fair_table(HERE, LINK, RANDOM_BOT)
    cleo.join(table, invite(table))
    with ada.at(table) as host, dora.at(table) as onlooker, cleo.at(table) as guest:
        parts = onlooker.state["table"]["contributors"]
        assert [part["has_contributed"] for part in parts] == [True, False]
        begun = onlooker.wait_for("state")
        assert begun["table"]["status"] == guest.state["table"]["status"] == "playing"
        assert begun["view"] is not None
        assert [part["has_contributed"] for part in begun["table"]["contributors"]] == [True, True]
        play_out(host, guest)
    record = record_of(dora, table)
    assert fairness_of(record) == Fairness("fair")
    assert newworlds.replay(record).scores == table_of(ada, table)["scores"]
    assert record.dealing is not None
    assert [part.contribution for part in record.dealing.contributions] == [ada.contribution, cleo.contribution]
    assert record.dealing.commitment == table["commitment"]


def test_a_wrong_contribution_is_refused_and_everything_waits(ada: Browser, cleo: Browser) -> None:
    table = ada.open_fair_table(HERE, LINK)
    cleo.join(table, invite(table))
    with ada.at(table), cleo.at(table, contributes=False) as guest:
        for wrong in ("dd" * 32, cleo.contribution.upper(), ada.contribution, "", "é"):
            assert code(guest.ask("contribute", contribution=wrong)) == "error.wrong_contribution"
        assert guest.fresh()["table"]["status"] == "dealing"
        guest.contribute(cleo.contribution)
        assert guest.state["table"]["status"] == "playing"


def test_a_contribution_that_is_shown_twice_counts_once(ada: Browser, cleo: Browser) -> None:
    """As when the same browser has the table open twice."""
    table = ada.open_fair_table(HERE, LINK)
    cleo.join(table, invite(table))
    with ada.at(table) as one, ada.at(table) as other:
        assert other.ask("contribute", contribution=ada.contribution)["type"] == "ack"
        with cleo.at(table):
            assert one.ask("contribute", contribution=ada.contribution)["type"] == "ack"


def test_nobody_contributes_for_others(ada: Browser, cleo: Browser, dora: Browser) -> None:
    table = ada.open_fair_table(HERE, LINK)
    cleo.join(table, invite(table))
    with dora.at(table) as onlooker:
        assert code(onlooker.ask("contribute", contribution=ada.contribution)) == "error.nothing_promised"
        assert code(onlooker.ask("deal_without")) == "error.nothing_promised"


def test_the_last_to_sit_down_cannot_choose_the_deal(tmp_path: Path) -> None:
    """Whatever they seal, the deal also depends on what nobody has shown them."""
    keys = set()
    with serving(tmp_path) as server:
        for _ in range(2):
            with Browser(server.host) as ada, Browser(server.host) as cleo:
                cleo.contribution = "cc" * 32
                table = ada.open_fair_table(HERE, LINK, hand=1)
                cleo.join(table, invite(table))
                with ada.at(table) as host, cleo.at(table) as guest:
                    play_out(host, guest)
                keys.add(record_of(cleo, table).key)
    assert len(keys) == 2


# One browser, programs and bots


def test_seats_on_one_device_share_a_contribution(ada: Browser, cleo: Browser) -> None:
    table = ada.open_fair_table(HERE, LINK, ALSO_HERE)
    cleo.join(table, invite(table))
    with ada.at(table) as host, cleo.at(table) as guest:
        assert [part["seats"] for part in guest.state["table"]["contributors"]] == [[0, 2], [1]]
        play_out(host, guest)
    assert fairness_of(record_of(ada, table)) == Fairness("fair")


def test_whoever_plays_alone_contributes_too(ada: Browser) -> None:
    table = ada.open_fair_table(HERE, RANDOM_BOT)
    assert table["status"] == "dealing"
    with ada.at(table) as live:
        live.play_to_the_end()
    assert fairness_of(record_of(ada, table)) == Fairness("fair")


def test_bots_among_themselves_begin_at_once(ada: Browser) -> None:
    table = ada.post("/api/tables", {"game": "sealed", "seats": [RANDOM_BOT, RANDOM_BOT]}).json()
    assert table["status"] == "playing"
    with ada.at(table) as live:
        live.wait_until_over()
    assert fairness_of(record_of(ada, table)) == Fairness("server_alone")


def test_a_program_may_contribute_nothing_and_the_record_tells(ada: Browser, cleo: Browser) -> None:
    table = ada.open_fair_table(HERE, LINK)
    body = {"invite": invite(table), "name": "Program"}
    joined = cleo.post(f"/api/tables/{table['id']}/join", body).json()
    assert [part["seats"] for part in joined["contributors"]] == [[0]]
    with ada.at(table) as host, cleo.at(table) as guest:
        play_out(host, guest)
    assert fairness_of(record_of(ada, table)) == Fairness("partly", silent=[1])


# Without somebody


def test_the_others_may_agree_to_deal_without_somebody(ada: Browser, cleo: Browser, dora: Browser) -> None:
    table = ada.open_fair_table(HERE, LINK, LINK)
    cleo.join(table, invite(table))
    dora.join(table, invite(table, 2), name="Dora")
    with ada.at(table) as host, cleo.at(table) as guest:
        assert host.ask("deal_without")["type"] == "ack"
        agreeing = guest.fresh()["table"]
        assert (agreeing["status"], [part["agrees"] for part in agreeing["contributors"]]) == (
            "dealing",
            [True, False, False],
        )
        assert guest.ask("deal_without")["type"] == "ack"
        assert guest.fresh()["table"]["status"] == "playing"
        with dora.at(table, contributes=False) as late:
            assert [part["has_contributed"] for part in late.state["table"]["contributors"]] == [True, True, False]
            assert code(late.ask("contribute", contribution=dora.contribution)) == "error.not_dealing"
            play_out(host, guest, late)
    record = record_of(dora, table)
    assert fairness_of(record) == Fairness("partly", left_out=[2])
    assert dora.contribution not in str(record)


def test_whoever_comes_back_in_time_still_contributes(ada: Browser, cleo: Browser, dora: Browser) -> None:
    table = ada.open_fair_table(HERE, LINK, LINK)
    cleo.join(table, invite(table))
    dora.join(table, invite(table, 2), name="Dora")
    with ada.at(table) as host, cleo.at(table) as guest:
        host.ask("deal_without")
        with dora.at(table) as late:
            assert late.state["table"]["status"] == "playing"
            assert guest.ask("deal_without")["type"] == "ack"
            play_out(host, guest, late)
    assert fairness_of(record_of(ada, table)) == Fairness("fair")


def test_whoever_lost_their_only_contribution_can_still_play(ada: Browser) -> None:
    """A browser that was cleared: nobody else is there to agree."""
    table = ada.open_fair_table(HERE, RANDOM_BOT)
    with ada.at(table, contributes=False) as live:
        live.ask("deal_without")
        live.state = live.fresh()
        live.play_to_the_end()
    assert fairness_of(record_of(ada, table)) == Fairness("server_alone", left_out=[0])


def test_whoever_has_not_contributed_cannot_decide_for_those_who_have(ada: Browser, cleo: Browser) -> None:
    table = ada.open_fair_table(HERE, LINK)
    cleo.join(table, invite(table))
    with ada.at(table) as host, cleo.at(table, contributes=False) as guest:
        guest.ask("deal_without")
        assert host.fresh()["table"]["status"] == "dealing"


# A chosen seed


def test_a_chosen_seed_is_told_before_sitting_down_at_the_table_and_in_the_record(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK, seed=42)
    shown = table_of(cleo, table)
    assert (shown["is_seed_chosen"], shown["commitment"], shown["contributors"]) == (True, None, None)
    assert cleo.join(table, invite(table)).json()["status"] == "playing"
    with ada.at(table) as host, cleo.at(table) as guest:
        assert guest.state["table"]["is_seed_chosen"]
        play_out(host, guest)
    record = record_of(cleo, table)
    assert (record.seed, record.chance, record.dealing) == (42, 2, None)
    assert fairness_of(record) == Fairness("chosen_seed")


def test_nobody_contributes_where_the_seed_was_chosen(ada: Browser, cleo: Browser) -> None:
    asked = {"game": "sealed", "seats": [HERE, LINK], "commitment": ada.commitment, "seed": 42}
    assert refusal(ada.post("/api/tables", asked)) == (400, "error.commitment_not_wanted")
    table = ada.open_table(HERE, LINK, seed=42)
    body = {"invite": invite(table), "name": "Cleo", "commitment": cleo.commitment}
    assert refusal(cleo.post(f"/api/tables/{table['id']}/join", body)) == (400, "error.commitment_not_wanted")


# What is stored


def stored(folder: Path, question: str) -> Any:
    with sqlite3.connect(folder / "tables.sqlite3") as connection:
        return connection.execute(question).fetchone()


def test_a_dealing_goes_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        table = ada.open_fair_table(HERE, LINK)
        joined = cleo.join(table, invite(table)).json()
        cookies, contributions = (ada.cookies, cleo.cookies), (ada.contribution, cleo.contribution)
        with ada.at(table):
            pass
    with (
        serving(tmp_path) as server,
        Browser(server.host, cookies[0]) as ada,
        Browser(server.host, cookies[1]) as cleo,
    ):
        ada.contribution, cleo.contribution = contributions
        listed = cleo.get("/api/tables")[0]
        assert listed["status"] == "dealing"
        assert [part["has_contributed"] for part in listed["contributors"]] == [True, False]
        assert listed["commitment"] == joined["commitment"]
        with ada.at(table) as host, cleo.at(table) as guest:
            play_out(host, guest)
        assert fairness_of(record_of(ada, table)) == Fairness("fair")


def test_a_restart_and_an_undo_never_draw_anew(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada:
        table = ada.open_fair_table(HERE, ALSO_HERE, game="gold_rush")
        with ada.at(table) as live:
            first = live.state["view"]
            live.play_first(live.state)
            assert live.ask("undo", seq=1)["type"] == "ack"
            assert live.fresh()["view"] == first
        cookies = ada.cookies
    with serving(tmp_path) as server, Browser(server.host, cookies) as ada, ada.at(table) as live:
        assert live.state["view"] == first


def test_the_secret_is_told_nobody_before_the_game_is_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        table = ada.open_fair_table(HERE, LINK, hand=1)
        joined = cleo.join(table, invite(table)).json()
        with ada.at(table) as host, cleo.at(table) as guest:
            state = next(live.fresh() for live in (host, guest) if live.fresh()["view"]["legal"])
            running = ada.get(f"/api/tables/{table['id']}/record")
            told = [table, joined, state, running, ada.get("/api/tables"), host.heard, guest.heard]
            secret = stored(tmp_path, "SELECT secret FROM tables")[0]
            play_out(host, guest)
        record = record_of(ada, table)
        ending = (host.heard, guest.heard)
    assert commitment_of(secret) == table["commitment"]
    assert "secret" not in running["dealing"]
    assert record.dealing is not None
    assert record.dealing.secret == secret
    assert record.key is not None
    for hidden in (secret, record.key):
        assert hidden not in msgspec.json.encode([told, ending]).decode()
        assert hidden not in "".join(capsys.readouterr())


def test_the_server_stores_no_deal_before_there_is_one(tmp_path: Path) -> None:
    """Whoever reads the database while seats are free finds only the server's part."""
    with serving(tmp_path) as server, Browser(server.host) as ada:
        ada.open_fair_table(HERE, LINK, game="gold_rush")
    assert stored(tmp_path, "SELECT seed, salt, status, scores FROM tables") == (None, None, "waiting", "[0,0]")
    assert stored(tmp_path, "SELECT contribution FROM contributions") == (None,)


def test_a_table_opened_before_there_were_contributions_begins_as_it_was_promised(tmp_path: Path) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada:
        table, cookies = ada.post("/api/tables", {"game": "sealed", "seats": [HERE, LINK]}).json(), ada.cookies
    with sqlite3.connect(tmp_path / "tables.sqlite3") as connection:
        connection.execute("UPDATE tables SET secret = NULL, seed = 7, salt = 'abc', chance = 1")
    with serving(tmp_path) as server, Browser(server.host, cookies) as ada, Browser(server.host) as cleo:
        old = table_of(cleo, table)
        assert (old["contributors"], old["is_seed_chosen"]) == (None, False)
        assert cleo.join(old, invite(table)).json()["status"] == "playing"
        with ada.at(table) as host, cleo.at(table) as guest:
            play_out(host, guest)
        record = record_of(ada, table)
    assert (record.seed, record.chance, record.commitment) == (7, 1, old["commitment"])
    assert fairness_of(record) == Fairness("sealed_seed")
