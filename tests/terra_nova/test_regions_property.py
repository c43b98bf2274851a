"""Regions compared with a plain flood fill: for any stones, the engine closes what a slow and simple referee closes."""

from __future__ import annotations

from typing import NamedTuple, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from newworlds.games.terra_nova import GAME
from newworlds.games.terra_nova.notation import Space
from newworlds.games.terra_nova.region import all_regions
from newworlds.games.terra_nova.rules import codes, stones
from newworlds.games.terra_nova.state import State
from tests.terra_nova.scene import put

Board = dict[Space, str]
"""What a space holds: its terrain's letter, then a settler's seat if there is one."""

SETTLERS = 24


class Closed(NamedTuple):
    spaces: frozenset[Space]
    types: int
    settlers: tuple[int, ...]
    awarded: tuple[int, ...]


def neighbours(starts: list[int], space: Space) -> list[Space]:
    row, column = space
    x = starts[row] + 2 * column
    around = [(row, x - 2), (row, x + 2), *((row + down, x + right) for down in (-1, 1) for right in (-1, 1))]
    return [(r, (near - starts[r]) // 2) for r, near in around if 0 <= r < len(starts)]


def plain_area(board: Board, starts: list[int], start: Space) -> frozenset[Space]:
    found = {start}
    waiting = [start]
    while waiting:
        for near in neighbours(starts, waiting.pop()):
            if near in board and near not in found:
                found.add(near)
                waiting.append(near)
    return frozenset(found)


def plain_regions(board: Board, starts: list[int], players: int) -> set[Closed]:
    """Every area of the board with at most three types, scored by the letter of TN-11."""
    left = dict(board)
    closed = set()
    while left:
        area = plain_area(board, starts, next(iter(left)))
        left = {space: held for space, held in left.items() if space not in area}
        types = len({board[space][0] for space in area})
        settlers = tuple(sum(board[space][1:] == str(seat) for space in area) for seat in range(players))
        most = max(settlers)
        worth = {1: 3, 2: 2, 3: 1}.get(types, 0) * len(area)
        awarded = tuple(worth // settlers.count(most) if most and count == most else 0 for count in settlers)
        if types <= 3:
            closed.add(Closed(area, types, settlers, awarded))
    return closed


def board_of(state: State, rows: list[str]) -> Board:
    board: Board = {}
    for (row, column), cell in state.tables.cell_at.items():
        content = state.content[cell]
        if content == codes.EMPTY:
            board[row, column] = rows[row][column]
        elif codes.SETTLER <= content < codes.REGION:
            board[row, column] = rows[row][column] + str(content - codes.SETTLER)
    return board


@settings(max_examples=25, deadline=None)
@given(
    players=st.integers(2, 4),
    game_map=st.sampled_from(["isle168", "hexagon169", "generated"]),
    places=st.lists(st.integers(0, 10_000), min_size=60, max_size=SETTLERS + codes.STONES),
)
def test_TN_9_TN_10_TN_11_TN_13_regions_are_those_of_a_plain_flood_fill(
    players: int, game_map: str, places: list[int]
) -> None:
    match = GAME.new(players, options={"map": game_map})
    components = match.setup.components
    rows, starts = components["rows"], components["row_start_x"]
    state = cast(State, match.position)
    expected: set[Closed] = set()
    for index, place in enumerate(places):
        empty = [cell for cell in state.tables.grid.spaces if state.content[cell] == codes.EMPTY]
        if not empty:
            break
        cell = empty[place % len(empty)]
        if index < SETTLERS:
            put(state, cell, codes.SETTLER + index % players)
            continue
        before = board_of(state, rows)
        stones.place_stone(state, cell)
        del before[state.tables.place_of[cell]]
        expected |= plain_regions(before, starts, players)
        found = {
            Closed(frozenset(each.spaces), each.types, tuple(each.settlers), tuple(each.awarded))
            for each in all_regions(state)
        }
        assert found == expected
        assert list(state.scores) == [sum(closed.awarded[seat] for closed in expected) for seat in range(players)]
