"""What can still become of features: which of the tiles that nobody has laid would close them, or join them.

Everybody can count these tiles, as all that have been laid are on the table. What a tile can do at an empty place
depends only on what the neighbours there require, so it is worked out once for each such *need* as long as no further
tile is laid.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.kernels.tiles.cells import NEED_MASK, NEED_SHIFT, PLACE_MASK, SIDES, STEPS, tile_at
from newworlds.kernels.tiles.features import feature_of, terrain_of
from newworlds.kernels.tiles.land import Land
from newworlds.kernels.tiles.tables import NOTHING, TileTables

COUNT_BITS: Final = 8
COUNT_MASK: Final = 0xFF
FITTING: Final = 4
"""Numbers of tiles are packed: those that close what comes from each of the four sides, then those that fit."""
CLOSES: Final[vec[i64]] = vec[i64]([1 << (COUNT_BITS * field) for field in range(5)])
HARDLY: Final = 0.25
"""A place that no tile closes is counted as if a quarter of a tile did: what is there may still change."""


@final
class Roots:
    """Some features, each of them once."""

    def __init__(self, most: i64) -> None:
        self.found: vec[i64] = vec[i64]([0] * most)
        self.count: i64 = 0

    def add(self, root: i64) -> None:
        for index in range(self.count):
            if self.found[index] == root:
                return
        self.found[self.count] = root
        self.count += 1


@final
class Prospects:
    """Filled in by `look_at`; everything in it is about the land last looked at."""

    def __init__(self, tables: TileTables) -> None:
        self.tables: TileTables = tables
        self.left: vec[i64] = vec[i64]([0] * tables.kinds)
        """By kind: how many tiles are not on the land yet, including one in somebody's hand."""
        self.total: i64 = 0
        self.known: vec[i64] = vec[i64]()
        """By need: what the tiles left can do there, packed; -1 where nobody has asked yet."""
        self.wait: vec[float] = vec[float]()
        """By root: how many tiles must be drawn, on average, until one closes each of its open ends, added up."""
        self.ends: vec[i64] = vec[i64]()
        """By root: open ends where a tile may be laid; others stay open forever."""
        self.field_ends: vec[i64] = vec[i64]()
        """By root: half edges of a field with no tile on the other side yet."""
        self.meetings: vec[i64] = vec[i64]()
        """Pairs of roots of the same terrain, at least one of them occupied, that one tile may join."""
        self.lines: Roots = Roots(SIDES)
        """Which lines and areas open to the place being looked at; likewise fields."""
        self.fields: Roots = Roots(2 * SIDES)
        # Copying a vector is much faster than making one of a list.
        self.nothing_known: vec[i64] = vec[i64]([-1] * (1 << (SIDES * tables.side_bits)))
        self.no_counts: vec[i64] = vec[i64]()
        self.no_waits: vec[float] = vec[float]()

    def look_at(self, land: Land) -> None:
        self.count_tiles(land)
        if len(self.no_waits) < land.nodes:
            self.make_room(2 * land.nodes)
        self.wait = self.no_waits[: land.nodes]
        self.ends = self.no_counts[: land.nodes]
        self.field_ends = self.no_counts[: land.nodes]
        self.meetings = vec[i64]()
        for slot in land.frontier:
            self.look_at_place(land, land.cells[slot])

    def make_room(self, nodes: i64) -> None:
        self.no_counts = vec[i64]([0] * max(nodes, self.tables.kinds))
        self.no_waits = vec[float]([0.0] * nodes)

    def count_tiles(self, land: Land) -> None:
        """Forget what was known if other tiles are left than before."""
        if len(self.no_counts) < self.tables.kinds:
            self.make_room(self.tables.kinds)
        left = self.no_counts[: self.tables.kinds]
        for index in range(land.drawn, i64(len(land.stack))):
            left[land.stack[index]] += 1
        if land.in_hand != NOTHING:
            left[land.in_hand] += 1
        if len(self.known) > 0 and same(left, self.left):
            return
        self.left = left
        self.total = 0
        for number in left:
            self.total += number
        self.known = self.nothing_known[:]

    def look_at_place(self, land: Land, word: i64) -> None:
        place = word & PLACE_MASK
        need = word >> NEED_SHIFT & NEED_MASK
        bits = self.tables.side_bits
        self.lines.count = 0
        self.fields.count = 0
        for side in range(SIDES):
            if need >> (bits * side) & ((1 << bits) - 1) != 0:
                tile = tile_at(land, place + STEPS[side])
                if tile >= 0:
                    self.look_at_line(land, tile, side, need)
                    self.look_at_fields(land, tile, side)
        self.note_meetings(land, self.lines)
        self.note_meetings(land, self.fields)

    def look_at_line(self, land: Land, tile: i64, side: i64, need: i64) -> None:
        """The line or area that opens to a place from the tile on one side of it."""
        node = self.tables.edge_node[land.tile_turned[tile] * 4 + (side ^ 2)]
        if node < 0:
            return
        root = feature_of(land, land.tile_base[tile] + node)
        closing = float(self.can_do(need) >> (COUNT_BITS * side) & COUNT_MASK)
        self.ends[root] += 1
        self.wait[root] += float(self.total) / (closing if closing > HARDLY else HARDLY)
        self.lines.add(root)

    def look_at_fields(self, land: Land, tile: i64, side: i64) -> None:
        base = land.tile_base[tile]
        first = land.tile_turned[tile] * 8 + 2 * (side ^ 2)
        for half in range(first, first + 2):
            node = self.tables.half_node[half]
            if node >= 0:
                root = feature_of(land, base + node)
                self.field_ends[root] += 1
                self.fields.add(root)

    def note_meetings(self, land: Land, roots: Roots) -> None:
        for index in range(roots.count):
            one = roots.found[index]
            for later in range(index + 1, roots.count):
                other = roots.found[later]
                if (land.followers[one] | land.followers[other]) != 0 and same_terrain(land, one, other):
                    self.meetings = append(append(self.meetings, one), other)

    def can_do(self, need: i64) -> i64:
        """How many of the tiles left fit where this is required, and how many close what comes from each side."""
        if self.known[need] < 0:
            self.known[need] = self.worked_out(need)
        return self.known[need]

    def worked_out(self, need: i64) -> i64:
        total: i64 = 0
        row: i64 = 1 << (SIDES * self.tables.side_bits)
        for kind in range(self.tables.kinds):
            if self.left[kind] != 0:
                rotations = self.tables.fits[kind * row + need]
                if rotations != 0:
                    total += self.left[kind] * self.uses(kind, rotations, need)
        return total

    def uses(self, kind: i64, rotations: i64, need: i64) -> i64:
        found = CLOSES[FITTING]
        for side in range(SIDES):
            for rotation in range(SIDES):
                if rotations >> rotation & 1 != 0 and self.closes(kind * 4 + rotation, side, need):
                    found += CLOSES[side]
                    break
        return found

    def closes(self, turned: i64, side: i64, need: i64) -> bool:
        """Whether what comes from a side goes nowhere else but to tiles that are there already."""
        node = self.tables.edge_node[turned * 4 + side]
        if node < 0:
            return False
        bits = self.tables.side_bits
        for other in range(SIDES):
            is_free = need >> (bits * other) & ((1 << bits) - 1) == 0
            if is_free and self.tables.edge_node[turned * 4 + other] == node:
                return False
        return True


def same(one: vec[i64], other: vec[i64]) -> bool:
    for index in range(i64(len(one))):
        if one[index] != other[index]:
            return False
    return True


def same_terrain(land: Land, one: i64, other: i64) -> bool:
    return terrain_of(land, one) == terrain_of(land, other)
