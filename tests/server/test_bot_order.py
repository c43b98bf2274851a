"""Whose bots think first: people never wait for tables that nobody is looking at."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest

from newworlds.games import game
from newworlds.server import bot_players
from newworlds.server.bot_ranks import Rank
from newworlds.server.thinking import ProcessThinker
from newworlds.server.turn_queue import LocalTurns
from tests.server.playing import (
    GREEDY_BOT,
    HERE,
    PATIENCE,
    RANDOM_BOT,
    Absent,
    Browser,
    Gate,
    Json,
    serving,
    wait_until,
)

EXPERT = {"kind": "bot", "name": "Rosa", "bot": "expert"}
FOUR_BOTS = (RANDOM_BOT,) * 4


def served(*waiting: tuple[str, Rank]) -> list[str]:
    """In which order tables that wait are served, one at a time."""

    async def serve_all() -> list[str]:
        order: list[str] = []
        is_done = asyncio.Event()
        turns = LocalTurns(at_a_time=1)
        for table, rank in waiting:
            turns.put(table, 0, rank, is_long=True)

        async def turn(table_id: str) -> bool:
            order.append(table_id)
            if not len(turns):
                is_done.set()
            return True

        await turns.open(turn, [])
        await asyncio.wait_for(is_done.wait(), PATIENCE)
        await turns.close()
        return order

    return asyncio.run(serve_all())


def test_a_person_is_served_before_five_hundred_tables_of_bots() -> None:
    forgotten = [(f"bots{number}", Rank.FORGOTTEN) for number in range(500)]
    order = served(*forgotten, ("away", Rank.AWAY), ("watched", Rank.WATCHED), ("played", Rank.PLAYED))
    assert order[:3] == ["played", "watched", "away"]
    assert order[3:] == [table for table, _ in forgotten]


def test_a_table_that_somebody_opens_moves_up_and_is_served_once() -> None:
    assert served(("a", Rank.AWAY), ("b", Rank.AWAY), ("b", Rank.PLAYED), ("b", Rank.AWAY)) == ["b", "a"]


def test_a_bot_answers_a_person_before_all_unwatched_bots(
    tmp_path: Path, gate: Gate, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the host wants bots to play while nobody watches, and however long they are allowed to play on."""
    monkeypatch.setattr(bot_players, "SLICE", 1e9)
    with serving(tmp_path, gate, bots_play_unwatched=True, bot_workers=1) as server, Browser(server.host) as ada:
        for _ in range(20):
            ada.open_table(*FOUR_BOTS)
        assert gate.has_begun.wait(PATIENCE)
        with ada.at(ada.open_table(HERE, GREEDY_BOT, game="terra_nova")) as live:
            live.play_first(live.state)
            gate.is_open.set()
            assert live.wait_for("step")["seq"] == 2
        assert gate.thoughts[1] == "reference"


def test_a_bot_that_thinks_for_long_delays_nobody_at_another_table(tmp_path: Path, gate: Gate) -> None:
    """With one process for bots, and the expert in the middle of its turn."""
    with serving(tmp_path, gate, bot_workers=1) as server, Browser(server.host) as ada, ExitStack() as tables:
        for bot in (EXPERT, EXPERT, GREEDY_BOT):
            live = tables.enter_context(ada.at(ada.open_table(HERE, bot, game="terra_nova")))
            live.play_first(live.state)
            assert gate.has_begun.wait(PATIENCE)
        wait_until(lambda: len(gate.thoughts) == 2)
        assert gate.thoughts == ["expert", "reference"]


def test_an_expert_leaves_room_for_bots_that_answer_at_once() -> None:
    """In one process for bots, as in any number of them."""
    match, order = game("terra_nova").new(players=2, seed=1), list[str]()

    async def ask(thinker: ProcessThinker, bot: str, leisure: float) -> None:
        await thinker.choose(bot, match, 0, leisure)
        order.append(bot)

    async def story() -> None:
        thinker = ProcessThinker(workers=1, timeout=10 * PATIENCE)
        experts = [asyncio.create_task(ask(thinker, "expert", 1e6)) for _ in range(2)]
        await ask(thinker, "random", 1.0)
        for expert in experts:
            expert.cancel()
        await asyncio.gather(*experts, return_exceptions=True)
        await thinker.close()

    asyncio.run(story())
    assert order == ["random"]


def test_after_a_restart_tables_that_wait_for_bots_delay_nobody(tmp_path: Path, gate: Gate) -> None:
    with serving(tmp_path, Absent()) as server, Browser(server.host) as ada:
        waiting = [waiting_for_a_bot(ada) for _ in range(5)]
        hers, cookies = ada.open_table(HERE, GREEDY_BOT, game="terra_nova"), ada.cookies
    with serving(tmp_path, gate, bot_workers=1) as server, Browser(server.host, cookies) as ada:
        assert gate.has_begun.wait(PATIENCE)
        with ada.at(hers) as live:
            live.play_first(live.state)
            gate.is_open.set()
            assert live.wait_for("step")["seq"] == 2
        assert gate.thoughts.index("reference") == 1
        for table in waiting:
            with ada.at(table) as live:
                assert (live.state if live.state["seq"] == 2 else live.wait_for("step"))["seq"] == 2


def waiting_for_a_bot(ada: Browser) -> Json:
    table = ada.open_table(HERE, RANDOM_BOT, game="terra_nova")
    with ada.at(table) as live:
        live.play_first(live.state)
    return table


def test_bots_among_themselves_wait_until_somebody_watches(tmp_path: Path, gate: Gate) -> None:
    gate.is_open.set()
    with serving(tmp_path, gate, bot_workers=1) as server, Browser(server.host) as ada:
        unwatched = ada.open_table(*FOUR_BOTS)
        with ada.at(ada.open_table(HERE, GREEDY_BOT)) as live:
            live.play_to_the_end()
        assert "random" not in gate.thoughts
        with ada.at(unwatched) as live:
            live.wait_until_over()


def test_a_bot_plays_on_when_the_person_has_gone(tmp_path: Path, gate: Gate) -> None:
    """As in games that take days: it is the person's turn when they come back."""
    with serving(tmp_path, gate) as server, Browser(server.host) as ada:
        table = ada.open_table(HERE, RANDOM_BOT, game="terra_nova")
        with ada.at(table) as live:
            live.play_first(live.state)
            assert gate.has_begun.wait(PATIENCE)
        gate.is_open.set()
        wait_until(lambda: ada.get(f"/api/tables/{table['id']}")["seq"] == 2)
