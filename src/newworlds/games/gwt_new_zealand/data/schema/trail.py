"""The structure of `trail.toml`."""

from __future__ import annotations

from typing import Literal

from newworlds.games.gwt_new_zealand.data.effects import Name, PrintedEffect
from newworlds.games.gwt_new_zealand.data.schema.values import Count, Printed

NodeKind = Literal["start", "neutral", "build", "landslide", "flood", "wellington"]
"""Their order gives the numbers in `printed.names`."""


class Node(Printed, frozen=True):
    """One space of the trail."""

    id: Name
    kind: NodeKind
    next: list[Name]
    letter: str = ""
    number: Count = 0
    lush: bool = False
    risky: bool = False
    risk_action: list[PrintedEffect] = []
    needs_exploration: Count = 0
    gold_on_build: Count = 0


class Trail(Printed, frozen=True):
    node: list[Node]
