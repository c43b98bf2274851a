"""Setting up (GR-1 to GR-3)."""

from __future__ import annotations

from collections import Counter

import pytest

from newworlds.core.events import GameStarted
from newworlds.games.gold_rush import GAME
from newworlds.games.gold_rush.events import TokensLaid
from newworlds.kernels.tiles.board import LaidTile
from newworlds.kernels.tiles.events import TileDrawn, TileSetAside
from tests.gold_rush.table import Table


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_GR_1_four_cowboys_in_supply_and_a_tent_at_home(players: int) -> None:
    table = Table(players)
    assert table.supply == [4] * players
    assert list(table.state.tents) == [-1] * players
    assert table.scores == [0] * players


def test_GR_1_the_first_player_is_drawn_by_the_seed_unless_chosen() -> None:
    drawn = {GAME.new(3, seed).to_act for seed in range(30)}
    assert drawn == {0, 1, 2}
    assert {GAME.new(3, seed, {"first_player": "first_seat"}).to_act for seed in range(10)} == {0}


def test_GR_1_play_goes_clockwise() -> None:
    table = Table(3)
    for seat in (0, 1, 2):
        assert table.state.to_act == seat
        table.turn(f"G30 0,{seat + 1} r1", "skip")
    assert table.state.to_act == 0


def test_GR_2_72_tiles_with_the_start_tile_laid_and_a_token_on_its_mountain() -> None:
    table = Table()
    land = table.state.land
    assert (land.tiles, len(land.stack)) == (1, 71)
    assert GAME.board(table.state, 0).tiles == [LaidTile("G23", row=0, col=0, rotation=0, n=0)]
    assert table.pile("0,0 a1") == 1


def test_GR_2_63_tokens_of_five_values_in_a_secret_order() -> None:
    table = Table()
    values = list(table.state.tables.token_values)
    assert Counter(values[token] for token in table.state.bag) == {0: 15, 1: 18, 2: 15, 3: 10, 5: 5}
    assert table.state.token_supply == 62
    orders = {tuple(Table(seed=seed).state.bag) for seed in range(5)}
    assert len(orders) == 5


def test_GR_2_tiles_are_shuffled() -> None:
    assert len({tuple(Table(seed=seed).state.land.stack) for seed in range(5)}) == 5


def test_GR_2_a_seed_always_sets_up_the_same_position() -> None:
    assert Table(seed=3).state.numbers() == Table(seed=3).state.numbers() != Table(seed=4).state.numbers()


def test_GR_3_without_farmers_nobody_goes_on_a_prairie() -> None:
    assert Table(farmers=False).lay("G30 0,1 r1") == ["on l1", "tent 0,0 a1", "skip"]
    table = Table(farmers=False)
    table.lay("G30 0,1 r1")
    assert table.refusal("on p1").rule == "GR-3"


def test_GR_2_what_the_setup_shows_is_reported_before_the_first_decision() -> None:
    match = GAME.new(3, 4)
    started, laid, drawn = sorted(match.opening, key=lambda event: type(event).__name__)
    assert started == GameStarted(match.position.to_act)
    assert drawn == TokensLaid(0, 0, "a1", 1)
    in_hand = GAME.board(match.position, 0).in_hand
    assert in_hand is not None
    assert laid == TileDrawn(match.position.to_act, in_hand.id, 70)


def test_GR_4_tiles_set_aside_before_the_first_decision_are_reported() -> None:
    """A start tile of rails alone, and a stack of mountains and one rail."""
    tiles = {tile["id"]: tile for tile in GAME.components({})["tile"]}
    chosen = [{**tiles["G42"], "count": 1}, {**tiles["G01"], "count": 3}]
    components = {**GAME.components({}), "tile": chosen, "start": {"tile": "G42"}}
    match = GAME.new(2, 1, {"first_player": "first_seat"}, components)
    assert match.is_over
    assert [event for event in match.opening if isinstance(event, TileSetAside)] == [TileSetAside(0, "G01")] * 3
