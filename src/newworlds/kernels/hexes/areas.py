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
    for index in range(i64(len(area))):
        area[index] |= other[index]


def cut(area: vec[i64], other: vec[i64]) -> None:
    for index in range(i64(len(area))):
        area[index] &= ~other[index]


def common(area: vec[i64], others: vec[i64], start: i64) -> vec[i64]:
    """What `area` has in common with the area whose words begin at `start` in `others`."""
    both = area[:]
    for index in range(i64(len(area))):
        both[index] &= others[start + index]
    return both


def is_nothing(area: vec[i64]) -> bool:
    for word in area:
        if word:
            return False
    return True


def meets(area: vec[i64], others: vec[i64], start: i64) -> bool:
    """Whether `area` has a space in common with the area whose words begin at `start` in `others`."""
    for index in range(i64(len(area))):
        if area[index] & others[start + index]:
            return True
    return False


def size(area: vec[i64]) -> i64:
    """How many spaces an area has."""
    count: i64 = 0
    for word in area:
        if word:
            count += bits_in(word)
    return count


def bits_in(word: i64) -> i64:
    """How many bits are set: counted in pairs, fours and bytes; a multiplication adds up the bytes."""
    pairs = word - (word >> 1 & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + (pairs >> 2 & 0x3333333333333333)
    byte_counts = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    return (byte_counts * 0x0101010101010101) >> 56 & 0xFF


def shore(grid: HexGrid, land: vec[i64], area: vec[i64]) -> vec[i64]:
    """The spaces of `land` next to `area`, which is a part of `land`."""
    around = land[:]
    for index in range(i64(len(area))):
        around[index] &= grown_word(grid, area, index) & ~area[index]
    return around


def spread(grid: HexGrid, land: vec[i64], cell: i64) -> vec[i64]:
    """The connected part of `land` that holds `cell`."""
    area = grid.nothing[:]
    add(grid, area, cell)
    fill(grid, land, area)
    return area


def pop_component(grid: HexGrid, land: vec[i64]) -> vec[i64]:
    """Remove a connected part from `land` and return it; empty when nothing is left."""
    area = grid.nothing[:]
    index: i64 = 0
    while index < len(land) and land[index] == 0:
        index += 1
    if index < len(land):
        area[index] = land[index] & -land[index]
        fill(grid, land, area)
        cut(land, area)
    return area


def fill(grid: HexGrid, land: vec[i64], area: vec[i64]) -> None:
    """Grow `area` until it contains all the land connected to it."""
    while sweep_down(grid, land, area) and sweep_up(grid, land, area):
        pass


def sweep_down(grid: HexGrid, land: vec[i64], area: vec[i64]) -> bool:
    """Grow `area` by one step, word by word, so that growth runs down the whole board at once; whether it grew."""
    grew = False
    for index in range(i64(len(area))):
        wider = grown_word(grid, area, index) & land[index]
        if wider != area[index]:
            area[index] = wider
            grew = True
    return grew


def sweep_up(grid: HexGrid, land: vec[i64], area: vec[i64]) -> bool:
    grew = False
    index: i64 = len(area) - 1
    while index >= 0:
        wider = grown_word(grid, area, index) & land[index]
        if wider != area[index]:
            area[index] = wider
            grew = True
        index -= 1
    return grew


def grown_word(grid: HexGrid, area: vec[i64], index: i64) -> i64:
    """One word of `area` after a step in all six directions.

    Bits shifted past the end of a row fall on the margin, where there is no land; so mask the result with land.
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
    return wider


def is_split(grid: HexGrid, land: vec[i64], cell: i64) -> bool:
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
