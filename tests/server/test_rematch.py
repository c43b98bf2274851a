"""Playing again: the same people, and the next of them goes first."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.playing import HERE, LINK, RANDOM_BOT, Browser, Json, Live, RunningServer, refusal, serving


@pytest.fixture
def anywhere(tmp_path: Path, database: str) -> Iterator[RunningServer]:
    with serving(tmp_path, database=database) as server:
        yield server


def finished(ada: Browser, cleo: Browser) -> Json:
    table = ada.open_table(HERE, LINK, RANDOM_BOT, game="sealed")
    cleo.join(table, table["seats"][1]["invite"])
    with ada.at(table) as first, cleo.at(table) as second:
        _play_on([first, second])
    return table


def _play_on(players: list[Live]) -> None:
    while (states := [live.fresh() for live in players])[0]["table"]["status"] != "over":
        for live, state in zip(players, states, strict=True):
            if state["view"]["legal"]:
                live.play_first(state)


def again(browser: Browser, table: Json) -> Json:
    answer = browser.post(f"/api/tables/{table['id']}/rematch", {"commitment": browser.commitment})
    assert answer.status_code == 200, answer.text
    info: Json = answer.json()
    return info


def test_whoever_asks_first_opens_the_table_and_the_others_take_the_seats_kept_for_them(
    anywhere: RunningServer,
) -> None:
    with Browser(anywhere.host) as ada, Browser(anywhere.host) as cleo:
        table = finished(ada, cleo)
        with ada.at(table) as waiting:
            opened = again(cleo, table)
            while (told := waiting.wait_for("table")["table"]["rematch"]) is None:
                pass
            assert told == opened["id"]
        assert [(seat["name"], seat["kind"], seat["taken"]) for seat in opened["seats"]] == [
            ("Cleo", "here", True),
            ("Robin", "bot", True),
            ("Ada", "link", False),
        ]
        joined = again(ada, table)
        assert (joined["id"], joined["mine"], joined["status"]) == (opened["id"], [2], "dealing")
        assert again(ada, table)["mine"] == [2]
        with ada.at(joined), cleo.at(joined) as live:
            while live.fresh()["table"]["status"] == "dealing":
                live.next()
            assert live.fresh()["view"]["to_act"] == 0


def test_only_those_who_played_may_play_again_and_only_once_it_is_over(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK)
    assert refusal(ada.post(f"/api/tables/{table['id']}/rematch", {})) == (409, "error.not_over")
    assert refusal(cleo.post(f"/api/tables/{table['id']}/rematch", {})) == (403, "error.not_your_seat")


def test_a_lesson_has_no_rematch(ada: Browser) -> None:
    lesson = ada.post("/api/lessons", {"game": "terra_nova", "name": "Ada"}).json()
    assert refusal(ada.post(f"/api/tables/{lesson['id']}/rematch", {})) == (409, "error.no_rematch")
