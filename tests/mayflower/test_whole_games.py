"""What holds at every step of random games."""

from __future__ import annotations

from typing import Any

import pytest

from newworlds.bots import Greedy, think
from newworlds.core.chance import Chance
from newworlds.core.playout import random_move
from newworlds.core.preview import preview
from newworlds.games.mayflower import GAME
from newworlds.games.mayflower.encode import MayflowerEncoder
from newworlds.games.mayflower.events import SettlersLeftBehind
from newworlds.games.mayflower.rules.codes import FARM, PLAIN
from newworlds.games.mayflower.rules.explorers import column_west
from newworlds.games.mayflower.state import State
from newworlds.kernels.tiles.cells import column_of, row_of
from newworlds.kernels.tiles.features import members, symbol_count, terrain_of, tile_count
from newworlds.kernels.tiles.followers import follower_count, standing_nodes
from newworlds.research.description import described
from newworlds.research.lens import Lens
from tests.kernels.tiles.plain import Laid, PlainFeature, plain_features
from tests.mayflower.scene import BLUE, RED, of_kind, play, scene, state_of


@pytest.mark.parametrize("seed", range(6))
def test_incremental_features_are_those_computed_from_scratch(seed: int) -> None:
    """After every fifth tile: members, open edges, symbols, tiles, settlers; and the neighbours of every farm."""
    match, chance = GAME.new(2 + seed % 4, seed), Chance(seed)
    state, checked = state_of(match), 0
    while not match.is_over:
        tiles = state.land.tiles
        state.apply(random_move(state, chance))
        if state.land.tiles > tiles and tiles % 5 == 0:
            laid = laid_tiles(state)
            assert as_told(state) == as_worked_out(state, laid)
            assert_farms(state, laid)
            checked += 1
    assert checked > 15


def laid_tiles(state: State) -> Laid:
    land, printed = state.land, GAME.components({})["tile"]
    return [
        (
            without_stops(printed[land.tile_turned[tile] >> 2]),
            row_of(land.tile_place[tile]),
            column_of(land.tile_place[tile]),
            int(land.tile_turned[tile] & 3),
        )
        for tile in range(land.tiles)
    ]


def without_stops(tile: dict[str, Any]) -> dict[str, Any]:
    return {**tile, "features": [part for part in tile["features"] if part["kind"] not in ("junction", "coast")]}


def as_told(state: State) -> list[tuple[object, ...]]:
    land, names = state.land, state.tables.names
    told_features = []
    for root in range(land.nodes):
        if land.parent[root] < 0:
            nodes = list(members(land, root))
            standing = [sum(land.standing[node] == seat + 1 for node in nodes) for seat in range(state.players)]
            assert standing == [follower_count(land, root, seat) for seat in range(state.players)]
            parts = sorted(names.node_place(land, node) for node in nodes)
            told_features.append((parts, land.open[root], symbol_count(land, root, 0), tile_count(land, root)))
    return sorted(told_features)


def as_worked_out(state: State, laid: Laid) -> list[tuple[object, ...]]:
    features = plain_features(laid)
    rows = {space: row for row, (tile, _, column, _) in enumerate(laid) if column == 0 for space in [tile["id"]]}
    for plain in GAME.components({})["coast"]["plains"]:
        parts = {(rows[tile], 0, part) for tile, part in (name.split(".") for name in plain)}
        features = joined(features, parts)
    return sorted((sorted(f.parts), f.open_edges, sum(f.symbols.values()), f.tiles) for f in features)


def joined(features: list[PlainFeature], parts: set[tuple[int, int, str]]) -> list[PlainFeature]:
    """Plains that the coast board joins."""
    apart = [feature for feature in features if not feature.parts & parts]
    together = [feature for feature in features if feature.parts & parts]
    symbols = sum(sum(feature.symbols.values()) for feature in together)
    return [*apart, PlainFeature(set().union(*(f.parts for f in together)), 0, {"animals": symbols})]


def assert_farms(state: State, laid: Laid) -> None:
    occupied = {(row, column) for _, row, column, _ in laid}
    for node in range(state.land.nodes):
        if terrain_of(state.land, node) == FARM:
            row, column, _ = state.tables.names.node_place(state.land, node)
            around = {(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)} - {(row, column)}
            assert state.land.neighbours[state.land.node_tile[node]] == len(around & occupied)


@pytest.mark.parametrize("seed", range(8))
def test_MF_17_MF_18_explorers_stay_together_and_leave_nobody_behind(seed: int) -> None:
    match, chance = GAME.new(3, seed), Chance(seed)
    state = state_of(match)
    while not match.is_over:
        rear = state.rear
        match.play(int(random_move(state, chance)))
        assert 0 <= state.front - state.rear <= 1
        if state.rear > rear:
            left = [node for node in standing_nodes(state.land) if column_west(state, node) <= rear]
            assert all(terrain_of(state.land, node) == PLAIN for node in left)


def test_MF_18_a_preview_shows_who_would_be_left_behind_and_where() -> None:
    match = scene("D 2,-1 r1 l1=blue", draw="R B", explorers=(2, 1))
    play(match, "8,-1 r1")
    number = GAME.encode(match.position, GAME.read("on a1"))
    foreseen = preview(GAME, match.position, number, RED)
    (left,) = of_kind(foreseen.events, SettlersLeftBehind)
    assert isinstance(left, SettlersLeftBehind)
    assert [(each.seat, each.row, each.col, each.feature) for each in left.settlers] == [(BLUE, 2, -1, "l1")]
    assert foreseen.gains[RED] == 4 + 4
    assert match.scores[RED] == 0


def test_the_greedy_bot_beats_chance() -> None:
    """A short match; the whole claim is measured, not tested."""
    assert sum(lead(seed) > 0 for seed in range(6)) >= 5


def lead(seed: int) -> int:
    match, chance, bot = GAME.new(2, seed), Chance(seed), Greedy(width=3, depth=4)
    while match.to_act is not None:
        choice = think(GAME, match.position, 0, bot, seed) if match.to_act == 0 else random_move(match.position, chance)
        match.position.apply(choice)
    return match.scores[0] - match.scores[1]


def test_moves_outside_the_window_have_actions_too() -> None:
    """A land far longer than the window: farms in one row, all the way west."""
    match = scene(*(f"B 3,-{column} r0" for column in range(1, 40)), draw="B B")
    encoder = MayflowerEncoder(state_of(match).tables, state_of(match).players)
    moves = [int(move) for move in match.position.legal()]
    actions = [encoder.action_of(match.position, move) for move in moves]
    assert [encoder.move_of(match.position, action) for action in actions] == moves
    assert max(actions) >= encoder.outside_from


def test_observations_are_the_viewers_and_show_waiting_features_and_explorers() -> None:
    tiles = ("B 3,-1 r0 c1=blue", "B 3,-2 r0", "B 4,-2 r0", "R 2,-2 r1", "W 2,-1 r3", "AC 5,-1 r0 a1=red")
    match = scene(*tiles, draw="AM B", explorers=(2, 1))
    play(match, "4,-1 r2", "skip")
    lens = Lens(GAME.encoder(match.setup))
    lens.begin()
    seen = lens.observation(match.position, RED)
    description = described(lens.encoder)
    assert description.part(seen, "explorers").tolist() == [2, 1]
    waiting = description.part(seen, "waiting")
    names = state_of(match).tables.names.parts
    assert [(int(tile), names[part]) for tile, part in waiting if tile] == [(17, "a1"), (11, "c1")]
    assert (lens.observation(match.position, BLUE) != seen).any()
