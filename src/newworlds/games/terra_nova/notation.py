"""Names of spaces: A1 is the first in the top row; gaps in a row of the map count too."""

from __future__ import annotations

import re
from typing import Final

Space = tuple[int, int]
"""Row from the top and column, the index in the row's text; both from 0."""

_NAME: Final = re.compile(r"([A-Z]{1,2})([1-9][0-9]{0,2})")
_LETTERS: Final = 26
_ROWS: Final = _LETTERS * (_LETTERS + 1)
_COLUMNS: Final = 999
"""The most that `_NAME` can name."""


def row_name(row: int) -> str:
    """A … Z, then AA, AB …"""
    first, second = divmod(row, _LETTERS)
    return ("" if first == 0 else chr(ord("A") + first - 1)) + chr(ord("A") + second)


def space_name(space: Space) -> str:
    return f"{row_name(space[0])}{space[1] + 1}"


def readable_space(space: Space) -> str:
    """Any pair of numbers for people to read: by its name, if any map could have such a space."""
    row, column = space
    return space_name(space) if row in range(_ROWS) and column in range(_COLUMNS) else f"[{row}, {column}]"


def space_named(name: str) -> Space | None:
    """The inverse of `space_name`; None when it is not the name of a space."""
    match = _NAME.fullmatch(name)
    if match is None:
        return None
    row = 0
    for letter in match[1]:
        row = row * _LETTERS + ord(letter) - ord("A") + 1
    return row - 1, int(match[2]) - 1
