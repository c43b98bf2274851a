"""The messages of the live connection."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed

from newworlds.server import listeners
from newworlds.server.live import NO_SUCH_TABLE
from newworlds.server.speaking import TRY_AGAIN
from tests.server.playing import ALSO_HERE, HERE, LINK, Browser, Json, Live

A_MOVE = {"kind": "draw_card"}


def card_played(card: int) -> Json:
    """The first move of a game, and what the log says of it."""
    message = {"code": "sealed.event.card_played", "args": {"card": card, "rises": False}, "players": {"player": 0}}
    return {"event": {"kind": "card_played", "seat": 0, "card": card, "rises": False}, "message": message}


def test_the_first_message_is_the_state(ada: Browser) -> None:
    table = ada.open_table(HERE, ALSO_HERE)
    with ada.at(table) as live:
        assert live.state["seq"] == 0
        assert [entry["seq"] for entry in live.state["log"]] == [0]
        assert live.state["table"]["id"] == table["id"]
        assert live.state["view"]["seat"] == live.state["view"]["to_act"] == 0
        assert live.state["view"]["legal"]


def test_a_move_is_sent_as_a_step_and_acknowledged(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, ALSO_HERE)) as live:
        move = live.state["view"]["legal"][0]["move"]
        answer = live.ask("move", seq=0, move=move)
        step = live.last("step")
    assert answer == {"type": "ack", "ref": "1", "seq": 1}
    assert step["seq"] == step["table"]["seq"] == 1
    assert step["events"] == [card_played(move["card"])]
    assert {"move": {"kind": "draw_card"}} in step["view"]["legal"]


def test_the_state_contains_the_log_of_all_moves(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, ALSO_HERE)) as live:
        first = live.play_first(live.state)
        live.play({"kind": "draw_card"}, 1)
        log = live.fresh()["log"]
    assert log[1] == {"seq": 1, "events": first["events"]}
    assert [entry["seq"] for entry in log] == [0, 1, 2]


def test_everybody_at_the_table_is_notified_of_a_step(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, ALSO_HERE)
    with ada.at(table) as playing, cleo.at(table) as watching:
        playing.play_first(playing.state)
        step = watching.wait_for("step")
    assert step["seq"] == 1
    assert step["view"]["seat"] is None
    assert step["view"]["legal"] == []


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("{", "error.malformed_json"),
        ("", "error.malformed_json"),
        ("[" * 60_000, "error.bad_message"),
        ('{"type": "move", "ref": "1", "seq": 0, "move": ' + "[" * 60_000, "error.malformed_json"),
        ('{"type": "move", "ref": "\\ud800"}', "error.malformed_json"),
        ("[]", "error.bad_message"),
        ('"move"', "error.bad_message"),
        ("{}", "error.unknown_type"),
        ('{"type": "shout"}', "error.unknown_type"),
        ('{"type": ["move"]}', "error.unknown_type"),
        ('{"type": "move", "ref": "1"}', "error.bad_message"),
        ('{"type": "move", "ref": "1", "seq": "0", "move": {}}', "error.bad_message"),
        ('{"type": "move", "ref": "1", "seq": 0, "move": 5}', "error.invalid_move"),
        ('{"type": "undo", "ref": {}, "seq": 0}', "error.bad_message"),
        ('{"type": "state", "pad": "' + "é" * 40_000 + '"}', "error.too_large"),
    ],
)
def test_an_invalid_message_is_refused_and_the_connection_survives(ada: Browser, text: str, code: str) -> None:
    with ada.at(ada.open_table(HERE, ALSO_HERE)) as live:
        live.connection.send(text)
        assert live.next()["error"]["code"] == code
        live.play_first(live.state)


def test_a_binary_message_that_is_not_json_is_refused(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, ALSO_HERE)) as live:
        live.connection.send(b"\xff\x00")
        assert live.next()["error"]["code"] == "error.malformed_json"
        assert live.fresh()["seq"] == 0


def test_a_refusal_names_the_ref_even_of_a_bad_message(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, ALSO_HERE)) as live:
        assert live.ask("move")["error"]["code"] == "error.bad_message"
        assert live.ask("shout")["error"]["code"] == "error.unknown_type"


def test_a_move_of_no_such_game_is_invalid(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, ALSO_HERE)) as live:
        for move in ({}, {"kind": "fly"}, {"kind": "play_card"}, {"kind": "play_card", "card": 99}):
            assert live.ask("move", seq=0, move=move)["error"]["code"] == "error.invalid_move"
        assert live.fresh()["seq"] == 0


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, ALSO_HERE)) as live:
        answer = live.ask("move", seq=0, move={"kind": "draw_card"})
        assert answer["error"] == {"code": "sealed.refusal.play_first", "rule": "T-3"}
        assert answer["seq"] == 0
        assert live.fresh()["view"] == live.state["view"]


def test_a_stale_move_is_refused_with_the_number_sent_and_the_present_one(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, ALSO_HERE)) as live:
        live.play_first(live.state)
        answer = live.ask("move", seq=0, move=A_MOVE)
        assert answer["error"] == {"code": "error.stale_move", "args": {"sent": 0, "now": 1}}
        assert live.ask("move", seq=2, move=A_MOVE)["error"]["args"] == {"sent": 2, "now": 1}
        assert live.fresh()["seq"] == 1


def test_a_spectator_cannot_move_undo_preview_or_ask_why(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, ALSO_HERE)
    with cleo.at(table) as live:
        asked = [
            live.ask("move", seq=0, move=A_MOVE),
            live.ask("undo", seq=0),
            live.ask("preview", seq=0, move=A_MOVE),
            live.ask("why", move=A_MOVE),
        ]
    assert [answer["error"]["code"] for answer in asked] == ["error.not_your_seat"] * 4


def test_a_seated_player_must_wait_for_their_turn(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK)
    cleo.join(table, table["seats"][1]["invite"])
    with cleo.at(table) as live:
        assert live.state["view"]["legal"] == []
        assert live.ask("move", seq=0, move=A_MOVE)["error"]["code"] == "error.not_your_turn"
        assert live.ask("why", move=A_MOVE)["error"]["code"] == "error.not_your_turn"


def test_nobody_moves_before_all_seats_are_taken(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, LINK)) as live:
        assert live.state["view"] is None
        assert live.ask("move", seq=0, move=A_MOVE)["error"]["code"] == "error.not_started"


def test_nobody_moves_or_undoes_after_the_end(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, ALSO_HERE, hand=1)) as live:
        over = live.play_to_the_end()
        assert over["view"]["result"]["winners"]
        assert live.ask("move", seq=over["seq"], move=A_MOVE)["error"]["code"] == "error.game_is_over"
        assert live.ask("undo", seq=over["seq"])["error"]["code"] == "error.game_is_over"
        assert not over["table"]["can_undo"]


def test_a_preview_tells_events_and_points_and_changes_nothing(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, ALSO_HERE)) as live:
        move = live.state["view"]["legal"][0]["move"]
        answer = live.ask("preview", seq=0, move=move)
        assert answer["type"] == "preview"
        assert answer["seq"] == 0
        assert answer["gains"] == [0, 0]
        assert answer["scorings"] == []
        assert answer["events"] == [card_played(move["card"])]
        assert live.fresh()["view"] == live.state["view"]


def test_a_preview_of_a_stale_or_illegal_move_is_refused(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, ALSO_HERE)) as live:
        assert live.ask("preview", seq=3, move=A_MOVE)["error"]["code"] == "error.stale_move"
        assert live.ask("preview", seq=0, move=A_MOVE)["error"]["rule"] == "T-3"
        assert live.ask("preview", seq=0, move={"kind": "fly"})["error"]["code"] == "error.invalid_move"


def test_why_gives_the_reason_with_its_rule_or_none_when_a_move_is_possible(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, ALSO_HERE)) as live:
        assert live.ask("why", move=A_MOVE)["reason"] == {"code": "sealed.refusal.play_first", "rule": "T-3"}
        assert live.ask("why", move=live.state["view"]["legal"][0]["move"])["reason"] is None


def test_of_two_moves_at_the_same_seq_exactly_one_is_accepted(ada: Browser) -> None:
    table = ada.open_table(HERE, ALSO_HERE)
    with ada.at(table) as left, ada.at(table) as right, ThreadPoolExecutor(2) as both:
        legal = left.moves()
        asked = [both.submit(live.ask, "move", seq=0, move=legal[index]) for index, live in enumerate((left, right))]
        answers = [answer.result() for answer in asked]
        assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
        refused = next(answer for answer in answers if answer["type"] == "error")
        assert refused["error"] == {"code": "error.stale_move", "args": {"sent": 0, "now": 1}}
        assert left.fresh()["seq"] == 1


def test_moves_of_a_connection_that_breaks_off_are_told_as_far_as_they_are_stored(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, ALSO_HERE, game="terra_nova")
    moves = 20
    with cleo.at(table) as watching:
        with ada.at(table) as playing:
            for seq in range(moves):
                playing.say({"type": "move", "ref": seq, "seq": seq, "move": playing.moves()[seq]})
            playing.wait_for("step")
            playing.connection.socket.close()
        with ada.at(table) as again:
            last = play_as_soon_as_possible(again)
        heard = [message["seq"] for message in watching.heard if message["type"] == "step"]
        while not heard or heard[-1] < last:
            heard.append(watching.wait_for("step")["seq"])
    assert heard == list(range(1, last + 1))


def play_as_soon_as_possible(live: Live) -> int:
    """Moves that came before this one may still be accepted meanwhile; nothing else may refuse it."""
    while True:
        latest = live.fresh()
        answer = live.ask("move", seq=latest["seq"], move=latest["view"]["legal"][0]["move"])
        if answer["type"] == "ack":
            return int(answer["seq"])
        assert answer["error"]["code"] == "error.stale_move"


def test_an_unknown_table_is_reported_and_the_connection_closed_for_good(ada: Browser) -> None:
    with pytest.raises(ConnectionClosed) as closed, ada.at({"id": "nowhere"}):
        pass
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NO_SUCH_TABLE


def test_a_connection_that_falls_behind_is_closed_and_the_game_goes_on(
    ada: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ada.open_table(HERE, ALSO_HERE)
    with monkeypatch.context() as narrow:
        narrow.setattr(listeners, "MOST_WAITING", 1)
        with pytest.raises(ConnectionClosed) as closed, ada.at(table) as live:
            live.play_first(live.state)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TRY_AGAIN
    with ada.at(table) as live:
        assert live.state["seq"] == 1
