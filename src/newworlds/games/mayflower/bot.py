"""What a good player of Mayflower looks at."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from newworlds.core.position import Judge, Position
from newworlds.games.mayflower.rules.codes import FARM, PLAIN
from newworlds.games.mayflower.rules.ending import worth_at_end
from newworlds.games.mayflower.rules.explorers import column_west
from newworlds.games.mayflower.rules.scoring import worth
from newworlds.games.mayflower.state import State
from newworlds.kernels.tiles.features import terrain_of
from newworlds.kernels.tiles.followers import majority
from newworlds.kernels.tiles.outlook import add_to, completion, lead, usefulness
from newworlds.kernels.tiles.stack import tiles_left

SETTLER_AT_HOME: Final = 2.0
TURNS_TO_USE_A_SETTLER: Final = 12.0
TURNS_A_SCORING: Final = 6.0
"""How many turns, of all players, there are between two moves of the explorers."""
BONUS_HOPED_FOR: Final = 2.0


@final
class Pathfinder(Judge):
    """The lead in points, with what stands on the map counted at its likely worth."""

    def value(self, position: Position, seat: i64) -> float:
        return lead(standings(cast(State, position)), seat)


def standings(s: State) -> list[float]:
    """The final score that each seat can expect."""
    hopes: list[float] = [float(points) for points in s.scores]
    if s.to_act < 0:
        return hopes
    turns = float(tiles_left(s.land)) / float(s.players)
    useful = turns / TURNS_TO_USE_A_SETTLER if turns < TURNS_TO_USE_A_SETTLER else 1.0
    for seat in range(s.players):
        hopes[seat] += SETTLER_AT_HOME * useful * usefulness(s.land.supply[seat])
    for root in range(s.land.nodes):
        if s.land.followers[root] != 0 and s.land.parent[root] < 0:
            add_to(hopes, majority(s.land, root), likely_worth(s, root, turns))
    return hopes


def likely_worth(s: State, root: i64, turns: float) -> float:
    """What a feature is worth when it is completed or the game ends, unless its settlers are left behind first.

    A plain counts as it is: expecting more animals would turn all settlers into trappers far too early.
    """
    if terrain_of(s.land, root) == PLAIN:
        return float(worth_at_end(s, root))
    patience = turns_until_left(s, root)
    chance = completion(missing(s, root), turns if turns < patience else patience)
    stays = patience / turns if turns > patience else 1.0
    completed = float(worth(s, root)) + BONUS_HOPED_FOR * stays
    return chance * completed + (1.0 - chance) * stays * stays * float(worth_at_end(s, root))


def missing(s: State, root: i64) -> i64:
    """Open ends, or empty places around a farm: filling two of those is about as hard as closing one end."""
    if terrain_of(s.land, root) == FARM:
        return (9 - s.land.neighbours[s.land.node_tile[root]]) >> 1
    return s.land.open[root]


def turns_until_left(s: State, root: i64) -> float:
    """Turns of each player until the explorers have passed the westernmost settler of a feature (MF-18)."""
    furthest: i64 = 0
    node = root
    while True:
        if s.land.standing[node] != 0:
            column = column_west(s, node)
            furthest = column if column > furthest else furthest
        node = s.land.ring[node]
        if node == root:
            break
    moves = 2 * (furthest - s.rear) + (2 if s.front == s.rear else 1)
    return TURNS_A_SCORING * float(moves if moves > 1 else 1) / float(s.players)
