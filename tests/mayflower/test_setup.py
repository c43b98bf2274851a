"""Setting up, and the components."""

from __future__ import annotations

import pytest

from newworlds.core.events import GameStarted
from newworlds.core.viewer import SPECTATOR
from newworlds.games.mayflower import GAME
from newworlds.games.mayflower.rules.codes import PLAIN
from newworlds.kernels.tiles.events import TileDrawn
from newworlds.kernels.tiles.features import feature_of, terrain_of, tile_count
from tests.mayflower.scene import RED, node, play, scene, state_of, supply


@pytest.mark.parametrize("players", range(2, 6))
def test_MF_1_five_settlers_each_and_no_points(players: int) -> None:
    match = GAME.new(players, seed=3)
    assert (supply(match), match.scores) == ([5] * players, [0] * players)


def test_MF_1_the_first_player_is_drawn_by_the_seed_or_sits_in_the_first_seat() -> None:
    assert {GAME.new(3, seed).to_act for seed in range(30)} == {0, 1, 2}
    assert {GAME.new(3, seed, {"first_player": "first_seat"}).to_act for seed in range(30)} == {0}


def test_MF_1_play_goes_clockwise() -> None:
    match = scene(draw="B B B B", players=3, seat=1)
    order = []
    for row in range(3):
        order.append(match.to_act)
        play(match, f"3,-{row + 1} r0", "skip")
    assert order == [1, 2, 0]


def test_MF_2_95_tiles_of_50_kinds_in_a_secret_order() -> None:
    state = state_of(GAME.new(2, seed=1))
    counts = {tile["id"]: tile["count"] for tile in GAME.components({})["tile"] if tile["count"]}
    drawn = [state.tables.names.tiles[kind] for kind in state.land.stack]
    assert (len(drawn), len(counts)) == (95, 50)
    assert {name: drawn.count(name) for name in counts} == counts
    assert list(state_of(GAME.new(2, seed=2)).land.stack) != list(state.land.stack)
    assert GAME.board(state, SPECTATOR).stack is None


def test_MF_3_the_explorers_start_on_the_outermost_start_spaces() -> None:
    board = GAME.board(GAME.new(2, seed=1).position, 0)
    assert [(each.row, each.column) for each in board.explorers] == [(0, 0), (9, 0)]


def test_MF_3a_a_start_space_counts_as_a_tile_of_its_road_or_town() -> None:
    state = state_of(scene("D 2,-1 r1", "AV 4,-1 r0", draw="B"))
    for row, part in ((2, "l1"), (4, "a1")):
        assert tile_count(state.land, feature_of(state.land, node(state, row, -1, part))) == 2


def test_MF_3a_a_start_space_is_a_neighbour_of_a_farm() -> None:
    state = state_of(scene("B 3,-1 r0", draw="B"))
    assert state.land.neighbours[state.land.tiles - 1] == 3


def test_MF_3a_plains_of_neighbouring_start_spaces_are_joined_as_the_board_shows() -> None:
    state = state_of(scene(draw="B"))
    plains: dict[int, set[str]] = {}
    for each in range(state.land.nodes):
        if terrain_of(state.land, each) == PLAIN:
            row, _, part = state.tables.names.node_place(state.land, each)
            plains.setdefault(feature_of(state.land, each), set()).add(f"{row}.{part}")
    assert {frozenset(plain) for plain in plains.values()} == {
        frozenset({"0.p1"}),
        frozenset({"2.p1"}),
        frozenset({"2.p2", "3.p1"}),
        frozenset({"5.p1"}),
        frozenset({"5.p2", "6.p1", "7.p1"}),
        frozenset({"7.p2"}),
        frozenset({"9.p1"}),
    }


def test_the_coast_shows_its_towns() -> None:
    coast = GAME.board(GAME.new(2, seed=1).position, RED).coast
    towns = {space.row: space.town for space in coast if space.town}
    assert (len(coast), towns) == (10, {1: "Plymouth", 4: "New York", 8: "Jamestown"})


def test_MF_3_the_first_player_and_tile_are_reported_before_the_first_decision() -> None:
    match = GAME.new(3, 4)
    first, in_hand = match.position.to_act, GAME.board(match.position, 0).in_hand
    assert in_hand is not None
    assert match.opening == [GameStarted(first), TileDrawn(first, in_hand.id, 94)]
