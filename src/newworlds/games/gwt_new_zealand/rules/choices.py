"""Moves as numbers: the kind of choice in the upper bits, its argument in the lower twelve."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SHIFT: Final = 12
ARGUMENT: Final = 4095

DONE: Final = 0
DISCARD: Final = 1
TAKE_DISC: Final = 2
START_AT: Final = 3
STEP: Final = 4
ACT: Final = 5
AUXILIARY: Final = 6
PLAY_CARD: Final = 7
BUY_BONUS_CARD: Final = 8
EXCHANGE: Final = 9
EXCHANGE_TWO: Final = 10
HIRE: Final = 11
INVEST: Final = 12
CHOOSE_ROW: Final = 13
BUY_SHEEP: Final = 14
ADD_SHEEP: Final = 15
TAKE_SHEEP: Final = 16
CHOOSE_BUILDING: Final = 17
BUILD_AT: Final = 18
SAIL: Final = 19
UPGRADE: Final = 20
TAKE_WAREHOUSE: Final = 21
CHOOSE_PORT: Final = 22
REVEAL: Final = 23
HOLD_BACK: Final = 24
SPEND_CERTIFICATES: Final = 25
DELIVER: Final = 26
FORECAST: Final = 27
TAKE_OBJECTIVE: Final = 28
DRAW_OBJECTIVE: Final = 29
REMOVE_HAZARD: Final = 30
CHOOSE: Final = 31
DRAW: Final = 32
SHEAR: Final = 33
TAKE: Final = 34
REACT: Final = 35

WELLINGTON_ACTION: Final = 5
RISKY_ACTION: Final = 4
"""Numbers of the two actions that are not printed on a building."""


def choice(kind: i64, argument: i64 = 0) -> i64:
    return kind << SHIFT | argument


def kind_of(move: i64) -> i64:
    return move >> SHIFT


def argument_of(move: i64) -> i64:
    return move & ARGUMENT
