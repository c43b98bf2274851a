"""The emblem of Great Western Trail shows the game as it is printed today."""

from __future__ import annotations

from tools.emblem_parts import FILE, text


def test_the_emblem_is_drawn_from_todays_components() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run .venv/bin/python -m tools.emblem_parts"
