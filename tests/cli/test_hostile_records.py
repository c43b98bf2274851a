"""A stranger's record cannot give orders to the terminal: its control characters are shown, never obeyed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run

ORDERS = [
    "\x1b[2J",
    "\x1b]0;owned\x07",
    "\x9b31m",
    "a\rb",
    "a\nb",
    "\u202ecba",
    "\u2066a",
    "\u200fa",
    "\u061ca",
    "[bold]x[/bold]",
]
OBEYED = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")


def record_with(run: Run, **changes: Any) -> Path:
    run("simulate", "sealed", "--games", 1, "--bots", "reference,random", "--jsonl", "game.jsonl")
    record = json.loads(Path("game.jsonl").read_text())
    file = Path("hostile.json")
    file.write_text(json.dumps({**record, **changes}))
    return file


def named(order: str) -> list[dict[str, str]]:
    return [{"name": f"{order}Ann"}, {"name": "Bo"}]


def shown(order: str) -> str:
    return OBEYED.sub(lambda sign: sign.group().encode("unicode_escape").decode(), order.replace("\n", "\\n"))


@pytest.mark.parametrize("order", ORDERS, ids=ascii)
def test_replay_shows_the_signs_of_a_name(run: Run, order: str) -> None:
    told = run("replay", record_with(run, seats=named(order))).out
    assert OBEYED.search(told) is None
    assert f"{shown(order)}Ann" in told


@pytest.mark.parametrize("order", ORDERS, ids=ascii)
def test_a_resumed_game_shows_them_too(run: Run, order: str) -> None:
    file = record_with(run, seats=named(order), moves=[], result=None)
    told = run("play", "sealed", "--resume", file, typed="1\n" * 40).out
    assert OBEYED.search(told) is None
    assert f"{shown(order)}Ann" in told


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    "changes",
    [
        {"game": "\x1b[2Jchess"},
        {"data": "\x1b[2J\u202e"},
        {"options": {"\x1b[2J": 1}},
        {"options": {"order": "\x07\x9b"}},
        {"moves": [{"kind": "\x1b[2J"}]},
        {"moves": [{"kind": "play_card", "card": 1, "\x1b[2J": 1}]},
        {"key": "\x1b[2J", "seed": None},
    ],
    ids=lambda changes: next(iter(changes)),
)
def test_an_error_shows_the_signs_of_what_is_wrong(run: Run, command: str, changes: dict[str, Any]) -> None:
    done = run(command, record_with(run, **changes))
    assert done.status != 0
    assert OBEYED.search(done.out + done.err) is None
