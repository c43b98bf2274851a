"""Hexes by row and x, before there is a grid: which are adjacent and which are connected."""

from __future__ import annotations

from typing import Final

Hex = tuple[int, int]
"""Row from the top, and the position of the centre in half-widths."""

AROUND: Final = ((-1, -1), (-1, 1), (0, -2), (0, 2), (1, -1), (1, 1))


def neighbours(place: Hex) -> list[Hex]:
    """All six, on the board or not, in reading order."""
    row, x = place
    return [(row + down, x + right) for down, right in AROUND]


def pieces(hexes: list[Hex]) -> list[list[Hex]]:
    """The connected pieces, each in the order found, starting from the first hex."""
    left = dict.fromkeys(hexes)
    found: list[list[Hex]] = []
    for place in hexes:
        if place in left:
            found.append(_piece(place, left))
    return found


def _piece(start: Hex, left: dict[Hex, None]) -> list[Hex]:
    """The piece that contains `start`, removed from `left`."""
    del left[start]
    piece = [start]
    for place in piece:
        for near in neighbours(place):
            if near in left:
                del left[near]
                piece.append(near)
    return piece


def distance(one: Hex, other: Hex) -> int:
    """Steps from one hex to the other."""
    down = abs(one[0] - other[0])
    right = abs(one[1] - other[1])
    return down + max(0, right - down) // 2
