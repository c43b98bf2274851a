"""Laying tiles and placing tokens (GR-4, GR-5)."""

from __future__ import annotations

from newworlds.games.gold_rush.events import GameEnded, TokensLaid
from newworlds.kernels.tiles.events import TileDrawn, TileSetAside
from tests.gold_rush.table import Table, of_kind


def places_of(table: Table, tile: str) -> list[str]:
    return sorted(table.bring_to_hand(tile).choices())


def test_GR_4_edges_match_rail_to_rail_mountain_to_mountain_prairie_to_prairie() -> None:
    assert places_of(Table(), "G20") == ["-1,0 r2", "1,0 r1", "1,0 r2", "1,0 r3"]
    assert places_of(Table(), "G45") == [f"0,{column} r{turns}" for column in (-1, 1) for turns in range(4)]


def test_GR_4_all_touching_edges_must_match() -> None:
    table = Table().tiles("G30 0,1 r1", "G20 1,0 r2")
    assert "1,1 r0" not in places_of(table, "G20")
    assert "1,1 r1" in places_of(table, "G20")


def test_GR_4_a_tile_may_not_only_touch_a_corner() -> None:
    table = Table().bring_to_hand("G30")
    assert table.refusal("1,1 r0").code == "gold_rush.refusal.touches_nothing"


def test_GR_4_a_tile_that_fits_nowhere_is_discarded_and_another_drawn() -> None:
    table = Table().tiles("G20 -1,0 r2").bring_to_hand("G38").stack("G01", "G01", "G30")
    events = table.turn("G38 0,1", "skip")
    assert [type(event) for event in events[-3:]] == [TileSetAside, TileSetAside, TileDrawn]
    assert table.state.land.in_hand == table.state.tables.names.tiles.index("G30")


def test_GR_4_each_discarded_tile_is_reported_once() -> None:
    table = Table().tiles("G20 -1,0 r2").bring_to_hand("G38").stack("G01", "G30", "G01", "G30")
    table.turn("G38 0,1", "skip")
    events = table.turn("G30 0,2 r1", "skip")
    assert of_kind(events, TileSetAside) == [TileSetAside(0, "G01")]


def test_GR_4_the_game_ends_when_no_tile_is_left_that_fits() -> None:
    table = Table().tiles("G20 -1,0 r2").bring_to_hand("G38").stack("G01")
    events = table.turn("G38 0,1", "skip")
    assert of_kind(events, GameEnded)
    assert table.state.is_over


def test_GR_5_as_many_tokens_as_nuggets_go_on_the_mountain() -> None:
    table = Table()
    events = table.turn("G01 -1,0", "skip")
    assert of_kind(events, TokensLaid) == [TokensLaid(-1, 0, "a1", 3)]
    assert table.pile("0,0 a1") == 4
    assert table.state.token_supply == 59


def test_GR_5_merging_mountains_merges_their_piles() -> None:
    table = Table().tiles("G29 0,1", "G09 -1,0 r2")
    assert (table.pile("0,0 a1"), table.pile("0,1 a1")) == (3, 1)
    table.tiles("G11 -1,1 r3")
    assert table.pile("0,0 a1") == table.pile("0,1 a1") == 5


def test_GR_5_two_separate_mountains_of_a_tile_each_get_their_own_tokens() -> None:
    table = Table().tiles("G16 -1,0")
    assert (table.pile("-1,0 a1"), table.pile("-1,0 a2"), table.pile("0,0 a1")) == (1, 2, 2)


def test_GR_5_when_the_supply_runs_out_mountains_get_what_is_left_in_the_order_of_the_tile() -> None:
    table = Table()
    table.state.token_supply = 1
    table.tiles("G16 -1,0")
    assert (table.pile("-1,0 a1"), table.pile("-1,0 a2")) == (1, 1)
    table.tiles("G20 -2,0 r2")
    assert (table.pile("-1,0 a1"), table.state.token_supply) == (1, 0)
