"""Lock files say what is installed, never from where."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.places import REQUIREMENTS, ROOT, WEB

LOCK_FILES = [
    *sorted(REQUIREMENTS.glob("*.txt")),
    WEB / "package-lock.json",
    *sorted(ROOT.glob("benchmarks/*/package-lock.json")),
]


@pytest.mark.parametrize("file", LOCK_FILES, ids=lambda file: str(file.relative_to(ROOT)))
def test_it_names_no_host(file: Path) -> None:
    found = [line.strip() for line in file.read_text(encoding="utf-8").splitlines() if "://" in line]
    assert found == [], "remove download addresses and npm's `funding` entries"
