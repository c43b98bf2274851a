"""Where a tile fits, and laying it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from newworlds.kernels.tiles.cells import (
    AROUND,
    COORDINATE_BITS,
    COORDINATE_MASK,
    MIDDLE,
    NEED_MASK,
    NEED_SHIFT,
    PLACE_MASK,
    SIDES,
    STEPS,
    TILE_SHIFT,
    slot_of,
    tile_at,
)
from newworlds.kernels.tiles.features import join
from newworlds.kernels.tiles.tables import NODE_WIDTH

if TYPE_CHECKING:
    from newworlds.kernels.tiles.land import Land


def limit(land: Land, north: i64, east: i64, south: i64, west: i64) -> None:
    """Tiles may only be laid in these rows and columns; those laid during setup may be outside."""
    land.north = north + MIDDLE
    land.east = east + MIDDLE
    land.south = south + MIDDLE
    land.west = west + MIDDLE


def placements(land: Land, kind: i64) -> vec[i64]:
    """Every place and rotation where a kind of tile fits, as place·4 + rotation."""
    found = vec[i64]()
    cells = land.cells
    fits = land.tables.fits
    row = kind << (4 * land.tables.side_bits)
    for slot in land.frontier:
        word = cells[slot]
        rotations = fits[row + (word >> NEED_SHIFT & NEED_MASK)]
        if rotations != 0:
            first = (word & PLACE_MASK) * 4
            for rotation in range(SIDES):
                if rotations >> rotation & 1 != 0:
                    found = append(found, first + rotation)
    return found


def fits_somewhere(land: Land, kind: i64) -> bool:
    row = kind << (4 * land.tables.side_bits)
    for slot in land.frontier:
        if land.tables.fits[row + (land.cells[slot] >> NEED_SHIFT & NEED_MASK)] != 0:
            return True
    return False


def clashing_side(land: Land, kind: i64, place: i64, rotation: i64) -> i64:
    """The first side, clockwise from the north, on which a tile would not match its neighbour; -1 when all match."""
    bits = land.tables.side_bits
    edges = land.tables.edges
    for side in range(SIDES):
        tile = tile_at(land, place + STEPS[side])
        if tile >= 0:
            mine = edges[kind * 4 + rotation] >> (bits * side)
            theirs = edges[land.tile_turned[tile]] >> (bits * (side ^ 2))
            if (mine ^ theirs) & ((1 << bits) - 1) != 0:
                return side
    return -1


def lay(land: Land, kind: i64, place: i64, rotation: i64) -> i64:
    """Lay a tile and join its features with its neighbours'; returns the tile's number."""
    tile = land.tiles
    land.tiles = tile + 1
    land.tile_place[tile] = place
    land.tile_turned[tile] = kind * 4 + rotation
    land.tile_base[tile] = land.nodes
    _add_nodes(land, kind, tile)
    slot = slot_of(land.cells, place)
    if land.cells[slot] != 0:
        _leave_frontier(land, slot)
    land.cells[slot] = place | (tile + 1) << TILE_SHIFT
    for side in range(SIDES):
        _meet(land, tile, side, place + STEPS[side])
    if land.tables.counts_neighbours:
        _count_neighbours(land, tile, place)
    return tile


def _add_nodes(land: Land, kind: i64, tile: i64) -> None:
    ends, symbols = land.tables.ends, land.tables.symbols
    parent, ring, node_tile = land.parent, land.ring, land.node_tile
    open_ends, printed = land.open, land.symbols
    first = land.nodes
    for local in range(land.tables.node_count[kind]):
        node, entry = first + local, kind * NODE_WIDTH + local
        parent[node] = -1
        ring[node] = node
        open_ends[node] = ends[entry]
        printed[node] = symbols[entry]
        node_tile[node] = tile
    land.nodes = first + land.tables.node_count[kind]


def _leave_frontier(land: Land, slot: i64) -> None:
    frontier = land.frontier
    where: i64 = 0
    while frontier[where] != slot:
        where += 1
    frontier, last = pop(frontier)
    if where < len(frontier):
        frontier[where] = last
    land.frontier = frontier


def _meet(land: Land, tile: i64, side: i64, place: i64) -> None:
    """Join with the tile at a neighbouring place; if there is none, record what must be laid there."""
    slot = slot_of(land.cells, place)
    other = (land.cells[slot] >> TILE_SHIFT) - 1
    if other >= 0:
        _join_sides(land, tile, side, other)
    elif _may_hold_a_tile(land, place):
        _ask_for(land, slot, place, tile, side)


def _join_sides(land: Land, tile: i64, side: i64, other: i64) -> None:
    tables = land.tables
    facing = side ^ 2
    turned = land.tile_turned[tile]
    other_turned = land.tile_turned[other]
    base = land.tile_base[tile]
    other_base = land.tile_base[other]
    node = tables.edge_node[turned * 4 + side]
    if node >= 0:
        root = join(land, base + node, other_base + tables.edge_node[other_turned * 4 + facing])
        land.open[root] -= 2
    # Going clockwise, the first half of a side meets the second half of the side facing it.
    node = tables.half_node[turned * 8 + 2 * side]
    if node >= 0:
        join(land, base + node, other_base + tables.half_node[other_turned * 8 + 2 * facing + 1])
    node = tables.half_node[turned * 8 + 2 * side + 1]
    if node >= 0:
        join(land, base + node, other_base + tables.half_node[other_turned * 8 + 2 * facing])


def _may_hold_a_tile(land: Land, place: i64) -> bool:
    row = place >> COORDINATE_BITS
    column = place & COORDINATE_MASK
    return land.north <= row <= land.south and land.west <= column <= land.east


def _ask_for(land: Land, slot: i64, place: i64, tile: i64, side: i64) -> None:
    bits = land.tables.side_bits
    terrain = land.tables.edges[land.tile_turned[tile]] >> (bits * side) & ((1 << bits) - 1)
    if terrain == 0:
        return
    if land.cells[slot] == 0:
        land.cells[slot] = place
        land.frontier = append(land.frontier, slot)
    land.cells[slot] |= terrain << (NEED_SHIFT + bits * (side ^ 2))


def _count_neighbours(land: Land, tile: i64, place: i64) -> None:
    for step in AROUND:
        other = tile_at(land, place + step)
        if other >= 0:
            land.neighbours[other] += 1
            land.neighbours[tile] += 1
