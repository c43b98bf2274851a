"""Component files with something changed in them, to see that each is either refused by name or played to its end.

    python -m tests.conformance.mutants GAME FIRST_SEED LAST_SEED

tries many more of them than the tests do, and prints how many were refused and how many were played.
"""

from __future__ import annotations

import json
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

from newworlds.core.chance import Chance
from newworlds.core.game import Fault, Game
from newworlds.core.match import Match
from newworlds.core.playout import random_move
from newworlds.core.setup import Components
from newworlds.core.text import LANGUAGES, sentence
from newworlds.games import game as game_by_id
from tests.conformance.cases import MOST_DECISIONS, every_game

Spot = tuple[Any, Any]
"""A dictionary or list, and one of its keys or places."""

ODD_VALUES: tuple[Any, ...] = (0, 1, -1, 7, 10**6, 2**62, 1.5, True, "", "?", "1", [], {}, ["?"], {"id": "?"})
SHALLOW = 2
VIEWED_EVERY = 25


def component_files(game: Game) -> list[Path]:
    """The game's shipped files that `data check` passes, each with those it needs beside it."""
    shipped = sorted((game.archive.folder.parent).glob("*.toml"))
    return [file for file in shipped if is_sound(game.faults(file))]


def mutant_file(game: Game, folder: Path, seed: int) -> Path:
    """A copy of the game's component files in `folder`, one of them changed; that one."""
    for file in game.archive.folder.parent.glob("*.toml"):
        (folder / file.name).write_bytes(file.read_bytes())
    chance = Chance(seed)
    changed = folder / str(_one_of(component_files(game), chance).name)
    changed.write_text(written(mutant(tomllib.loads(changed.read_text()), chance)))
    return changed


def outcome(game: Game, file: Path, seed: int) -> list[Fault]:
    """The faults of a file, each worded in every language; if there are none, a game with it is played to its end."""
    faults = game.faults(file)
    for fault in faults:
        assert fault.place
        assert all(sentence(fault.problem, language) for language in LANGUAGES)
    if is_sound(faults):
        play_with(game, game.checked_components(file), seed)
    return faults


def is_sound(faults: list[Fault]) -> bool:
    return all(fault.is_warning for fault in faults)


def play_with(game: Game, components: Components, seed: int) -> None:
    """As at a table: every now and then, events and views are made."""
    chance = Chance(seed)
    fewest, most = game.seats
    players = fewest + seed % (most - fewest + 1)
    match = Match(game, game.setup(players, components=components), seed)
    while not match.is_over:
        if len(match.moves) % VIEWED_EVERY == 0:
            match.view(match.position.to_act)
        match.play(int(random_move(match.position, chance)))
        assert len(match.moves) <= MOST_DECISIONS, "the game does not end"
    match.view(0)


def mutant(content: dict[str, Any], chance: Chance) -> dict[str, Any]:
    """One to three changes; in half of the cases the separate totals are left out, so that more can be played."""
    changed = deepcopy(content)
    if chance.below(2):
        changed.pop("totals", None)
    for _ in range(1 + chance.below(3)):
        _change(changed, chance)
    return changed


def _change(content: dict[str, Any], chance: Chance) -> None:
    all_spots = list(spots(content))
    near = [spot for depth, spot in all_spots if depth <= SHALLOW]
    chosen = near if chance.below(4) == 0 else [spot for _, spot in all_spots]
    if chosen:
        parent, key = _one_of(chosen, chance)
        _one_of(CHANGES, chance)(parent, key, [spot for _, spot in all_spots], chance)


def spots(content: Any, depth: int = 1) -> Iterator[tuple[int, Spot]]:
    """Every value inside, with how deep it lies."""
    keys = list(content) if isinstance(content, dict) else range(len(content)) if isinstance(content, list) else ()
    for key in keys:
        yield depth, (content, key)
        yield from spots(content[key], depth + 1)


# The changes. Each is given a spot, all others, and chance.


def _remove(parent: Any, key: Any, others: list[Spot], chance: Chance) -> None:
    del parent[key]


def _replace(parent: Any, key: Any, others: list[Spot], chance: Chance) -> None:
    parent[key] = deepcopy(_one_of(ODD_VALUES, chance))


def _take_another(parent: Any, key: Any, others: list[Spot], chance: Chance) -> None:
    """A value of the same type from elsewhere in the file."""
    alike = [holder[place] for holder, place in others if type(holder[place]) is type(parent[key])]
    parent[key] = deepcopy(_one_of(alike, chance))


def _nudge(parent: Any, key: Any, others: list[Spot], chance: Chance) -> None:
    """A number by one, a text by a letter, a list by an item."""
    value = parent[key]
    if isinstance(value, str) and value:
        at = chance.below(len(value))
        parent[key] = value[:at] + _one_of((*value, *"NESWPRMTFL.-", ""), chance) + value[at + 1 :]
    elif isinstance(value, int) and not isinstance(value, bool):
        parent[key] = value + _one_of((1, -1, value), chance)
    elif isinstance(value, list) and value:
        value.append(deepcopy(_one_of(value, chance)))
    else:
        _replace(parent, key, others, chance)


def _rename(parent: Any, key: Any, others: list[Spot], chance: Chance) -> None:
    if isinstance(parent, dict):
        parent[f"{key}_"] = parent.pop(key)
    else:
        parent.reverse()


CHANGES: tuple[Callable[[Any, Any, list[Spot], Chance], None], ...] = (
    _remove,
    _replace,
    _take_another,
    _nudge,
    _nudge,
    _nudge,
    _rename,
)


def _one_of(items: Any, chance: Chance) -> Any:
    return items[int(chance.below(len(items)))]


def written(content: dict[str, Any]) -> str:
    """As TOML, one line for each key of the file."""
    return "".join(f"{json.dumps(key)} = {_toml(value)}\n" for key, value in content.items())


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def main(name: str, first: str, last: str) -> None:
    every_game()
    game, found = game_by_id(name), Counter[str]()
    for seed in range(int(first), int(last)):
        with tempfile.TemporaryDirectory() as folder:
            try:
                faults = outcome(game, mutant_file(game, Path(folder), seed), seed)
            except Exception as error:
                found["broken"] += 1
                print(f"seed {seed}: {type(error).__name__}: {error}")
            else:
                found["played" if is_sound(faults) else "refused"] += 1
    print(dict(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
