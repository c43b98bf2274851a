"""The learned judge of Mayflower: what each seat can still expect from its settlers on the map and at home.

It begins as the reference judge, every constant of which is a weight here; what it looks at besides counts for nothing
at first. `learnable.py` lists the weights, in the order of the constants below.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.position import Position
from newworlds.games.mayflower.bot import missing
from newworlds.games.mayflower.rules.codes import FARM, PLAIN, ROAD
from newworlds.games.mayflower.rules.ending import worth_at_end
from newworlds.games.mayflower.rules.explorers import bonus, column_west
from newworlds.games.mayflower.rules.scoring import worth
from newworlds.games.mayflower.state import State
from newworlds.kernels.tiles.features import terrain_of
from newworlds.kernels.tiles.followers import follower_count, majority
from newworlds.kernels.tiles.judging import Stage, TileJudge
from newworlds.kernels.tiles.outlook import closing, completion, few, usefulness
from newworlds.kernels.tiles.prospects import Prospects

# Weights that shape features.
TURNS_TO_USE: Final = 0
"""With fewer turns left than these, a settler at home is worth less."""
TURNS_A_SCORING: Final = 1
"""Turns of all players between two moves of the explorers."""
CHANCE_A_TURN: Final = 2
"""How likely a player's next tile closes a given open end."""
ROAD_HASTE: Final = 3
"""How many chances to close one of its ends a road has for each turn left; likewise a town."""
TOWN_HASTE: Final = 4
SHAPES: Final = 5

# Features, numbered from 0. Those of roads, towns and farms come in threes.
AT_HOME_SOON: Final = 0
COMPLETED: Final = 1
BONUS_HOPED: Final = 4
UNFINISHED: Final = 7
PLAIN_NOW: Final = 10
AT_HOME_LATE: Final = 11
ANY_AT_HOME: Final = 12
CLOSABLE: Final = 13
"""Like COMPLETED, with the chance that the tiles left give it."""
BONUS_NOW: Final = 16
"""The bonus if it were completed now, times the chance that this happens at once."""
SETTLERS: Final = 19
TRAPPERS: Final = 22
PLAIN_GROWS: Final = 23
MEETINGS: Final = 24
"""Five, as `kernels.tiles.judging` numbers them."""
OUTVOTED: Final = 29
CONTESTED: Final = 30
PASSED: Final = 31
"""Settlers by how far west of the rear explorer they stand: east of it, in its column, one column on, and so on."""
COLUMNS: Final = 5
FEATURES: Final = 36

AT_ONCE: Final = 2.0
"""Turns in which the explorers will hardly have moved on."""


@final
class ColumnJudge(TileJudge):
    def __init__(self, weights: Sequence[float]) -> None:
        super().__init__(weights, SHAPES, PLAIN, MEETINGS)

    def certain(self, position: Position, seat: i64, viewer: i64) -> float:
        return float(position.scores[seat])

    def features(self, position: Position, viewer: i64) -> vec[float]:
        s = cast(State, position)
        prospects = self.prospects_of(s.land)
        stage = Stage(s.land, s.players, self.nothing(s.players), self.weights[TURNS_TO_USE])
        for seat in range(s.players):
            useful = usefulness(s.land.supply[seat])
            stage.found[seat * FEATURES + AT_HOME_SOON] = useful * stage.soon
            stage.found[seat * FEATURES + AT_HOME_LATE] = useful * stage.late
            stage.found[seat * FEATURES + ANY_AT_HOME] = stage.late if s.land.supply[seat] > 0 else 0.0
        for root in range(s.land.nodes):
            if s.land.followers[root] != 0 and s.land.parent[root] < 0:
                self.look_at_feature(s, stage, prospects, root)
        self.look_at_meetings(s, s.land, stage, prospects)
        return stage.found

    def look_at_feature(self, s: State, stage: Stage, prospects: Prospects, root: i64) -> None:
        owners = majority(s.land, root)
        is_plain = terrain_of(s.land, root) == PLAIN
        furthest: i64 = 0 if is_plain else self.look_at_columns(s, stage, root)
        for seat in range(s.players):
            number = follower_count(s.land, root, seat)
            if number > 0:
                first = seat * FEATURES
                if owners >> seat & 1 == 0:
                    stage.found[first + OUTVOTED] += float(number) * stage.late
                elif is_plain:
                    self.look_at_plain(s, stage, prospects, root, first, float(number))
                else:
                    self.look_at_completable(s, stage, prospects, root, seat, furthest)
                if owners != 1 << seat:
                    stage.found[first + CONTESTED] += stage.late

    def look_at_columns(self, s: State, stage: Stage, root: i64) -> i64:
        """Every settler's distance from the explorers; returns the column of the westernmost."""
        furthest: i64 = 0
        node = root
        while True:
            standing = s.land.standing[node]
            if standing != 0:
                column = column_west(s, node)
                furthest = column if column > furthest else furthest
                ahead = column - s.rear + 1
                ahead = 0 if ahead < 0 else COLUMNS - 1 if ahead >= COLUMNS else ahead
                stage.found[(standing - 1) * FEATURES + PASSED + ahead] += stage.late
            node = s.land.ring[node]
            if node == root:
                return furthest

    def look_at_plain(self, s: State, stage: Stage, prospects: Prospects, root: i64, first: i64, number: float) -> None:
        stage.found[first + PLAIN_NOW] += float(worth_at_end(s, root))
        stage.found[first + TRAPPERS] += stage.late * number
        stage.found[first + PLAIN_GROWS] += stage.late * float(few(prospects.field_ends[root]))

    def look_at_completable(
        self, s: State, stage: Stage, prospects: Prospects, root: i64, seat: i64, furthest: i64
    ) -> None:
        """A road, town or farm: completed in time, left behind, or still there in the end."""
        terrain = terrain_of(s.land, root)
        first = seat * FEATURES + terrain
        found = stage.found
        patience = self.turns_until_left(s, furthest)
        time = stage.turns if stage.turns < patience else patience
        stays = patience / stage.turns if stage.turns > patience else 1.0
        points = float(worth(s, root))
        chance = completion(missing(s, root), time, self.weights[CHANCE_A_TURN])
        found[first + COMPLETED] += chance * points
        found[first + BONUS_HOPED] += chance * stays
        found[first + UNFINISHED] += (1.0 - chance) * stays * stays * float(worth_at_end(s, root))
        found[first + CLOSABLE] += self.closable(s, prospects, root, terrain, time) * points
        at_once = self.closable(s, prospects, root, terrain, AT_ONCE if time > AT_ONCE else time)
        found[first + BONUS_NOW] += at_once * float(bonus(s, root, seat))
        found[first + SETTLERS] += stage.late

    def turns_until_left(self, s: State, furthest: i64) -> float:
        """Turns of each player until the explorers have passed this column (MF-18)."""
        moves = 2 * (furthest - s.rear) + (2 if s.front == s.rear else 1)
        return self.weights[TURNS_A_SCORING] * float(moves if moves > 1 else 1) / float(s.players)

    def closable(self, s: State, prospects: Prospects, root: i64, terrain: i64, turns: float) -> float:
        """How likely the tiles left are to complete a feature in so many turns."""
        if terrain == FARM:
            return completion(missing(s, root), turns, self.weights[CHANCE_A_TURN])
        ends = s.land.open[root]
        if ends == 0:
            return 1.0
        if prospects.ends[root] < ends or prospects.total == 0:
            return 0.0
        haste = self.weights[ROAD_HASTE] if terrain == ROAD else self.weights[TOWN_HASTE]
        return closing(ends, haste * turns * float(ends) / prospects.wait[root])

    def worth_in_the_end(self, position: Position, root: i64) -> float:
        return float(worth_at_end(cast(State, position), root))
