"""What is said at a table: who may say it, who hears it, and who does not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from newworlds.server.company.phrases import PHRASES
from newworlds.server.company.words import LONGEST
from newworlds.server.storage import chat_rows
from tests.server.playing import HERE, LINK, Browser, Json, Live, RunningServer, serving


@contextmanager
def two_at_a_table(ada: Browser, cleo: Browser) -> Iterator[tuple[Live, Live, Json]]:
    table = ada.open_table(HERE, LINK)
    assert cleo.join(table, table["seats"][1]["invite"]).status_code == 200
    with ada.at(table) as first, cleo.at(table) as second:
        first.ask("chat")
        second.ask("chat")
        yield first, second, table


def said(live: Live) -> Json:
    line: Json = live.wait_for("said")["line"]
    return line


def words(lines: list[Json]) -> list[str | None]:
    return [line["text"] or line["phrase"] for line in lines]


def test_what_somebody_says_is_told_to_all_at_the_table_and_kept(ada: Browser, cleo: Browser) -> None:
    with two_at_a_table(ada, cleo) as (first, second, _):
        assert first.ask("say", text="  What a\nday \u202e! ")["type"] == "ack"
        line = said(second)
        assert (line["number"], line["seat"], line["name"], line["text"]) == (1, 0, "Ada", "What a day !")
        assert first.last("said")["line"] == line
        second.ask("say_phrase", phrase="thanks")
        assert second.ask("chat")["lines"] == [line, second.last("said")["line"]]
    assert (second.last("said")["line"]["phrase"], second.last("said")["line"]["text"]) == ("thanks", None)


def test_whoever_comes_later_reads_what_was_said(ada: Browser, cleo: Browser) -> None:
    with two_at_a_table(ada, cleo) as (first, _, table):
        first.ask("say", text="Hello")
        with cleo.at(table) as again:
            answer = again.ask("chat")
    assert words(answer["lines"]) == ["Hello"]
    assert answer["phrases"] == list(PHRASES)


def test_those_who_watch_read_but_cannot_help_a_player(ada: Browser, cleo: Browser, server: RunningServer) -> None:
    with (
        two_at_a_table(ada, cleo) as (first, _, table),
        Browser(server.host) as onlooker,
        onlooker.at(table) as watching,
    ):
        assert watching.ask("chat")["lines"] == []
        for attempt in (watching.ask("say", text="Play the king!"), watching.ask("say_phrase", phrase="hello")):
            assert attempt["error"]["code"] == "error.only_players_write"
        first.ask("say", text="Hello")
        assert said(watching)["number"] == 1


def test_another_table_hears_nothing(ada: Browser, cleo: Browser) -> None:
    elsewhere = ada.open_table(HERE, LINK)
    with two_at_a_table(ada, cleo) as (first, second, _), ada.at(elsewhere) as other:
        other.ask("chat")
        first.ask("say", text="Between us")
        said(second)
        assert other.ask("chat")["lines"] == []
        other.ask("say", text="Anybody?")
        assert [message["line"]["text"] for message in other.heard if message["type"] == "said"] == ["Anybody?"]
        assert words(second.ask("chat")["lines"]) == ["Between us"]


@pytest.mark.parametrize(
    ("kind", "fields", "code"),
    [
        ("say", {"text": ""}, "error.nothing_said"),
        ("say", {"text": " \u200b\n"}, "error.nothing_said"),
        ("say", {"text": "x" * (LONGEST + 1)}, "error.said_too_much"),
        ("say", {}, "error.bad_message"),
        ("say_phrase", {"phrase": "insult"}, "error.unknown_phrase"),
    ],
)
def test_what_cannot_be_said_is_refused(ada: Browser, cleo: Browser, kind: str, fields: Json, code: str) -> None:
    with two_at_a_table(ada, cleo) as (first, _, _):
        assert first.ask(kind, **fields)["error"]["code"] == code
        assert first.ask("chat")["lines"] == []


def test_whoever_says_too_much_is_asked_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, rates=True, rate_chat="2/hour") as server, Browser(server.host) as ada:
        table = ada.open_table(HERE, LINK)
        with ada.at(table) as live:
            answers = [live.ask("say_phrase", phrase="hello") for _ in range(3)]
    assert [answer["type"] for answer in answers] == ["ack", "ack", "error"]
    assert answers[2]["error"]["code"] == "error.too_many_requests"


def test_only_the_latest_lines_are_kept(ada: Browser, cleo: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat_rows, "MOST_KEPT", 3)
    with two_at_a_table(ada, cleo) as (first, _, _):
        for number in range(1, 6):
            first.ask("say", text=str(number))
        assert words(first.ask("chat")["lines"]) == ["3", "4", "5"]


def test_what_is_said_is_no_part_of_the_record(ada: Browser, cleo: Browser) -> None:
    with two_at_a_table(ada, cleo) as (first, _, table):
        first.ask("say", text="Only among us")
    for path in ("record", "", "moments/0"):
        assert "Only among us" not in ada.http.get(f"/api/tables/{table['id']}/{path}".rstrip("/")).text
