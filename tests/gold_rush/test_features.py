"""The features of real games, compared with the same computed from scratch."""

from __future__ import annotations

import pytest

from newworlds.core.chance import Chance
from newworlds.core.playout import random_move
from newworlds.games.gold_rush import GAME
from newworlds.games.gold_rush.rules import codes
from newworlds.games.gold_rush.state import State
from newworlds.kernels.tiles.features import members, symbol_count, terrain_of, tile_count
from newworlds.kernels.tiles.showing import laid_tiles, roots
from tests.kernels.tiles.plain import Laid, plain_features

COUNTERS = {codes.RAIL: ["locomotives"], codes.MOUNTAIN: ["nuggets"], codes.CITY: [], codes.PRAIRIE: ["camps", "herds"]}


@pytest.mark.parametrize("seed", range(8))
def test_GR_4_features_of_a_random_game_are_those_computed_from_scratch(seed: int) -> None:
    state = GAME.start(GAME.setup(2 + seed % 4), seed)
    chance = Chance(seed)
    while not state.is_over:
        state.apply(random_move(state, chance))
        if state.step == codes.ACTING or state.is_over:
            assert _as_told_by(state) == _as_worked_out(state)


def _as_told_by(state: State) -> list[tuple[object, ...]]:
    told = []
    for root in roots(state.land):
        parts = sorted(state.tables.names.node_place(state.land, node) for node in members(state.land, root))
        names = COUNTERS[terrain_of(state.land, root)]
        symbols = {name: symbol_count(state.land, root, counter) for counter, name in enumerate(names)}
        shown = sorted((name, number) for name, number in symbols.items() if number)
        told.append((parts, state.land.open[root], shown, tile_count(state.land, root)))
    return sorted(told)


def _as_worked_out(state: State) -> list[tuple[object, ...]]:
    kinds = {tile["id"]: tile for tile in GAME.components({})["tile"]}
    laid: Laid = [(kinds[t.id], t.row, t.col, t.rotation) for t in laid_tiles(state.land, state.tables.names)]
    found = plain_features(laid)
    return sorted((sorted(f.parts), f.open_edges, sorted(f.symbols.items()), f.tiles) for f in found)
