"""The networks of a learned judge: numbers, what they stand for, and how they were found, in a file each."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import msgspec

from newworlds.core.errors import BadNetwork
from newworlds.core.message import Message
from newworlds.core.network import Network, numbers_needed
from newworlds.core.weights import NetworkShape


class NetworkFile(msgspec.Struct, frozen=True):
    game: str
    name: str
    inputs: list[str]
    hidden: int
    """How many hidden units it has."""
    numbers: list[float]
    """In the order of `Network`."""
    recipe: dict[str, Any] = {}
    """How the numbers were found: the plan, how many games, and what the arena said."""

    def network(self) -> Network:
        return Network(len(self.inputs), self.hidden, self.numbers)

    def save(self, path: Path) -> None:
        """Replace the file at once, so that one who reads it never sees half of it."""
        path.parent.mkdir(parents=True, exist_ok=True)
        unfinished = path.with_suffix(".new")
        unfinished.write_bytes(msgspec.json.encode(self) + b"\n")
        unfinished.replace(path)


def file_of(shape: NetworkShape) -> str:
    """Its name in the folder `weights` of the game's package."""
    return f"network_{shape.name}.json"


def load_network(path: Path, game: str, shape: NetworkShape) -> NetworkFile:
    """The network in a file; `BadNetwork` when it does not see what this judge shows."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=NetworkFile)
    except OSError as error:
        raise _bad(path, "unreadable", detail=error.strerror or str(error)) from error
    except msgspec.DecodeError as error:
        raise _bad(path, "unreadable", detail=str(error)) from error
    _check(path, found, game, shape)
    return found


def _check(path: Path, found: NetworkFile, game: str, shape: NetworkShape) -> None:
    if (found.game, found.name) != (game, shape.name):
        raise _bad(path, "other", found=f"{found.game}: {found.name}", wanted=f"{game}: {shape.name}")
    wanted = shape.inputs()
    for number, name in enumerate(wanted):
        if found.inputs[number : number + 1] != [name]:
            raise _bad(path, "inputs", number=number + 1, name=name)
    if len(found.inputs) > len(wanted):
        raise _bad(path, "unknown_inputs", names=found.inputs[len(wanted) :])
    needed = numbers_needed(len(wanted), max(0, found.hidden))
    if found.hidden < 0 or len(found.numbers) != needed:
        raise _bad(path, "lengths", hidden=found.hidden, wanted=needed, found=len(found.numbers))
    if not all(math.isfinite(number) for number in found.numbers):
        raise _bad(path, "numbers")


def _bad(path: Path, problem: str, **details: str | int | list[str]) -> BadNetwork:
    return BadNetwork(file=str(path), problem=Message(f"error.bad_network.{problem}", dict(details)))
