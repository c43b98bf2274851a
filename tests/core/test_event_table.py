"""The table that names journal entries: complete, or refused when the game is imported."""

from __future__ import annotations

from types import ModuleType

import pytest

from newworlds.core.event_table import EventTable
from newworlds.core.events import Event
from newworlds.core.game import Game
from tests.conformance.cases import every_game


class Rained(Event, frozen=True, tag="rained"):
    drops: int


def codes(**named: int) -> ModuleType:
    module = ModuleType("weather")
    vars(module).update(named)
    return module


def rained(position: str, drops: int) -> Rained:
    return Rained(drops)


def test_an_entry_becomes_the_event_of_its_kind_with_its_fields() -> None:
    assert EventTable(codes(RAINED=3), {3: rained}).event("position", [3, 40]) == Rained(40)


def test_the_maker_is_given_the_position() -> None:
    table = EventTable(codes(RAINED=0), {0: lambda position, drops: Rained(len(position) * drops)})
    assert table.event("four", [0, 2]) == Rained(8)


def test_a_kind_without_an_event_is_refused_by_its_name() -> None:
    with pytest.raises(ValueError, match="no event is made for SNOWED of weather"):
        EventTable(codes(RAINED=0, SNOWED=1), {0: rained})


def test_an_event_for_a_kind_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match=r"weather does not know the journal entries \[7\]"):
        EventTable(codes(RAINED=0), {0: rained, 7: rained})


def test_two_kinds_with_one_number_are_refused() -> None:
    with pytest.raises(ValueError, match="the same number"):
        EventTable(codes(RAINED=0, SNOWED=0), {0: rained})


@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)
def test_an_entry_of_unknown_kind_is_an_error_in_every_game(game: Game) -> None:
    position = game.start(game.setup(game.seats[1]), 1)
    with pytest.raises(ValueError, match=r"unknown kind of journal entry: \[9999, 0\]"):
        game.event(position, [9999, 0])


def test_an_entry_with_too_few_fields_is_an_error() -> None:
    with pytest.raises(TypeError, match="drops"):
        EventTable(codes(RAINED=0), {0: rained}).event("position", [0])
