"""What is still to be done, as numbers on a stack: effects to carry out and questions to ask.

A frame is the kind of its step and four small operands packed into one integer. Each step has a module that gives its
operands names: nobody else reads them by their place. Printed effects are frames too, made when the components are
loaded, so that carrying out a card means pushing its frames.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

KIND_MASK: Final = 127
FIELD: Final = 1023
"""The largest value of one of the first three operands."""
WIDE_FIELD: Final = 0xFFFF
WIDE_SHIFT: Final = 37
MUST_TAKE_BIT: Final = 53
"""Set if an effect must be taken in full (NZ-24)."""


def frame(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    return kind | a << 7 | b << 17 | c << 27 | d << WIDE_SHIFT


def kind_of(frame: i64) -> i64:
    return frame & KIND_MASK


def first(frame: i64) -> i64:
    return frame >> 7 & FIELD


def second(frame: i64) -> i64:
    return frame >> 17 & FIELD


def third(frame: i64) -> i64:
    return frame >> 27 & FIELD


def wide(frame: i64) -> i64:
    return frame >> WIDE_SHIFT & WIDE_FIELD


def must_take(frame: i64) -> bool:
    return frame >> MUST_TAKE_BIT & 1 == 1


def held(amount: i64) -> i64:
    """An amount capped at what an operand can hold."""
    return amount if amount < FIELD else FIELD


def amount(frame: i64) -> i64:
    """The amount of an effect: the operand that is multiplied when an effect is carried out several times."""
    return first(frame)


def scaled(frame: i64, times: i64) -> i64:
    """The same effect with its amount multiplied."""
    return frame - (amount(frame) << 7) + (held(amount(frame) * times) << 7)
