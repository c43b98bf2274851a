"""What if: playing on from a moment of a game, at a table of one's own; the game and its secrets are not touched."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa

from newworlds.core.record import record_from_json
from newworlds.games import game as game_by_id
from newworlds.server.clock import days_ago
from newworlds.server.portable.exporting import export_tables
from newworlds.server.portable.importing import import_tables
from newworlds.server.running import open_registry
from newworlds.server.settings import Settings
from newworlds.server.storage.schema import steps, tables
from tests.server.playing import (
    ALSO_HERE,
    HERE,
    LINK,
    RANDOM_BOT,
    Browser,
    InlineThinker,
    Json,
    RunningServer,
    refusal,
    serving,
)

EngineOf = Callable[[str], sa.Engine]


def branch(browser: Browser, table: Json, moment: int, *seats: Json) -> httpx.Response:
    asked = {"moment": moment, "seats": list(seats or (HERE, RANDOM_BOT))}
    return browser.post(f"/api/tables/{table['id']}/branches", asked)


def branched(browser: Browser, table: Json, moment: int, *seats: Json) -> Json:
    answer = branch(browser, table, moment, *seats)
    assert answer.status_code == 201, answer.text
    info: Json = answer.json()
    return info


def begun(browser: Browser, game: str = "sealed") -> Json:
    """Dealt fairly: nobody knows what is to come."""
    table = browser.open_fair_table(HERE, RANDOM_BOT, game=game)
    with browser.at(table):
        return table


def finished(browser: Browser, game: str = "sealed") -> Json:
    table = begun(browser, game)
    with browser.at(table) as live:
        live.play_to_the_end()
    return table


def moves_of(browser: Browser, table: Json) -> list[Json]:
    moves: list[Json] = browser.get(f"/api/tables/{table['id']}/record")["moves"]
    return moves


def test_a_finished_game_goes_on_with_its_real_deal(ada: Browser) -> None:
    """Whoever makes the same moves again is dealt the same cards, to the same end."""
    table = finished(ada, "gold_rush")
    real = moves_of(ada, table)
    info = branched(ada, table, 9, HERE, RANDOM_BOT)
    assert info["branch"] == {"table": table["id"], "moment": 9, "is_imagined": False}
    assert info["mine"] == [0]
    assert [seat["kind"] for seat in info["seats"]] == ["here", "bot"]
    assert ada.get(f"/api/tables/{info['id']}/record")["moves"][:9] == real[:9]
    parent_then = ada.get(f"/api/tables/{table['id']}/moments/9?eyes=all")["view"]["board"]
    with ada.at(info) as live:
        live.play_to_the_end()
    assert ada.get(f"/api/tables/{info['id']}/moments/9?eyes=all")["view"]["board"] == parent_then
    record = ada.get(f"/api/tables/{info['id']}/record")
    assert record["key"] == ada.get(f"/api/tables/{table['id']}/record")["key"]


def test_a_stranger_may_play_on_from_a_finished_game(ada: Browser, cleo: Browser) -> None:
    table = finished(ada)
    info = branched(cleo, table, 2, RANDOM_BOT, {"kind": "here", "name": "Cleo"})
    assert info["mine"] == [1]
    assert cleo.get("/api/tables")[0]["id"] == info["id"]


def test_a_branch_does_not_touch_the_game(ada: Browser, server: RunningServer) -> None:
    for is_over in (True, False):
        table = finished(ada) if is_over else ada.open_table(HERE, RANDOM_BOT)
        before = (ada.get(f"/api/tables/{table['id']}"), moves_of(ada, table))
        for moment in (0, 0 if not is_over else 3):
            with ada.at(branched(ada, table, moment)) as live:
                live.play_to_the_end()
        assert (ada.get(f"/api/tables/{table['id']}"), moves_of(ada, table)) == before


def test_a_branch_of_a_game_in_progress_knows_nothing_that_its_player_does_not(
    tmp_path: Path, engine_of: EngineOf
) -> None:
    """Neither key nor seed goes along, and what is hidden differs from branch to branch as chance has it."""
    with serving(tmp_path) as server, Browser(server.host) as ada:
        table = ada.open_fair_table(HERE, RANDOM_BOT, game="gold_rush")
        with ada.at(table) as live:
            now = live.play_own_turn()
            while not now["view"]["legal"]:
                now = live.wait_for("step")
        # From where Ada is to act, so that no bot plays on in the branches.
        branches = [branched(ada, table, now["seq"]) for _ in range(6)]
        seen = [ada.get(f"/api/tables/{info['id']}/moments/0")["view"] for info in branches]
        assert all(view["board"] == seen[0]["board"] for view in seen)
        assert seen[0]["board"] == ada.get(f"/api/tables/{table['id']}/moments/{now['seq']}")["view"]["board"]
    with engine_of(f"sqlite:///{tmp_path / 'tables.sqlite3'}").connect() as connection:
        rows = {row.id: row for row in connection.execute(sa.select(tables))}
        stored = [rows[info["id"]] for info in branches]
        assert all(row.key is row.seed is row.secret is row.salt is None for row in stored)
        assert len({json.dumps(row.start) for row in stored}) == len(stored)
        assert rows[table["id"]].secret not in json.dumps([list(map(str, row)) for row in stored])
        assert connection.scalar(sa.select(sa.func.count()).where(steps.c.table_id == stored[0].id)) == 0


@pytest.mark.parametrize("game", ["sealed", "gold_rush", "mayflower"])
def test_what_comes_in_a_branch_says_nothing_about_the_game_in_progress(ada: Browser, game: str) -> None:
    """The same moves bring other draws: of thirty branches, some differ from the game in what is drawn first."""
    table = ada.open_fair_table(HERE, RANDOM_BOT, game=game)
    with ada.at(table) as live:
        live.play_own_turn()
    drawn = [_first_drawn(ada, branched(ada, table, 0)) for _ in range(30)]
    assert len(set(drawn)) > 1


def _first_drawn(browser: Browser, table: Json) -> str:
    with browser.at(table) as live:
        live.play_own_turn()
        steps_heard = [message for message in live.heard if message["type"] == "step"]
        events = [each["event"] for step in steps_heard for each in step["events"]]
    return json.dumps([event for event in events if event["kind"] in ("card_drawn", "tile_drawn")])


def test_the_end_of_an_imagined_branch_shows_what_was_imagined_and_has_no_record(ada: Browser) -> None:
    table = begun(ada)
    info = branched(ada, table, 0)
    assert info["branch"]["is_imagined"]
    with ada.at(info) as live:
        live.play_to_the_end()
    assert refusal(ada.http.get(f"/api/tables/{info['id']}/record")) == (409, "error.no_record")
    opened = ada.get(f"/api/tables/{info['id']}/moments/0?eyes=all")["view"]["board"]
    assert opened["bag"] is not None
    assert ada.get(f"/api/tables/{info['id']}/scorebook")["turns"][0]["moves"] == 0
    again = branched(ada, info, 1)
    assert again["branch"] == {"table": info["id"], "moment": 1, "is_imagined": True}
    with ada.at(again) as live:
        live.play_to_the_end()


def test_moves_can_be_undone_in_an_imagined_branch(ada: Browser) -> None:
    table = begun(ada, "terra_nova")
    with ada.at(branched(ada, table, 0)) as live:
        played = live.play_first(live.state)
        assert played["view"]["board"] != live.state["view"]["board"]
        assert live.ask("undo", seq=played["seq"])["type"] in ("ack", "error")


def test_among_people_nobody_branches_off_before_the_end(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK)
    cleo.join(table, table["seats"][1]["invite"])
    assert refusal(branch(ada, table, 0)) == (409, "error.branch_not_yet")


def test_who_does_not_play_cannot_branch_off_a_game_in_progress(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, RANDOM_BOT)
    assert refusal(branch(cleo, table, 0)) == (403, "error.not_your_seat")
    assert refusal(branch(ada, table, 0, RANDOM_BOT, HERE)) == (403, "error.not_your_seat")


@pytest.mark.parametrize(
    "seats",
    [
        [HERE],
        [HERE, ALSO_HERE],
        [RANDOM_BOT, RANDOM_BOT],
        [HERE, LINK],
        [HERE, RANDOM_BOT, RANDOM_BOT],
        [HERE, {"kind": "program", "name": "P"}],
    ],
)
def test_a_branch_has_one_person_and_bots(ada: Browser, seats: list[Json]) -> None:
    table = ada.open_table(HERE, RANDOM_BOT)
    assert refusal(branch(ada, table, 0, *seats)) == (400, "error.bad_branch")


def test_from_the_end_there_is_nothing_to_play(ada: Browser) -> None:
    table = finished(ada)
    last = len(moves_of(ada, table))
    assert refusal(branch(ada, table, last)) == (409, "error.nothing_to_branch")
    assert refusal(branch(ada, table, last + 1)) == (404, "error.unknown_moment")


def test_a_record_can_be_played_on(ada: Browser, cleo: Browser) -> None:
    table = finished(ada, "gold_rush")
    record = ada.http.get(f"/api/tables/{table['id']}/record").text
    asked = {"record": record, "moment": 5, "seats": [RANDOM_BOT, {"kind": "here", "name": "Cleo"}]}
    info = cleo.post("/api/records/branches", asked).json()
    assert info["branch"] == {"table": None, "moment": 5, "is_imagined": False}
    with cleo.at(info) as live:
        live.play_to_the_end()
    played_on = record_from_json(cleo.http.get(f"/api/tables/{info['id']}/record").content)
    assert played_on.moves[:5] == record_from_json(record).moves[:5]


@pytest.mark.parametrize("is_over", [True, False])
def test_a_branch_goes_on_after_a_restart(tmp_path: Path, database: str, is_over: bool) -> None:
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada:
        table = finished(ada) if is_over else begun(ada)
        info = branched(ada, table, 1 if is_over else 0)
        with ada.at(info) as live:
            before = live.play_own_turn()
        cookies = ada.cookies
    with serving(tmp_path, database=database) as server, Browser(server.host, cookies) as ada:
        with ada.at(info) as live:
            assert live.state["table"]["branch"] == info["branch"]
            assert (
                live.state["view"]["board"]["heap"][: len(before["view"]["board"]["heap"])]
                == (before["view"]["board"]["heap"])
            )
            assert live.play_to_the_end()["table"]["status"] == "over"
        assert ada.get(f"/api/tables/{info['id']}/moments/0?eyes=all")["view"]["board"]["bag"]


@pytest.mark.parametrize("is_over", [True, False])
def test_a_branch_is_exported_and_imported(tmp_path: Path, database: str, is_over: bool) -> None:
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada:
        table = finished(ada) if is_over else begun(ada)
        info = branched(ada, table, 1 if is_over else 0)
        with ada.at(info) as live:
            live.play_to_the_end()
        shown = ada.get(f"/api/tables/{info['id']}/replay?eyes=all")
        cookies = ada.cookies
    file = tmp_path / "branch.zip"
    export_tables(database, file, [info["id"]], [])
    (tmp_path / "elsewhere").mkdir()
    elsewhere = f"sqlite:///{tmp_path / 'elsewhere' / 'tables.sqlite3'}"
    assert import_tables(file, elsewhere) == [info["id"]]
    with serving(tmp_path / "elsewhere", database=elsewhere) as server, Browser(server.host, cookies) as ada:
        there = ada.get(f"/api/tables/{info['id']}/replay?eyes=all")
    assert (there["view"], there["log"], there["table"]["branch"]) == (shown["view"], shown["log"], info["branch"])


def test_a_browser_has_a_limited_number_of_branches(tmp_path: Path) -> None:
    with serving(tmp_path, branches_each=2, branches_each_address=3) as server, Browser(server.host) as ada:
        table = finished(ada)
        for _ in range(2):
            with ada.at(branched(ada, table, 0)) as live:
                live.play_to_the_end()
        assert refusal(branch(ada, table, 0)) == (429, "error.too_many_branches")
        with Browser(server.host) as cleo:
            branched(cleo, table, 0)
            assert refusal(branch(cleo, table, 0)) == (429, "error.too_many_branches_here")


def test_a_finished_branch_is_put_away_in_time_and_the_game_stays(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada:
        table = finished(ada)
        info = branched(ada, table, 0)
        with ada.at(info) as live:
            live.play_to_the_end()

    async def expire() -> tuple[str | None, str | None]:
        settings = Settings(database=database, branch_days=14)
        async with open_registry(settings, InlineThinker()) as registry:
            old = tables.update().values(updated=days_ago(15))
            await registry.store.write(lambda connection: connection.execute(old))
            await registry.expire()
            found = [await registry.info(each["id"], "ada") for each in (table, info)]
            return found[0].expired, found[1].expired

    game, put_away = asyncio.run(expire())
    assert game is None
    assert put_away is not None


def test_a_branch_that_cannot_be_read_any_more_says_so(tmp_path: Path, engine_of: EngineOf) -> None:
    with serving(tmp_path) as server, Browser(server.host) as ada:
        info = branched(ada, ada.open_table(HERE, RANDOM_BOT, game="gold_rush"), 0)
        cookies = ada.cookies
    with engine_of(f"sqlite:///{tmp_path / 'tables.sqlite3'}").begin() as connection:
        connection.execute(tables.update().where(tables.c.id == info["id"]).values(start=[1, 2, 3]))
    with serving(tmp_path) as server, Browser(server.host, cookies) as ada:
        answer = ada.http.get(f"/api/tables/{info['id']}/moments/0")
        assert refusal(answer) == (409, "error.branch_outdated")


def test_every_game_can_be_branched_off(ada: Browser) -> None:
    for game in ("terra_nova", "mayflower", "gold_rush", "gwt_new_zealand"):
        assert game_by_id(game).seats[0] <= 2
        table = begun(ada, game)
        with ada.at(table) as live:
            live.play_own_turn()
        with ada.at(branched(ada, table, 1)) as live:
            live.play_own_turn()
