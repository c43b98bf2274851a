"""Help is in the user's language; every error is one sentence."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from newworlds import bots, cli
from newworlds.core.text import LANGUAGES, words
from newworlds.games import all_games
from tests.cli.commands import every_command
from tests.cli.conftest import Run

COMMANDS = [[], *every_command()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_has_help_with_examples(run: Run, language: str, command: list[str]) -> None:
    done = run("--lang", language, *command, "--help")
    assert (done.status, done.err) == (0, "")
    assert f"newworlds {' '.join(command)}".strip() in done.out
    assert words("cli.examples", {}, language) in done.out


@pytest.mark.parametrize("command", ["play", "simulate", "bench"])
def test_help_names_the_games_and_their_options(run: Run, command: str) -> None:
    told = " ".join(run(command, "--help").out.split())
    for game in all_games():
        assert f" {game.id} " in told
        assert all(f"{option.id}=" in told for option in game.options)


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_every_command_is_listed_where_it_belongs(run: Run, command: list[str]) -> None:
    *group, name = ["", *command]
    listed = run(*group[1:], "--help").out
    assert not name or f"\n  {name} " in listed


@pytest.mark.parametrize(("command", "option"), [("play", "--seats"), ("simulate", "--bots")])
def test_help_names_the_bots(run: Run, command: str, option: str) -> None:
    told = " ".join(run(command, "--help").out.partition(f"  {option} ")[2].partition("  --")[0].split())
    assert f"({', '.join(bots.NAMES)})" in told


def test_every_module_with_a_command_is_one() -> None:
    folder = Path(cli.__file__).parent
    modules = [path.stem for path in folder.glob("*.py") if "\ndef command(" in path.read_text()]
    assert sorted(modules) == sorted("_".join(command) for command in COMMANDS if command)


@pytest.mark.parametrize(
    ("variable", "value", "word"), [("LC_ALL", "fr_CA.UTF-8", "Utilisation"), ("LC_ALL", "de_DE.UTF-8", "Usage")]
)
def test_the_language_is_the_terminals(
    run: Run, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, word: str
) -> None:
    monkeypatch.setenv(variable, value)
    assert run("--help").out.startswith(word)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["dance"], "There is no command “dance”. See newworlds --help.\n"),
        (["play"], "GAME is missing. See newworlds play --help.\n"),
        (["bench", "--fast"], "There is no option --fast here. See newworlds bench --help.\n"),
        (["bench", "--players"], "The option --players can’t be used that way"),
        (
            ["simulate", "sealed", "--games", "none"],
            "--games: “none” is not a whole number of 1 or more. See newworlds simulate --help.\n",
        ),
        (["simulate", "sealed", "--option", "order"], "“order” doesn’t look like name=value."),
    ],
)
def test_misuse_is_one_sentence_and_status_2(run: Run, arguments: list[str], told: str) -> None:
    done = run(*arguments)
    assert (done.status, done.out) == (2, "")
    assert done.err.startswith(told)
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play", "chess"], "There is no game called “chess”. Choose one of: "),
        (["simulate", "sealed", "--players", "9"], "Sealed is for 2 to 4 players, not 9."),
        (
            ["simulate", "sealed", "--bots", "deep"],
            "There is no bot called “deep”. Choose one of: beginner, club, strong, expert, reference, random",
        ),
        (["simulate", "sealed", "--option", "hand=9"], "The option “hand” can’t be “9”. Allowed: 1 … 4."),
        (["simulate", "sealed", "--option", "x=1"], "There is no option “x”. Choose one of: hand, order, bonus."),
        (["simulate", "sealed", "--data", "none.toml"], "There is no file “none.toml”."),
        (["replay", "none.json"], "There is no file “none.json”."),
        (["serve", "--port", "99999"], "The server can’t listen"),
        (["work", "--database", "club.sqlite3"], "club.sqlite3 is used by one process only"),
    ],
)
def test_what_is_wrong_is_one_sentence_and_status_1(run: Run, arguments: list[str], told: str) -> None:
    done = run(*arguments)
    assert (done.status, done.out) == (1, "")
    assert done.err.startswith(told)
    assert done.err.count("\n") == 1


def test_errors_are_reported_in_french(run: Run) -> None:
    assert run("--lang", "fr", "play", "chess").err.startswith("Aucun jeu ne s’appelle")


def test_the_version_is_shown(run: Run) -> None:
    assert run("--version").out.startswith("New Worlds 0.")


def test_help_comes_quickly() -> None:
    """Measured in CPU time, since other programs may be running."""
    before = os.times()
    subprocess.run([sys.executable, "-m", "newworlds.cli", "--help"], check=True, capture_output=True)
    after = os.times()
    spent = after.children_user - before.children_user + after.children_system - before.children_system
    assert spent < 0.4


def test_help_imports_only_what_it_needs() -> None:
    program = "import sys; from newworlds.cli import main; main(['--help']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert (
        set(done.stdout.split()) & {"rich", "sqlalchemy", "starlette", "uvicorn", "numpy", "newworlds.server"} == set()
    )
