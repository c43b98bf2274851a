"""What changed from one JSON value to another, as a JSON Patch (RFC 6902)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec


class Remove(msgspec.Struct, frozen=True, tag_field="op", tag="remove"):
    path: str


class Add(msgspec.Struct, frozen=True, tag_field="op", tag="add"):
    path: str
    value: Any


class Replace(msgspec.Struct, frozen=True, tag_field="op", tag="replace"):
    path: str
    value: Any


Operation = Remove | Add | Replace


def changes(before: Any, after: Any, path: str = "") -> list[Operation]:
    """The shorter of two patches: one part by part, or one that replaces the whole value."""
    if _is_same(before, after):
        return []
    whole: list[Operation] = [Replace(path, after)]
    if isinstance(before, dict) and isinstance(after, dict):
        return _shorter(list(_object_changes(before, after, path)), whole)
    if isinstance(before, list) and isinstance(after, list):
        return _shorter(list(_list_changes(before, after, path)), whole)
    return whole


def _object_changes(before: dict[str, Any], after: dict[str, Any], path: str) -> Iterator[Operation]:
    for key in before.keys() - after.keys():
        yield Remove(_inside(path, key))
    for key, value in after.items():
        if key in before:
            yield from changes(before[key], value, _inside(path, key))
        else:
            yield Add(_inside(path, key), value)


def _list_changes(before: list[Any], after: list[Any], path: str) -> Iterator[Operation]:
    """Item by item; a list that grew or shrank changes at its end."""
    for index in reversed(range(len(after), len(before))):
        yield Remove(f"{path}/{index}")
    for index, (old, new) in enumerate(zip(before, after, strict=False)):
        yield from changes(old, new, f"{path}/{index}")
    for value in after[len(before) :]:
        yield Add(f"{path}/-", value)


def _shorter(one: list[Operation], other: list[Operation]) -> list[Operation]:
    return min(one, other, key=lambda operations: len(msgspec.json.encode(operations)))


def _is_same(before: Any, after: Any) -> bool:
    """1 and true are equal in Python, but not in JSON."""
    return type(before) is type(after) and before == after and msgspec.json.encode(before) == msgspec.json.encode(after)


def _inside(path: str, key: str) -> str:
    """RFC 6901: ~ and / in a key are written ~0 and ~1."""
    return f"{path}/{key.replace('~', '~0').replace('/', '~1')}"
