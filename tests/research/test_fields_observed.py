"""Every field of a position that a seat can know changes what it observes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec

from newworlds.core.position import Position
from tests.research.walks import new_lens, seen, walk

FOLLOWS_FROM_OTHERS = {
    "terra_nova": {"land", "open_spaces", "settlers", "stall_turns", "ends_when_a_player_is_out"},
    "mayflower": {
        "cells",
        "frontier",
        "tiles",
        "tile_base",
        "neighbours",
        "nodes",
        "parent",
        "ring",
        "open",
        "symbols",
    },
    "gold_rush": {"has_farmers", "sections", "bag", "tents"},
    "gwt_new_zealand": {"choices"},
}
"""Worked out from other fields, or the same throughout the game; `bag` is hidden, and a tent on no mountain no tent."""
FOLLOWS_FROM_OTHERS["mayflower"] |= {"followers", "node_tile", "west", "east", "north", "south"}
FOLLOWS_FROM_OTHERS["gold_rush"] |= FOLLOWS_FROM_OTHERS["mayflower"]
CHANCE = {"rng"}
IN_USE = {"standing": "nodes", "tile_place": "tiles", "tile_turned": "tiles"}
"""Vectors that are longer than what they hold, and the field that says how far."""


def fields(owner: Any, left_out: set[str]) -> Iterator[tuple[Any, str]]:
    """The position's and those of its parts."""
    for name in owner.FIELDS:
        value = getattr(owner, name)
        if name in left_out:
            continue
        if isinstance(value, int | vec):
            yield owner, name
        else:
            for part in value if isinstance(value, list) else [value]:
                yield from fields(part, left_out)


def places(owner: Any, name: str) -> list[int]:
    """Where a vector is changed: in the middle of what is in use, where maps and lists have something."""
    length = int(getattr(owner, IN_USE[name])) if name in IN_USE else len(getattr(owner, name))
    return [length // 2] if length else []


def changed(owner: Any, name: str, by: int) -> None:
    value = getattr(owner, name)
    if isinstance(value, vec):
        for place in places(owner, name):
            value[place] += by
    else:
        setattr(owner, name, value + by)


def halfway(game: str, players: int) -> Position:
    positions = [position.copy() for position in walk(game, players, {}, 3, every=10)]
    return positions[len(positions) // 2]


@pytest.mark.parametrize(
    ("game", "players"),
    [("terra_nova", 2), ("mayflower", 2), ("gold_rush", 2), ("gwt_new_zealand", 1), ("gwt_new_zealand", 3)],
)
def test_every_field_that_a_seat_can_know_is_observed(game: str, players: int) -> None:
    position, lens = halfway(game, players), new_lens(game, players, {})
    seat = int(position.to_act)
    before = seen(lens, position, seat)
    unseen = []
    for owner, name in fields(position, FOLLOWS_FROM_OTHERS[game] | CHANCE):
        if isinstance(getattr(owner, name), vec) and not places(owner, name):
            continue
        changed(owner, name, 1)
        if seen(lens, position, seat) == before:
            unseen.append(f"{type(owner).__name__}.{name}")
        changed(owner, name, -1)
    assert unseen == []
    assert seen(lens, position, seat) == before
