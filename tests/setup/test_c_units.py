from pathlib import Path

import pytest

from tools.c_units import similar_shares, write_units


@pytest.fixture
def sources(tmp_path: Path) -> list[Path]:
    paths = [tmp_path / f"{name}.c" for name in "abcdef"]
    for path, size in zip(paths, (10, 10, 10, 50, 10, 10), strict=True):
        path.write_text("/" * size)
    return paths


def names(shares: list[list[Path]]) -> list[str]:
    return ["".join(path.stem for path in share) for share in shares]


def test_adjacent_modules_share_a_file_and_the_files_are_of_similar_size(sources: list[Path]) -> None:
    assert names(similar_shares(sources, 2)) == ["abc", "def"]
    assert names(similar_shares(sources, 3)) == ["abc", "d", "ef"]


def test_every_source_is_included_once(sources: list[Path]) -> None:
    units = write_units(sources, "engine", 4)
    included = "".join(unit.read_text() for unit in units)
    assert included == "".join(f'#include "{path.name}"\n' for path in sources)
    assert all(unit.read_text() for unit in units)


def test_a_unit_that_includes_the_same_keeps_its_time(sources: list[Path]) -> None:
    before = [unit.stat().st_mtime_ns for unit in write_units(sources, "engine")]
    assert [unit.stat().st_mtime_ns for unit in write_units(sources, "engine")] == before
