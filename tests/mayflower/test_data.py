"""The component file, and the errors for a faulty one."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from newworlds.core.errors import BadData
from newworlds.core.record import record_from_json, record_to_json
from newworlds.core.replay import match_from_record
from newworlds.core.text import catalogue, sentence
from newworlds.games import game
from newworlds.games.mayflower import GAME
from newworlds.games.mayflower.components import tables_of
from newworlds.games.mayflower.data.loader import content_faults
from tests.mayflower.scene import ONE_PLAIN, with_coast

Change = Callable[[dict[str, Any]], Any]


@pytest.fixture(autouse=True, scope="module")
def _words() -> None:
    game("mayflower")


def content() -> dict[str, Any]:
    source = resources.files("newworlds.games.mayflower").joinpath("data", "components.toml")
    return tomllib.loads(source.read_text(encoding="utf-8"))


FAULTS: list[tuple[str, str, Change]] = [
    ("no_coast", "coast", lambda changed: changed.pop("coast")),
    ("wrong_form", "coast", lambda changed: changed["coast"].update(space=5)),
    ("no_spaces", "coast", lambda changed: changed["coast"].update(space=[])),
    ("unknown_tile", "coast coast11", lambda changed: changed["coast"]["space"].append({"tile": "coast11"})),
    ("no_start_space", "coast A", lambda changed: changed["coast"]["space"].append({"tile": "A"})),
    ("space_twice", "coast coast1", lambda changed: changed["coast"]["space"].append({"tile": "coast1"})),
    ("not_on_coast", "tile coast10", lambda changed: changed["coast"]["space"].pop()),
    ("unknown_plain", "coast plains", lambda changed: changed["coast"]["plains"].append(["coast2.p1", "coast3.p1"])),
]


def test_the_shipped_file_has_no_faults_and_is_recognised() -> None:
    assert content_faults(content()) == []
    assert GAME.recognises(content())


@pytest.mark.parametrize(("problem", "place", "change"), FAULTS, ids=[problem for problem, _, _ in FAULTS])
def test_a_fault_names_its_place(problem: str, place: str, change: Change) -> None:
    changed = content()
    change(changed)
    faults = content_faults(changed)
    assert (place, f"mayflower.fault.{problem}") in [(fault.place, fault.problem.code) for fault in faults]
    for fault in faults:
        assert sentence(fault.problem, "en") != sentence(fault.problem, "fr")


def test_every_fault_is_tested() -> None:
    tested = {f"mayflower.fault.{problem}" for problem, _, _ in FAULTS}
    assert {code for code in catalogue("en") if code.startswith("mayflower.fault.")} == tested


def test_a_file_is_read_as_components(tmp_path: Path) -> None:
    source = resources.files("newworlds.games.mayflower").joinpath("data", "components.toml").read_text("utf-8")
    good = tmp_path / "good.toml"
    good.write_text(source, encoding="utf-8")
    assert GAME.checked_components(good) == GAME.components({})
    assert GAME.faults(good) == []
    bad = tmp_path / "bad.toml"
    bad.write_text(source.replace("shields = 7", "shields = 8"), encoding="utf-8")
    assert [fault.place for fault in GAME.faults(bad)] == ["totals shields"]
    with pytest.raises(BadData):
        GAME.checked_components(bad)


def test_components_from_elsewhere_are_checked_too() -> None:
    with pytest.raises(BadData):
        tables_of({"tile": []})
    assert tables_of(with_coast(ONE_PLAIN)) is tables_of(with_coast(ONE_PLAIN))


def test_a_game_with_other_components_replays_from_its_record() -> None:
    match = GAME.new(2, seed=1, components=with_coast(ONE_PLAIN))
    for _ in range(20):
        match.play(match.legal()[0])
    record = record_from_json(record_to_json(match.record()))
    assert record.components is not None
    assert match_from_record(GAME, record).position.numbers() == match.position.numbers()
