"""The learned judge of Gold Rush: what each seat can still expect from what it has on the map and at home.

`WEIGHTS` lists what it looks at; the code below fills in one number for each, for all seats in one pass over the land.
Features are in points, so that a weight near 1 says that they are worth what they seem.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.position import Position
from newworlds.games.gold_rush.rules import cities, mountains, prairies, rails
from newworlds.games.gold_rush.rules.codes import AT_HOME, CITY, MOUNTAIN, PRAIRIE, RAIL, TOKENS
from newworlds.games.gold_rush.state import State
from newworlds.kernels.tiles.centres import lines_into
from newworlds.kernels.tiles.features import feature_of, symbol_count, terrain_of
from newworlds.kernels.tiles.followers import follower_count, majority
from newworlds.kernels.tiles.judging import Stage, TileJudge
from newworlds.kernels.tiles.outlook import closing, few, usefulness
from newworlds.kernels.tiles.prospects import Prospects

SHAPES: Final = 2
RAIL_HASTE: Final = 0
"""How many chances to close one of its ends a rail has for each turn left; likewise a mountain."""
MOUNTAIN_HASTE: Final = 1

# Features, numbered from 0. `late` means: times the part of the game that is still to come; `soon`: only near the end
# less than in full, when little time is left to use it.
AT_HOME_SOON: Final = 0
AT_HOME_LATE: Final = 1
ANY_AT_HOME: Final = 2
TENT_TAKES: Final = 3
TENT_LOSES: Final = 4
TENT_WAITS: Final = 5
TENT_AT_HOME: Final = 6
TENT_GROWS: Final = 7
RAIL_NOW: Final = 8
RAIL_GAINS: Final = 9
RAIL_GROWS: Final = 10
RAIL_FREES: Final = 11
RAIL_TIES: Final = 12
MOUNTAIN_NOW: Final = 13
MOUNTAIN_PILE: Final = 14
MOUNTAIN_PILE_CLOSE: Final = 15
MOUNTAIN_GROWS: Final = 16
MOUNTAIN_FREES: Final = 17
MOUNTAIN_TIES: Final = 18
MOUNTAIN_RAIDED: Final = 19
CITY_NOW: Final = 20
CITY_GAINS: Final = 21
CITY_FREES: Final = 22
CITY_TIES: Final = 23
PRAIRIE_NOW: Final = 24
PRAIRIE_LATE: Final = 25
PRAIRIE_GROWS: Final = 26
MEETINGS: Final = 27
"""Five, as `kernels.tiles.judging` numbers them."""
OUTVOTED: Final = 32
CONTESTED: Final = 33
FEATURES: Final = 34

FEW_TURNS: Final = 6.0
"""With fewer turns left than these, what must be used soon counts less."""


class GoldStage(Stage):
    def __init__(self, s: State, found: vec[float]) -> None:
        super().__init__(s.land, s.players, found, FEW_TURNS)
        self.mean: float = mean_token(s)


@final
class LandJudge(TileJudge):
    def __init__(self, weights: Sequence[float]) -> None:
        super().__init__(weights, SHAPES, PRAIRIE, MEETINGS)

    def certain(self, position: Position, seat: i64, viewer: i64) -> float:
        """Points and tokens. Of others' tokens only the number is known."""
        s = cast(State, position)
        held = s.held[seat]
        tokens = (
            float(s.tables.worth_held(held)) if seat == viewer else mean_token(s) * float(s.tables.number_held(held))
        )
        return float(s.scores[seat]) + tokens

    def features(self, position: Position, viewer: i64) -> vec[float]:
        s = cast(State, position)
        prospects = self.prospects_of(s.land)
        stage = GoldStage(s, self.nothing(s.players))
        for seat in range(s.players):
            self.look_at_home(s, stage, seat)
            self.look_at_tent(s, stage, prospects, seat)
        for root in range(s.land.nodes):
            if s.land.followers[root] != 0 and s.land.parent[root] < 0:
                self.look_at_feature(s, stage, prospects, root)
        self.look_at_meetings(s, s.land, stage, prospects)
        return stage.found

    def look_at_home(self, s: State, stage: GoldStage, seat: i64) -> None:
        first = seat * FEATURES
        useful = usefulness(s.land.supply[seat])
        stage.found[first + AT_HOME_SOON] = useful * stage.soon
        stage.found[first + AT_HOME_LATE] = useful * stage.late
        if s.land.supply[seat] > 0:
            stage.found[first + ANY_AT_HOME] = stage.late

    def look_at_tent(self, s: State, stage: GoldStage, prospects: Prospects, seat: i64) -> None:
        """A tent takes one token a turn; when its mountain is completed, others get what is left of the pile."""
        first = seat * FEATURES
        if s.tents[seat] == AT_HOME:
            stage.found[first + TENT_AT_HOME] = stage.soon
            return
        root = feature_of(s.land, s.tents[seat])
        pile = float(symbol_count(s.land, root, TOKENS))
        stage.found[first + TENT_TAKES] = stage.mean * (pile if pile < stage.turns else stage.turns)
        stage.found[first + TENT_GROWS] = stage.late * float(few(s.land.open[root]))
        if pile == 0.0:
            stage.found[first + TENT_WAITS] = stage.late
        owners = majority(s.land, root)
        if owners >> seat & 1 == 0:
            chance = self.chance(s, stage, prospects, root, MOUNTAIN_HASTE)
            stage.found[first + TENT_LOSES] = chance * stage.mean * pile
        for owner in range(s.players):
            if owner != seat and owners >> owner & 1 != 0:
                stage.found[owner * FEATURES + MOUNTAIN_RAIDED] += stage.mean * (
                    pile if pile < stage.turns else stage.turns
                )

    def chance(self, s: State, stage: GoldStage, prospects: Prospects, root: i64, haste: i64) -> float:
        """How likely a feature is to be completed: all its ends, each by one of the tiles that close it."""
        ends = s.land.open[root]
        if ends == 0:
            return 1.0
        return closing(ends, self.weights[haste] * stage.turns * float(ends) / (prospects.wait[root] + 0.001))

    def look_at_feature(self, s: State, stage: GoldStage, prospects: Prospects, root: i64) -> None:
        owners = majority(s.land, root)
        terrain = terrain_of(s.land, root)
        for seat in range(s.players):
            number = follower_count(s.land, root, seat)
            if number > 0:
                first = seat * FEATURES
                if owners >> seat & 1 == 0:
                    stage.found[first + OUTVOTED] += float(number) * stage.late
                elif terrain == RAIL:
                    self.look_at_rail(s, stage, prospects, root, first, float(number))
                elif terrain == MOUNTAIN:
                    self.look_at_mountain(s, stage, prospects, root, first, float(number))
                elif terrain == CITY:
                    self.look_at_city(s, stage, prospects, root, first)
                else:
                    self.look_at_prairie(s, stage, prospects, root, first)
                if owners != 1 << seat:
                    stage.found[first + CONTESTED] += stage.late

    def look_at_rail(
        self, s: State, stage: GoldStage, prospects: Prospects, root: i64, first: i64, number: float
    ) -> None:
        found = stage.found
        chance = self.chance(s, stage, prospects, root, RAIL_HASTE)
        now = float(rails.unfinished_worth(s, root))
        found[first + RAIL_NOW] += now
        found[first + RAIL_GAINS] += chance * (float(rails.completed_worth(s, root)) - now)
        found[first + RAIL_GROWS] += stage.soon * float(few(s.land.open[root]))
        found[first + RAIL_FREES] += chance * stage.soon * number
        found[first + RAIL_TIES] += stage.late * number

    def look_at_mountain(
        self, s: State, stage: GoldStage, prospects: Prospects, root: i64, first: i64, number: float
    ) -> None:
        found = stage.found
        chance = self.chance(s, stage, prospects, root, MOUNTAIN_HASTE)
        pile = stage.mean * float(symbol_count(s.land, root, TOKENS))
        found[first + MOUNTAIN_NOW] += float(mountains.worth(s, root))
        found[first + MOUNTAIN_PILE] += chance * pile
        if s.land.open[root] <= 1:
            found[first + MOUNTAIN_PILE_CLOSE] += stage.soon * pile
        found[first + MOUNTAIN_GROWS] += stage.soon * float(few(s.land.open[root]))
        found[first + MOUNTAIN_FREES] += chance * stage.soon * number
        found[first + MOUNTAIN_TIES] += stage.late * number

    def look_at_city(self, s: State, stage: GoldStage, prospects: Prospects, root: i64, first: i64) -> None:
        found = stage.found
        done = 0.0
        hoped = 0.0
        all_done = 1.0
        for rail in lines_into(s.land, root):
            chance = self.chance(s, stage, prospects, rail, RAIL_HASTE)
            if s.land.open[rail] == 0:
                done += 1.0
            else:
                hoped += chance
            all_done *= chance
        found[first + CITY_NOW] += float(cities.POINTS_A_RAIL) * done
        found[first + CITY_GAINS] += float(cities.POINTS_A_RAIL) * hoped
        found[first + CITY_FREES] += all_done * stage.soon
        found[first + CITY_TIES] += stage.late

    def look_at_prairie(self, s: State, stage: GoldStage, prospects: Prospects, root: i64, first: i64) -> None:
        stage.found[first + PRAIRIE_NOW] += float(prairies.worth(s, root))
        stage.found[first + PRAIRIE_LATE] += stage.late
        stage.found[first + PRAIRIE_GROWS] += stage.late * float(few(prospects.field_ends[root]))

    def worth_in_the_end(self, position: Position, root: i64) -> float:
        """A city never meets another."""
        s = cast(State, position)
        terrain = terrain_of(s.land, root)
        if terrain == RAIL:
            return float(rails.unfinished_worth(s, root))
        if terrain == MOUNTAIN:
            return float(mountains.worth(s, root))
        return float(prairies.worth(s, root))


def mean_token(s: State) -> float:
    """The expected worth of a token that nobody has seen."""
    worth: i64 = 0
    for index in range(i64(len(s.tables.token_values))):
        worth += s.tables.token_values[index] * s.tables.token_counts[index]
    return float(worth) / float(s.tables.token_total)
