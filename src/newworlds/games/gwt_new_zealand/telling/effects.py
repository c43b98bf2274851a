"""Printed effects in words, each with the rule it follows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

import msgspec

from newworlds.core.message import Argument, Message
from newworlds.games.gwt_new_zealand.data.effects import OfferedEffect, PrintedEffect
from newworlds.games.gwt_new_zealand.data.sarah_effects import SarahEffect
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.said import either, said

_OF_WORKERS: Final = -1
"""The amount of an effect that depends on the number of one's workers."""


def effect(printed: OfferedEffect) -> Message:
    """For instance `gain 2 pounds`."""
    op = str(printed.__struct_config__.tag)
    return said(f"effect.{op}", printed.rule, **_operands(printed))


def effects(printed: Iterable[OfferedEffect]) -> list[Message]:
    return [effect(each) for each in printed]


def sarah_effects(printed: Iterable[SarahEffect]) -> list[Message]:
    """The same effects, worded for Sarah."""
    return [said(f"sarah_does.{each.__struct_config__.tag}", **_operands(each)) for each in printed]


def _operands(printed: msgspec.Struct) -> dict[str, Argument]:
    values = msgspec.structs.asdict(printed)
    return {name: _OPERANDS[name](value) if name in _OPERANDS else value for name, value in values.items()}


def _amount(n: int | str) -> int:
    return _OF_WORKERS if isinstance(n, str) else n


def _discarded(what: str) -> Message:
    if what.startswith("breed:"):
        return names.one_card(what.removeprefix("breed:"))
    return said(f"what.{what}")


def _one_of(of: Iterable[PrintedEffect]) -> Message:
    return either(effects(of))


_OPERANDS: Final[Mapping[str, Callable[[Any], Argument]]] = {
    "n": _amount,
    "card": names.gift,
    "breeds": names.any_breed,
    "per": names.per,
    "what": _discarded,
    "then": effects,
    "of": _one_of,
}
"""Wording for an operand in place of its figure or name."""
