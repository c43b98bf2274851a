"""Messages of the game's own catalogue."""

from __future__ import annotations

from collections.abc import Sequence

from newworlds.core.message import Argument, Message
from newworlds.core.text import catalogue

PREFIX = "gwt_new_zealand"


def said(code: str, rule: str | None = None, /, **args: Argument) -> Message:
    return Message(f"{PREFIX}.{code}", args, rule)


def those(*told: tuple[object, Message]) -> list[Message]:
    """The lines worth showing: those whose figure, list or condition is not empty."""
    return [line for has_something, line in told if has_something]


def either(things: Sequence[Message]) -> Message:
    """`one or another`, however many there are."""
    first, *others = things
    return said("either", one=first, other=either(others)) if others else first


def named(sort: str, name: str) -> Message:
    """A component's name in the catalogue, or the name a corrected component file gives it."""
    code = f"{sort}.{name}"
    return said(code) if is_said(code) else said("named", name=name.replace("_", " "))


def is_said(code: str) -> bool:
    return f"{PREFIX}.{code}" in catalogue("en")
