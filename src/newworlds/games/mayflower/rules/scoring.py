"""Scoring completed roads, towns and farms, one at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.mayflower.rules import explorers
from newworlds.games.mayflower.rules.codes import CHOOSE_SCORING, EXPLORERS, FARM, PLAIN, ROAD, SHEET_ROWS
from newworlds.games.mayflower.rules.journal import BONUS_TAKEN, FEATURE_SCORED
from newworlds.kernels.tiles.centres import just_surrounded
from newworlds.kernels.tiles.features import (
    feature_of,
    just_completed,
    members,
    part_on,
    symbol_count,
    terrain_of,
    tile_count,
)
from newworlds.kernels.tiles.followers import majority, send_all_home
from newworlds.kernels.tiles.move_numbers import KIND_SHIFT, name_of_node

if TYPE_CHECKING:
    from newworlds.games.mayflower.state import State

_FARM_POINTS: Final = 9
_AROUND_A_FARM: Final = 8


def collect(s: State) -> None:
    """MF-9 and MF-10: occupied features that the tile completed wait to be scored.

    A road or town is named by its part on that tile, a farm by itself.
    """
    land = s.land
    waiting = vec[i64]()
    for root in just_completed(land):
        if land.followers[root] != 0:
            waiting = append(waiting, part_on(land, land.tiles - 1, root))
    for farm in just_surrounded(land, FARM):
        if land.followers[farm] != 0:
            waiting = append(waiting, farm)
    s.waiting = waiting


def scoring_moves(s: State) -> vec[i64]:
    """MF-9."""
    moves = vec[i64]()
    for node in s.waiting:
        moves = append(moves, CHOOSE_SCORING << KIND_SHIFT | name_of_node(s.land, node))
    return moves


def score(s: State, node: i64) -> None:
    """MF-15 to MF-18: award points, send settlers home, move an explorer; those left behind no longer score."""
    root = feature_of(s.land, node)
    pay(s, root, worth(s, root), terrain_of(s.land, root), with_bonus=True)
    send_all_home(s.land, root)
    explorers.advance(s)
    s.waiting = still_held(s)


def pay(s: State, root: i64, points: i64, category: i64, with_bonus: bool) -> None:
    """MF-14: whoever has the most settlers gets all the points; tied players each get all of them; MF-16: the bonus."""
    winners = majority(s.land, root)
    note_scoring(s, root, points, winners)
    for seat in range(s.players):
        if winners >> seat & 1 != 0:
            bonus = explorers.bonus(s, root, seat) if with_bonus else 0
            award(s, seat, category, points)
            award(s, seat, EXPLORERS, bonus)
            if s.journal is not None and bonus != 0:
                s.journal.note([BONUS_TAKEN, seat, bonus])


def is_completed(s: State, root: i64) -> bool:
    """MF-11 to MF-13; plains are never completed (MF-21)."""
    terrain = terrain_of(s.land, root)
    if terrain == FARM:
        return s.land.neighbours[s.land.node_tile[root]] == _AROUND_A_FARM
    return terrain != PLAIN and s.land.open[root] == 0


def worth(s: State, root: i64) -> i64:
    """MF-11 to MF-13: the points of a completed feature."""
    terrain = terrain_of(s.land, root)
    if terrain == FARM:
        return _FARM_POINTS
    if terrain == ROAD:
        return tile_count(s.land, root) + 2 * symbol_count(s.land, root, 0)
    return 2 * tile_count(s.land, root) + 2 * symbol_count(s.land, root, 0)


def award(s: State, seat: i64, category: i64, points: i64) -> None:
    """Score and category are increased together, so that the sheet always adds up to the score."""
    s.scores[seat] += points
    s.sheet[seat * SHEET_ROWS + category] += points


def still_held(s: State) -> vec[i64]:
    """The waiting features that still have a settler: neither scored nor left behind (MF-18)."""
    waiting = vec[i64]()
    for node in s.waiting:
        if s.land.followers[feature_of(s.land, node)] != 0:
            waiting = append(waiting, node)
    return waiting


def note_scoring(s: State, root: i64, points: i64, winners: i64) -> None:
    """For the journal: the feature, its points, who gets them, and where its settlers are."""
    if s.journal is None:
        return
    entry: list[int] = [FEATURE_SCORED, root, points, winners]
    for node in members(s.land, root):
        if s.land.standing[node] != 0:
            entry.append(node)
            entry.append(s.land.standing[node] - 1)
    s.journal.note(entry)
