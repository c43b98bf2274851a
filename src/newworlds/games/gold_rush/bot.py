"""What a good player of Gold Rush looks at."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.position import Judge, Position
from newworlds.games.gold_rush.rules import cities, mountains, prairies, rails
from newworlds.games.gold_rush.rules.codes import AT_HOME, CITY, MOUNTAIN, RAIL, TOKENS
from newworlds.games.gold_rush.state import State
from newworlds.kernels.tiles.centres import lines_into
from newworlds.kernels.tiles.features import feature_of, symbol_count, terrain_of
from newworlds.kernels.tiles.followers import majority
from newworlds.kernels.tiles.outlook import add_to, completion, lead, usefulness
from newworlds.kernels.tiles.stack import tiles_left

COWBOY_AT_HOME: Final = 0.9
PRAIRIE_GROWTH: Final = 0.06
"""Points that a prairie is still expected to gain, for each tile left."""
TENT_TAKES: Final = 0.3
"""The share of a pile that a tent can expect to take."""


@final
class Prospector(Judge):
    """The lead in points, with what stands on the map counted at its likely worth."""

    def value(self, position: Position, seat: i64) -> float:
        return lead(standings(cast(State, position), seat), seat)


def standings(s: State, viewer: i64) -> list[float]:
    """The final score that each seat can expect."""
    mean = mean_token(s)
    turns = float(tiles_left(s.land)) / float(s.players)
    worth: list[float] = []
    for seat in range(s.players):
        worth.append(at_hand(s, seat, viewer, mean, turns))
    if s.to_act < 0:
        return worth
    for root in range(s.land.nodes):
        if s.land.followers[root] != 0 and s.land.parent[root] < 0:
            add_to(worth, majority(s.land, root), likely_worth(s, root, mean, turns))
    return worth


def at_hand(s: State, seat: i64, viewer: i64, mean: float, turns: float) -> float:
    """Points, tokens, cowboys at home and the tent. Of others' tokens only the number is known."""
    points = float(s.scores[seat])
    if s.to_act < 0:
        return points
    held = s.held[seat]
    points += float(s.tables.worth_held(held)) if seat == viewer else mean * float(s.tables.number_held(held))
    useful = turns / 6.0 if turns < 6.0 else 1.0
    points += COWBOY_AT_HOME * useful * usefulness(s.land.supply[seat])
    tent = s.tents[seat]
    if tent != AT_HOME:
        pile = float(symbol_count(s.land, feature_of(s.land, tent), TOKENS))
        points += TENT_TAKES * mean * (pile if pile < turns else turns)
    return points


def likely_worth(s: State, root: i64, mean: float, turns: float) -> float:
    """A mean of a feature's worth when completed and its worth as it is, weighted by how likely completion is."""
    terrain = terrain_of(s.land, root)
    if terrain == RAIL:
        chance = completion(s.land.open[root], turns)
        return chance * float(rails.completed_worth(s, root)) + (1.0 - chance) * float(rails.unfinished_worth(s, root))
    if terrain == MOUNTAIN:
        chance = completion(s.land.open[root], turns)
        return float(mountains.worth(s, root)) + chance * mean * float(symbol_count(s.land, root, TOKENS))
    if terrain == CITY:
        return city_worth(s, root, turns)
    return float(prairies.worth(s, root)) + PRAIRIE_GROWTH * float(tiles_left(s.land))


def city_worth(s: State, city: i64, turns: float) -> float:
    points = 0.0
    for rail in lines_into(s.land, city):
        points += float(cities.POINTS_A_RAIL) * completion(s.land.open[rail], turns)
    return points


def mean_token(s: State) -> float:
    """The expected worth of a token that nobody has seen."""
    return float(total_worth(s.tables.token_values, s.tables.token_counts)) / float(s.tables.token_total)


def total_worth(values: vec[i64], counts: vec[i64]) -> i64:
    worth: i64 = 0
    for index in range(i64(len(values))):
        worth += values[index] * counts[index]
    return worth
