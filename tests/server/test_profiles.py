"""What a profile and a leaderboard say of many games, and to whom."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest
import sqlalchemy as sa

from newworlds.server.standing.infos import LeaderInfo, ProfileInfo
from newworlds.server.standing.leaderboards import LEAST_GAMES, leaderboard
from newworlds.server.standing.profiles import profile
from newworlds.server.standing.rating import count_some
from newworlds.server.standing.ratings import Rating, rated
from newworlds.server.storage.rating_rows import Group
from newworlds.server.storage.schema import result_seats, tables
from tests.server.made_results import bot, ended, made_account, person, won
from tests.server.playing import (
    HERE,
    LINK,
    Browser,
    RunningServer,
    refusal,
    serving,
    wait_until,
)
from tests.server.test_results import LISTED, met_on, play_out

DUEL = Group("sealed", 2)


def seen_by(connection: sa.Connection, viewer: str, person_id: str = "person-ada") -> ProfileInfo:
    return profile(connection, person_id, viewer)


def test_best_scores_are_by_game_and_number_of_seats(connection: sa.Connection) -> None:
    made_account(connection, "ada")
    ended(connection, 1, [person(0, "ada", 1, 30), person(1, "ben", 2, 20)])
    ended(connection, 2, [person(0, "ada", 2, 35), bot(1, 1)])
    ended(connection, 3, [person(0, "ada", 3, 60), person(1, "ben", 2), person(2, "cleo", 1)])
    found = [(each.players, each.games, each.wins, each.best.score) for each in seen_by(connection, "ada").records]
    assert found == [(2, 2, 1, 35), (3, 1, 0, 60)]


def test_a_game_one_left_or_shared_the_screen_at_is_no_record(connection: sa.Connection) -> None:
    made_account(connection, "ada")
    ended(connection, 1, [person(0, "ada", 1, 30), person(1, "ben", 2, 20)])
    ended(connection, 2, [person(0, "ada", 1, 90), person(1, "ben", 2, 20)])
    ended(connection, 3, [person(0, "ada", 1, 80), person(1, "ben", 2, 20)])
    connection.execute(result_seats.update().where(result_seats.c.table_id == "t2").values(has_left=True))
    connection.execute(result_seats.update().where(result_seats.c.table_id == "t3").values(is_alone=False))
    (record,) = seen_by(connection, "ada").records
    assert (record.games, record.best.score) == (1, 30)


def test_solo_games_are_listed_by_sarahs_level(connection: sa.Connection) -> None:
    made_account(connection, "ada")
    played = ((1, "easy", 80, 70), (2, "hard", 90, 120), (3, "hard", 70, 60), (4, "medium", 60, 50))
    for day, level, mine, sarahs in played:
        rank = 1 if mine >= sarahs else 2
        seats = [person(0, "ada", rank, mine)]
        ended(connection, day, seats, False, "gwt_new_zealand", {"level": level}, automata=[sarahs])
    seen = seen_by(connection, "ada")
    assert [(each.level, each.games, each.wins, each.best.score, each.rival) for each in seen.solos] == [
        ("easy", 1, 1, 80, 70),
        ("medium", 1, 1, 60, 50),
        ("hard", 2, 1, 90, 120),
    ]
    assert seen.records == []


def test_the_table_of_a_record_is_named_only_to_those_who_may_see_it(connection: sa.Connection) -> None:
    made_account(connection, "ada")
    won(connection, 1, "ada", "ben")
    connection.execute(tables.update().values(host="helen"))
    told = {viewer: seen_by(connection, viewer).records[0].best for viewer in ("ada", "ben", "helen", "zoe")}
    assert {viewer: best.table for viewer, best in told.items()} == {
        "ada": "t1",
        "ben": "t1",
        "helen": "t1",
        "zoe": None,
    }
    assert told["zoe"].score == told["ada"].score


def test_head_to_head_is_told_from_the_viewers_side(connection: sa.Connection) -> None:
    made_account(connection, "ada")
    won(connection, 1, "ben", "ada")
    won(connection, 2, "ben", "ada")
    won(connection, 3, "ada", "ben")
    ended(connection, 4, [person(0, "ada", 2), person(1, "ben", 2), person(2, "cleo", 1)])
    (meeting,) = seen_by(connection, "ben").meetings
    assert (meeting.game, meeting.ahead, meeting.level, meeting.behind) == ("sealed", 2, 1, 1)
    assert seen_by(connection, "ada").meetings == seen_by(connection, "zoe").meetings == []


def test_a_leaderboard_lists_accounts_with_enough_games_by_what_they_surely_can(connection: sa.Connection) -> None:
    for owner in ("ada", "ben", "cleo"):
        made_account(connection, owner)
    for day in range(1, LEAST_GAMES + 1):
        won(connection, day, "ada", "ben")
    won(connection, 20, "cleo", "ben")
    for day in range(21, 21 + LEAST_GAMES):
        won(connection, day, "guest", "ben")
    while count_some(connection):
        pass
    board = leaderboard(connection, DUEL, "ben")
    assert [(each.place, each.name, each.person, each.is_me) for each in board.leaders] == [
        (1, "Ada", "person-ada", False),
        (2, "Ben", "person-ben", True),
    ]
    assert [(each.games, each.wins) for each in board.leaders] == [(LEAST_GAMES, LEAST_GAMES), (2 * LEAST_GAMES + 1, 0)]
    assert all(_is_sure(each) for each in board.leaders)


def _is_sure(leader: LeaderInfo) -> bool:
    return leader.sure == Rating(leader.mean, leader.deviation).sure


def test_a_rated_game_changes_both_ratings(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        table = met_on(LISTED | {"is_rated": True}, ada, cleo)
        wait_until(lambda: ada.get("/api/profiles/me")["ratings"] != [])
        ranks = [seat["rank"] for seat in ada.get("/api/results")[0]["seats"]]
        expected = rated([Rating(), Rating()], ranks)
        for browser, rating in zip((ada, cleo), expected, strict=True):
            (told,) = browser.get("/api/profiles/me")["ratings"]
            assert (told["game"], told["players"], told["games"]) == ("sealed", 2, 1)
            assert (told["mean"], told["deviation"]) == pytest.approx((rating.mean, rating.deviation))
        assert ada.get("/api/leaderboards") == [{"game": "sealed", "players": 2, "games": 1}]
        assert ada.get("/api/leaderboards/sealed/2")["leaders"] == []
        assert ada.get("/api/results")[0]["table"] == table


def test_whoever_plays_both_sides_of_a_rated_table_is_not_rated(ada: Browser) -> None:
    asked = {"game": "sealed", "seats": [HERE, LINK], "terms": LISTED | {"is_rated": True}}
    table = ada.post("/api/tables", asked | {"commitment": ada.commitment}).json()
    assert ada.join(table, table["seats"][1]["invite"]).status_code == 200
    play_out(table, ada)
    wait_until(lambda: len(ada.get("/api/results")) == 1)
    assert ada.get("/api/results")[0]["is_rated"] is False
    assert ada.get("/api/profiles/me")["ratings"] == []


def test_own_results_and_leaderboards_leave_as_csv(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE | {"name": "=HYPERLINK(1)"}, LINK)
    assert cleo.join(table, table["seats"][1]["invite"]).status_code == 200
    scores = play_out(table, ada, cleo)["table"]["scores"]
    wait_until(lambda: len(ada.get("/api/results")) == 1)
    answer = ada.http.get("/api/results/csv")
    assert answer.headers["content-type"].startswith("text/csv")
    assert 'filename="newworlds-results.csv"' in answer.headers["content-disposition"]
    lines = list(csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig"))))
    assert [(line["table"], line["name"], line["you"]) for line in lines] == [
        (table["id"], "'=HYPERLINK(1)", "yes"),
        (table["id"], "Cleo", "no"),
    ]
    assert [int(line["score"]) for line in lines] == scores
    board = ada.http.get("/api/leaderboards/sealed/2/csv").content.decode("utf-8-sig")
    assert board.strip() == "place,person,name,mean,deviation,sure,games,wins"


@pytest.mark.parametrize("players", ["1", "9", "x", "²"])
def test_a_leaderboard_that_cannot_be_is_refused(server: RunningServer, ada: Browser, players: str) -> None:
    assert refusal(ada.http.get(f"/api/leaderboards/sealed/{players}")) == (404, "error.unknown_leaderboard")
