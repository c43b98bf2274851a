"""The trail as lines: its trunk, and its branches between fork and join."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, NamedTuple

from newworlds.games.gwt_new_zealand.data.schema.trail import Node


class Stretch(NamedTuple):
    """Consecutive spaces. `branch` is the index among the branches of a fork, None on the trunk."""

    nodes: tuple[str, ...]
    branch: Literal["first", "last"] | None


def stretches(nodes: Sequence[Node]) -> Iterator[Stretch]:
    """From the start to Wellington; all branches of a fork meet again at one space."""
    ways = {node.id: list(node.next) for node in nodes}
    joins = {name for name in ways if sum(name in nexts for nexts in ways.values()) > 1}
    here: str | None = nodes[0].id
    while here is not None:
        yield Stretch((here,), None)
        branches = [_branch(ways, joins, name) for name in ways[here]]
        if len(branches) == 1 and branches[0]:
            here = ways[here][0]
            continue
        for number, branch in enumerate(branches, start=1):
            if branch:
                yield Stretch(branch, "last" if number == len(branches) else "first")
        ends = [branch[-1] if branch else here for branch in branches]
        here = ways[ends[0]][0] if ends else None


def _branch(ways: Mapping[str, list[str]], joins: set[str], name: str) -> tuple[str, ...]:
    """The spaces up to the next join."""
    branch: list[str] = []
    while name not in joins:
        branch.append(name)
        if not ways[name]:
            break
        name = ways[name][0]
    return tuple(branch)
