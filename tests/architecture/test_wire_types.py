"""The browser's types are generated from the structures that the server sends and reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.wire_types import WEB, written

WRITTEN = written()


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(WEB)))
def test_the_browsers_types_are_those_of_the_server(path: Path) -> None:
    there = path.read_text(encoding="utf-8") if path.exists() else ""
    assert there == WRITTEN[path], "run .venv/bin/python -m tools.wire_types"


def test_no_generated_file_is_obsolete() -> None:
    assert sorted(WEB.rglob("generated.ts")) == sorted(WRITTEN)
