"""The rules page has every rule in both languages, each at the target of its link."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from newworlds.games import terra_nova

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "terra_nova.md"
IDS = [*(f"TN-{number}" for number in range(1, 17)), *(f"TN-E{number}" for number in range(1, 5))]


def parts() -> dict[str, str]:
    split = re.split(r"^<!-- lang: (\w+) -->$", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(zip(split[1::2], split[2::2], strict=True))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_rule_starts_its_own_line(language: str) -> None:
    assert re.findall(r"^- \*\*(TN-E?\d+)\*\*", parts()[language], flags=re.MULTILINE) == IDS


def test_every_rule_that_a_refusal_names_is_on_the_page() -> None:
    source = Path(terra_nova.__file__).with_name("refusal.py").read_text(encoding="utf-8")
    named = set(re.findall(r'"(TN-\d+)"', source))
    assert named
    assert named <= set(IDS)


def test_french_signs_have_their_narrow_space() -> None:
    words = re.sub(r"```.*?```|`[^`]*`|\|[-|]+\||<!--.*?-->", "", parts()["fr"], flags=re.DOTALL)
    assert re.findall(r"[^\u202f\n][;:!?»]", words) == []
