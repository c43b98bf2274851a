"""Which modules make up the compiled engine.

They are compiled together in one group, so that calls between them stay native. Everything else stays
interpreted: it is rarely hot, and some of it (msgspec structures) cannot be compiled.
"""

from collections.abc import Iterator
from pathlib import Path

ENGINE_GROUP = "newworlds_engine"

_PATTERNS = (
    "core/linear_judge.py",
    "core/network.py",
    "core/position.py",
    "core/chance.py",
    "core/draws.py",
    "core/keystream.py",
    "core/journal.py",
    "core/encoder.py",
    "core/playout.py",
    "core/perft.py",
    "kernels/**/*.py",
    "games/*/state.py",
    "games/*/tables.py",
    "games/*/printed/*.py",
    "games/*/rules/*.py",
    "games/*/bot.py",
    "games/*/encode.py",
    "games/*/observe.py",
    "games/*/view.py",
    "games/*/judge.py",
    "games/*/appraisal/*.py",
    "bots/greedy.py",
    "bots/effort.py",
    "bots/search.py",
    "bots/turns.py",
    "bots/planner.py",
    "bots/tree.py",
    "research/rows.py",
)
_INTERPRETED = (
    "__init__.py",
    "board.py",
    "data*.py",
    "events.py",
    "explanations.py",
    "game.py",
    "loader.py",
    "moves.py",
    "pictures/*.py",
    "refusal.py",
)


def compiled_modules(source: Path) -> list[Path]:
    """Every module to compile under `source`, the folder that contains the package."""
    return sorted(set(_matches(source / "newworlds")))


def _matches(package: Path) -> Iterator[Path]:
    for pattern in _PATTERNS:
        for path in package.glob(pattern):
            if not any(path.match(interpreted) for interpreted in _INTERPRETED):
                yield path
