"""What is still to be done, as numbers on a stack: effects to carry out and questions to ask.

A frame is its kind and four small arguments packed into one integer. Printed effects are frames too, made when the
components are loaded, so that carrying out a card means pushing its frames.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

KIND_MASK: Final = 127
FIELD: Final = 1023
WIDE_FIELD: Final = 0xFFFF
MUST_TAKE_BIT: Final = 53
"""Set where an effect must be taken whole (NZ-24)."""
PRICE_SHIFT: Final = 16
"""Price modifiers are stored above zero."""

# Effects that ask nothing.
GAIN_MONEY: Final = 0
PAY_MONEY: Final = 1
GOLD: Final = 2
LOSE_GOLD: Final = 3
TOKENS: Final = 4
CERTIFICATES: Final = 5
EXPLORE: Final = 6
PERMANENT_CERTIFICATE: Final = 7
PERMANENT_WOOL: Final = 8
STEP_LIMIT: Final = 9
HAND_LIMIT: Final = 10
CERTIFICATE_LIMIT: Final = 11
PER_ITEM: Final = 12
DRAW: Final = 13
TOP_DECK: Final = 14
DRAW_DISCARD: Final = 15
DRAW_THEN_DISCARD: Final = 16
WALK: Final = 17
SHEAR: Final = 18

# Effects that ask.
TAKE_CARD: Final = 19
DISCARD_FOR: Final = 20
HIRE: Final = 21
INVEST: Final = 22
BUILD: Final = 23
REPLACE_PLUS_1: Final = 24
BUY_SHEEP: Final = 25
SHIP: Final = 26
AUXILIARY: Final = 27
OBJECTIVE: Final = 28
REMOVE_HAZARD: Final = 29
WAREHOUSE_WITHIN: Final = 30
DELIVER_WOOL: Final = 31
CHOICE: Final = 32
MARKET_SHEEP: Final = 33
REMOVE_FROM_HAND: Final = 34

# The turn and what actions lead to.
FIRST_DISCARD: Final = 35
FIRST_DISC: Final = 36
START_AT: Final = 37
MOVE: Final = 38
ACT: Final = 39
END_TURN: Final = 40
WELLINGTON: Final = 41
REVEAL: Final = 42
CERTIFY: Final = 43
DELIVERY: Final = 44
TAKE_DISC: Final = 45
PORT_DISC: Final = 46
FORECAST: Final = 47
LEAVE_WELLINGTON: Final = 48
PORT: Final = 49
TAKE_WAREHOUSE: Final = 50
HARBOUR: Final = 51
BUILD_AT: Final = 52
JOKER: Final = 53
FLIP: Final = 54
SHEARER: Final = 55
DISCARDING: Final = 56
SHIP_HOME: Final = 57
BONUS_CARD: Final = 58
TAKE_CERTIFICATES: Final = 59
TAKE_STEPS: Final = 60

# Sarah.
SARAH_TURN: Final = 64
SARAH_WALK: Final = 65
SARAH_STEP: Final = 66
SARAH_ACT: Final = 67
SARAH_WELLINGTON: Final = 68
SARAH_HIRE_CHEAPEST: Final = 69
SARAH_HIRE_SPECIALITY: Final = 70
SARAH_BUY_SHEEP: Final = 71
SARAH_BUILD: Final = 72
SARAH_BUILD_EXACTLY: Final = 73
SARAH_REMOVE_TILE: Final = 74
SARAH_EXPLORE: Final = 75
SARAH_OBJECTIVE: Final = 76
SARAH_HAZARD: Final = 77
SARAH_TAKE_SHEEP: Final = 78
SARAH_BONUS_CARD: Final = 79
SARAH_SHEARER_SHEEP: Final = 80
SARAH_ADD_SHEEP: Final = 81
SARAH_PORT: Final = 82
SARAH_DELIVER_WOOL: Final = 83
SARAH_BUILD_AT: Final = 84
SARAH_BUILD_NEW: Final = 85
SARAH_REPLACE: Final = 86

KINDS: Final = 87


def frame(kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    return kind | a << 7 | b << 17 | c << 27 | d << 37


def first(frame: i64) -> i64:
    return frame >> 7 & FIELD


def second(frame: i64) -> i64:
    return frame >> 17 & FIELD


def third(frame: i64) -> i64:
    return frame >> 27 & FIELD


def wide(frame: i64) -> i64:
    return frame >> 37 & WIDE_FIELD


def must_take(frame: i64) -> bool:
    return frame >> MUST_TAKE_BIT & 1 == 1


def scaled(frame: i64, times: i64) -> i64:
    """The same effect with its amount multiplied."""
    return frame - (first(frame) << 7) + (first(frame) * times << 7)
