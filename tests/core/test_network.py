"""Networks: what they compute, and the files they are kept in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from librt.vecs import vec

from newworlds.core.chance import Chance
from newworlds.core.errors import BadNetwork
from newworlds.core.network import Network, numbers_needed
from newworlds.core.network_file import NetworkFile, load_network
from newworlds.core.weights import NetworkShape

SHAPE = NetworkShape("alone", lambda: ["cards", "points"], (1,))
GOOD: dict[str, Any] = {
    "game": "sealed",
    "name": "alone",
    "inputs": ["cards", "points"],
    "hidden": 1,
    "numbers": [1.0, -2.0, 0.5, 3.0, 0.25, 0.0, 7.0],
    "recipe": {"games": 12},
}


def some_numbers(count: int, seed: int) -> list[float]:
    chance = Chance(seed)
    return [int(chance.below(2001)) / 1000 - 1 for _ in range(count)]


def computed(inputs: int, hidden: int, numbers: list[float], shown: list[float]) -> float:
    """The same as the textbook writes it."""
    towards, rest = numbers[: inputs * hidden], numbers[inputs * hidden :]
    starts, onwards, direct, constant = rest[:hidden], rest[hidden : 2 * hidden], rest[2 * hidden : -1], rest[-1]
    units = [
        max(0.0, starts[unit] + sum(shown[one] * towards[one * hidden + unit] for one in range(inputs)))
        for unit in range(hidden)
    ]
    return (
        constant
        + sum(one * weight for one, weight in zip(shown, direct, strict=True))
        + sum(unit * weight for unit, weight in zip(units, onwards, strict=True))
    )


@pytest.mark.parametrize(("inputs", "hidden"), [(1, 1), (5, 3), (40, 16), (3, 0)])
def test_it_adds_up_its_inputs_and_the_units_above_0(inputs: int, hidden: int) -> None:
    for seed in range(20):
        numbers = some_numbers(numbers_needed(inputs, hidden), seed)
        shown = [0.0 if abs(one) < 0.3 else one for one in some_numbers(inputs, seed + 100)]
        network = Network(inputs, hidden, numbers)
        assert network.output(vec[float](shown)) == pytest.approx(computed(inputs, hidden, numbers, shown), abs=1e-12)


def test_it_has_as_many_numbers_as_its_inputs_and_units_need() -> None:
    with pytest.raises(ValueError, match="a network of 2 inputs and 3 units does not have 14 numbers"):
        Network(2, 3, [0.0] * 14)


def test_a_network_is_read_as_it_was_saved(tmp_path: Path) -> None:
    saved = msgspec.convert(GOOD, NetworkFile)
    saved.save(tmp_path / "deep" / "network.json")
    found = load_network(tmp_path / "deep" / "network.json", "sealed", SHAPE)
    assert found == saved
    assert found.network().output(vec[float]([1.0, 0.0])) == (1.0 + 0.5) * 3.0 + 0.25 + 7.0


@pytest.mark.parametrize(
    ("fault", "problem"),
    [
        ({"game": "chess"}, "it is that of “chess: alone”, not of “sealed: alone”"),
        ({"name": "at_a_table"}, "it is that of “sealed: at_a_table”, not of “sealed: alone”"),
        ({"inputs": ["points", "cards"]}, "its input 1 is not “cards”"),
        ({"inputs": ["cards"]}, "its input 2 is not “points”"),
        ({"inputs": ["cards", "points", "weather"]}, "the judge does not show it weather"),
        ({"hidden": 2}, "with 2 hidden units it needs 11 numbers, not 7"),
        ({"hidden": -1}, "with −1 hidden units"),
        ({"numbers": [1.0]}, "with 1 hidden units it needs 7 numbers, not 1"),
        ({"numbers": "many"}, r"the file can’t be read \(Expected `array`, got `str` - at `\$.numbers`\)"),
    ],
)
def test_a_network_that_does_not_fit_the_judge_is_refused(tmp_path: Path, fault: dict[str, Any], problem: str) -> None:
    path = tmp_path / "network.json"
    path.write_bytes(msgspec.json.encode(GOOD | fault))
    with pytest.raises(BadNetwork, match=problem):
        load_network(path, "sealed", SHAPE)


def test_a_number_that_is_none_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "network.json"
    path.write_bytes(msgspec.json.encode(GOOD).replace(b"-2.0", b"1e999"))
    with pytest.raises(BadNetwork, match=r"network\.json” can’t be used: "):
        load_network(path, "sealed", SHAPE)


def test_a_missing_file_is_said_to_be_missing(tmp_path: Path) -> None:
    with pytest.raises(BadNetwork, match=r"the file can’t be read \(No such file"):
        load_network(tmp_path / "network.json", "sealed", SHAPE)
