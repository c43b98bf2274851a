"""Components of earlier versions: found by their hash, or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from newworlds.core.archive import Archive
from newworlds.core.errors import DamagedArchive
from newworlds.core.setup import data_hash

COMPONENTS = {"cards": [3, 1, 2], "name": "d’époque"}


def test_what_is_added_is_found_by_its_hash(tmp_path: Path) -> None:
    archive = Archive(tmp_path / "archive")
    file = archive.add(COMPONENTS)
    assert file.stem == data_hash(COMPONENTS)
    assert archive.find(file.stem) == COMPONENTS


def test_what_is_archived_already_is_not_written_again(tmp_path: Path) -> None:
    archive = Archive(tmp_path)
    written = archive.add(COMPONENTS).stat().st_mtime_ns
    assert archive.add(COMPONENTS).stat().st_mtime_ns == written


def test_an_unknown_hash_finds_nothing(tmp_path: Path) -> None:
    assert Archive(tmp_path / "none").find("0" * 64) is None


def test_a_record_cannot_name_a_file_outside_the_archive(tmp_path: Path) -> None:
    (tmp_path / "secret.json").write_text("{}")
    assert Archive(tmp_path / "archive").find("../secret") is None


@pytest.mark.parametrize("content", [b'{"cards": [1]}', b"{", b"[]"])
def test_a_file_with_other_content_is_named(tmp_path: Path, content: bytes) -> None:
    archive = Archive(tmp_path)
    file = archive.add(COMPONENTS)
    file.write_bytes(content)
    with pytest.raises(DamagedArchive, match=file.stem):
        archive.find(file.stem)
