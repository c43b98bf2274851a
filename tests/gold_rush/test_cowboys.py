"""Placing a cowboy (GR-6, GR-7, GR-15)."""

from __future__ import annotations

import pytest

from newworlds.games.gold_rush.events import ActionSkipped, CowboyPlaced, TokensLaid
from tests.gold_rush.table import Table, of_kind


def test_GR_6_one_action_at_most_then_the_next_player_draws() -> None:
    table = Table()
    choices = table.lay("G23 0,1")
    assert choices == ["on a1", "on l1", "on p1", "on p2", "tent 0,0 a1", "tent 0,1 a1", "skip"]
    table = Table()
    table.turn("G23 0,1", "on l1")
    assert table.state.to_act == 1


def test_GR_6_with_a_tent_on_a_mountain_its_token_can_be_taken() -> None:
    table = Table().tent(0, "0,0 a1")
    assert table.lay("G30 0,1 r1") == ["on l1", "on p1", "on p2", "take", "skip"]


@pytest.mark.parametrize(
    ("tile", "part", "role"),
    [
        ("G23 0,1", "l1", "railwayman"),
        ("G23 0,1", "a1", "prospector"),
        ("G42 0,1", "c1", "merchant"),
        ("G23 0,1", "p2", "farmer"),
    ],
)
def test_GR_6_a_cowboys_role_depends_on_its_place(tile: str, part: str, role: str) -> None:
    (placed,) = of_kind(Table().turn(tile, f"on {part}"), CowboyPlaced)
    assert placed == CowboyPlaced(0, 0, 1, part, role)


def test_GR_6_there_is_no_decision_when_no_action_is_possible() -> None:
    table = Table(farmers=False).tiles("G20 -1,0 r2")
    table.state.land.supply[0] = 0
    events = table.turn("G30 0,1 r1")
    assert table.state.to_act == 1
    assert of_kind(events, ActionSkipped) == [ActionSkipped(0, forced=True)]


def test_GR_6_a_chosen_skip_is_reported_as_such() -> None:
    assert of_kind(Table().turn("G30 0,1 r1", "skip"), ActionSkipped) == [ActionSkipped(0, forced=False)]


def test_GR_6_there_is_no_decision_when_every_part_of_the_tile_is_taken() -> None:
    """Without farmers only the rail would be free, and a cowboy stands on it already."""
    table = Table(farmers=False).tiles("G20 -1,0 r2").cowboy(1, "0,0 l1")
    table.turn("G30 0,1 r1")
    assert table.supply == [4, 3]
    assert table.state.to_act == 1


def test_GR_6_without_a_cowboy_in_the_supply_none_is_placed() -> None:
    table = Table().cowboy(0, "0,0 a1", "0,0 l1", "0,0 p1", "0,0 p2")
    assert not any(choice.startswith("on") for choice in table.lay("G24 0,1"))
    assert table.refusal("on a1").code == "gold_rush.refusal.no_cowboy"


@pytest.mark.parametrize("seat", [0, 1], ids=["own", "another's"])
@pytest.mark.parametrize("part", ["l1", "p1", "p2"])
def test_GR_7_nobody_joins_a_feature_that_has_a_cowboy(part: str, seat: int) -> None:
    table = Table().cowboy(seat, f"0,0 {part}")
    assert f"on {part}" not in table.lay("G23 0,1")
    assert table.refusal(f"on {part}").rule == "GR-7"


def test_GR_7_a_tent_elsewhere_on_the_mountain_does_not_block_a_cowboy() -> None:
    table = Table().tent(1, "0,0 a1")
    assert "on a1" in table.lay("G01 -1,0")


def test_GR_15_scored_cowboys_return_to_the_supply_at_once() -> None:
    table = Table().tiles("G38 0,-1")
    table.turn("G38 0,1", "on l3")
    assert (table.scores, table.supply) == ([3, 0], [4, 4])


def test_GR_E9_an_occupied_rail_leaves_the_mountain_and_both_prairies() -> None:
    table = Table().cowboy(1, "0,0 l1")
    assert [choice for choice in table.lay("G23 0,1") if choice.startswith("on")] == ["on a1", "on p1", "on p2"]


def test_GR_E9_ones_own_prospector_blocks_another_but_the_nugget_still_adds_a_token() -> None:
    table = Table().cowboy(0, "0,0 a1")
    events = table.turn("G25 -1,0 r2")
    assert [choice for choice in table.choices() if choice.startswith("on")] == ["on l1", "on p1", "on p2"]
    assert of_kind(events, TokensLaid) == [TokensLaid(-1, 0, "a1", 1)]


def test_GR_E6_lay_and_place_a_rail_of_three_and_a_mountain_with_two_tokens() -> None:
    table = Table().tiles("G38 0,-1")
    table.turn("G38 0,1", "on l3")
    assert table.scores == [3, 0]
    table = Table().next_tokens(5, 2)
    table.turn("G20 -1,0 r2", "on a1")
    assert (table.scores, table.held, table.supply) == ([2, 0], [[2, 5], []], [4, 4])
