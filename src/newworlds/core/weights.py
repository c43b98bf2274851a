"""The weights of a learned judge: numbers with names, kept in a file together with how they were found."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from newworlds.core.errors import BadWeights
from newworlds.core.message import Message
from newworlds.core.position import Judge

FILE: Final = "judge.json"
"""In the folder `weights` of a game's package."""


class Weight(NamedTuple):
    """One number of a judge: what it is called, where learning starts, and how large a step matters."""

    name: str
    start: float
    step: float


class NetworkShape(NamedTuple):
    """A network that corrects a judge: what it is called, what it is shown, and at tables of how many players."""

    name: str
    inputs: Callable[[], list[str]]
    """The names of its inputs; asked for only where networks are read or trained."""
    players: tuple[int, ...]


class Learnable(NamedTuple):
    """A judge that is learned: its weights, how to make it from their values, and the networks that correct it."""

    weights: tuple[Weight, ...]
    make: Callable[[Sequence[float]], Judge]
    networks: tuple[NetworkShape, ...] = ()
    """If there are any, the judge is a `CorrectedJudge`."""
    themes: Mapping[str, tuple[str, ...]] = {}
    """What can be said for a turn in terms that players know, and the weights that it goes by."""


class Weights(msgspec.Struct, frozen=True):
    """The values of all weights of a judge."""

    game: str
    names: list[str]
    values: list[float]
    steps: list[float]
    """The natural step size of each: about what changes a judge's choices noticeably."""
    recipe: dict[str, Any] = {}
    """How the values were found: the command, the seeds, how many games, and what the arena said."""

    def with_values(self, values: Sequence[float], recipe: Mapping[str, Any]) -> Weights:
        return Weights(self.game, self.names, list(values), self.steps, dict(recipe))

    def save(self, path: Path) -> None:
        """Replace the file at once, so that one who reads it never sees half of it."""
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(".new")
        unfinished.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=1) + b"\n")
        unfinished.replace(path)


def starting_weights(game: str, learnable: Learnable) -> Weights:
    """The weights before anything has been learned."""
    return Weights(
        game,
        [weight.name for weight in learnable.weights],
        [weight.start for weight in learnable.weights],
        [weight.step for weight in learnable.weights],
    )


def load_weights(path: Path, game: str, learnable: Learnable) -> Weights:
    """The weights in a file; `BadWeights` when they are not those of this judge."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Weights)
    except OSError as error:
        raise _bad(path, "unreadable", detail=error.strerror or str(error)) from error
    except msgspec.DecodeError as error:
        raise _bad(path, "unreadable", detail=str(error)) from error
    _check(path, found, game, [weight.name for weight in learnable.weights])
    return found


def _check(path: Path, found: Weights, game: str, names: list[str]) -> None:
    if found.game != game:
        raise _bad(path, "game", found=found.game, wanted=game)
    if len(set(found.names)) < len(found.names):
        raise _bad(path, "twice", names=sorted({name for name in found.names if found.names.count(name) > 1}))
    if missing := [name for name in names if name not in found.names]:
        raise _bad(path, "missing", names=missing)
    if unknown := [name for name in found.names if name not in names]:
        raise _bad(path, "unknown", names=unknown)
    if found.names != names:
        raise _bad(path, "order", names=names)
    if not len(found.values) == len(found.steps) == len(names):
        raise _bad(path, "lengths", names=len(names), values=len(found.values), steps=len(found.steps))
    for name, value, step in zip(names, found.values, found.steps, strict=True):
        if not math.isfinite(value) or not (math.isfinite(step) and step > 0):
            raise _bad(path, "numbers", name=name, value=str(value), step=str(step))


def _bad(path: Path, problem: str, **details: str | int | list[str]) -> BadWeights:
    return BadWeights(file=str(path), problem=Message(f"error.bad_weights.{problem}", dict(details)))
