"""The components: the booklet's totals, and the errors for a wrong file."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from newworlds.core.errors import BadData
from newworlds.core.text import catalogue, sentence
from newworlds.games.gold_rush import GAME
from newworlds.games.gold_rush.data import loader
from newworlds.games.gold_rush.data.loader import NOTATION, content_faults
from newworlds.kernels.tiles.data_faults import counts

FILE = resources.files("newworlds.games.gold_rush").joinpath("data", "components.toml")


def content() -> dict[str, Any]:
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def test_GR_2_the_shipped_components_are_72_tiles_and_63_tokens() -> None:
    components = GAME.components({})
    assert counts(components["tile"], NOTATION)["tiles"] == 72
    assert sum(components["tokens"]["by_value"].values()) == 63


def test_the_shipped_file_has_no_fault() -> None:
    with resources.as_file(FILE) as path:
        assert GAME.faults(path) == []
        assert GAME.checked_components(path) == GAME.components({})


def test_GR_14_every_city_has_three_or_four_rails() -> None:
    for tile in GAME.components({})["tile"]:
        for city in [feature for feature in tile["features"] if feature["kind"] == "city"]:
            assert sum(feature.get("end") == city["id"] for feature in tile["features"]) in (3, 4)


def test_a_file_says_which_game_it_is_for() -> None:
    assert GAME.recognises(content())
    assert not GAME.recognises({"game": "mayflower"})


def test_remarks_about_sources_are_not_part_of_the_components() -> None:
    changed = content()
    changed["tile"][0]["source"] = "seen on the table"
    assert content_faults(changed) == []
    assert "source" not in GAME.components({})["tile"][0]


FAULTS: list[tuple[str, Callable[[dict[str, Any]], Any]]] = [
    ("unknown_start", lambda changed: changed["start"].update(tile="G99")),
    ("unknown_start", lambda changed: changed["start"].pop("tile")),
    ("bad_tokens", lambda changed: changed["tokens"].pop("by_value")),
    ("bad_token", lambda changed: changed["tokens"]["by_value"].update({"1": -2})),
    ("bad_token", lambda changed: changed["tokens"]["by_value"].update(gold=2)),
    ("bad_token", lambda changed: changed["tokens"]["by_value"].update({"1": True})),
    ("bad_token", lambda changed: changed["tokens"]["by_value"].update({"1234": 1})),
    ("bad_tents", lambda changed: changed["followers"].update(tents=2)),
    ("tokens_off", lambda changed: changed["tokens"].update(total=64)),
    ("bad_cowboys", lambda changed: changed["followers"].update(cowboys=1)),
]


@pytest.mark.parametrize(("problem", "change"), FAULTS, ids=[problem for problem, _ in FAULTS])
def test_a_fault_is_named(problem: str, change: Callable[[dict[str, Any]], Any]) -> None:
    changed = content()
    change(changed)
    (fault,) = content_faults(changed)
    assert fault.problem.code == f"gold_rush.fault.{problem}"
    assert sentence(fault.problem, "en") != sentence(fault.problem, "fr")


@pytest.mark.parametrize("name", ["start", "followers", "tokens"])
def test_a_table_that_is_missing_or_has_an_unknown_key_is_named(name: str) -> None:
    changed = content()
    changed[name]["colour"] = "red"
    assert [(fault.place, fault.problem.code) for fault in content_faults(changed)] == [
        (name, "tiles.fault.unknown_key")
    ]
    del changed[name]
    assert [(fault.place, fault.problem.code) for fault in content_faults(changed)] == [(name, "tiles.fault.no_table")]


def test_every_fault_is_tested() -> None:
    known = {code for code in catalogue("en") if code.startswith("gold_rush.fault.")}
    assert known == {f"gold_rush.fault.{problem}" for problem, _ in FAULTS}


def test_a_wrong_file_is_refused_by_file_tile_and_field(tmp_path: Path) -> None:
    wrong = tmp_path / "mine.toml"
    wrong.write_text(FILE.read_text(encoding="utf-8").replace('halves = ["S1", "S2"]', 'halves = ["S1"]', 1))
    with pytest.raises(BadData, match=r"mine.toml, tile G02: half edge S2 belongs to no field"):
        loader.read_components(wrong)


def test_components_in_a_record_are_checked_too() -> None:
    components = {**GAME.components({}), "start": {"tile": "G99"}}
    with pytest.raises(BadData, match="G99"):
        GAME.new(2, 1, components=components)


def test_a_corrected_set_of_tiles_needs_no_other_change() -> None:
    components = GAME.components({})
    fewer = [{**tile, "count": min(tile["count"], 1)} for tile in components["tile"]]
    match = GAME.new(2, 1, components={**components, "tile": fewer})
    while not match.is_over:
        match.play(match.legal()[0])
    board = GAME.board(match.position, 0)
    assert board.left == 0
    assert len(board.tiles) + len(board.set_aside) == 45
