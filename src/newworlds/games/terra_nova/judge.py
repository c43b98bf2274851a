"""The learned judge of Terra Nova: which regions the land promises, and who has most settlers where they may arise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.core.chance import FIRST_MIX, STATE_MASK
from newworlds.core.position import Judge, Position
from newworlds.games.terra_nova.appraisal.contest import MOST_SEATS, Contest
from newworlds.games.terra_nova.appraisal.survey import LandSurveyor, Survey
from newworlds.games.terra_nova.appraisal.worth import RIVAL_SETTLER, SETTLER, SETTLER_EARLY
from newworlds.games.terra_nova.bot import lead
from newworlds.games.terra_nova.rules.codes import (
    CELL_MASK,
    EMPTY,
    FROM_SHIFT,
    KIND_SHIFT,
    LAST_ACTION,
    MOST_SETTLERS,
    MOVE_SETTLER,
    PLACING,
)
from newworlds.games.terra_nova.rules.ending import is_a_player_out
from newworlds.games.terra_nova.state import State
from newworlds.games.terra_nova.tables import Tables

SURVEYS_KEPT: Final = 2048


@final
class Strategist(Judge):
    """The lead in points, the settlers on the board, and a part of the points of every region that may arise.

    Surveys are kept and used again; what is kept changes how long an answer takes, never the answer.
    """

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights: vec[float] = vec[float]([float(weight) for weight in weights])
        self.tables: Tables | None = None
        """Of the map for which there are surveys."""
        self.surveyor: LandSurveyor | None = None
        self.surveys: list[Survey | None] = []
        self.contest: Contest = Contest(self.weights)
        self.hopes: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def value(self, position: Position, seat: i64) -> float:
        s = cast(State, position)
        if s.to_act >= 0:
            self.appraise(s, s.to_act)
        return self.standing(s, seat)

    def values(self, position: Position, viewer: i64) -> vec[float]:
        s = cast(State, position)
        if s.to_act >= 0:
            self.appraise(s, s.to_act)
        found = vec[float]()
        for seat in range(s.players):
            found = append(found, self.standing(s, seat))
        return found

    def standing(self, s: State, seat: i64) -> float:
        """The lead, and by how much the seat's hopes are greater than those of the others on average."""
        total = float(lead(s, seat))
        if s.to_act < 0:
            return total
        others = 0.0
        rivals: i64 = 0
        for other in range(s.players):
            if other != seat:
                others += self.hopes[other]
                rivals += s.settlers_left[other]
        total += self.hopes[seat] + self.weights[RIVAL_SETTLER] * float(rivals) / float(s.players - 1)
        return total - others / float(s.players - 1) + self.settlers_worth(s, seat)

    def settlers_worth(self, s: State, seat: i64) -> float:
        openness = float(s.open_spaces) / float(len(s.tables.grid.spaces))
        each = self.weights[SETTLER] + self.weights[SETTLER_EARLY] * openness
        return each * float(s.settlers_left[seat])

    def appraise(self, s: State, mover: i64) -> None:
        """Find out what each seat can hope for when it is the mover's turn."""
        survey = self.survey(s)
        for seat in range(s.players):
            self.hopes[seat] = 0.0
        self.contest.count_settlers(s, survey, mover)
        self.contest.add_hopes(survey, self.hopes)

    def after_each(self, position: Position, moves: vec[i64]) -> vec[float]:
        """A settler's move changes only who stands where, so the prospects need not be gone through for each."""
        s = cast(State, position)
        seat = s.to_act
        mover = next_mover(s)
        if mover < 0:
            return super().after_each(position, moves)
        self.appraise(s, mover)
        now = self.standing(s, seat)
        survey = self.survey(s)
        self.contest.weigh_changes(survey, seat)
        found = vec[float]()
        left: i64 = 0
        without = now
        for move in moves:
            if move >> KIND_SHIFT != MOVE_SETTLER:
                found = append(found, self.value_after(s, move))
                continue
            start = move >> FROM_SHIFT & CELL_MASK
            if start != left:
                left = start
                without = now + self.contest.leave(survey, start)
            found = append(found, without + self.contest.arrive(survey, move & CELL_MASK))
        return found

    def survey(self, s: State) -> Survey:
        if self.tables is not s.tables:
            self.tables = s.tables
            self.surveyor = LandSurveyor(s.tables, self.weights)
            self.surveys = [None] * SURVEYS_KEPT
        place = place_of(s.land)
        kept = self.surveys[place]
        if kept is not None and is_same(kept.land, s.land):
            return kept
        surveyor = self.surveyor
        assert surveyor is not None
        made = surveyor.survey(s.land)
        self.surveys[place] = made
        return made


def place_of(land: vec[i64]) -> i64:
    """Where the survey of a land is kept."""
    key: i64 = 0
    for word in land:
        key = ((key ^ (key >> 29) ^ word) * FIRST_MIX + 1) & STATE_MASK
    return (key >> 20) % SURVEYS_KEPT


def is_same(one: vec[i64], other: vec[i64]) -> bool:
    for index in range(i64(len(one))):
        if one[index] != other[index]:
            return False
    return True


def next_mover(s: State) -> i64:
    """The seat to act after any move of a settler now; -1 if that depends on the move, or the game may end."""
    if s.action == PLACING:
        return -1
    if s.action < LAST_ACTION:
        return s.to_act
    if s.stones_left == 0 or (s.stall_turns > 0 and s.quiet_turns + 1 >= s.stall_turns):
        return -1
    if s.ends_when_a_player_is_out and is_a_player_out(s):
        return -1
    seat = (s.to_act + 1) % s.players
    return seat if has_ample_room(s, seat) else -1


def has_ample_room(s: State, seat: i64) -> bool:
    """Whether a settler of the seat has two ways to go, so that no single move of another can enclose it."""
    start = seat * MOST_SETTLERS
    for slot in range(start, start + s.settlers_left[seat]):
        ways: i64 = 0
        for step in s.tables.grid.steps:
            if s.content[s.settlers[slot] + step] == EMPTY:
                ways += 1
        if ways > 1:
            return True
    return False
