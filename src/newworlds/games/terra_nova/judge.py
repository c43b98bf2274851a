"""The learned judge of Terra Nova: which regions the land promises, and who has most settlers where they may arise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.core.chance import FIRST_MIX, STATE_MASK
from newworlds.core.position import Judge, Position
from newworlds.games.terra_nova.appraisal.survey import FIELD_BITS, FIELD_MASK, FIELDS, NUMBERS, LandSurveyor, Survey
from newworlds.games.terra_nova.appraisal.worth import (
    MOVER_MARGINS,
    RIVAL_SETTLER,
    SETTLER,
    SETTLER_EARLY,
    STUCK,
    TIE,
    WAITER_MARGINS,
)
from newworlds.games.terra_nova.bot import lead
from newworlds.games.terra_nova.rules.codes import MOST_SETTLERS
from newworlds.games.terra_nova.rules.moving import has_room
from newworlds.games.terra_nova.state import State
from newworlds.games.terra_nova.tables import Tables

MOST_SEATS: Final = 4
LARGEST_MARGIN: Final = 4
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
        self.counts: vec[i64] = vec[i64]([0] * (MOST_SEATS * NUMBERS))
        """The sums of the fields of each seat's settlers."""
        self.hopes: vec[float] = vec[float]([0.0] * MOST_SEATS)

    def value(self, position: Position, seat: i64) -> float:
        s = cast(State, position)
        if s.to_act >= 0:
            self.appraise(s)
        return self.standing(s, seat)

    def values(self, position: Position, viewer: i64) -> vec[float]:
        s = cast(State, position)
        if s.to_act >= 0:
            self.appraise(s)
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

    def appraise(self, s: State) -> None:
        """Find out what each seat can hope for."""
        survey = self.survey(s)
        for seat in range(s.players):
            self.count_settlers(s, survey, seat)
            self.hopes[seat] = self.weights[STUCK] * float(stuck(s, seat)) if self.weights[STUCK] != 0.0 else 0.0
        for number in range(survey.count):
            self.award(s, survey, number)

    def count_settlers(self, s: State, survey: Survey, seat: i64) -> None:
        """In all prospects at once."""
        fields = survey.fields
        settlers = s.settlers
        first: i64 = 0
        second: i64 = 0
        start = seat * MOST_SETTLERS
        for slot in range(start, start + s.settlers_left[seat]):
            at = settlers[slot] * NUMBERS
            first += fields[at]
            second += fields[at + 1]
        self.counts[seat * NUMBERS] = first
        self.counts[seat * NUMBERS + 1] = second

    def award(self, s: State, survey: Survey, number: i64) -> None:
        """Give what a prospect promises to whoever has most settlers there."""
        slot = number // FIELDS
        shift = number % FIELDS * FIELD_BITS
        counts = self.counts
        most: i64 = 0
        second: i64 = 0
        owner: i64 = 0
        for seat in range(s.players):
            count = counts[seat * NUMBERS + slot] >> shift & FIELD_MASK
            if count > most:
                second = most
                most = count
                owner = seat
            elif count > second:
                second = count
        margin = most - second
        if margin == 0:
            mine = counts[s.to_act * NUMBERS + slot] >> shift & FIELD_MASK
            if mine == most:
                self.hopes[s.to_act] += self.weights[TIE] * survey.to_mover[number]
            return
        margin = min(margin, LARGEST_MARGIN) - 1
        if owner == s.to_act:
            self.hopes[owner] += self.weights[MOVER_MARGINS + margin] * survey.to_mover[number]
        else:
            self.hopes[owner] += self.weights[WAITER_MARGINS + margin] * survey.to_waiter[number]

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


def stuck(s: State, seat: i64) -> i64:
    """How many settlers of a seat have no room to move."""
    count: i64 = 0
    start = seat * MOST_SETTLERS
    for slot in range(start, start + s.settlers_left[seat]):
        if not has_room(s, s.settlers[slot]):
            count += 1
    return count
