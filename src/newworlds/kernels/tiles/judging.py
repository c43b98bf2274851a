"""What the learned judges of tile games have in common: how far the game has got, and features that may be joined."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from newworlds.core.linear_judge import LinearJudge
from newworlds.core.position import Position
from newworlds.kernels.tiles.features import terrain_of
from newworlds.kernels.tiles.followers import follower_count, majority, most_followers
from newworlds.kernels.tiles.land import Land
from newworlds.kernels.tiles.prospects import Prospects
from newworlds.kernels.tiles.stack import tiles_left

# Features of meetings, in this order and one after the other, wherever a game numbers them.
REACHES: Final = 0
JOINS_FIELD: Final = 1
LOSES_FIELD: Final = 2
JOINS_OTHER: Final = 3
LOSES_OTHER: Final = 4


class Stage:
    """How far the game has got, and what has been found so far."""

    def __init__(self, land: Land, players: i64, found: vec[float], few_turns: float) -> None:
        left = float(tiles_left(land))
        self.found: vec[float] = found
        self.turns: float = left / float(players)
        """Turns that each player still has."""
        self.late: float = left / float(land.tables.tile_capacity)
        self.soon: float = self.turns / few_turns if self.turns < few_turns else 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class TileJudge(LinearJudge):
    def __init__(self, weights: Sequence[float], shapes: i64, field: i64, meetings: i64) -> None:
        super().__init__(weights, shapes)
        self.field: i64 = field
        """The terrain that lies between everything else."""
        self.meetings: i64 = meetings
        """The first feature of meetings."""
        self.prospects: Prospects | None = None

    @abstractmethod
    def worth_in_the_end(self, position: Position, root: i64) -> float:
        """What a feature that may meet another would score if the game ended now."""

    def prospects_of(self, land: Land) -> Prospects:
        """What can still become of the land; kept, as much of it stays true from one position to the next."""
        prospects = self.prospects
        if prospects is None or prospects.tables is not land.tables:
            prospects = Prospects(land.tables)
            self.prospects = prospects
        prospects.look_at(land)
        return prospects

    def look_at_meetings(self, position: Position, land: Land, stage: Stage, prospects: Prospects) -> None:
        """Features that one tile may join: who would get a share of whose points."""
        meetings = prospects.meetings
        index: i64 = 0
        while index < len(meetings):
            self.look_at_meeting(position, land, stage, meetings[index], meetings[index + 1])
            self.look_at_meeting(position, land, stage, meetings[index + 1], meetings[index])
            index += 2

    def look_at_meeting(self, position: Position, land: Land, stage: Stage, one: i64, other: i64) -> None:
        """What those on the first feature get from the second, and what those on the second lose."""
        worth = stage.soon * self.worth_in_the_end(position, other)
        is_field = terrain_of(land, one) == self.field
        owners = majority(land, other)
        strength = most_followers(land, other)
        for seat in range(position.players):
            number = follower_count(land, one, seat)
            if number > 0 and owners >> seat & 1 == 0 and number >= strength:
                joins = REACHES if owners == 0 else JOINS_FIELD if is_field else JOINS_OTHER
                stage.found[seat * self.count + self.meetings + joins] += worth
                if number > strength and owners != 0:
                    self.threaten(stage, owners, LOSES_FIELD if is_field else LOSES_OTHER, worth)

    def threaten(self, stage: Stage, owners: i64, loses: i64, worth: float) -> None:
        owner: i64 = 0
        while owners >> owner != 0:
            if owners >> owner & 1 != 0:
                stage.found[owner * self.count + self.meetings + loses] += worth
            owner += 1
