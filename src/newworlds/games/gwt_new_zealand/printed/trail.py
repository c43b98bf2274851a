"""The trail."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data.schema.trail import Node, Trail
from newworlds.games.gwt_new_zealand.printed.names import NODE_KINDS, WAYS
from newworlds.games.gwt_new_zealand.printed.programs import Programs


class TrailTables:
    """By number of the space."""

    def __init__(self, trail: Trail, programs: Programs) -> None:
        nodes = trail.node
        self.names: list[str] = [node.id for node in nodes]
        self.nodes: i64 = len(nodes)
        self.kind: vec[i64] = vec[i64]([NODE_KINDS.index(node.kind) for node in nodes])
        self.ways: vec[i64] = vec[i64]([way for node in nodes for way in self._ways(node)])
        self.is_lush: vec[i64] = vec[i64]([1 if node.lush else 0 for node in nodes])
        self.is_risky: vec[i64] = vec[i64]([1 if node.risky else 0 for node in nodes])
        self.risk_program: vec[i64] = vec[i64]([programs.program(node.risk_action) for node in nodes])
        self.gate: vec[i64] = vec[i64]([node.needs_exploration for node in nodes])
        self.gold: vec[i64] = vec[i64]([node.gold_on_build for node in nodes])
        self._find_places(nodes)

    def _ways(self, node: Node) -> list[int]:
        """The spaces that follow; -1 where there is no second path."""
        return [self.names.index(node.next[way]) if way < len(node.next) else -1 for way in range(WAYS)]

    def _find_places(self, nodes: list[Node]) -> None:
        kinds = [node.kind for node in nodes]
        self.start: i64 = kinds.index("start")
        self.wellington: i64 = kinds.index("wellington")
        neutral = sorted((node.letter, index) for index, node in enumerate(nodes) if node.kind == "neutral")
        self.neutral_sites: vec[i64] = vec[i64]([site for _, site in neutral])
        self.sites: vec[i64] = vec[i64]([index for index, kind in enumerate(kinds) if kind == "build"])
        self.landslides: vec[i64] = _zone(nodes, "landslide")
        self.floods: vec[i64] = _zone(nodes, "flood")


def _zone(nodes: list[Node], kind: str) -> vec[i64]:
    zone = sorted((node.number, index) for index, node in enumerate(nodes) if node.kind == kind)
    return vec[i64]([index for _, index in zone])
