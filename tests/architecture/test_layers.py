"""Imports go downwards only: core, kernels, games, bots, arena, research, then the server and the command line."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import newworlds

_PACKAGE = Path(newworlds.__file__).parent
_RULES = sorted(_PACKAGE.glob("games/*/rules/*.py"))

LAYERS: dict[str, set[str]] = {
    "core": set(),
    "kernels": {"core"},
    "games": {"core", "kernels"},
    "bots": {"core"},
    "arena": {"core", "bots"},
    "training": {"core", "games", "bots", "arena"},
    "research": {"core", "games", "bots"},
    "server": {"core", "games", "bots"},
    "trials": {"core", "games", "server"},
    "cli": {"core", "games", "bots", "arena", "training", "research", "server", "trials"},
}
"""What each layer may import, besides itself. Bots know the contract, not the games."""


def _modules(folder: str) -> list[Path]:
    return sorted((_PACKAGE / folder).rglob("*.py"))


def _imported(path: Path) -> Iterator[str]:
    """The names of this package that a module imports, anywhere in the file."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are written in full"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def _own(path: Path) -> Iterator[tuple[str, ...]]:
    for name in _imported(path):
        if name == "newworlds" or name.startswith("newworlds."):
            yield tuple(name.split("."))


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_imports_only_what_lies_below_it(layer: str) -> None:
    allowed = LAYERS[layer] | {layer}
    wrong = [
        f"{path.relative_to(_PACKAGE)} imports {'.'.join(name)}"
        for path in _modules(layer)
        for name in _own(path)
        if not _is_allowed(name, allowed)
    ]
    assert wrong == []


def _is_allowed(name: tuple[str, ...], allowed: set[str]) -> bool:
    """The package itself provides the games, so whatever may import those may import it."""
    if len(name) == 1 or name[1] not in LAYERS:
        return "games" in allowed
    return name[1] in allowed


def test_every_folder_of_the_package_belongs_to_a_layer() -> None:
    folders = {path.parent.name for path in _PACKAGE.glob("*/__init__.py")}
    assert folders <= set(LAYERS)


@pytest.mark.parametrize("path", _modules("games"), ids=lambda path: str(path.relative_to(_PACKAGE / "games")))
def test_games_do_not_know_each_other(path: Path) -> None:
    own = path.relative_to(_PACKAGE / "games").parts[0]
    others = {name for name in _own(path) if name[1:2] == ("games",) and name[2] != own}
    assert own == "__init__.py" or others == set()


@pytest.mark.parametrize("path", _RULES, ids=lambda path: "/".join(path.parts[-3:]))
def test_rules_know_only_the_core_a_kernel_and_their_own_game(path: Path) -> None:
    game = path.parts[-3]
    foreign = [
        name
        for name in _imported(path)
        if not name.startswith(("newworlds.core.", "newworlds.kernels.", f"newworlds.games.{game}."))
        and name.split(".")[0] not in {"__future__", "abc", "typing", "collections", "mypy_extensions", "librt"}
    ]
    assert foreign == []


def test_the_core_knows_no_particular_game() -> None:
    games = {path.parent.name for path in _PACKAGE.glob("games/*/__init__.py")}
    named = [
        f"{path.name}: {game}"
        for path in _modules("core")
        for game in games
        if game in path.read_text() or game.replace("_", " ") in path.read_text().lower()
    ]
    assert named == []


def test_bots_are_only_asked_in_one_place() -> None:
    """`Question` imagines before it asks; nobody else calls a bot's `choose`. The server's thinker, which is asked for
    turns and for hints, asks a question.

    Whoever wraps an own bot passes on what it was asked.
    """
    asking = {
        str(path.relative_to(_PACKAGE))
        for layer in ("core", "bots", "arena", "research", "server", "cli")
        for path in _modules(layer)
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "choose"
    }
    assert asking == {"bots/bot.py", "bots/own_bots.py", "server/adviser.py", "server/bot_turn.py"}
