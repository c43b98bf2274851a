"""Names of spaces: A1 is the first of the top row; gaps in a row of the map are counted."""

from __future__ import annotations

import re
from typing import Final

Space = tuple[int, int]
"""Row from the top and column, the index in the row's text; both from 0."""

_NAME: Final = re.compile(r"([A-Z]{1,2})([1-9][0-9]{0,2})")
_LETTERS: Final = 26


def row_name(row: int) -> str:
    """A … Z, then AA, AB …"""
    first, second = divmod(row, _LETTERS)
    return ("" if first == 0 else chr(ord("A") + first - 1)) + chr(ord("A") + second)


def space_name(space: Space) -> str:
    return f"{row_name(space[0])}{space[1] + 1}"


def space_named(name: str) -> Space | None:
    """The inverse of `space_name`; None when it is no name of a space."""
    match = _NAME.fullmatch(name)
    if match is None:
        return None
    row = 0
    for letter in match[1]:
        row = row * _LETTERS + ord(letter) - ord("A") + 1
    return row - 1, int(match[2]) - 1
