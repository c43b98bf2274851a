"""Who sees what, and who is shown as online."""

from __future__ import annotations

from tests.server.playing import ALSO_HERE, HERE, LINK, Browser


def test_each_player_sees_only_their_own_hand_and_a_spectator_none(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK)
    cleo.join(table, table["seats"][1]["invite"])
    with ada.at(table) as first, cleo.at(table) as second, Browser(ada.host) as dora, dora.at(table) as watching:
        hands = [live.state["view"]["board"]["hands"] for live in (first, second, watching)]
    assert [hand is not None for hand in hands[0]] == [True, False]
    assert [hand is not None for hand in hands[1]] == [False, True]
    assert hands[2] == [None, None]


def test_events_are_shown_as_far_as_a_viewer_may_know(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK)
    cleo.join(table, table["seats"][1]["invite"])
    with ada.at(table) as first, cleo.at(table) as second:
        first.play_first(first.state)
        own = first.play({"kind": "draw_card"}, 1)["events"][0]
        second.wait_for("step")
        other = second.wait_for("step")["events"][0]
    assert own["event"]["card"] is not None
    assert other["event"] == own["event"] | {"card": None}
    assert (own["message"]["args"], other["message"]["args"]) == ({"card": own["event"]["card"]}, {"card": None})


def test_an_event_nobody_else_may_know_of_arrives_as_hidden(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK)
    cleo.join(table, table["seats"][1]["invite"])
    with ada.at(table) as first, cleo.at(table) as second:
        first.play_first(first.state)
        assert first.play({"kind": "peek_sealed"}, 1)["events"][0]["event"]["kind"] == "sealed_peeked"
        second.wait_for("step")
        assert second.wait_for("step")["events"] == [{"event": {"kind": "hidden"}}]
        assert second.fresh()["log"][2] == {"seq": 2, "events": [{"event": {"kind": "hidden"}}]}


def test_several_seats_at_one_screen_see_as_the_seat_to_act(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, ALSO_HERE)) as live:
        assert live.play_first(live.state)["view"]["seat"] == 0
        assert live.play({"kind": "draw_card"}, 1)["view"]["seat"] == 1


def test_several_seats_at_one_screen_see_as_the_first_when_others_act(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(LINK, HERE, ALSO_HERE)
    cleo.join(table, table["seats"][0]["invite"])
    with ada.at(table) as live:
        assert (live.state["view"]["to_act"], live.state["view"]["seat"]) == (0, 1)


def test_others_see_who_comes_and_goes(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK)
    cleo.join(table, table["seats"][1]["invite"])
    with ada.at(table) as live:
        assert [seat["online"] for seat in live.state["table"]["seats"]] == [True, False]
        with cleo.at(table):
            assert live.wait_for("table")["table"]["seats"][1]["online"]
        assert not live.wait_for("table")["table"]["seats"][1]["online"]


def test_a_second_window_of_the_same_browser_keeps_the_seat_online(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK)
    with cleo.at(table) as watching:
        with ada.at(table), ada.at(table):
            watching.wait_for("table")
        watching.wait_for("table")
    told = [message["table"]["seats"][0]["online"] for message in watching.heard if "table" in message]
    assert told == [False, True, False]


def test_the_log_begins_with_the_setup(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, ALSO_HERE)) as live:
        opening = live.state["log"][0]
    assert opening["seq"] == 0
    assert [told["event"] for told in opening["events"]] == [{"kind": "game_started", "seat": 0}]
