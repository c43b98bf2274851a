"""What changed, as JSON Patch."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from newworlds.cli.changes import Add, Replace, changes
from tests.cli.patch import patched

LEAVES = st.none() | st.booleans() | st.integers(0, 3) | st.text("a/~", max_size=2)
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("a/~", max_size=2), inner, max_size=4)
)


@given(VALUES, VALUES)
def test_the_changes_lead_from_one_value_to_the_other(before: Any, after: Any) -> None:
    operations = msgspec.to_builtins(changes(before, after))
    assert json.dumps(patched(before, operations), sort_keys=True) == json.dumps(after, sort_keys=True)


def test_unchanged_parts_are_not_mentioned() -> None:
    before = {"tiles": [{"id": "A"}, {"id": "B"}], "left": 7, "in_hand": "C"}
    after = {"tiles": [{"id": "A"}, {"id": "B"}, {"id": "C"}], "left": 6, "in_hand": "C"}
    assert changes(before, after) == [
        Add("/tiles/-", {"id": "C"}),
        Replace("/left", 6),
    ]
