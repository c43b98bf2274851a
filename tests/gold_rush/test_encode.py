"""Gold Rush as arrays."""

from __future__ import annotations

import numpy as np

from newworlds.games.gold_rush.encode import SIZE, GoldRushEncoder
from newworlds.games.gold_rush.rules.codes import MOUNTAIN, TOKENS
from newworlds.games.gold_rush.state import State
from newworlds.kernels.tiles.cells import place_at
from newworlds.kernels.tiles.features import symbol_count, terrain_of
from newworlds.kernels.tiles.laying import lay
from newworlds.research.description import described
from newworlds.research.lens import Array, Lens
from tests.gold_rush.table import Table

EAST = SIZE // 2


def encoder(state: State) -> GoldRushEncoder:
    return GoldRushEncoder(state.tables, state.players)


def part(state: State, seat: int, name: str) -> Array:
    lens = Lens(encoder(state))
    lens.begin()
    return described(lens.encoder).part(lens.observation(state, seat), name)


def beyond_the_window() -> State:
    """A straight rail eastwards, three tiles longer than the window."""
    state = Table().bring_to_hand("G30").state
    for column in range(1, EAST + 4):
        lay(state.land, state.land.in_hand, place_at(0, column), 1)
    return state


def test_moves_beyond_the_window_have_actions_too() -> None:
    state = beyond_the_window()
    arrays, lens = encoder(state), Lens(encoder(state))
    outside = [int(move) for move in state.legal() if arrays.action_of(state, int(move)) >= arrays.outside_from]
    assert outside
    for move in outside:
        assert arrays.move_of(state, arrays.action_of(state, move)) == move
    assert lens.mask(state).sum() == len(state.legal())
    assert [arrays.action_of(state, move) for move in state.legal()] == list(arrays.actions(state))


def test_tiles_beyond_the_window_are_listed_with_their_places() -> None:
    state = beyond_the_window()
    listed = part(state, 0, "beyond")
    kind = state.land.in_hand + 1
    assert [row[:6].tolist() for row in listed[:4]] == [
        *([0, 0, 0, column, kind, 1] for column in range(EAST + 1, EAST + 4)),
        [0] * 6,
    ]
    assert np.count_nonzero(part(state, 0, "map")[EAST, :, 0]) == EAST + 1


def test_GR_21_what_others_hold_is_not_observed() -> None:
    low, high = Table().hold(1, 0, 0).state, Table().hold(1, 5, 5).state
    assert (part(low, 0, "held") == part(high, 0, "held")).all()
    assert (part(low, 1, "held") != part(high, 1, "held")).any()


def test_tents_and_tokens_are_shown_on_their_mountains() -> None:
    state = Table().state
    section = next(node for node in range(state.land.nodes) if terrain_of(state.land, node) == MOUNTAIN)
    before = part(state, 0, "map").copy()
    assert before[EAST, EAST, 7:].tolist().count(symbol_count(state.land, section, TOKENS)) >= 1
    state.tents[1] = section
    shown = part(state, 0, "map")
    assert shown[EAST, EAST, 5:7].sum() == 2
    assert part(state, 1, "map")[EAST, EAST, 5:7].sum() == 1
    assert np.count_nonzero(shown != before) == 1


def test_the_stack_is_counted_by_kind() -> None:
    state = Table().state
    left = part(state, 0, "left")
    stack = list(state.land.stack)[state.land.drawn :]
    assert left.tolist() == [stack.count(kind) for kind in range(state.tables.tiles.kinds)]


def test_every_kind_of_tile_looks_different() -> None:
    state = Table().state
    seen = set()
    for kind in range(state.tables.tiles.kinds):
        other = state.copy()
        lay(other.land, kind, place_at(0, 1), 0)
        seen.add(bytes(part(other, 0, "map")))
    assert len(seen) == state.tables.tiles.kinds


def test_there_are_actions_for_every_place_beside_a_row_of_all_tiles() -> None:
    """No shape of so many tiles has more places around it, and all of them might lie outside the window."""
    state = Table().state
    row = {(0, column) for column in range(state.tables.tiles.tile_capacity)}
    beside = {(r + down, c + right) for r, c in row for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))} - row
    arrays = encoder(state)
    assert arrays.action_count == arrays.outside_from + 4 * len(beside)
