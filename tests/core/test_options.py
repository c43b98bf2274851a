"""Options: declared by a game, checked once, when a game is started."""

from __future__ import annotations

from typing import Any

import pytest

from newworlds.core.errors import BadOption, UnknownOption
from newworlds.core.options import Option, Value, checked_options, with_defaults

DECLARED = (
    Option("rounds", "integer", default=10, min=0, max=99),
    Option("map", "choice", default="isle", choices=("isle", "coast")),
    Option("open", "boolean", default=False),
)


def test_what_is_not_given_has_its_default_in_declared_order() -> None:
    assert list(checked_options(DECLARED, {"map": "coast"}).items()) == [
        ("rounds", 10),
        ("map", "coast"),
        ("open", False),
    ]


def test_an_undeclared_option_is_refused_with_those_that_exist() -> None:
    with pytest.raises(UnknownOption, match=r"no option “speed”. Choose one of: rounds, map, open"):
        checked_options(DECLARED, {"speed": 1})


def test_a_game_begun_before_an_option_was_declared_has_its_default() -> None:
    begun_with: dict[str, Value] = {"map": "coast", "gone": 3}
    assert with_defaults(DECLARED, begun_with) == {"rounds": 10, "map": "coast", "open": False, "gone": 3}


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("rounds", -1, "0 … 99"),
        ("rounds", 100, "0 … 99"),
        ("rounds", True, "0 … 99"),
        ("rounds", "10", "0 … 99"),
        ("map", "moon", "isle, coast"),
        ("map", ["isle"], "isle, coast"),
        ("open", 1, "true, false"),
        ("open", None, "true, false"),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_what_would(name: str, value: Any, wanted: str) -> None:
    with pytest.raises(BadOption, match=f"“{name}”.*Allowed: {wanted}"):
        checked_options(DECLARED, {name: value})
