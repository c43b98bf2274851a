"""Hints: what a strong bot would do, in games against bots only."""

from __future__ import annotations

from pathlib import Path

import pytest

from newworlds.bots import AS_USUAL, Question
from newworlds.core.match import Match
from newworlds.server.thinking import BotTrouble
from tests.server.playing import ALSO_HERE, GREEDY_BOT, HERE, LINK, Browser, InlineThinker, alone_at


class Adviser(InlineThinker):
    """Writes down who was asked for which seat."""

    def __init__(self, fails: bool = False) -> None:
        self.asked: list[tuple[str, int]] = []
        self.fails = fails

    async def choose(self, bot: str, match: Match, seat: int, leisure: float = AS_USUAL) -> int:
        if bot != "strong":
            return await super().choose(bot, match, seat, leisure)
        self.asked.append((bot, seat))
        if self.fails:
            raise BotTrouble("on purpose")
        return int(match.position.legal()[0])


def test_a_strong_bot_says_what_it_would_do(tmp_path: Path) -> None:
    thinker = Adviser()
    with alone_at(tmp_path, HERE, GREEDY_BOT, thinker=thinker) as live:
        answer = live.ask("hint", seq=live.state["seq"])
        assert (answer["type"], answer["seq"]) == ("hint", live.state["seq"])
        assert answer["move"] == live.moves()[0]
        assert thinker.asked == [("strong", 0)]


@pytest.mark.parametrize("code", ["advantage.alike", None])
def test_it_says_what_speaks_for_the_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str | None) -> None:
    monkeypatch.setattr(Question, "reason", lambda *_: code)
    with alone_at(tmp_path, HERE, GREEDY_BOT, thinker=Adviser()) as live:
        answer = live.ask("hint", seq=live.state["seq"])
    assert answer["reason"] == (code and {"code": code})


def test_two_at_one_screen_may_ask_as_well(tmp_path: Path) -> None:
    with alone_at(tmp_path, HERE, ALSO_HERE, thinker=Adviser()) as live:
        assert live.ask("hint", seq=live.state["seq"])["type"] == "hint"


def test_there_are_none_where_other_people_play(ada: Browser, cleo: Browser) -> None:
    table = ada.open_table(HERE, LINK)
    cleo.join(table, table["seats"][1]["invite"])
    with ada.at(table) as live:
        assert live.ask("hint", seq=live.state["seq"])["error"]["code"] == "error.no_hints"


def test_whoever_is_not_to_act_gets_none(ada: Browser, cleo: Browser) -> None:
    with cleo.at(ada.open_table(HERE, ALSO_HERE)) as live:
        assert live.ask("hint", seq=live.state["seq"])["error"]["code"] == "error.not_your_seat"


def test_a_bot_that_finds_nothing_is_told_of(tmp_path: Path) -> None:
    with alone_at(tmp_path, HERE, GREEDY_BOT, thinker=Adviser(fails=True)) as live:
        assert live.ask("hint", seq=live.state["seq"])["error"]["code"] == "error.hint_failed"
        assert live.fresh()["view"]["to_act"] == 0
