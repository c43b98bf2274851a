"""The example that learns."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from newworlds.research.curve import curve

EXAMPLE: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "ppo.py"))
SVG = "{http://www.w3.org/2000/svg}"


def test_it_learns_to_win_more_often_against_a_random_player() -> None:
    shares = EXAMPLE["train"]("sealed", "random", rounds=40, games=64, steps=16, hidden=16, seed=1)
    assert sum(shares[-10:]) / 10 > sum(shares[:5]) / 5 + 0.05


def test_it_plays_and_learns_a_real_game(capsys: pytest.CaptureFixture[str]) -> None:
    shares = EXAMPLE["train"]("mayflower", "random", rounds=3, games=2, steps=40, hidden=4, seed=1)
    assert len(capsys.readouterr().out.splitlines()) == len(shares) > 0
    assert all(0 <= share <= 1 for share in shares)


def test_a_curve_goes_from_left_to_right_and_up_for_more_wins() -> None:
    root = ElementTree.fromstring(curve([0.0, 0.5, 1.0], "Won & lost", "rounds"))
    places = [(float(dot.get("cx", 0)), float(dot.get("cy", 0))) for dot in root.iter(f"{SVG}circle")]
    assert places == sorted(places)
    assert [y for _, y in places] == sorted((y for _, y in places), reverse=True)
    line = root.find(f"{SVG}polyline")
    assert line is not None
    assert len(line.get("points", "").split()) == 3
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert texts == ["Won & lost", "0%", "25%", "50%", "75%", "100%", "1", "3 rounds"]


@pytest.mark.parametrize("shares", [[0.25], [0.25] * 50])
def test_a_curve_of_equal_shares_is_level(shares: list[float]) -> None:
    root = ElementTree.fromstring(curve(shares, "", ""))
    line = root.find(f"{SVG}polyline")
    assert line is not None
    heights = {point.split(",")[1] for point in line.get("points", "").split()}
    assert len(heights) == 1
