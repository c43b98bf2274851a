"""Messages that no honest browser sends: valid ones, spoiled in every way we can think of."""

from __future__ import annotations

import json
from copy import deepcopy
from random import Random
from typing import Any

_DEEP = 100_000
_LONG = 70_000

VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2**31,
    2**53,
    2**63,
    -(2**63) - 1,
    2**64,
    10**400,
    1.5,
    -0.0,
    1e308,
    float("nan"),
    float("inf"),
    "",
    " ",
    "\x00",
    "\ud800",
    "\u202e\u200b",
    "x" * _LONG,
    "é" * 300,
    "../../etc/passwd",
    "'; DROP TABLE tables; --",
    "__class__",
    "move",
    "🐑" * 50,
    [],
    {},
    [[[[[[]]]]]],
    {"kind": {}},
    [None] * 2000,
    {"": ""},
)

SOURCES: tuple[bytes, ...] = (
    b"",
    b" ",
    b"null",
    b"0",
    b'""',
    b"[]",
    b"{}",
    b"{",
    b"[" * _DEEP,
    b'{"a":' * _DEEP,
    b"\xff\xfe\x00",
    b"\xef\xbb\xbf{}",
    b'{"type":"\xc3\x28"}',
    b'{"type":"\\ud800"}',
    b"NaN",
    b"-",
    b"1e999999",
    b"9" * 5000,
    b'{"type":"move","type":"undo"}',
    b"\x00" * 64,
    b"x" * _LONG,
)


def spoiled(valid: Any, chance: Random) -> bytes:
    """A valid message with one to three things wrong; or bytes that were never one."""
    if chance.random() < 0.08:
        return chance.choice(SOURCES)
    message = json.loads(json.dumps(valid))
    for _ in range(chance.randint(1, 3)):
        message = _altered(message, chance)
    source = json.dumps(message, ensure_ascii=chance.random() < 0.5).encode(errors="surrogatepass")
    return _garbled(source, chance) if chance.random() < 0.25 else source


def _altered(message: Any, chance: Random) -> Any:
    """Somewhere inside, a value is replaced, removed, doubled, wrapped or added."""
    if not isinstance(message, dict | list) or not message or chance.random() < 0.05:
        return _value(chance)
    places = list(message) if isinstance(message, dict) else list(range(len(message)))
    place = chance.choice(places)
    match chance.randrange(6):
        case 0:
            del message[place]
        case 1:
            message[place] = [message[place]]
        case 2 if isinstance(message, dict):
            message[str(_value(chance))[:50]] = _value(chance)
        case 3 if isinstance(message[place], int | float):
            message[place] += chance.choice((-1, 1, 2**40))
        case 4:
            message[place] = _altered(message[place], chance)
        case _:
            message[place] = _value(chance)
    return message


def _value(chance: Random) -> Any:
    """A copy, since what is altered may be altered again."""
    return deepcopy(chance.choice(VALUES))


def _garbled(source: bytes, chance: Random) -> bytes:
    place = chance.randrange(len(source) + 1)
    match chance.randrange(4):
        case 0:
            return source[:place]
        case 1:
            return source[:place] + bytes([chance.randrange(256)]) + source[place:]
        case 2:
            return source[:place] + source[place + 1 :]
        case _:
            return source + source[place:]


def hostile_text(chance: Random) -> str:
    """For a place in a path or a header."""
    value = _value(chance)
    return (value if isinstance(value, str) else json.dumps(value))[: chance.choice((3, 40, 400))]
