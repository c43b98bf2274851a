"""A fault: where it is and what is wrong there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from newworlds.core.game import Fault
from newworlds.core.message import Message


def fault(place: str, code: str, **args: Any) -> Fault:
    return Fault(place, problem(code, **args))


def problem(code: str, **args: Any) -> Message:
    return Message(f"gwt_new_zealand.fault.{code}", args)


def repeated(place: str, names: Iterable[object]) -> Iterator[Fault]:
    """Names that occur twice."""
    for name, count in Counter(names).items():
        if count > 1:
            yield fault(place, "twice", name=str(name))


def unlike(place: str, found: Sequence[object], wanted: Sequence[object]) -> Iterator[Fault]:
    """Checks for exactly these things, in this order."""
    if list(found) != list(wanted):
        told, asked = ", ".join(map(str, found)), ", ".join(map(str, wanted))
        yield fault(place, "not_these", found=told, wanted=asked)


def too_many(place: str, count: int, most: int) -> Iterator[Fault]:
    if count > most:
        yield fault(place, "too_many", count=count, most=most)


def too_few(place: str, count: int, fewest: int) -> Iterator[Fault]:
    if count < fewest:
        yield fault(place, "too_few", count=count, fewest=fewest)
