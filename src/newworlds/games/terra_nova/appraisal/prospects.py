"""Prospects: parts of the open land that could become regions, and how many stones each still lacks."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.terra_nova.rules.codes import MOST_TERRAINS
from newworlds.games.terra_nova.tables import Tables
from newworlds.kernels.hexes.areas import bits_in, grown_word, is_nothing

ROOM: Final = 128
"""More prospects than any land has; what comes after them is left out."""

# Kinds of prospects: those of one, two or three whole patches are 0, 1 and 2.
CUT_OFF: Final = 3
"""Closed by a straight line of stones from shore to shore."""


@final
class Prospects:
    """The prospects of one land after the other; its arrays are used again for the next."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.words: i64 = tables.grid.words
        self.count: i64 = 0
        self.areas: vec[i64] = vec[i64]([0] * (ROOM * self.words))
        """The spaces of each prospect, one area after the other."""
        self.kinds: vec[i64] = vec[i64]([0] * ROOM)
        self.stones: vec[i64] = vec[i64]([0] * ROOM)
        self.points: vec[i64] = vec[i64]([0] * ROOM)
        self.terrains: i64 = 0
        """How many terrains the area under consideration has; the next two have as many entries."""
        self.patches: vec[i64] = vec[i64]([0] * (tables.terrains * self.words))
        """The spaces of each of its terrains."""
        self.around: vec[i64] = vec[i64]([0] * (tables.terrains * self.words))
        """The same and all land next to it."""

    def clear(self) -> None:
        self.count = 0

    def add(self, kind: i64, stones: i64, points: i64) -> None:
        """Add the prospect whose area stands at the end of `areas`, unless it is there already."""
        if self.count < ROOM - 1 and not self.is_known():
            self.kinds[self.count] = kind
            self.stones[self.count] = stones
            self.points[self.count] = points
            self.count += 1

    def is_known(self) -> bool:
        words = self.words
        areas = self.areas
        end = self.count * words
        start: i64 = 0
        while start < end:
            index: i64 = 0
            while index < words and areas[start + index] == areas[end + index]:
                index += 1
            if index == words:
                return True
            start += words
        return False

    def add_patches(self, area: vec[i64]) -> None:
        """Add each patch of one terrain, and all connected unions of two or three."""
        self.find_patches(area)
        for one in range(self.terrains):
            self.add_union(one, one, one, 1)
            for two in range(one + 1, self.terrains):
                if self.touch(one, two):
                    self.add_union(one, two, two, 2)
                for three in range(two + 1, self.terrains):
                    if self.are_connected(one, two, three):
                        self.add_union(one, two, three, 3)

    def find_patches(self, area: vec[i64]) -> None:
        words = self.words
        grid = self.tables.grid
        found: i64 = 0
        start: i64 = 0
        patch = area[:]
        while start < len(self.tables.terrain_areas):
            for index in range(words):
                patch[index] = area[index] & self.tables.terrain_areas[start + index]
            if not is_nothing(patch):
                for index in range(words):
                    self.patches[found + index] = patch[index]
                    self.around[found + index] = grown_word(grid, patch, index) & area[index]
                found += words
            start += words
        self.terrains = found // words

    def touch(self, one: i64, two: i64) -> bool:
        words = self.words
        for index in range(words):
            if self.around[one * words + index] & self.patches[two * words + index]:
                return True
        return False

    def are_connected(self, one: i64, two: i64, three: i64) -> bool:
        if self.touch(one, two):
            return self.touch(one, three) or self.touch(two, three)
        return self.touch(one, three) and self.touch(two, three)

    def add_union(self, one: i64, two: i64, three: i64, types: i64) -> None:
        """Stones on all the spaces around it would close it."""
        words = self.words
        patches = self.patches
        around = self.around
        areas = self.areas
        end = self.count * words
        spaces: i64 = 0
        stones: i64 = 0
        for index in range(words):
            first = one * words + index
            second = two * words + index
            third = three * words + index
            inside = patches[first] | patches[second] | patches[third]
            border = (around[first] | around[second] | around[third]) & ~inside
            areas[end + index] = inside
            spaces += bits_in(inside)
            stones += bits_in(border)
        self.add(types - 1, stones, spaces * (MOST_TERRAINS + 1 - types))

    def add_cut_off(self, area: vec[i64], part: vec[i64]) -> None:
        """Add a part of an area, if it does not have too many terrains."""
        types = self.tables.types_in(part)
        if types > MOST_TERRAINS:
            return
        end = self.count * self.words
        spaces: i64 = 0
        stones: i64 = 0
        for index in range(self.words):
            inside = part[index]
            self.areas[end + index] = inside
            spaces += bits_in(inside)
            stones += bits_in(grown_word(self.tables.grid, part, index) & area[index] & ~inside)
        self.add(CUT_OFF, stones, spaces * (MOST_TERRAINS + 1 - types))
