"""Finished games are shown again to anybody who has the link, and so are record files; nothing of it is stored."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from newworlds.server.replay_routes import MOST_AT_ONCE
from newworlds.server.replays import MOST_KEPT, MOST_MOVES, RecordReader
from newworlds.server.requests import RECORD_LIMIT
from tests.server.playing import ALSO_HERE, HERE, RANDOM_BOT, Browser, Json, refusal, serving

ASKED: dict[str, Json] = {"moments": {"first": 0, "last": 0}, "branches": {"moment": 0, "seats": [HERE, RANDOM_BOT]}}
ROY = RANDOM_BOT | {"name": "Roy"}


@pytest.fixture
def finished(ada: Browser) -> Json:
    table = ada.open_table(HERE, ROY)
    with ada.at(table) as live:
        live.play_to_the_end()
    return table


@pytest.fixture
def record(ada: Browser, finished: Json) -> str:
    return ada.http.get(f"/api/tables/{finished['id']}/record").text


def replay(browser: Browser, table: Json, eyes: str) -> Json:
    answer = browser.http.get(f"/api/tables/{table['id']}/replay", params={"eyes": eyes})
    assert answer.status_code == 200, answer.text
    shown: Json = answer.json()
    return shown


def test_a_stranger_sees_a_finished_game_with_the_eyes_of_their_choice(cleo: Browser, finished: Json) -> None:
    for eyes, hands in (("spectator", [False, False]), ("1", [False, True]), ("all", [True, True])):
        moment = cleo.get(f"/api/tables/{finished['id']}/moments/1?eyes={eyes}")
        assert [hand is not None for hand in moment["view"]["board"]["hands"]] == hands
        assert moment["view"]["legal"] == []
        shown = replay(cleo, finished, eyes)
        assert shown["view"]["is_over"]
        drawn = [each["event"] for entry in shown["log"] for each in entry["events"]]
        is_everything_told = all(event.get("card", 0) is not None for event in drawn if event["kind"] == "card_drawn")
        assert is_everything_told == (eyes == "all")


def test_watching_gives_no_seat_and_no_key(cleo: Browser, finished: Json) -> None:
    shown = replay(cleo, finished, "0")
    assert shown["table"]["mine"] == []
    assert not shown["table"]["host"]
    with cleo.at(finished) as live:
        assert live.state["table"]["mine"] == []
    answer = cleo.http.get(f"/api/tables/{finished['id']}/replay", params={"eyes": "0"})
    assert "invite" not in answer.text
    assert "token" not in answer.text


@pytest.mark.parametrize("path", ["replay", "moments/0?eyes=all", "moments/0?eyes=1", "scorebook"])
def test_of_a_game_in_progress_only_ones_own_eyes_see_anything(ada: Browser, path: str) -> None:
    table = ada.open_table(HERE, ALSO_HERE)
    assert refusal(ada.http.get(f"/api/tables/{table['id']}/{path}")) == (409, "error.not_over")


@pytest.mark.parametrize("eyes", ["2", "-1", "nobody", "", "01" * 9])
def test_eyes_that_nobody_has_are_refused(ada: Browser, finished: Json, eyes: str) -> None:
    answer = ada.http.get(f"/api/tables/{finished['id']}/replay", params={"eyes": eyes})
    assert refusal(answer) == (400, "error.unknown_eyes")
    assert answer.json()["error"]["args"]["known"] == ["spectator", "all", "0", "1"]


def test_the_scorebook_ends_with_the_result(cleo: Browser, finished: Json) -> None:
    book = cleo.get(f"/api/tables/{finished['id']}/scorebook")
    assert book["turns"][-1]["scores"] == replay(cleo, finished, "all")["view"]["scores"]


def post_record(browser: Browser, what: str, record: str, **asked: Any) -> httpx.Response:
    return browser.post(f"/api/records/{what}", {"record": record, **asked})


def test_a_record_is_shown_like_the_table_it_came_from(cleo: Browser, finished: Json, record: str) -> None:
    for eyes in ("spectator", "0", "all"):
        at_table = replay(cleo, finished, eyes)
        opened = post_record(cleo, "replay", record, eyes=eyes).json()["state"]
        assert opened["view"] == at_table["view"]
        assert [entry["events"] for entry in opened["log"]] == [entry["events"] for entry in at_table["log"]]
        assert [seat["name"] for seat in opened["table"]["seats"]] == ["Ada", "Roy"]
        last = len(opened["log"]) - 1
        moments = post_record(cleo, "moments", record, eyes=eyes, first=0, last=last).json()
        assert moments == [cleo.get(f"/api/tables/{finished['id']}/moments/{n}?eyes={eyes}") for n in range(last + 1)]
    book = post_record(cleo, "scorebook", record).json()
    assert book == cleo.get(f"/api/tables/{finished['id']}/scorebook")


def test_no_more_than_some_moments_come_at_once(cleo: Browser, ada: Browser) -> None:
    table = ada.open_table(RANDOM_BOT, ROY, game="gold_rush")
    with ada.at(table) as live:
        live.wait_until_over()
    record = ada.http.get(f"/api/tables/{table['id']}/record").text
    moments = post_record(cleo, "moments", record, first=3, last=100).json()
    assert [moment["seq"] for moment in moments] == list(range(3, 3 + MOST_AT_ONCE))


def test_opening_a_record_stores_nothing(tmp_path: Path, record: str) -> None:
    with serving(tmp_path / "other") as server, Browser(server.host) as eve:
        before = database_size(tmp_path / "other")
        assert post_record(eve, "replay", record).status_code == 200
        assert eve.get("/api/tables") == []
        assert database_size(tmp_path / "other") == before


def database_size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("tables.sqlite3*"))


def changed(record: str, **changes: Any) -> str:
    return json.dumps({**json.loads(record), **changes})


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"game": "chess"}, "error.unknown_game"),
        ({"rules": 99}, "error.unknown_rules"),
        ({"data": "f" * 64}, "error.unknown_data"),
        ({"format": 2}, "error.bad_record"),
        ({"options": {"hand": 99}}, "error.bad_option"),
        ({"options": {"nope": 1}}, "error.unknown_option"),
        ({"seats": [{"name": "\u202e"}, {"name": "Bo"}]}, "error.bad_name"),
        ({"seats": [{"name": "Bo"}]}, "error.bad_players"),
        ({"seed": -1}, "error.bad_seed"),
        ({"chance": 77}, "error.unknown_chance"),
        ({"seed": None}, "error.bad_record"),
        ({"key": "x" * 64, "seed": None}, "error.bad_record"),
        ({"moves": [{"kind": "play_card", "card": 999}]}, "error.bad_record"),
        ({"moves": [{"kind": "sing"}]}, "error.bad_record"),
        ({"moves": [{"kind": "play_card"}] * (MOST_MOVES + 1)}, "error.bad_record"),
        ({"moves": []}, "error.bad_record"),
        ({"result": None}, "error.bad_record"),
        ({"result": {"scores": [9, 9], "winners": [0]}}, "error.bad_record"),
    ],
    ids=lambda value: ascii(value)[:40],
)
@pytest.mark.parametrize("what", ["replay", "moments", "scorebook", "branches"])
def test_a_record_that_is_not_true_is_refused_with_the_reason(
    cleo: Browser, record: str, changes: Json, code: str, what: str
) -> None:
    assert refusal(post_record(cleo, what, changed(record, **changes), **ASKED.get(what, {}))) == (400, code)


@pytest.mark.parametrize("text", ["", "{", "[]", "\x00\x89PNG", "[" * 5000, '{"format": 1e999}', "null"])
def test_a_file_that_is_no_record_at_all_is_refused(cleo: Browser, text: str) -> None:
    answer = post_record(cleo, "replay", text)
    assert refusal(answer) in ((400, "error.bad_record"), (400, "error.malformed_json"))


def test_a_strangers_components_are_not_used(cleo: Browser, record: str) -> None:
    """Nothing but this program's own is ever set up: its data are known by their hash."""
    own = {"game": "sealed", "cards_each": 10**9}
    assert post_record(cleo, "replay", changed(record, components=own)).status_code == 200


def test_a_huge_file_is_refused_before_it_is_read(cleo: Browser) -> None:
    answer = post_record(cleo, "replay", "x" * RECORD_LIMIT)
    assert refusal(answer) == (413, "error.too_large")


def test_names_from_a_file_are_tidied(cleo: Browser, record: str) -> None:
    seats = [{"name": "  A\u202eda \x1b[2J" + "x" * 99}, {"name": "Bo", "bot": "package.module:Evil"}]
    shown = post_record(cleo, "replay", changed(record, seats=seats)).json()["state"]["table"]["seats"]
    assert shown[0]["name"] == ("Ada [2J" + "x" * 99)[:40]
    assert (shown[1]["kind"], shown[1]["bot"]) == ("bot", None)


def test_opening_records_is_limited(tmp_path: Path, record: str) -> None:
    with serving(tmp_path / "other", rates=True, rate_records="2/minute") as server, Browser(server.host) as eve:
        eve.get("/api/tables")
        answers = [post_record(eve, "replay", record).status_code for _ in range(3)]
    assert answers == [200, 200, 429]


def test_only_the_last_few_records_are_remembered(record: str) -> None:
    reader = RecordReader()
    sources = [changed(record, started=str(number)).encode() for number in range(MOST_KEPT + 1)]
    first = reader._opened(sources[0])
    assert reader._opened(sources[0]) is first
    for source in sources[1:]:
        reader._opened(source)
    assert len(reader._known) == MOST_KEPT
    assert reader._opened(sources[0]) is not first
