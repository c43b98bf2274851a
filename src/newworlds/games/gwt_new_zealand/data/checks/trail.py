"""The trail: every path leads to Wellington, and every tile has a space."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from newworlds.core.game import Fault
from newworlds.games.gwt_new_zealand.data.checks.fault import fault, repeated, too_few, too_many, unlike
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.data.schema.trail import Node

MOST_WAYS = 2
MOST_SPACES = 120
LETTERS = "ABCDEFGH"


def trail_faults(printing: Printing) -> Iterator[Fault]:
    nodes = printing.trail.node
    yield from repeated("trail.node", [node.id for node in nodes])
    yield from too_many("trail.node", len(nodes), MOST_SPACES)
    yield from _way_faults(nodes)
    for kind in ("start", "wellington"):
        found = sum(node.kind == kind for node in nodes)
        if found != 1:
            yield fault("trail.node", "not_one", kind=kind, found=found)
    letters = sorted(node.letter for node in nodes if node.kind == "neutral")
    tiles = sorted(tile.letter for tile in printing.tiles.neutral)
    yield from too_few("trail.node", len(letters), 1)
    yield from unlike("trail.node", letters, LETTERS[: len(letters)])
    yield from unlike("tiles.neutral", tiles, letters)


def _way_faults(nodes: list[Node]) -> Iterator[Fault]:
    known = {node.id: node for node in nodes}
    for node in nodes:
        for following in node.next:
            if following not in known:
                yield fault(f"trail.node.{node.id}", "leads_astray", space=following)
        if not node.next and node.kind != "wellington":
            yield fault(f"trail.node.{node.id}", "leads_nowhere")
        if node.next and node.kind == "wellington":
            yield fault(f"trail.node.{node.id}", "leads_on")
        if len(node.next) > MOST_WAYS:
            yield fault(f"trail.node.{node.id}", "forks_too_often", ways=len(node.next), most=MOST_WAYS)
        if returns(node, known):
            yield fault(f"trail.node.{node.id}", "leads_back")


def returns(start: Node, known: Mapping[str, Node]) -> bool:
    """Whether a path from a space leads back to it."""
    seen: set[str] = set()
    ahead = list(start.next)
    while ahead:
        name = ahead.pop()
        if name == start.id:
            return True
        if name in known and name not in seen:
            seen.add(name)
            ahead.extend(known[name].next)
    return False
