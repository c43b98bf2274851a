"""Pitching and moving the tent (GR-8)."""

from __future__ import annotations

from newworlds.games.gold_rush.events import TentPlaced
from tests.gold_rush.table import Table, of_kind


def tents(choices: list[str]) -> list[str]:
    return [choice for choice in choices if choice.startswith("tent")]


def test_GR_8_on_any_mountain_section_new_or_old() -> None:
    table = Table().tiles("G01 -1,0")
    assert tents(table.lay("G23 0,1")) == ["tent 0,0 a1", "tent -1,0 a1", "tent 0,1 a1"]


def test_GR_8_not_on_a_section_with_a_cowboy_but_elsewhere_on_its_mountain() -> None:
    table = Table().tiles("G01 -1,0").cowboy(1, "-1,0 a1")
    assert tents(table.lay("G30 0,1 r1")) == ["tent 0,0 a1"]
    assert table.refusal("tent -1,0 a1").code == "gold_rush.refusal.cowboy_there"


def test_GR_8_a_cowboy_on_another_part_of_the_tile_does_not_matter() -> None:
    table = Table().cowboy(1, "0,0 l1")
    assert "tent 0,0 a1" in table.lay("G30 0,1 r1")


def test_GR_8_not_where_a_tent_stands_not_even_ones_own() -> None:
    for seat in (0, 1):
        table = Table().tiles("G01 -1,0").tent(seat, "0,0 a1")
        assert "tent 0,0 a1" not in table.lay("G30 0,1 r1")
        assert table.refusal("tent 0,0 a1").code == "gold_rush.refusal.tent_there"


def test_GR_8_several_tents_and_cowboys_share_a_mountain() -> None:
    table = Table(3).tiles("G01 -1,0", "G03 -2,0 r2").cowboy(1, "-1,0 a1").tent(2, "0,0 a1")
    assert "tent -2,0 a1" in table.lay("G30 0,1 r1")


def test_GR_8_pitching_and_moving_are_the_same_action() -> None:
    table = Table().tiles("G01 -1,0")
    (pitched,) = of_kind(table.turn("G30 0,1 r1", "tent 0,0 a1"), TentPlaced)
    assert pitched == TentPlaced(0, 0, 0, "a1", moved=False)
    table.active(0)
    (moved,) = of_kind(table.turn("G30 0,2 r1", "tent -1,0 a1"), TentPlaced)
    assert moved == TentPlaced(0, -1, 0, "a1", moved=True)
    assert table.has_tent_at(0, "-1,0 a1")


def test_GR_8_a_mountain_that_the_tile_completed_takes_no_tent() -> None:
    table = Table()
    assert tents(table.lay("G20 -1,0 r2")) == []
    assert table.refusal("tent 0,0 a1").code == "gold_rush.refusal.mountain_complete"
    assert table.refusal("tent -1,0 a1").rule == "GR-8"


def test_GR_8_a_mountain_completed_before_takes_no_tent() -> None:
    table = Table()
    table.turn("G20 -1,0 r2", "skip")
    assert tents(table.lay("G30 0,1 r1")) == []


def test_GR_8_a_tent_stands_on_mountains_only() -> None:
    table = Table()
    table.lay("G30 0,1 r1")
    for text in ("tent 0,0 l1", "tent 0,1 a1", "tent 5,5 a1"):
        assert table.refusal(text).code == "gold_rush.refusal.no_mountain_there"
