"""What CONTRIBUTING names exists: files and folders, commands, modules to run, steps of ./test, sections."""

from __future__ import annotations

import re
from importlib.util import find_spec

import pytest

from newworlds.games import IDS
from tests.cli.commands import every_command
from tools.checks import CHECKS
from tools.places import PACKAGE, ROOT

PAPER = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
PROSE = re.sub(r"^```diff\n.*?^```$", "", PAPER, flags=re.MULTILINE | re.DOTALL)
"""What is shown as a change is carried out by another test."""
CODE = re.findall(r"`([^`\n]+)`", PROSE) + re.findall(r"^(?:newworlds|\.\S+/python) .+$", PROSE, re.MULTILINE)

GAME, NEW = "<game>", "<new>"
PATH = re.compile(r"[\w.<>*-]*/[\w.<>*/-]*|[\w<>*-]+\.(?:py|md|toml|json|ts)")
BASES = [ROOT, PACKAGE, *(PACKAGE / "games" / game for game in IDS)]
"""Paths begin at the root or in the package; in a list, and in sections about one game, in that game's folder."""

MADE = ("./", ".cache/", "games/<game>/data/archive/")
"""Commands, and what commands make."""
PATHS = sorted({code for code in CODE if PATH.fullmatch(code) and not code.startswith(MADE)})


def is_there(path: str) -> bool:
    """A pattern finds something; of what is to be added, the folder is there."""
    existing = path.partition(NEW)[0] or "." if NEW in path else path
    return any(next(base.glob(existing), None) for base in BASES)


def test_it_names_many_paths() -> None:
    assert {"tools/affected.py", "games/<game>/moves.py", "games/<new>/", "tests/conformance"} <= set(PATHS)


@pytest.mark.parametrize("path", PATHS)
def test_a_path_it_names_exists(path: str) -> None:
    games = IDS if GAME in path else ("",)
    assert [game for game in games if not is_there(path.replace(GAME, game))] == []


@pytest.mark.parametrize("command", sorted({code for code in CODE if code.startswith("newworlds ")}))
def test_a_command_it_names_exists(command: str) -> None:
    words = [word for word in command.split()[1:] if word.islower() and word.isalpha()]
    assert any(words[: len(known)] == known for known in every_command())


@pytest.mark.parametrize("module", sorted(set(re.findall(r"python -m ([a-z_.]+)", PROSE)) - {"venv"}))
def test_a_module_it_runs_exists(module: str) -> None:
    assert find_spec(module) is not None


def test_the_check_steps_it_names_exist() -> None:
    named = {word for steps in re.findall(r"`\./test ([a-z ]+)`", PROSE) for word in steps.split()}
    assert named <= {check.name for check in CHECKS} | {"quick"}


def test_its_links_lead_somewhere() -> None:
    sections = {_anchor(title) for title in re.findall(r"^## (.+)$", PAPER, re.MULTILINE)}
    targets = re.findall(r"\]\(([^)]+)\)", PROSE)
    assert [target for target in targets if target.startswith("#") and target[1:] not in sections] == []
    assert [target for target in targets if not target.startswith("#") and not (ROOT / target).exists()] == []


def _anchor(title: str) -> str:
    return re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-")
