"""Grids and areas as bits, compared with plain sets of hexes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from newworlds.kernels.hexes import areas
from newworlds.kernels.hexes.grid import WIDEST, HexGrid
from newworlds.kernels.hexes.outline import Hex, neighbours, pieces


@st.composite
def outlines(draw: st.DrawFn) -> list[Hex]:
    """Any hexes of a board of up to 14 rows, in reading order."""
    rows = draw(st.integers(1, 14))
    width = draw(st.integers(1, 30))
    parity = draw(st.integers(0, 1))
    every = [(row, x) for row in range(rows) for x in range((row + parity) % 2, 2 * width, 2)]
    kept = draw(st.lists(st.booleans(), min_size=len(every), max_size=len(every)))
    return [place for place, is_kept in zip(every, kept, strict=True) if is_kept] or [(0, parity)]


def area_of(grid: HexGrid, hexes: list[Hex], chosen: set[Hex]) -> vec[i64]:
    area = grid.nothing[:]
    for place, cell in zip(hexes, grid.spaces, strict=True):
        if place in chosen:
            areas.add(grid, area, cell)
    return area


def hexes_of(grid: HexGrid, hexes: list[Hex], area: vec[i64]) -> set[Hex]:
    return {place for place, cell in zip(hexes, grid.spaces, strict=True) if areas.holds(grid, area, cell)}


@given(outlines())
def test_a_step_leads_to_the_neighbour_or_off_the_board(hexes: list[Hex]) -> None:
    grid = HexGrid(hexes)
    cell_of = dict(zip(hexes, grid.spaces, strict=True))
    for place, cell in cell_of.items():
        for near, step in zip(neighbours(place), grid.steps, strict=True):
            assert 0 <= cell + step < grid.cells
            if near in cell_of:
                assert cell_of[near] == cell + step
            else:
                assert cell + step not in cell_of.values()


@given(outlines())
def test_pop_component_finds_the_connected_pieces(hexes: list[Hex]) -> None:
    grid = HexGrid(hexes)
    left = grid.everything[:]
    found = []
    part = areas.pop_component(grid, left)
    while not areas.is_nothing(part):
        found.append(frozenset(hexes_of(grid, hexes, part)))
        part = areas.pop_component(grid, left)
    assert set(found) == {frozenset(piece) for piece in pieces(hexes)}
    assert sum(map(len, found)) == len(hexes)


@given(outlines())
def test_spread_shore_and_size_are_those_of_plain_sets(hexes: list[Hex]) -> None:
    grid = HexGrid(hexes)
    cell_of = dict(zip(hexes, grid.spaces, strict=True))
    for piece in pieces(hexes):
        area = areas.spread(grid, grid.everything, cell_of[piece[-1]])
        assert hexes_of(grid, hexes, area) == set(piece)
        assert areas.size(area) == len(piece)
    chosen = set(hexes[::3])
    around = {near for place in chosen for near in neighbours(place)} & set(hexes) - chosen
    assert hexes_of(grid, hexes, areas.shore(grid, grid.everything, area_of(grid, hexes, chosen))) == around


@given(outlines(), st.data())
def test_land_is_split_when_its_pieces_around_a_hex_do_not_touch_there(hexes: list[Hex], data: st.DataObject) -> None:
    grid = HexGrid(hexes)
    place = data.draw(st.sampled_from(hexes))
    cell = dict(zip(hexes, grid.spaces, strict=True))[place]
    land = grid.everything[:]
    areas.take_away(grid, land, cell)
    around = [near for near in neighbours(place) if near in hexes]
    assert areas.is_split(grid, land, cell) == (len(pieces(around)) > 1)


@given(outlines())
def test_join_cut_and_common(hexes: list[Hex]) -> None:
    grid = HexGrid(hexes)
    ones, others = set(hexes[::2]), set(hexes[::3])
    one, other = area_of(grid, hexes, ones), area_of(grid, hexes, others)
    assert hexes_of(grid, hexes, areas.common(one, other, 0)) == ones & others
    assert areas.meets(one, other, 0) == bool(ones & others)
    joined = one[:]
    areas.join(joined, other)
    assert hexes_of(grid, hexes, joined) == ones | others
    areas.cut(joined, one)
    assert hexes_of(grid, hexes, joined) == others - ones


@given(st.integers(0, 2**62 - 1))
def test_bits_in_a_word(word: int) -> None:
    assert areas.bits_in(word) == word.bit_count()


def test_the_widest_board_fits_one_row_to_a_word() -> None:
    hexes = [(0, 2 * place) for place in range(WIDEST)]
    grid = HexGrid(hexes)
    assert areas.size(areas.spread(grid, grid.everything, grid.spaces[0])) == WIDEST
