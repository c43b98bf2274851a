"""Leaving a game: a bot plays on with what the seat may know, and whoever left may come back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from newworlds.bots import AS_USUAL
from newworlds.core.match import Match
from newworlds.server.thinking import Thinker
from tests.server.playing import (
    ALSO_HERE,
    HERE,
    LINK,
    PATIENCE,
    RANDOM_BOT,
    Browser,
    Gate,
    InlineThinker,
    Json,
    Live,
    alone_at,
    refusal,
    serving,
)


@contextmanager
def two(ada: Browser, cleo: Browser, game: str = "terra_nova") -> Iterator[tuple[Live, Live]]:
    table = ada.open_table(HERE, LINK, game=game)
    cleo.join(table, table["seats"][1]["invite"])
    with ada.at(table) as first, cleo.at(table) as second:
        yield first, second


@contextmanager
def two_served(folder: Path, thinker: Thinker | None = None, game: str = "terra_nova") -> Iterator[tuple[Live, Live]]:
    with (
        serving(folder, thinker) as server,
        Browser(server.host) as ada,
        Browser(server.host) as cleo,
        two(ada, cleo, game) as lives,
    ):
        yield lives


def seat_at(live: Live, seat: int) -> Json:
    found: Json = live.fresh()["table"]["seats"][seat]
    return found


def until_turn_of(live: Live, seat: int) -> Json:
    while (state := live.fresh())["table"]["to_act"] != seat:
        live.wait_for("step")
    return state


def test_a_bot_plays_on_for_whoever_resigns(tmp_path: Path, database: str) -> None:
    with (
        serving(tmp_path / "first", database=database) as server,
        Browser(server.host) as ada,
        Browser(server.host) as cleo,
        two(ada, cleo) as (first, second),
    ):
        assert first.ask("resign")["type"] == "ack"
        left = seat_at(second, 0)
        assert (left["stand_in"], left["left"], left["name"], left["taken"]) == ("club", "resigned", "Ada", True)
        state = until_turn_of(second, 1)
        assert state["table"]["status"] == "playing"
        assert state["seq"] > 0
        table, cookies = state["table"], ada.cookies
    with (
        serving(tmp_path / "second", database=database) as server,
        Browser(server.host, cookies) as ada,
        ada.at(table) as first,
    ):
        assert seat_at(first, 0)["stand_in"] == "club"
        assert first.ask("come_back")["type"] == "ack"
        assert seat_at(first, 0)["stand_in"] is None


def test_a_stand_in_decides_alone_until_the_player_comes_back(tmp_path: Path, gate: Gate) -> None:
    with two_served(tmp_path, gate) as (first, _):
        move = first.moves()[0]
        first.ask("resign")
        refused = [
            first.ask("move", seq=0, move=move),
            first.ask("undo", seq=0),
            first.ask("ask_undo"),
            first.ask("resign"),
        ]
        assert {answer["error"]["code"] for answer in refused} == {"error.stand_in_plays"}
        assert first.ask("come_back")["type"] == "ack"
        assert (seat_at(first, 0)["stand_in"], seat_at(first, 0)["left"]) == (None, None)
        assert first.ask("come_back")["error"]["code"] == "error.not_away"
        assert first.play(move, 0)["seq"] == 1


def test_what_a_stand_in_thought_of_is_dropped_when_the_player_is_back(tmp_path: Path, gate: Gate) -> None:
    with two_served(tmp_path, gate) as (first, _):
        first.ask("resign")
        assert gate.has_begun.wait(PATIENCE)
        first.ask("come_back")
        gate.is_open.set()
        assert first.play_first(first.state)["seq"] == 1


def test_whoever_gives_up_a_game_against_bots_ends_it(tmp_path: Path, gate: Gate) -> None:
    with alone_at(tmp_path, HERE, RANDOM_BOT, thinker=gate, game="terra_nova") as live:
        assert live.ask("resign")["type"] == "ack"
        table = live.fresh()["table"]
        assert (table["status"], table["ending"], table["to_act"]) == ("over", "abandoned", None)
        assert not table["can_undo"]
        assert live.ask("move", seq=0, move=live.moves()[0])["error"]["code"] == "error.game_is_over"
        assert live.ask("come_back")["error"]["code"] == "error.game_is_over"


def test_a_bot_that_was_thinking_does_not_revive_an_abandoned_game(tmp_path: Path, gate: Gate) -> None:
    with alone_at(tmp_path, RANDOM_BOT, HERE, thinker=gate, game="terra_nova") as live:
        assert gate.has_begun.wait(PATIENCE)
        live.ask("resign")
        gate.is_open.set()
        assert (live.fresh()["table"]["status"], live.fresh()["seq"]) == ("over", 0)


def test_those_who_share_a_screen_leave_together(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, ALSO_HERE, LINK, game="terra_nova")
    cleo.join(table, table["seats"][2]["invite"])
    with ada.at(table) as first:
        first.ask("resign")
        assert [seat["left"] for seat in first.fresh()["table"]["seats"]] == ["resigned", "resigned", None]


def test_the_last_person_who_resigns_ends_the_game(ada: Browser, cleo: Browser) -> None:
    with two(ada, cleo) as (first, second):
        first.ask("resign")
        second.ask("resign")
        assert second.fresh()["table"]["ending"] == "abandoned"


def test_what_was_decided_privately_is_told_when_its_player_leaves(ada: Browser, cleo: Browser) -> None:
    with two(ada, cleo) as (first, second):
        assert first.ask("move", seq=0, move=first.moves()[0], telling="when_asked")["type"] == "ack"
        first.ask("resign")
        assert until_turn_of(second, 1)["seq"] >= 1


def test_what_others_decide_privately_stays_private_when_somebody_leaves(tmp_path: Path) -> None:
    with two_served(tmp_path, game="sealed") as (first, second):
        first.ask("move", seq=0, move=first.moves()[0], telling="when_asked")
        second.ask("resign")
        assert first.fresh()["table"]["untold"] == 1
        assert second.fresh()["seq"] == 0


def test_spectators_cannot_resign(ada: Browser, cleo: Browser) -> None:
    with two(ada, cleo) as (first, _), Browser(ada.host) as eve, eve.at(first.state["table"]) as watching:
        assert watching.ask("resign")["error"]["code"] == "error.not_your_seat"
        assert watching.ask("come_back")["error"]["code"] == "error.not_your_seat"


class Asked(InlineThinker):
    """Keeps who was asked, and as whom."""

    def __init__(self) -> None:
        self.questions: list[tuple[str, int]] = []

    async def choose(self, bot: str, match: Match, seat: int, leisure: float = AS_USUAL) -> int:
        self.questions.append((bot, seat))
        return await super().choose(bot, match, seat, leisure)


def test_a_stand_in_is_asked_like_any_bot_of_its_seat(tmp_path: Path) -> None:
    """What a bot is given is imagined for the seat it is asked for."""
    thinker = Asked()
    with two_served(tmp_path, thinker, "sealed") as (first, second):
        first.ask("resign")
        until_turn_of(second, 1)
        assert set(thinker.questions) == {("club", 0)}


def test_others_learn_no_secret_of_whoever_left(ada: Browser, cleo: Browser) -> None:
    with two(ada, cleo, "sealed") as (first, second):
        first.ask("resign")
        state = until_turn_of(second, 1)
        assert state["table"]["mine"] == [1]
        assert state["view"]["seat"] == 1
        assert first.fresh()["view"]["seat"] == 0


def test_tables_that_were_given_up_do_not_count_as_unfinished(tmp_path: Path) -> None:
    with serving(tmp_path, tables_each=3) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        alone = ada.open_table(HERE, RANDOM_BOT, game="terra_nova")
        bots = ada.open_table(RANDOM_BOT, RANDOM_BOT, game="terra_nova")
        shared = ada.open_table(HERE, LINK, game="terra_nova")
        cleo.join(shared, shared["seats"][1]["invite"])
        asked = {"game": "terra_nova", "seats": [HERE, RANDOM_BOT]}
        assert refusal(ada.post("/api/tables", asked)) == (429, "error.too_many_tables")
        for table, ending in ((alone, "abandoned"), (bots, "abandoned"), (shared, None)):
            given_up = ada.post(f"/api/tables/{table['id']}/give_up", {})
            assert given_up.json()["ending"] == ending
            assert ada.post("/api/tables", asked).status_code == 201


def test_a_game_of_others_is_not_ended_by_whoever_opened_the_table(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(LINK, RANDOM_BOT, game="terra_nova")
    path = f"/api/tables/{table['id']}/give_up"
    assert refusal(ada.post(path, {})) == (409, "error.not_started")
    cleo.join(table, table["seats"][0]["invite"])
    assert refusal(ada.post(path, {})) == (409, "error.others_play")
    with Browser(ada.host) as eve:
        assert refusal(eve.post(path, {})) == (403, "error.not_your_seat")
    assert cleo.post(path, {}).json()["ending"] == "abandoned"
    assert refusal(cleo.post(path, {})) == (400, "error.game_is_over")
