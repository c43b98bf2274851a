"""Where Sarah builds (NZ-114)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import SITE
from newworlds.games.gwt_new_zealand.rules import choices
from newworlds.games.gwt_new_zealand.rules.building import is_free
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.trail import holds

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State


def sites_ahead(s: State) -> vec[i64]:
    """NZ-114: the nearest free spaces ahead of your breeder, else from the start; never risky ones."""
    ahead = nearest_sites(s, s.farms[0].node)
    return ahead if len(ahead) else nearest_sites(s, s.tables.trail.start)


def nearest_sites(s: State, node: i64) -> vec[i64]:
    """Searched space by space along every path."""
    reached = spaces_after(s, vec[i64]([node]))
    while len(reached):
        found = vec[i64]()
        for space in reached:
            if may_build_on(s, space):
                found = append(found, choice(choices.BUILD_AT, space))
        if len(found):
            return found
        reached = spaces_after(s, reached)
    return vec[i64]()


def spaces_after(s: State, spaces: vec[i64]) -> vec[i64]:
    after = vec[i64]()
    for node in spaces:
        for way in range(node * 2, node * 2 + 2):
            ahead = s.tables.trail.ways[way]
            if ahead >= 0 and not holds(after, ahead):
                after = append(after, ahead)
    return after


def may_build_on(s: State, node: i64) -> bool:
    return s.tables.trail.kind[node] == SITE and not s.tables.trail.is_risky[node] and is_free(s, s.farms[s.seat], node)
