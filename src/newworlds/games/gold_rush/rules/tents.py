"""Pitching and moving the tent (GR-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gold_rush.rules.codes import AT_HOME, MOUNTAIN, PLACE_TENT
from newworlds.games.gold_rush.rules.journal import TENT_PLACED, TENT_RETURNED
from newworlds.kernels.tiles.features import feature_of, just_completed, terrain_of
from newworlds.kernels.tiles.move_numbers import KIND_SHIFT, name_of_node, named_node

if TYPE_CHECKING:
    from newworlds.games.gold_rush.state import State


def holds_tent(s: State, section: i64) -> bool:
    for tent in s.tents:
        if tent == section:
            return True
    return False


def can_pitch(s: State, section: i64) -> bool:
    """GR-8: no cowboy and no tent on this section of an incomplete mountain."""
    return s.land.standing[section] == 0 and not holds_tent(s, section)


def can_place(s: State) -> bool:
    for section in s.sections:
        if can_pitch(s, section):
            return True
    return False


def with_tents(s: State, moves: vec[i64]) -> vec[i64]:
    """GR-8: on any tile, new or old."""
    for section in s.sections:
        if can_pitch(s, section):
            moves = append(moves, PLACE_TENT << KIND_SHIFT | name_of_node(s.land, section))
    return moves


def place_tent(s: State, move: i64) -> None:
    before = s.tents[s.to_act]
    s.tents[s.to_act] = named_node(s.land, move)
    if s.journal is not None:
        s.journal.note([TENT_PLACED, s.to_act, s.tents[s.to_act], before])


def close_mountains(s: State) -> None:
    """GR-8: no tent on a mountain that the tile just laid completed."""
    for root in just_completed(s.land):
        if terrain_of(s.land, root) == MOUNTAIN:
            forget_sections(s, root)


def forget_sections(s: State, mountain: i64) -> None:
    kept = vec[i64]()
    for section in s.sections:
        if feature_of(s.land, section) != mountain:
            kept = append(kept, section)
    s.sections = kept


def send_tents_home(s: State, mountain: i64) -> None:
    """GR-13: those on a completed mountain."""
    for seat in range(s.players):
        tent = s.tents[seat]
        if tent != AT_HOME and feature_of(s.land, tent) == mountain:
            s.tents[seat] = AT_HOME
            if s.journal is not None:
                s.journal.note([TENT_RETURNED, seat])
