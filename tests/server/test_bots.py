"""Bots at the table."""

from __future__ import annotations

import asyncio
import pickle
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from newworlds.bots import AS_USUAL, Bot, Intention, Question
from newworlds.bots.steady import QuickGlance
from newworlds.core.errors import UnknownBot
from newworlds.core.match import Match
from newworlds.core.position import Position
from newworlds.core.setup import Setup
from newworlds.server import bot_turn, thinking
from newworlds.server.storage.table_rows import SeatRow
from newworlds.server.tables import Table
from newworlds.server.thinking import BotTrouble, ProcessThinker, Thinker, Worker, job_for
from newworlds.server.thinking_process import Job, answer
from tests import toy
from tests.server.playing import (
    GREEDY_BOT,
    HERE,
    PATIENCE,
    RANDOM_BOT,
    Browser,
    Faulty,
    InlineThinker,
    alone_at,
    serving,
)
from tests.toy.game import Sealed


@pytest.fixture
def job_match() -> Match:
    return toy.GAME.new(players=2, seed=3)


def test_bots_finish_a_whole_game_of_terra_nova_in_their_own_process(tmp_path: Path) -> None:
    with serving(tmp_path, ProcessThinker(workers=1, timeout=PATIENCE)) as server, Browser(server.host) as ada:
        table = ada.open_table(RANDOM_BOT, RANDOM_BOT, game="terra_nova")
        with ada.at(table) as live:
            over = live.wait_until_over()
        assert over["view"]["result"]["winners"]
        assert ada.get(f"/api/tables/{table['id']}/record")["seats"][1] == {"name": "Robin", "bot": "random"}


def test_greedy_bots_finish_a_whole_game(tmp_path: Path) -> None:
    with alone_at(tmp_path, GREEDY_BOT, GREEDY_BOT) as live:
        assert live.play_to_the_end()["view"]["result"]


def test_a_person_plays_a_whole_game_against_a_bot(ada: Browser) -> None:
    with ada.at(ada.open_table(HERE, RANDOM_BOT)) as live:
        over = live.play_to_the_end()
        assert over["view"]["result"]
        assert [seat["online"] for seat in over["table"]["seats"]] == [True, True]


def test_a_bot_pauses_so_that_people_can_follow(tmp_path: Path) -> None:
    """With a pause longer than the test's patience the bot has not moved yet, and its opponent may take back."""
    with alone_at(tmp_path, HERE, RANDOM_BOT, game="terra_nova", bot_pause=60.0) as live:
        live.play_first(live.state)
        assert live.ask("undo", seq=1)["type"] == "ack"


class Cheat(InlineThinker):
    async def choose(self, bot: str, match: Match, seat: int, leisure: float = AS_USUAL) -> int:
        return 999


@pytest.mark.parametrize("thinker", [Faulty(), Cheat()])
def test_where_a_bot_finds_nothing_any_move_is_made_and_nobody_notices(
    tmp_path: Path, thinker: InlineThinker, caplog: pytest.LogCaptureFixture
) -> None:
    with alone_at(tmp_path, HERE, RANDOM_BOT, thinker=thinker) as live:
        assert live.play_to_the_end()["view"]["result"]
        assert not [message for message in live.heard if message["type"] == "error"]
    assert "bot random: " in caplog.text


def test_a_game_that_cannot_go_on_is_reported_and_tried_again_when_the_page_is_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not even a legal move can be made: the fault is not the bot's."""

    async def no_move(table: Table, seat: SeatRow, thinker: Thinker) -> int:
        raise ZeroDivisionError

    monkeypatch.setattr(bot_turn, "any_legal_move", no_move)
    with serving(tmp_path, Faulty()) as server, Browser(server.host) as ada:
        table = ada.open_table(HERE, RANDOM_BOT, game="terra_nova")
        failed = {"code": "error.bot_failed", "args": {"name": "Robin"}}
        with ada.at(table) as live:
            live.play_first(live.state)
            assert live.wait_for("error") == {"type": "error", "ref": None, "error": failed, "seq": 1}
            assert live.wait_for("table")["table"]["problem"] == failed
            monkeypatch.undo()
            with ada.at(table):
                answered = live.wait_for("step")
    assert answered["seq"] == 2
    assert answered["table"]["problem"] is None


class Slow(InlineThinker):
    """Thinks until it may answer."""

    def __init__(self) -> None:
        self.has_begun = threading.Event()
        self.may_answer = threading.Event()

    async def choose(self, bot: str, match: Match, seat: int, leisure: float = AS_USUAL) -> int:
        answer = await super().choose(bot, match, seat, leisure)
        self.has_begun.set()
        await asyncio.to_thread(self.may_answer.wait, PATIENCE)
        return answer

    async def close(self) -> None:
        self.may_answer.set()


@pytest.fixture
def slow() -> Iterator[Slow]:
    thinker = Slow()
    yield thinker
    thinker.may_answer.set()


def test_a_bots_answer_is_dropped_when_the_move_before_it_is_undone(tmp_path: Path, slow: Slow) -> None:
    with alone_at(tmp_path, HERE, RANDOM_BOT, thinker=slow, game="terra_nova") as live:
        live.play_first(live.state)
        assert slow.has_begun.wait(PATIENCE)
        live.ask("undo", seq=1)
        slow.may_answer.set()
        assert live.play(live.state["view"]["legal"][1]["move"], 2)["seq"] == 3
        assert live.wait_for("step")["events"][0]["event"]["seat"] == 1


def test_a_bot_is_given_only_what_its_seat_may_know(job_match: Match) -> None:
    """What is sent to its process is the same for all positions that look alike to the seat, but for the seed."""
    twin = Match(toy.GAME, job_match.setup, 5, job_match.position.imagine(0, 99))
    assert twin.position.numbers() != job_match.position.numbers()
    sent = [pickle.dumps(Job("random", Question(toy.GAME, match.position, 0, 7))) for match in (job_match, twin)]
    assert sent[0] == sent[1]
    failures: list[Exception] = []
    assert job_match.position.is_legal(answer(pickle.loads(sent[0]), failures.append)[0].move)
    assert len({pickle.dumps(job_for("random", job_match, 0)) for _ in range(9)}) > 1


def test_a_bot_that_is_not_known_any_more_is_replaced_by_a_glance(job_match: Match) -> None:
    failures: list[Exception] = []
    found = answer(job_for("nobody", job_match, 0), failures.append)
    assert job_match.position.is_legal(found[0].move)
    assert [type(failure) for failure in failures] == [UnknownBot]


class Sleepy(Question):
    """A glance is enough for it; nothing else ends."""

    def intentions(self, bot: Bot) -> list[Intention]:
        if not isinstance(bot, QuickGlance):
            threading.Event().wait()
        return super().intentions(bot)


def test_a_bot_that_takes_too_long_plays_at_a_quick_glance(
    job_match: Match, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """In a new process: that of the bot is ended. It is started before time is measured."""

    async def asked_twice() -> list[int]:
        thinker = ProcessThinker(workers=1, timeout=PATIENCE)
        try:
            first = await thinker.choose("random", job_match, 0)
            monkeypatch.setattr(thinking, "Question", Sleepy)
            monkeypatch.setattr(thinker, "_timeout", 0.05)
            return [first, await thinker.choose("expert", job_match, 0)]
        finally:
            await thinker.close()

    assert all(job_match.position.is_legal(move) for move in asyncio.run(asked_twice()))
    assert "bot expert gave no answer and plays at a quick glance: no move within 0.05 s" in caplog.text


class NotASetup(Exception):
    pass


class Unreadable(Sealed):
    """A game whose positions cannot be read."""

    def restore(self, setup: Setup, numbers: list[int]) -> Position:
        raise NotASetup


class Endless(Sealed):
    """A game whose positions nobody can restore."""

    def restore(self, setup: Setup, numbers: list[int]) -> Position:
        threading.Event().wait()
        return super().restore(setup, numbers)


def test_a_process_that_fails_or_hangs_is_replaced(job_match: Match) -> None:
    worker = Worker()
    try:
        with pytest.raises(BotTrouble, match="NotASetup"):
            worker.ask(Job("random", Question(Unreadable(), job_match.position, 0, 1)), PATIENCE)
        with pytest.raises(BotTrouble, match="no move within"):
            worker.ask(Job("random", Question(Endless(), job_match.position, 0, 1)), timeout=0.05)
        assert job_match.position.is_legal(worker.ask(job_for("random", job_match, 0), PATIENCE)[0].move)
        worker.interrupt()
        with pytest.raises(BotTrouble, match="its process ended"):
            worker.ask(job_for("random", job_match, 0), PATIENCE)
        assert job_match.position.is_legal(worker.ask(job_for("random", job_match, 0), PATIENCE)[0].move)
    finally:
        worker.end()


def test_the_health_of_the_server_does_not_wait_for_bots(tmp_path: Path, slow: Slow) -> None:
    with serving(tmp_path, slow, bots_play_unwatched=True) as server, Browser(server.host) as ada:
        ada.open_table(RANDOM_BOT, RANDOM_BOT)
        assert slow.has_begun.wait(PATIENCE)
        assert ada.get("/api/health")["status"] == "ok"
        slow.may_answer.set()
