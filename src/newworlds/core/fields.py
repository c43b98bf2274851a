"""The fields of a position, listed once: used to save and restore it, and by the tests to check its copies.

A class names its fields in `FIELDS`. A field is a number, a flag, a packed vector, a part that has fields of its own,
or a list of such parts, whose length never changes during play.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.errors import BadBytes
from newworlds.core.message import Message

WORD_BITS: Final = 63
"""Of a packed number, besides its sign."""


def saved(owner: Any) -> list[int]:
    """The values of all fields in order; a vector is preceded by its length."""
    written: list[int] = []
    _write(owner, written)
    return written


def restore(owner: Any, numbers: list[int], more: int = 0) -> list[int]:
    """The inverse of `saved`, on a fresh object of the same class; `BadBytes` when the numbers do not fit it.

    After them may come exactly so many `more`, which are returned.
    """
    left = map(_checked, numbers)
    try:
        _read(owner, left)
        return _end(left, more)
    except (StopIteration, ValueError) as error:
        raise BadBytes(problem=Message("error.bad_bytes.numbers", {"numbers": len(numbers)})) from error


def _end(left: Iterator[int], more: int) -> list[int]:
    surplus = list(left)
    if len(surplus) not in (0, more):
        raise ValueError(len(surplus))
    return surplus


def _write(owner: Any, written: list[int]) -> None:
    for name in owner.FIELDS:
        value = getattr(owner, name)
        if isinstance(value, int):
            written.append(int(value))
        elif isinstance(value, vec):
            written.append(len(value))
            written.extend(value)
        else:
            for part in _parts(value):
                _write(part, written)


def _read(owner: Any, left: Iterator[int]) -> None:
    for name in owner.FIELDS:
        value = getattr(owner, name)
        if isinstance(value, bool):
            setattr(owner, name, bool(next(left)))
        elif isinstance(value, int):
            setattr(owner, name, next(left))
        elif isinstance(value, vec):
            setattr(owner, name, _vector(left))
        else:
            for part in _parts(value):
                _read(part, left)


def _checked(number: int) -> int:
    if number.bit_length() > WORD_BITS:
        raise ValueError(number)
    return number


def _vector(left: Iterator[int]) -> vec[i64]:
    length = next(left)
    numbers = list(islice(left, length))
    if len(numbers) < length:
        raise StopIteration
    return vec[i64](numbers)


def _parts(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
