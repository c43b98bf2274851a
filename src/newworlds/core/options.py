"""Options of a game: declared by the game, checked here, offered by every user interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from newworlds.core.errors import BadOption, UnknownOption

Value = str | int | bool


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """Its name is the message `<game>.option.<id>`, its help `<game>.option.<id>.help`."""

    id: str
    type: Literal["choice", "integer", "boolean"]
    default: Value
    choices: tuple[str, ...] = ()
    min: int = 0
    max: int = 2**53 - 1
    players: int = 0
    """The only number of players for which it matters; 0 when it always does."""


def checked_options(declared: Sequence[Option], given: Mapping[str, Any]) -> dict[str, Value]:
    """Every declared option with its given or default value, in declared order."""
    known = [option.id for option in declared]
    for name in given:
        if name not in known:
            raise UnknownOption(option=str(name), known=known)
    return {option.id: _checked(option, given.get(option.id, option.default)) for option in declared}


def with_defaults(declared: Sequence[Option], chosen: Mapping[str, Value]) -> dict[str, Value]:
    """The options a game began with, and the defaults of those that were declared later: what games did before."""
    return {option.id: option.default for option in declared} | dict(chosen)


def _checked(option: Option, value: Any) -> Value:
    if option.type == "boolean":
        fits, wanted = isinstance(value, bool), "true, false"
    elif option.type == "integer":
        fits = isinstance(value, int) and not isinstance(value, bool) and option.min <= value <= option.max
        wanted = f"{option.min} … {option.max}"
    else:
        fits, wanted = value in option.choices, ", ".join(option.choices)
    if not fits:
        raise BadOption(option=option.id, value=str(value), wanted=wanted)
    result: Value = value
    return result
