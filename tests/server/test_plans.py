"""Planned turns: kept to oneself, carried out when the turn comes if nothing about them has changed, else dropped."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from newworlds.server import housekeeping
from newworlds.server.plans.planned_turns import PlannedTurns
from tests.server.playing import ALSO_HERE, HERE, LINK, USUAL, Browser, Json, Live, serving, wait_until

SLOW = {"kind": "slow", "days": 2}
PLACED = 26
"""Terra Nova with two players: so many decisions until every settler is on the map; then turns have three."""


class Players(NamedTuple):
    table: Json
    acting: Live
    planner: Live
    planner_at: Browser
    acting_at: Browser


@contextmanager
def sitting(ada: Browser, cleo: Browser, game: str = "terra_nova", pace: Json = SLOW) -> Iterator[Players]:
    """It is somebody's turn, and the other plans."""
    asked = {"game": game, "seats": [HERE, LINK], "seed": 7, "terms": USUAL | {"pace": pace}}
    table: Json = ada.post("/api/tables", asked).json()
    assert cleo.join(table, table["seats"][1]["invite"]).status_code == 200
    with ada.at(table) as here, cleo.at(table) as there:
        if here.fresh()["table"]["to_act"] == 0:
            yield Players(table, here, there, cleo, ada)
        else:
            yield Players(table, there, here, ada, cleo)


@pytest.fixture
def two(tmp_path: Path, database: str) -> Iterator[tuple[Browser, Browser]]:
    with serving(tmp_path, database=database) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        yield ada, cleo


def outlook(live: Live, *moves: Json) -> Json:
    return live.ask("plan", seq=live.fresh()["seq"], moves=list(moves))


def keep(live: Live, *moves: Json, telling: str = "after_turn") -> Json:
    return live.ask("keep_plan", seq=live.fresh()["seq"], moves=list(moves), telling=telling)


def first_choice(shown: Json) -> Json:
    move: Json = shown["view"]["legal"][0]["move"]
    return move


def place_settlers(players: Players) -> None:
    """Until only the last settler of the one to act is missing."""
    for _ in range(PLACED - 2):
        live = players.acting if players.acting.fresh()["view"]["legal"] else players.planner
        live.play_first(live.fresh())


def whole_turn(live: Live) -> list[Json]:
    """First choices, until the plan ends."""
    moves: list[Json] = []
    shown = outlook(live)
    while shown["end"] is None:
        moves.append(first_choice(shown))
        shown = outlook(live, *moves)
    return moves


def without_time(state: Json) -> Json:
    """The clock of whoever is to act goes on."""
    return state | {"table": state["table"] | {"clock": None}}


def plan_of(live: Live) -> Json | None:
    plan: Json | None = live.fresh()["table"]["plan"]
    return plan


def test_a_plan_is_carried_out_when_the_turn_comes(two: tuple[Browser, Browser]) -> None:
    with sitting(*two) as players:
        planned = first_choice(outlook(players.planner))
        assert keep(players.planner, planned)["type"] == "ack"
        assert plan_of(players.planner) == {"moves": [planned], "problem": None}
        other = next(c["move"] for c in players.acting.fresh()["view"]["legal"] if c["move"] != planned)
        players.acting.play(other, players.acting.fresh()["seq"])
        wait_until(lambda: players.acting.fresh()["seq"] == 2)
        assert players.acting.fresh()["table"]["to_act"] == 0
        assert plan_of(players.planner) is None
        assert players.planner.fresh()["log"][2]["events"][0]["event"]["space"] == planned["space"]


def test_a_whole_turn_of_several_decisions_can_be_planned(two: tuple[Browser, Browser]) -> None:
    with sitting(*two) as players:
        place_settlers(players)
        for live in (players.acting, players.planner):
            live.play_first(live.fresh())
        moves = whole_turn(players.planner)
        assert len(moves) == 3
        assert outlook(players.planner, *moves)["end"] == "turn"
        assert keep(players.planner, *moves)["type"] == "ack"
        keeps_clear(players, moves)
        wait_until(lambda: players.acting.fresh()["table"]["to_act"] == 0)
        assert players.acting.fresh()["seq"] == PLACED + 6


def keeps_clear(players: Players, moves: list[Json]) -> None:
    """The other takes a turn that changes nothing for these moves: a step and back with a settler far away."""
    for _ in range(3):
        state = players.acting.fresh()
        players.acting.play(state["view"]["legal"][-1]["move"], state["seq"])


def test_a_plan_that_has_become_impossible_is_dropped_and_its_player_told_why(two: tuple[Browser, Browser]) -> None:
    with sitting(*two) as players:
        planned = first_choice(outlook(players.planner))
        keep(players.planner, planned)
        players.acting.play(planned, players.acting.fresh()["seq"])
        wait_until(lambda: (plan_of(players.planner) or {}).get("problem") is not None)
        plan = plan_of(players.planner)
        assert plan is not None
        assert plan["problem"]["code"] == "plan.dropped.illegal"
        assert plan["problem"]["args"]["reason"]["code"].startswith("terra_nova.refusal")
        assert players.planner.fresh()["table"]["to_act"] == 1
        players.planner.play_first(players.planner.fresh())
        assert plan_of(players.planner) is None


def test_a_plan_can_be_changed_and_withdrawn(two: tuple[Browser, Browser]) -> None:
    with sitting(*two) as players:
        choices = [choice["move"] for choice in outlook(players.planner)["view"]["legal"]]
        keep(players.planner, choices[0])
        keep(players.planner, choices[1])
        assert plan_of(players.planner) == {"moves": [choices[1]], "problem": None}
        keep(players.planner)
        assert plan_of(players.planner) is None
        players.acting.play_first(players.acting.fresh())
        assert players.acting.fresh()["table"]["to_act"] == 1


def test_nobody_else_learns_of_a_plan(two: tuple[Browser, Browser]) -> None:
    with sitting(*two) as players:
        before, heard = without_time(players.acting.fresh()), len(players.acting.heard)
        keep(players.planner, first_choice(outlook(players.planner)))
        assert without_time(players.acting.fresh()) == before
        assert [message["type"] for message in players.acting.heard[heard:]] == ["state"]
        assert players.acting_at.get(f"/api/tables/{players.table['id']}")["plan"] is None
        assert players.planner_at.get(f"/api/tables/{players.table['id']}")["plan"] is not None


def test_a_turn_that_only_its_player_ends_stays_open_after_its_plan(two: tuple[Browser, Browser]) -> None:
    with sitting(*two) as players:
        place_settlers(players)
        for live in (players.acting, players.planner):
            live.play_first(live.fresh())
        keep(players.planner, *whole_turn(players.planner), telling="when_asked")
        keeps_clear(players, [])
        wait_until(lambda: players.planner.fresh()["table"]["untold"] == 3)
        assert players.acting.fresh()["table"]["to_act"] == 1


def test_a_plan_survives_a_restart_and_is_carried_out_after_one(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if the process had died just after the move before it."""
    monkeypatch.setattr(PlannedTurns, "wake", lambda self, table: None)
    with (
        serving(tmp_path / "first", database=database) as server,
        Browser(server.host) as ada,
        Browser(server.host) as cleo,
        sitting(ada, cleo) as players,
    ):
        legal = outlook(players.planner)["view"]["legal"]
        keep(players.planner, legal[-1]["move"])
        players.acting.play_first(players.acting.fresh())
        table, key = players.table, players.acting_at.cookies
    monkeypatch.setattr(housekeeping, "LOOK", 1)
    with serving(tmp_path / "second", database=database) as server, Browser(server.host, key) as browser:
        wait_until(lambda: browser.get(f"/api/tables/{table['id']}")["seq"] == 2)


def test_a_plan_ends_where_something_hidden_comes_to_light(two: tuple[Browser, Browser]) -> None:
    with sitting(*two, game="gwt_new_zealand") as players:
        choices = [choice["move"] for choice in outlook(players.planner)["view"]["legal"]]
        draw = next(move for move in choices if move["kind"] == "exchange")
        before, drawn = outlook(players.planner), outlook(players.planner, draw)
        assert (drawn["end"], drawn["moves"], drawn["view"]["legal"]) == ("hidden", [draw], [])
        assert drawn["view"]["board"] == before["view"]["board"], "the card that would be drawn is not shown"
        assert keep(players.planner, draw, choices[0])["error"]["code"] == "error.plan_broken"
        assert keep(players.planner, draw)["type"] == "ack"


def test_what_is_not_possible_is_refused(two: tuple[Browser, Browser]) -> None:
    with sitting(*two) as players:
        assert outlook(players.acting)["error"]["code"] == "error.no_planning"
        taken = first_choice(players.acting.fresh())
        players.acting.play(taken, 0)
        waiting = players.acting
        assert outlook(waiting, taken)["problem"]["code"].startswith("terra_nova.refusal")
        assert keep(waiting, taken)["error"]["code"] == "error.plan_broken"
        free = first_choice(outlook(waiting))
        assert keep(waiting, free, free)["error"]["code"] == "error.plan_broken"
        assert waiting.ask("keep_plan", seq=0, moves=[free])["error"]["code"] == "error.stale_move"


@pytest.mark.parametrize(("game", "pace"), [("terra_nova", {"kind": "untimed"}), ("mayflower", SLOW)])
def test_only_slow_games_can_be_planned_and_none_where_a_turn_begins_with_a_draw(
    ada: Browser, cleo: Browser, game: str, pace: Json
) -> None:
    with sitting(ada, cleo, game=game, pace=pace) as players:
        assert players.planner.fresh()["table"]["can_plan"] is False
        assert outlook(players.planner)["error"]["code"] == "error.no_planning"


def test_whoever_has_several_seats_plans_nothing(ada: Browser, cleo: Browser) -> None:
    asked = {"game": "terra_nova", "seats": [HERE, ALSO_HERE, LINK], "seed": 7, "terms": USUAL | {"pace": SLOW}}
    table = ada.post("/api/tables", asked).json()
    cleo.join(table, table["seats"][2]["invite"])
    with ada.at(table) as live:
        assert live.fresh()["table"]["can_plan"] is False


def test_whoever_takes_over_a_seat_learns_of_no_plan(two: tuple[Browser, Browser]) -> None:
    with sitting(*two) as players:
        keep(players.planner, first_choice(outlook(players.planner)))
        assert players.planner.ask("resign")["type"] == "ack"
        assert players.acting.ask("ask_offer", seat=1, to="link")["type"] == "ack"
        invite = players.acting_at.post(f"/api/tables/{players.table['id']}/invite", {"seat": 1}).json()
        with Browser(players.planner_at.host) as eve:
            assert eve.join(players.table, invite["seats"][1]["invite"], name="Eve").status_code == 200
            assert eve.get(f"/api/tables/{players.table['id']}")["mine"] == [1]
            with eve.at(players.table) as live:
                assert plan_of(live) is None
