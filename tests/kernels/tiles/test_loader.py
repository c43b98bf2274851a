"""What is wrong with a tile file is reported by tile and part."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from newworlds.core.errors import BadData
from newworlds.core.text import catalogue, sentence
from newworlds.kernels.tiles.data_faults import MOST_SYMBOLS, tile_faults
from newworlds.kernels.tiles.data_notation import part_ids
from newworlds.kernels.tiles.data_shape import table_faults
from newworlds.kernels.tiles.loader import file_faults, read_toml, refuse, tiles_of
from newworlds.kernels.tiles.tables import MOST_PART_IDS
from tests.kernels.tiles.faulty_tiles import FAULTS, Change, put, put_part, tile
from tests.kernels.tiles.meadow import MEADOW, NOTATION, content


def test_a_good_file_has_no_faults() -> None:
    assert tile_faults(read_toml(MEADOW), NOTATION) == []


@pytest.mark.parametrize(
    ("problem", "place", "change", "args"), FAULTS, ids=[f"{problem}-{place}" for problem, place, _, _ in FAULTS]
)
def test_a_fault_names_its_place_and_what_is_wrong(
    problem: str, place: str, change: Change, args: dict[str, Any]
) -> None:
    changed = deepcopy(content())
    change(changed)
    faults = tile_faults(changed, NOTATION)
    told = [(fault.place, fault.problem.code, fault.problem.args) for fault in faults]
    assert (place, f"tiles.fault.{problem}", args) in told
    for fault in faults:
        assert sentence(fault.problem, "en") != sentence(fault.problem, "fr")


def test_the_features_after_one_of_unknown_kind_are_checked_too() -> None:
    changed = deepcopy(content())
    put_part("chapel", "features", 0, kind="temple")(changed)
    put_part("chapel", "features", 1, flags=1)(changed)
    found = {(fault.place, fault.problem.code) for fault in tile_faults(changed, NOTATION)}
    assert ("tile chapel, features c1", "tiles.fault.unknown_kind") in found
    assert ("tile chapel, features l1", "tiles.fault.unknown_key") in found


def test_the_packed_tables_may_be_filled_to_the_last_place() -> None:
    """16 parts on a tile, 32 ids of parts, 4095 flags."""
    changed = deepcopy(content())
    del changed["totals"]
    put("castle", count=273)(changed)
    put_part("castle", "features", 0, flags=15)(changed)
    missing = MOST_PART_IDS - len(part_ids(tiles_of(changed), NOTATION))
    chapels = [{"id": f"c{number + 2}", "kind": "chapel", "edges": []} for number in range(missing)]
    tile(changed, "wall")["features"] += chapels[:14]
    tile(changed, "corner")["features"] += chapels[14:]
    assert tile_faults(changed, NOTATION) == []


@pytest.mark.parametrize(("copies", "is_possible"), [(0, False), (1, True), (500, True), (501, False)])
def test_a_set_has_a_tile_and_at_most_500(copies: int, is_possible: bool) -> None:
    changed = deepcopy(content())
    del changed["totals"]
    for each in changed["tile"]:
        each["count"] = copies if each["id"] == "curve" else 0
    assert (tile_faults(changed, NOTATION) == []) == is_possible


def test_a_table_that_is_missing_is_named() -> None:
    (missing,) = table_faults({"coast": 3}, "coast", frozenset({"space"}))
    assert (missing.place, missing.problem.code, missing.problem.args) == (
        "coast",
        "tiles.fault.no_table",
        {"key": "coast"},
    )


@pytest.mark.parametrize(("flags", "problems"), [(-1, 1), (0, 0), (MOST_SYMBOLS, 0), (MOST_SYMBOLS + 1, 1), ("2", 1)])
def test_a_part_has_as_many_symbols_as_the_packed_counters_hold(flags: int | str, problems: int) -> None:
    changed = deepcopy(content())
    del changed["totals"]
    put_part("castle", "features", 0, flags=flags)(changed)
    assert [fault.problem.code for fault in tile_faults(changed, NOTATION)] == ["tiles.fault.bad_value"] * problems


def test_every_fault_is_tested_and_has_a_text() -> None:
    tested = {f"tiles.fault.{problem}" for problem in ("unreadable", "not_toml", *(problem for problem, *_ in FAULTS))}
    for language in ("en", "fr"):
        assert {code for code in catalogue(language) if code.startswith("tiles.fault.")} == tested


def test_the_first_fault_is_raised_with_file_and_place() -> None:
    changed = content()
    changed["totals"]["tiles"] = 41
    with pytest.raises(BadData, match=r"meadow.toml, totals tiles: 41 expected, but the tiles add up to 40"):
        refuse("meadow.toml", tile_faults(changed, NOTATION))


@pytest.mark.parametrize(
    ("name", "place", "problem", "because"),
    [
        ("broken.toml", "TOML", "not_toml", "line 1"),
        ("missing.toml", "file", "unreadable", "No such file"),
        ("latin.toml", "file", "unreadable", "codec can't decode"),
    ],
)
def test_a_file_that_cannot_be_read_is_reported_as_such(
    tmp_path: Path, name: str, place: str, problem: str, because: str
) -> None:
    (tmp_path / "broken.toml").write_text("[[tile]\n")
    (tmp_path / "latin.toml").write_bytes("title = 'Forêt'".encode("latin-1"))
    with pytest.raises(BadData) as refused:
        read_toml(tmp_path / name)
    assert (refused.value.file, refused.value.place) == (name, place)
    (fault,) = file_faults(tmp_path / name, lambda content: tile_faults(content, NOTATION))
    assert (fault.place, fault.problem.code) == (place, f"tiles.fault.{problem}")
    assert because in str(fault.problem.args["problem"])
