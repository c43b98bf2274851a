"""Printed effects in words, each with the rule it follows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from newworlds.core.message import Argument, Message
from newworlds.games.gwt_new_zealand.data.effects import PrintedEffect
from newworlds.games.gwt_new_zealand.data.sarah_effects import SarahEffect
from newworlds.games.gwt_new_zealand.offered import OfferedEffect
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.said import said

RULES: Final[Mapping[str, str]] = {
    "hire": "NZ-23",
    "invest": "NZ-24",
    "build": "NZ-26",
    "replace_plus_1": "NZ-107",
    "buy_sheep": "NZ-25",
    "market_sheep": "NZ-25",
    "ship": "NZ-27",
    "warehouse_within": "NZ-27",
    "shear": "NZ-28",
    "deliver_wool": "NZ-28",
    "objective": "NZ-29",
    "explore": "NZ-30",
    "token": "NZ-31",
    "draw_discard": "NZ-31",
    "draw_then_discard": "NZ-32",
    "aux": "NZ-32",
    "remove_hazard": "NZ-33",
    "walk": "NZ-34",
    "cert": "NZ-22",
    "gold": "NZ-22",
    "permanent_certificate": "NZ-16",
    "certificate_limit": "NZ-22",
    "permanent_wool": "NZ-28",
    "step_limit": "NZ-10",
    "hand_limit": "NZ-20",
    "take_card": "NZ-36",
    "top_deck": "NZ-107",
    "choice": "NZ-13",
    "turn_movement_tile": "NZ-30",
    "turn_tax_tile": "NZ-30",
    "remove_from_hand": "NZ-108",
}
_SIMPLE_EFFECTS: Final = "NZ-21"

_OF_WORKERS: Final = -1
"""The amount of an effect that has as many as one's workers."""


def effect(printed: OfferedEffect) -> Message:
    """For instance `gain 2 pounds`."""
    op = str(printed.__struct_config__.tag)
    return said(f"effect.{op}", RULES.get(op, _SIMPLE_EFFECTS), **_operands(printed))


def effects(printed: Iterable[OfferedEffect]) -> list[Message]:
    return [effect(each) for each in printed]


def sarah_effects(printed: Iterable[SarahEffect]) -> list[Message]:
    """The same effects as Sarah has them."""
    return [said(f"sarah_does.{each.__struct_config__.tag}", **_operands(each)) for each in printed]


def _operands(printed: msgspec.Struct) -> dict[str, Argument]:
    values = msgspec.structs.asdict(printed)
    return {name: _OPERANDS[name](value) if name in _OPERANDS else value for name, value in values.items()}


def _amount(n: int | str) -> int:
    return _OF_WORKERS if isinstance(n, str) else n


def _cards(breeds: Sequence[str]) -> list[Message]:
    return [names.card(breed) for breed in breeds]


def _discarded(what: str) -> Message:
    if what.startswith("breed:"):
        return names.one_card(what.removeprefix("breed:"))
    return said(f"what.{what}")


def _either(of: Sequence[PrintedEffect]) -> Message:
    """`one or another`, however many there are."""
    first, *others = of
    return said("either", one=effect(first), other=_either(others)) if others else effect(first)


_OPERANDS: Final[Mapping[str, Callable[[Any], Argument]]] = {
    "n": _amount,
    "card": names.gift,
    "breeds": _cards,
    "per": names.per,
    "what": _discarded,
    "then": effects,
    "of": _either,
}
"""What is told of an operand instead of its figure or name."""
