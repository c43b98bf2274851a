"""What neighbouring tiles form together."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

import pytest
from librt.vecs import vec

from newworlds.core.chance import Chance
from newworlds.core.fields import restore, saved
from newworlds.kernels.tiles.cells import column_of, place_at, row_of
from newworlds.kernels.tiles.centres import centre_on, centres_at_ends, just_surrounded, lines_into
from newworlds.kernels.tiles.data_tables import tile_tables
from newworlds.kernels.tiles.features import (
    add_symbols,
    feature_of,
    is_complete,
    join,
    just_completed,
    members,
    part_on,
    symbol_count,
    terrain_of,
    tile_count,
)
from newworlds.kernels.tiles.land import Land
from newworlds.kernels.tiles.laying import lay, placements
from newworlds.kernels.tiles.stack import draw, fill_stack, lay_in_hand
from tests.kernels.tiles.meadow import (
    CHAPEL,
    FIELD,
    NAMES,
    NOTATION,
    ROAD,
    TILES,
    TOWN,
    empty_land,
    land_of,
    lay_tiles,
    node,
)
from tests.kernels.tiles.plain import Laid, plain_features


def test_a_road_grows_and_completes_at_both_ends() -> None:
    land = land_of("crossing 0,0", "straight 0,1 r1")
    root = feature_of(land, node(land, 0, 1, "l1"))
    assert (tile_count(land, root), land.open[root], is_complete(land, root)) == (2, 1, False)
    assert list(just_completed(land)) == []
    land = land_of("crossing 0,0", "straight 0,1 r1", "crossing 0,2")
    assert [tile_count(land, root) for root in just_completed(land)] == [3]


def test_a_loop_completes_and_counts_each_tile_once() -> None:
    land = land_of("curve 0,0 r3", "curve 0,1", "curve 1,1 r1", "curve 1,0 r2")
    (loop,) = just_completed(land)
    assert (tile_count(land, loop), terrain_of(land, loop)) == (4, ROAD)
    assert len(list(members(land, feature_of(land, node(land, 0, 0, "p2"))))) == 4


def test_a_road_back_to_the_same_tile_counts_it_once() -> None:
    land = land_of("crossing 0,0", "curve -1,0 r3", "curve -1,1", "curve 0,1 r1")
    (loop,) = just_completed(land)
    assert (tile_count(land, loop), len(list(members(land, loop)))) == (4, 5)


def test_a_road_that_the_last_tile_completes_with_two_of_its_parts_is_listed_once() -> None:
    land = land_of("curve -1,0 r3", "curve -1,1", "curve 0,1 r1", "crossing 0,0")
    assert list(just_completed(land)) == [feature_of(land, node(land, 0, 0, "l1"))]
    assert feature_of(land, node(land, 0, 0, "l1")) == feature_of(land, node(land, 0, 0, "l2"))


def test_two_segments_of_one_town_on_a_tile_count_once() -> None:
    around = ("corner -1,0 r2", "corner -1,1 r3", "castle 0,1 r1", "corner 1,1", "corner 1,0 r1")
    land = land_of("twins 0,0", *around, "wall 0,2 r3")
    (town,) = just_completed(land)
    assert feature_of(land, node(land, 0, 0, "a1")) == feature_of(land, node(land, 0, 0, "a2")) == town
    assert (tile_count(land, town), len(list(members(land, town)))) == (7, 8)


def test_a_feature_is_found_on_each_tile_it_covers() -> None:
    land = land_of("crossing 0,0", "straight 0,1 r1")
    road = feature_of(land, node(land, 0, 1, "l1"))
    assert [part_on(land, tile, road) for tile in (0, 1)] == [node(land, 0, 0, "l2"), node(land, 0, 1, "l1")]
    assert part_on(land, 1, node(land, 0, 0, "l1")) == -1


def test_symbols_add_up_and_spare_counters_are_free_for_the_game() -> None:
    land = land_of("castle 0,0", "castle -1,0 r2")
    town = feature_of(land, node(land, 0, 0, "a1"))
    assert symbol_count(land, town, 0) == 2
    add_symbols(land, town, 1, 3)
    add_symbols(land, town, 1, -1)
    assert (symbol_count(land, town, 0), symbol_count(land, town, 1)) == (2, 2)


def test_each_symbol_of_a_terrain_has_a_counter_of_its_own() -> None:
    tiles = deepcopy(TILES)
    castle = NAMES.tiles.index("castle")
    tiles[castle]["features"][0].update(flags=2, wells=3)
    notation = replace(NOTATION, symbols={"town": ("flags", "wells")})
    land = Land(tile_tables(tiles, notation), 2)
    lay(land, castle, place_at(0, 0), 0)
    lay(land, castle, place_at(-1, 0), 2)
    town = feature_of(land, node(land, 0, 0, "a1"))
    assert [symbol_count(land, town, counter) for counter in (0, 1)] == [4, 6]


def test_pieces_on_the_table_can_be_joined_by_hand() -> None:
    land = land_of("quay 0,0", "quay 1,0")
    join(land, node(land, 0, 0, "p1"), node(land, 1, 0, "p2"))
    assert feature_of(land, node(land, 0, 0, "p1")) == feature_of(land, node(land, 1, 0, "p2"))


def test_the_first_part_of_the_first_tile_identifies_a_feature_like_any_other() -> None:
    land = land_of("quay 0,0", "quay 1,0")
    first, second = node(land, 0, 0, "l1"), node(land, 1, 0, "l1")
    assert (first, join(land, first, second)) == (0, 0)
    assert feature_of(land, second) == first


def test_a_centre_knows_its_lines_and_a_line_its_centres() -> None:
    land = land_of("chapel 0,0", "chapel 1,0 r2")
    first, second = node(land, 0, 0, "c1"), node(land, 1, 0, "c1")
    (road,) = just_completed(land)
    assert sorted(centres_at_ends(land, road)) == [first, second]
    assert list(lines_into(land, first)) == [road]


def test_a_centre_knows_a_line_that_its_tile_lists_before_it() -> None:
    tiles = deepcopy(TILES)
    chapel = NAMES.tiles.index("chapel")
    tiles[chapel]["features"].reverse()
    land = Land(tile_tables(tiles, NOTATION), 2)
    lay(land, chapel, place_at(0, 0), 0)
    centre = centre_on(land, 0, CHAPEL)
    assert (centre, terrain_of(land, 0)) == (1, ROAD)
    assert list(lines_into(land, centre)) == [0]


def test_a_road_that_returns_to_its_centre_ends_there_once() -> None:
    """A chapel with roads to the south and to the west, which three curves join."""
    tiles = deepcopy(TILES)
    chapel, curve = NAMES.tiles.index("chapel"), NAMES.tiles.index("curve")
    roads = [{"id": f"l{n + 1}", "kind": "road", "edges": [side], "end": "c1"} for n, side in enumerate("SW")]
    fields = [{"id": "p1", "halves": ["N1", "N2", "E1", "E2", "S1", "W2"]}, {"id": "p2", "halves": ["S2", "W1"]}]
    tiles[chapel].update(edges="PPRR", features=[*roads, {"id": "c1", "kind": "chapel", "edges": []}], fields=fields)
    land = Land(tile_tables(tiles, NOTATION), 2)
    lay(land, chapel, place_at(0, 0), 0)
    for row, column, rotation in ((1, 0, 1), (1, -1, 2), (0, -1, 3)):
        assert place_at(row, column) * 4 + rotation in list(placements(land, curve))
        lay(land, curve, place_at(row, column), rotation)
    centre, road = centre_on(land, 0, CHAPEL), feature_of(land, 0)
    assert list(lines_into(land, centre)) == [road]
    assert list(centres_at_ends(land, road)) == [centre]


def test_a_centre_is_surrounded_by_the_eighth_neighbour() -> None:
    sides = ("curve 1,0 r1", "wall 0,1 r1", "wall -1,0", "wall 0,-1 r3")
    land = land_of("chapel 0,0", *sides, "curve 1,1 r3", "corner -1,1 r1", "corner -1,-1")
    assert (land.neighbours[0], list(just_surrounded(land, CHAPEL))) == (7, [])
    lay_tiles(land, "curve 1,-1 r3")
    assert list(just_surrounded(land, CHAPEL)) == [node(land, 0, 0, "c1")]


AROUND = [(row, column) for row in (-1, 0, 1) for column in (-1, 0, 1) if (row, column) != (0, 0)]


@pytest.mark.parametrize(("middle", "surrounded"), [("chapel", 1), ("straight", 0)])
def test_a_tile_laid_into_a_ring_is_surrounded_at_once_if_it_has_a_centre(middle: str, surrounded: int) -> None:
    """Whether sides match does not matter here."""
    land = empty_land()
    for row, column in AROUND:
        lay(land, NAMES.tiles.index("straight"), place_at(row, column), 0)
    lay(land, NAMES.tiles.index(middle), place_at(0, 0), 0)
    found = list(just_surrounded(land, CHAPEL))
    assert found == ([node(land, 0, 0, "c1")] if surrounded else [])


def test_a_part_of_a_tile_is_found_by_its_terrain() -> None:
    land = land_of("straight 0,0", "gate 0,1 r1", "chapel 1,0 r2")
    assert centre_on(land, 1, ROAD) == node(land, 0, 1, "l1")
    assert centre_on(land, 2, CHAPEL) == node(land, 1, 0, "c1")
    assert centre_on(land, 2, FIELD) == node(land, 1, 0, "p1")
    assert centre_on(land, 0, CHAPEL) == -1


@pytest.mark.parametrize("seed", range(25))
def test_incremental_features_are_those_computed_from_scratch(seed: int) -> None:
    """After every tile of a random land: the same members, their number, open edges, symbols and tile counts."""
    land, chance = empty_land(), Chance(seed)
    fill_stack(land, chance)
    laid: Laid = []
    while _lay_at_random(land, chance):
        tile = land.tiles - 1
        place, turned = land.tile_place[tile], land.tile_turned[tile]
        laid.append((TILES[turned >> 2], row_of(place), column_of(place), turned & 3))
        assert _as_told_by(land) == _as_worked_out(laid)
    assert land.tiles + len(land.aside) == 40


def _lay_at_random(land: Land, chance: Chance) -> bool:
    if land.tiles == 0:
        land.in_hand = land.stack[0]
        land.drawn = 1
        lay_in_hand(land, place_at(0, 0) * 4)
        return True
    if not draw(land):
        return False
    found = placements(land, land.in_hand)
    lay_in_hand(land, found[chance.below(len(found))])
    return True


def _as_told_by(land: Land) -> list[tuple[object, ...]]:
    told = []
    for root in range(land.nodes):
        if land.parent[root] < 0:
            parts = sorted(NAMES.node_place(land, member) for member in members(land, root))
            is_open_land = terrain_of(land, root) == FIELD
            flags = symbol_count(land, root, 0) if terrain_of(land, root) == TOWN else 0
            sheep = symbol_count(land, root, 0) if is_open_land else 0
            told.append((parts, -land.parent[root], land.open[root], flags, sheep, tile_count(land, root)))
    return sorted(told)


def _as_worked_out(laid: Laid) -> list[tuple[object, ...]]:
    return sorted(
        (sorted(f.parts), len(f.parts), f.open_edges, f.symbols.get("flags", 0), f.symbols.get("sheep", 0), f.tiles)
        for f in plain_features(laid)
    )


def test_a_land_survives_its_numbers_and_copies_are_independent() -> None:
    land, chance = empty_land(), Chance(3)
    fill_stack(land, chance)
    for _ in range(12):
        _lay_at_random(land, chance)
    kept, copy, other = saved(land), land.copy(), Land(land.tables, 2)
    restore(other, kept)
    assert saved(other) == saved(copy) == kept
    _lay_at_random(copy, chance)
    assert saved(land) == kept
    assert isinstance(copy.stack, vec)
