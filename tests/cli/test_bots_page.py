"""What docs/bots.md shows: its bot is saved, and its commands are carried out, in small."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tools.places import ROOT

PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
COMMANDS = [line for _, block in BLOCKS for line in block.splitlines() if line.startswith("newworlds ")]

VERSIONS = "\n\nclass New(First): ...\n\n\nclass Old(First): ...\n"
"""The page speaks of two versions of one's bot."""
SMALL = {"--games": "1", "--jobs": "1", "--generations": "0"}
QUICK = "iterations=1+plans=1+width=1"
CLUSTER = re.compile(r" --ray \S+")
"""Left out: there is none at this address, and other tests play on one."""
MODULES = {"my_bots", *(path.stem for path in (ROOT / "examples").glob("*_bot.py"))}


@pytest.fixture(autouse=True)
def scratch(tmp_path: Path) -> Iterator[None]:
    """A folder with what somebody has who follows the page; the bot that is patient is less so."""
    shown = [block for language, block in BLOCKS if language == "python"]
    (tmp_path / "my_bots.py").write_text("\n".join(shown) + VERSIONS)
    for example in (ROOT / "examples").glob("*_bot.py"):
        (tmp_path / example.name).write_text(example.read_text().replace("worlds: Final = 16", "worlds: Final = 1"))
    path = list(sys.path)
    yield
    sys.path[:] = path
    for name in MODULES:
        sys.modules.pop(name, None)


def in_small(command: str) -> list[str]:
    """As typed, but with few games and little thought."""
    words = shlex.split(CLUSTER.sub("", command))[1:]
    for option, value in SMALL.items():
        if option in words:
            words[words.index(option) + 1] = value
    return [quick(word) if before == "--bots" else word for before, word in zip(["", *words], words, strict=False)]


def quick(bots: str) -> str:
    return ",".join(f"{bot}+{QUICK}" if bot.startswith("strong") else bot for bot in bots.split(","))


def test_many_commands_are_shown() -> None:
    assert {command.split()[1] for command in COMMANDS} == {"simulate", "play", "arena", "train"}
    assert len(COMMANDS) > 8


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_that_is_shown_does_what_is_said(run: Run, command: str) -> None:
    done = run(*in_small(command))
    assert done.status == 0, done.err
    assert done.out or "judge.json" in done.err
