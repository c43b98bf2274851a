"""Undo: one's own last decision, as long as nothing hidden was revealed, with what bots have answered."""

from __future__ import annotations

from pathlib import Path

from tests.server.playing import (
    ALSO_HERE,
    HERE,
    LINK,
    PATIENCE,
    RANDOM_BOT,
    Browser,
    Gate,
    Json,
    Live,
    alone_at,
)


def test_the_last_move_is_undone_and_everybody_is_notified(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, ALSO_HERE)
    with ada.at(table) as live, cleo.at(table) as watching:
        assert live.play_first(live.state)["table"]["can_undo"]
        assert live.ask("undo", seq=1) == {"type": "ack", "ref": "2", "seq": 2}
        step = live.last("step")
        watching.wait_for("step")
        seen = watching.wait_for("step")
    assert (step["undone"], step["events"], [entry["seq"] for entry in step["log"]]) == (True, [], [0])
    assert step["view"] == live.state["view"]
    assert not step["table"]["can_undo"]
    assert seen["undone"]
    assert not seen["table"]["can_undo"]


def test_the_number_never_decreases_so_an_old_answer_stays_stale(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, ALSO_HERE)) as live:
        live.play_first(live.state)
        live.ask("undo", seq=1)
        assert live.ask("move", seq=0, move=live.moves()[0])["error"]["code"] == "error.stale_move"
        assert live.ask("undo", seq=1)["error"]["code"] == "error.stale_move"
        assert live.play(live.state["view"]["legal"][1]["move"], 2)["seq"] == 3


def test_nothing_is_undone_after_something_hidden_was_revealed(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, ALSO_HERE)) as live:
        live.play_first(live.state)
        drawn = live.play({"kind": "draw_card"}, 1)
        assert not drawn["table"]["can_undo"]
        refused = live.ask("undo", seq=2)["error"]
        assert refused == {"code": "error.nothing_to_undo.revealed"}
        assert live.fresh()["seq"] == 2


def test_before_the_first_move_there_is_nothing_to_undo(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, ALSO_HERE)) as live:
        assert live.ask("undo", seq=0)["error"]["code"] == "error.nothing_to_undo.nothing"


def test_nobody_undoes_another_players_move(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK)
    cleo.join(table, table["seats"][1]["invite"])
    with ada.at(table) as first, cleo.at(table) as second:
        first.play_first(first.state)
        assert not second.wait_for("step")["table"]["can_undo"]
        assert second.ask("undo", seq=1)["error"]["code"] == "error.nothing_to_undo.answered"


def test_several_moves_are_undone_one_by_one_with_the_turn_that_passed(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, ALSO_HERE, game="terra_nova")) as live:
        latest = live.state
        for _ in range(3):
            latest = live.play_first(latest)
        assert latest["view"]["to_act"] == 1
        for seq in (3, 4, 5):
            assert live.ask("undo", seq=seq)["type"] == "ack"
        assert live.last("step")["view"] == live.state["view"]
        assert live.last("step")["seq"] == 6


def test_among_people_a_told_move_is_not_undone_alone(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK, game="terra_nova")
    cleo.join(table, table["seats"][1]["invite"])
    with ada.at(table) as first, cleo.at(table) as second:
        told = first.play_first(first.state)["table"]
        assert (told["can_undo"], told["no_undo"]) == (False, {"code": "error.nothing_to_undo.told"})
        assert first.ask("undo", seq=1)["error"] == {"code": "error.nothing_to_undo.told"}
        second.play_first(second.wait_for("step"))
        first.wait_for("step")
        refused = first.ask("undo", seq=2)["error"]
        assert refused == {"code": "error.nothing_to_undo.answered"}


def test_what_bots_answered_is_undone_with_it(tmp_path: Path) -> None:
    with alone_at(tmp_path, HERE, RANDOM_BOT, game="terra_nova") as live:
        seen = answered(live, live.play_first(live.state))
        assert seen["table"]["can_undo"]
        assert live.ask("undo", seq=seen["seq"]) == {"type": "ack", "ref": "2", "seq": seen["seq"] + 1}
        assert live.last("step")["view"] == live.state["view"]
        assert not live.last("step")["table"]["can_undo"]


def test_each_undo_takes_one_own_decision_with_the_answers_to_it(tmp_path: Path) -> None:
    with alone_at(tmp_path, HERE, RANDOM_BOT, game="terra_nova") as live:
        views, seen = [live.state["view"]], live.state
        for _ in range(3):
            seen = answered(live, live.play_first(seen))
            views.append(seen["view"])
        for before in reversed(views[:-1]):
            seen = live.fresh()
            live.ask("undo", seq=seen["seq"])
            assert live.last("step")["view"] == before


def test_an_undo_is_not_refused_because_a_bot_has_just_moved(tmp_path: Path) -> None:
    """The player has not seen the bot's move when they press the button."""
    with alone_at(tmp_path, HERE, RANDOM_BOT, game="terra_nova") as live:
        step = live.play_first(live.state)
        answered(live, step)
        assert live.ask("undo", seq=step["seq"])["type"] == "ack"
        assert live.last("step")["view"] == live.state["view"]
        assert live.ask("undo", seq=step["seq"])["error"]["code"] == "error.stale_move"


def test_while_a_bot_thinks_its_table_can_be_undone(tmp_path: Path, gate: Gate) -> None:
    with alone_at(tmp_path, HERE, RANDOM_BOT, game="terra_nova", thinker=gate) as live:
        step = live.play_first(live.state)
        assert gate.has_begun.wait(PATIENCE)
        assert step["table"]["can_undo"]
        assert live.ask("undo", seq=step["seq"])["type"] == "ack"
        gate.is_open.set()
        assert live.fresh()["view"] == live.state["view"]
        assert live.play_first(live.fresh())["seq"] == 3


def answered(live: Live, step: Json) -> Json:
    """The step after which it is the player's turn again."""
    while not step["view"]["legal"]:
        step = live.wait_for("step")
    return step


def test_the_record_has_only_the_moves_that_count(ada: Browser) -> None:
    table = ada.open_table(HERE, ALSO_HERE)
    with ada.at(table) as live:
        legal = live.moves()
        live.play(legal[0], 0)
        live.ask("undo", seq=1)
        live.play(legal[1], 2)
    assert ada.get(f"/api/tables/{table['id']}/record")["moves"] == [legal[1]]
