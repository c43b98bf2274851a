"""Every rule on the rules page is named by a test."""

from __future__ import annotations

import re
from pathlib import Path

RULES = [
    *(f"NZ-{number}" for number in [*range(1, 37), *range(40, 43), 60, 61, *range(101, 118)]),
    *(f"NZ-E{number}" for number in range(1, 11)),
]
PAGE = Path(__file__).parents[2] / "docs" / "rules" / "gwt_new_zealand.md"


def test_every_rule_and_example_is_named_by_a_test() -> None:
    here = Path(__file__)
    texts = "".join(path.read_text() for path in here.parent.glob("test_*.py") if path.name != here.name)
    named = {rule.replace("_", "-") for rule in re.findall(r"NZ[_-](?:E?\d+)", texts)}
    assert [rule for rule in RULES if rule not in named] == []


def test_every_rule_stands_on_the_rules_page_in_both_languages() -> None:
    english, french = PAGE.read_text(encoding="utf-8").split("<!-- lang: fr -->")
    for part in (english, french):
        told = set(re.findall(r"\*\*(NZ-E?\d+)\*\*", part))
        assert [rule for rule in RULES if rule not in told] == []
