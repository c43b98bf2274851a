"""A reader of JSON Patch, written from RFC 6902 for the operations that `replay` uses."""

from __future__ import annotations

from copy import deepcopy
from typing import Any


def patched(value: Any, operations: list[dict[str, Any]]) -> Any:
    root = {"": deepcopy(value)}
    for operation in operations:
        *way, last = [key.replace("~1", "/").replace("~0", "~") for key in operation["path"].split("/")]
        parent: Any = root
        for key in way:
            parent = parent[int(key) if isinstance(parent, list) else key]
        if operation["op"] == "remove":
            del parent[int(last) if isinstance(parent, list) else last]
        elif last == "-":
            parent.append(operation["value"])
        else:
            parent[int(last) if isinstance(parent, list) else last] = operation["value"]
    return root[""]
