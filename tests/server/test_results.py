"""Finished games leave a result, once; whoever looks at a profile learns of no table that they may not see."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest
import sqlalchemy as sa

from newworlds.server.clock import now
from newworlds.server.standing import profiles
from newworlds.server.standing.bookkeeper import write_missing, write_result
from newworlds.server.standing.results import ranks_of
from newworlds.server.storage.schema import accounts, people, result_seats, results, tables
from tests.server.playing import (
    ALSO_HERE,
    HERE,
    LINK,
    RANDOM_BOT,
    Browser,
    Json,
    RunningServer,
    refusal,
    serving,
    wait_until,
)

EngineOf = Callable[[str], sa.Engine]


def play_out(table: Json, *players: Browser) -> Json:
    """Whoever is to act plays the first legal move; bots answer."""
    with ExitStack() as connections:
        lives = [connections.enter_context(player.at(table)) for player in players]
        while (latest := [live.fresh() for live in lives])[0]["table"]["status"] != "over":
            for live, state in zip(lives, latest, strict=True):
                if state["view"]["legal"]:
                    live.play_first(state)
    return latest[0]


def met(ada: Browser, cleo: Browser) -> Json:
    """A game of two at a table that only they know."""
    table = ada.open_table(HERE, LINK)
    assert cleo.join(table, table["seats"][1]["invite"]).status_code == 200
    return play_out(table, ada, cleo)


LISTED = {"pace": {"kind": "untimed"}, "is_listed": True, "is_rated": False, "may_watch": True, "stand_in": "club"}


def met_on(terms: Json, *players: Browser) -> str:
    """The table of a game of two on these terms, dealt fairly."""
    ada, cleo = players
    asked = {"game": "sealed", "seats": [HERE, LINK], "terms": terms, "commitment": ada.commitment}
    table = ada.post("/api/tables", asked).json()
    assert cleo.join(table, table["seats"][1]["invite"]).status_code == 200
    play_out(table, ada, cleo)
    return str(table["id"])


def results_of(browser: Browser, person: str = "me") -> list[Json]:
    found: list[Json] = browser.get(f"/api/profiles/{person}")["history"]["results"]
    return found


def awaited_results(browser: Browser, count: int) -> list[Json]:
    """They are written right after the last move was told."""
    wait_until(lambda: len(results_of(browser)) == count)
    return results_of(browser)


@pytest.mark.parametrize(
    ("scores", "has_left", "ranks"),
    [
        ([30, 20, 25], [False, False, False], [1, 3, 2]),
        ([30, 20, 30], [False, False, False], [1, 3, 1]),
        ([30, 20, 25], [True, False, False], [3, 2, 1]),
        ([30, 20, 25], [True, False, True], [2, 1, 2]),
        ([80, 95], [False], [2]),
        ([95, 95], [False], [1]),
        ([99, 95], [True], [2]),
    ],
)
def test_places_go_by_scores_but_whoever_has_left_is_last(
    scores: list[int], has_left: list[bool], ranks: list[int]
) -> None:
    assert ranks_of(scores, has_left) == ranks


def test_a_finished_game_is_told_to_those_who_played_it(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        last = met(ada, cleo)
        (result,) = awaited_results(ada, 1)
        assert (result["table"], result["game"], result["is_rated"]) == (last["table"]["id"], "sealed", False)
        assert last["table"]["created"] <= result["started"] <= result["ended"] <= last["table"]["updated"]
        assert [(seat["name"], seat["kind"], seat["is_theirs"]) for seat in result["seats"]] == [
            ("Ada", "person", True),
            ("Cleo", "person", False),
        ]
        assert [seat["score"] for seat in result["seats"]] == last["table"]["scores"]
        assert sorted(seat["rank"] for seat in result["seats"]) in ([1, 1], [1, 2])
        assert [seat["is_theirs"] for seat in results_of(cleo)[0]["seats"]] == [False, True]


def test_what_ended_while_a_process_died_is_found_at_the_next_start(
    tmp_path: Path, database: str, engine_of: EngineOf
) -> None:
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada:
        play_out(ada.open_table(HERE, ALSO_HERE), ada)
        (written,), cookies = awaited_results(ada, 1), ada.cookies
    with engine_of(database).begin() as connection:
        connection.execute(result_seats.delete())
        connection.execute(results.delete())
    with serving(tmp_path, database=database) as server, Browser(server.host, cookies) as ada:
        assert awaited_results(ada, 1) == [written]
    with engine_of(database).begin() as connection:
        assert write_missing(connection) == 0
        assert connection.scalar(sa.select(sa.func.count()).select_from(result_seats)) == 2


def test_two_who_write_the_same_result_write_it_once(tmp_path: Path, database: str, engine_of: EngineOf) -> None:
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada:
        table = play_out(ada.open_table(HERE, RANDOM_BOT), ada)["table"]
        awaited_results(ada, 1)
    with engine_of(database).begin() as connection:
        write_result(connection, table["id"])
        assert connection.scalar(sa.select(sa.func.count()).select_from(results)) == 1


@pytest.mark.parametrize("exercise", [{"lesson": "first"}, {"branched_at": 3}, {"ending": "abandoned"}])
def test_lessons_branches_and_abandoned_games_do_not_count(tmp_path: Path, exercise: Json, engine_of: EngineOf) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with serving(tmp_path) as server, Browser(server.host) as ada:
        play_out(ada.open_table(HERE, ALSO_HERE), ada)
        awaited_results(ada, 1)
    with engine_of(database).begin() as connection:
        connection.execute(result_seats.delete())
        connection.execute(results.delete())
        connection.execute(tables.update().values(exercise))
        assert write_missing(connection) == 0


def test_whoever_resigned_comes_last_whatever_the_bot_made_of_it(ada: Browser, cleo: Browser) -> None:
    terms = LISTED | {"is_listed": False, "is_rated": True, "stand_in": "random"}
    asked = {"game": "sealed", "seats": [HERE, LINK], "terms": terms, "commitment": ada.commitment}
    table = ada.post("/api/tables", asked).json()
    assert cleo.join(table, table["seats"][1]["invite"]).status_code == 200
    with ada.at(table), cleo.at(table) as leaving:
        assert leaving.ask("resign")["type"] == "ack"
    play_out(table, ada)
    (result,) = awaited_results(ada, 1)
    assert [(seat["kind"], seat["has_left"], seat["rank"]) for seat in result["seats"]] == [
        ("person", False, 1),
        ("person", True, 2),
    ]
    assert result["is_rated"] is True


def test_a_bot_is_named_by_its_level_and_belongs_to_nobody(ada: Browser) -> None:
    play_out(ada.open_table(HERE, RANDOM_BOT), ada)
    bot = awaited_results(ada, 1)[0]["seats"][1]
    assert (bot["kind"], bot["bot"], bot["name"], bot["person"]) == ("bot", "random", "Robin", None)


def test_history_comes_in_pages_newest_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profiles, "PAGE", 2)
    with serving(tmp_path, tables_each=10) as server, Browser(server.host) as ada:
        played = []
        for _ in range(3):
            played.append(play_out(ada.open_table(HERE, ALSO_HERE), ada)["table"]["id"])
            wait_until(lambda: ada.get("/api/profiles/me")["played"] == len(played))
        profile = ada.get("/api/profiles/me")
        first, second = [result["table"] for result in profile["history"]["results"]]
        rest = ada.get(f"/api/profiles/me/results?before={second}")
        assert [first, second, rest["results"][0]["table"]] == played[::-1]
        assert (profile["history"]["has_more"], rest["has_more"]) == (True, False)


def made_account(connection: sa.Connection, name: str) -> str:
    """The id of the guest who is called so, and has a profile from now on."""
    person = str(connection.scalar(sa.select(people.c.id).where(people.c.name == name)))
    values = {"person": person, "login": name.lower(), "password": "-", "created": now()}
    connection.execute(accounts.insert().values(values))
    return person


def test_a_stranger_sees_only_public_games_and_nobody_sees_a_guest(
    tmp_path: Path, database: str, engine_of: EngineOf
) -> None:
    with (
        serving(tmp_path, database=database) as server,
        Browser(server.host) as ada,
        Browser(server.host) as cleo,
        Browser(server.host) as stranger,
    ):
        private, public = met(ada, cleo)["table"]["id"], met_on(LISTED, ada, cleo)
        awaited_results(ada, 2)
        guest = ada.get("/api/me")["id"]
        assert refusal(stranger.http.get(f"/api/profiles/{guest}")) == (404, "error.unknown_profile")
        with engine_of(database).begin() as connection:
            person = made_account(connection, "Ada")
            owners = list(connection.scalars(sa.select(result_seats.c.owner)))
        seen = stranger.http.get(f"/api/profiles/{person}")
        profile = seen.json()
        assert (person, profile["name"], profile["is_me"]) == (guest, "Ada", False)
        assert (profile["played"], profile["unseen"]) == (2, 1)
        assert [result["table"] for result in results_of(stranger, person)] == [public]
        assert [seat["person"] for seat in results_of(stranger, person)[0]["seats"]] == [person, None]
        assert private not in seen.text
        assert not any(owner in seen.text for owner in owners)
        assert {result["table"] for result in results_of(cleo, person)} == {private, public}
        rest = stranger.get(f"/api/profiles/{person}/results?before={private}")
        assert private not in [result["table"] for result in rest["results"]]


def test_a_profile_of_nobody_is_refused(server: RunningServer, ada: Browser) -> None:
    assert refusal(ada.http.get("/api/profiles/nobody")) == (404, "error.unknown_profile")
    assert refusal(ada.http.get("/api/profiles/nobody/results")) == (404, "error.unknown_profile")


@pytest.mark.parametrize(
    ("terms", "is_public"), [({}, True), ({"is_listed": False}, False), ({"may_watch": False}, False)]
)
def test_only_tables_that_everybody_could_watch_are_public(
    tmp_path: Path, engine_of: EngineOf, terms: Json, is_public: bool
) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        table = met_on(LISTED | terms, ada, cleo)
        awaited_results(ada, 1)
    with engine_of(f"sqlite:///{tmp_path / 'tables.sqlite3'}").begin() as connection:
        (found,) = connection.execute(sa.select(results.c.table_id, results.c.is_public, results.c.is_rated))
        assert tuple(found) == (table, is_public, False)
