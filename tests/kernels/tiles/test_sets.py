"""The sets of components a tile game can be played with."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from newworlds.core.errors import BadData
from newworlds.core.game import Fault
from newworlds.core.message import Message
from newworlds.core.setup import Components
from newworlds.kernels.tiles.data_sets import TileSets

NO_TILES = Fault("tile", Message("tiles.fault.no_tiles"))


@pytest.fixture
def sets() -> TileSets[list[str]]:
    """A set is good that has any tile, and packed as the list of its tiles."""
    return TileSets("newworlds.games.mayflower", _read, _check, _pack)


def _read(path: Path) -> Components:
    return {"tile": [path.name]}


def _check(components: Mapping[str, Any]) -> list[Fault]:
    return [] if components.get("tile") else [NO_TILES]


def _pack(components: Components) -> list[str]:
    return list(components["tile"])


def test_the_shipped_set_is_read_from_the_data_of_the_game(sets: TileSets[list[str]]) -> None:
    assert sets.shipped == {"tile": ["components.toml"]}
    assert sets.tables_of(sets.shipped) == ["components.toml"]


def test_tables_are_packed_once_for_each_set(sets: TileSets[list[str]]) -> None:
    assert sets.tables_of({"tile": ["curve"]}) == ["curve"]
    assert sets.tables_of({"tile": ["curve"]}) is sets.tables_of({"tile": ["curve"]})
    assert sets.tables_of({"tile": ["wall"]}) == ["wall"]
    assert sets.tables_of(sets.shipped) is sets.tables_of(sets.shipped)


def test_a_bad_set_in_a_record_is_refused(sets: TileSets[list[str]]) -> None:
    with pytest.raises(BadData) as refused:
        sets.tables_of({"tile": []})
    assert (refused.value.file, refused.value.place) == ("components", "tile")


def test_the_faults_of_a_file_are_listed(sets: TileSets[list[str]], tmp_path: Path) -> None:
    (tmp_path / "empty.toml").write_text("")
    assert sets.faults(tmp_path / "empty.toml") == [NO_TILES]
