"""What hosts and moderators do to people and tables."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from newworlds.server.clock import now
from newworlds.server.hosting.appointing import appoint
from newworlds.server.storage.engine import engine_for
from newworlds.server.storage.report_rows import ReportRow, add_report
from newworlds.server.storage.schema import accounts, sessions
from tests.server.hosted_club import Club, club_with_host
from tests.server.playing import ALSO_HERE, HERE, LINK, Browser, refusal


@pytest.fixture
def club(database: str, tmp_path: Path) -> Iterator[Club]:
    with club_with_host(database, tmp_path) as hosted:
        yield hosted


def test_people_are_found_by_name_and_id(club: Club) -> None:
    club.player.open_table(HERE, LINK)
    found = club.ask("/host/people?find=PIA").json()
    assert [(person["name"], person["role"], person["has_account"]) for person in found] == [("Pia", "player", False)]
    assert found[0]["seen"] is not None
    assert club.ask(f"/host/people?find={club.host_id}").json()[0]["name"] == "Hana"
    assert club.ask("/host/people?find=%25").json() == []
    assert club.ask("/host/people?after=2").json() == []


def test_whoever_is_suspended_may_look_but_do_nothing(club: Club) -> None:
    table = club.player.open_table(HERE, ALSO_HERE)
    with club.player.at(table) as live:
        assert club.ask(f"/host/people/{club.player_id}/suspend", {}).json()["suspended"] is not None
        answer = live.ask("move", seq=0, move=live.moves()[0])
        assert (answer["type"], answer["error"]["code"]) == ("error", "error.suspended")
        assert live.fresh()["seq"] == 0
        assert refusal(club.player.post("/api/me", {"name": "Pia"})) == (403, "error.suspended")
        assert club.player.post("/api/me/sign_out", {}).status_code != 403
        assert club.player.get(f"/api/tables/{table['id']}")["id"] == table["id"]
        assert club.ask(f"/host/people/{club.player_id}/unsuspend", {}).json()["suspended"] is None
        live.play_first(live.state)
    assert club.acts()[:2] == [("Hana", "unsuspend"), ("Hana", "suspend")]


def test_a_host_who_is_suspended_is_none(club: Club) -> None:
    appoint(club.database, club.player_id, "host")
    club.ask(f"/host/people/{club.player_id}/suspend", {})
    assert refusal(club.ask("/host/audit", who=club.player)) == (403, "error.not_host")


def test_roles_are_given_by_hosts_only_and_never_to_oneself(club: Club) -> None:
    made = club.ask(f"/host/people/{club.player_id}/role", {"role": "moderator"}).json()
    assert made["role"] == "moderator"
    for path, asked in ((f"/host/people/{club.host_id}/role", {"role": "player"}), ("/host/tables", None)):
        assert refusal(club.ask(path, asked, who=club.player)) == (403, "error.not_host")
    assert refusal(club.ask(f"/host/people/{club.host_id}/role", {"role": "player"})) == (403, "error.not_to_them")
    assert refusal(club.ask(f"/host/people/{club.host_id}/suspend", {})) == (403, "error.not_to_them")
    assert refusal(club.ask("/host/people/nobody/suspend", {})) == (404, "error.unknown_id")


def test_moderators_suspend_players_only(club: Club) -> None:
    appoint(club.database, club.player_id, "moderator")
    assert club.ask("/host", who=club.player).json()["role"] == "moderator"
    assert len(club.ask("/host/people", who=club.player).json()) == 2
    assert refusal(club.ask(f"/host/people/{club.host_id}/suspend", {}, who=club.player)) == (403, "error.not_to_them")


def test_somebody_is_signed_out_everywhere(club: Club) -> None:
    engine = engine_for(club.database)
    with engine.begin() as connection:
        account = {"person": club.player_id, "login": "pia", "password": "x", "created": now()}
        connection.execute(accounts.insert().values(**account))
        session = {"id": "s", "key_hash": "k", "person": club.player_id, "device": "d", "created": now(), "seen": now()}
        connection.execute(sessions.insert().values(**session))
    assert club.ask(f"/host/people/{club.player_id}/sign_out", {}).json()["has_account"]
    with engine.begin() as connection:
        assert connection.execute(sessions.select()).all() == []
    engine.dispose()
    assert club.ask("/host/audit").json()[0]["details"] == {"name": "Pia", "sessions": 1}


def test_a_table_is_put_away_and_can_be_restored(club: Club) -> None:
    table = club.player.open_table(HERE, ALSO_HERE)
    with club.player.at(table) as live:
        (line,) = club.ask(f"/host/tables/{table['id']}/put_away", {}).json()
        assert line["expired"] is not None
        live.wait_for("table")
        answer = live.ask("move", seq=0, move=live.moves()[0])
        assert answer["error"]["code"] == "error.table_expired"
    assert club.player.post(f"/api/tables/{table['id']}/restore", {}).json()["expired"] is None
    assert club.acts()[0] == ("Hana", "put_away")


def test_a_table_is_deleted_for_good(club: Club) -> None:
    table = club.player.open_table(HERE, ALSO_HERE)
    (line,) = club.ask("/host/tables?find=ada").json()
    assert [player["name"] for player in line["players"]] == ["Ada", "Ben"]
    assert club.ask(f"/host/tables/{table['id']}/delete", {}).json() == []
    assert refusal(club.player.http.get(f"/api/tables/{table['id']}")) == (404, "error.unknown_table")
    assert refusal(club.ask(f"/host/tables/{table['id']}/delete", {})) == (404, "error.unknown_table")
    assert club.acts()[0] == ("Hana", "delete_table")


def test_those_who_sit_there_see_at_once_that_their_table_is_put_away_or_deleted(club: Club) -> None:
    """Wherever they are: it disappears from their list, though nobody has it open."""
    table = club.player.open_table(HERE, LINK)
    with club.player.at_desk() as desk:
        club.ask(f"/host/tables/{table['id']}/put_away", {})
        told = desk.wait_until(lambda message: message.get("table", {}).get("id") == table["id"])
        assert told["table"]["expired"] is not None
        club.ask(f"/host/tables/{table['id']}/delete", {})
        desk.wait_until(lambda message: message.get("gone") == table["id"])


def test_the_overview_tells_health_and_limits(club: Club) -> None:
    club.player.open_table(HERE, LINK)
    told = club.ask("/host").json()
    assert (told["problem"], told["people"], told["tables"]) == (None, 2, {"waiting": 1})
    limits = {limit["name"]: (limit["most"], limit["used"]) for limit in told["limits"]}
    assert limits["tables_each"] == (100, 1)
    assert limits["watchers"] == (1000, 0)
    assert limits["rate_sign_ins"] == ("5/minute;30/hour", None)
    assert refusal(club.ask("/host", who=club.player)) == (403, "error.not_staff")


def test_tables_are_found_by_what_their_game_is_called(club: Club) -> None:
    table = club.player.open_table(HERE, ALSO_HERE, game="gold_rush")
    for find in ("ruée vers", "gold rush"):
        assert [line["id"] for line in club.ask(f"/host/tables?find={find}").json()] == [table["id"]]
    assert club.ask("/host/tables?find=mayflower").json() == []


def test_hosts_and_nobody_else_are_told_at_once_of_reports(club: Club) -> None:
    asked = {"person": club.player_id, "reason": "Leaves every game"}
    with club.host.at_desk() as desk, club.player.at_desk() as players, Browser(club.address) as other:
        assert other.post("/api/reports", asked).status_code == 200
        desk.wait_until(lambda message: message["reports"] == 1)
        (told,) = club.ask("/host/reports").json()
        club.ask(f"/host/reports/{told['id']}/settle", {})
        desk.wait_until(lambda message: message["reports"] == 0)
    assert [message["reports"] for message in players.heard] == [0]


def test_reports_wait_until_somebody_has_dealt_with_them(club: Club) -> None:
    row = ReportRow(
        id="r1", reporter="gone", reported="gone", name="Rude", table_id=None, words="Boo!", reason="rude", at=now()
    )
    engine = engine_for(club.database)
    with engine.begin() as connection:
        add_report(connection, row)
    engine.dispose()
    (told,) = club.ask("/host/reports").json()
    assert (told["name"], told["words"], told["reporter"]) == ("Rude", "Boo!", None)
    assert refusal(club.ask("/host/reports", who=club.player)) == (403, "error.not_staff")
    appoint(club.database, club.player_id, "moderator")
    assert club.ask("/host/reports/r1/settle", {}, who=club.player).json() == []
    assert refusal(club.ask("/host/reports/r1/settle", {})) == (404, "error.unknown_report")
    assert club.acts()[0] == ("Pia", "settle_report")
