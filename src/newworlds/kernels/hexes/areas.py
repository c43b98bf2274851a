"""Areas of a hex board as bits: sets of spaces, and how they spread."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from newworlds.kernels.hexes.grid import HexGrid


def holds(grid: HexGrid, area: vec[i64], cell: i64) -> bool:
    return area[grid.word[cell]] & grid.bit[cell] != 0


def add(grid: HexGrid, area: vec[i64], cell: i64) -> None:
    area[grid.word[cell]] |= grid.bit[cell]


def take_away(grid: HexGrid, area: vec[i64], cell: i64) -> None:
    area[grid.word[cell]] &= ~grid.bit[cell]


def join(area: vec[i64], other: vec[i64]) -> None:
    index: i64 = 0
    while index < len(area):
        area[index] |= other[index]
        index += 1


def cut(area: vec[i64], other: vec[i64]) -> None:
    index: i64 = 0
    while index < len(area):
        area[index] &= ~other[index]
        index += 1


def meets(area: vec[i64], others: vec[i64], start: i64) -> bool:
    """Whether `area` has a space in common with the area whose words begin at `start` in `others`."""
    index: i64 = 0
    while index < len(area):
        if area[index] & others[start + index]:
            return True
        index += 1
    return False


def spread(grid: HexGrid, land: vec[i64], cell: i64) -> vec[i64]:
    """The connected part of `land` that holds `cell`."""
    area = grid.nothing[:]
    add(grid, area, cell)
    while sweep_down(grid, land, area) and sweep_up(grid, land, area):
        pass
    return area


def sweep_down(grid: HexGrid, land: vec[i64], area: vec[i64]) -> bool:
    """Grow `area` by one step, word after word, so that growth runs down the board at once; whether it grew."""
    grew = False
    index: i64 = 0
    while index < len(area):
        if grow_word(grid, land, area, index):
            grew = True
        index += 1
    return grew


def sweep_up(grid: HexGrid, land: vec[i64], area: vec[i64]) -> bool:
    grew = False
    index: i64 = len(area) - 1
    while index >= 0:
        if grow_word(grid, land, area, index):
            grew = True
        index -= 1
    return grew


def grow_word(grid: HexGrid, land: vec[i64], area: vec[i64], index: i64) -> bool:
    """Let one word of `area` grow by a step in all six directions; whether it did.

    What is shifted beyond a row falls on the margin, which no land has.
    """
    down = grid.stride
    aslant = down - 1
    here = area[index]
    wider = here | here << 1 | here >> 1 | here << aslant | here >> aslant | here << down | here >> down
    size = grid.bits_per_word
    if index > 0:
        above = area[index - 1]
        wider |= above >> (size - down) | above >> (size - aslant) | above >> (size - 1)
    if index + 1 < len(area):
        below = area[index + 1]
        wider |= below << (size - down) | below << (size - aslant) | below << (size - 1)
    wider &= land[index]
    area[index] = wider
    return wider != here


def is_parted(grid: HexGrid, land: vec[i64], cell: i64) -> bool:
    """Whether the land around `cell` (not land itself) lies in two or more pieces that do not touch there."""
    shores: i64 = 0
    was_land = False
    is_first = True
    for step in grid.circle:
        is_land = holds(grid, land, cell + step)
        if is_land and not was_land and not is_first:
            shores += 1
        was_land = is_land
        is_first = False
    return shores > 1
