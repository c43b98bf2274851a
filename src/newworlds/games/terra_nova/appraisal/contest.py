"""The contest for prospects: who has most settlers in each, and what that is worth."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.terra_nova.appraisal.survey import (
    FIELD_BITS,
    FIELD_MASK,
    FIELDS,
    MOST_PROSPECTS,
    NUMBERS,
    Survey,
)
from newworlds.games.terra_nova.appraisal.worth import MOVER_MARGINS, TIE, WAITER_MARGINS
from newworlds.games.terra_nova.rules.codes import MOST_SETTLERS
from newworlds.games.terra_nova.state import State
from newworlds.kernels.hexes.areas import bits_in

MOST_SEATS: Final = 4
LARGEST_MARGIN: Final = 4


@final
class Contest:
    """Of one position after the other; `mover` is the seat that acts next."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights: vec[float] = weights
        self.players: i64 = 0
        self.mover: i64 = 0
        self.counts: vec[i64] = vec[i64]([0] * (MOST_SEATS * NUMBERS))
        """The sums of the fields of each seat's settlers."""
        self.one_more: vec[float] = vec[float]([0.0] * MOST_PROSPECTS)
        """What a seat gains by a settler more in each prospect."""
        self.one_less: vec[float] = vec[float]([0.0] * MOST_PROSPECTS)
        self.arriving: vec[float] = vec[float]([0.0] * MOST_PROSPECTS)
        """What it gains if a certain settler of its own goes to each prospect."""

    def count_settlers(self, s: State, survey: Survey, mover: i64) -> None:
        """In all prospects at once."""
        self.players = s.players
        self.mover = mover
        fields = survey.fields
        settlers = s.settlers
        for seat in range(s.players):
            first: i64 = 0
            second: i64 = 0
            start = seat * MOST_SETTLERS
            for slot in range(start, start + s.settlers_left[seat]):
                at = settlers[slot] * NUMBERS
                first += fields[at]
                second += fields[at + 1]
            self.counts[seat * NUMBERS] = first
            self.counts[seat * NUMBERS + 1] = second

    def add_hopes(self, survey: Survey, hopes: vec[float]) -> None:
        """Give what each prospect promises to whoever has most settlers there."""
        for number in range(survey.count):
            slot = number // FIELDS
            shift = number % FIELDS * FIELD_BITS
            most: i64 = 0
            second: i64 = 0
            owner: i64 = 0
            for seat in range(self.players):
                count = self.counts[seat * NUMBERS + slot] >> shift & FIELD_MASK
                if count > most:
                    second = most
                    most = count
                    owner = seat
                elif count > second:
                    second = count
            if most > second:
                hopes[owner] += self.award(survey, number, owner, most - second)
            elif self.counts[self.mover * NUMBERS + slot] >> shift & FIELD_MASK == most:
                hopes[self.mover] += self.weights[TIE] * survey.to_mover[number]

    def award(self, survey: Survey, number: i64, owner: i64, margin: i64) -> float:
        step = min(margin, LARGEST_MARGIN) - 1
        if owner == self.mover:
            return self.weights[MOVER_MARGINS + step] * survey.to_mover[number]
        return self.weights[WAITER_MARGINS + step] * survey.to_waiter[number]

    def weigh_changes(self, survey: Survey, seat: i64) -> None:
        """Find out what one settler more or less of this seat would change in each prospect."""
        for number in range(survey.count):
            shift = number % FIELDS * FIELD_BITS
            own = self.counts[seat * NUMBERS + number // FIELDS] >> shift & FIELD_MASK
            now = self.stake(survey, number, seat, own)
            self.one_more[number] = self.stake(survey, number, seat, own + 1) - now
            self.one_less[number] = self.stake(survey, number, seat, own - 1) - now if own > 0 else 0.0

    def stake(self, survey: Survey, number: i64, seat: i64, own: i64) -> float:
        """What a prospect adds to the seat's standing if it has so many settlers there."""
        slot = number // FIELDS
        shift = number % FIELDS * FIELD_BITS
        most: i64 = 0
        second: i64 = 0
        owner: i64 = 0
        for other in range(self.players):
            count = own if other == seat else self.counts[other * NUMBERS + slot] >> shift & FIELD_MASK
            if count > most:
                second = most
                most = count
                owner = other
            elif count > second:
                second = count
        if most > second:
            gain = self.award(survey, number, owner, most - second)
        else:
            owner = self.mover
            mine = own if owner == seat else self.counts[owner * NUMBERS + slot] >> shift & FIELD_MASK
            gain = self.weights[TIE] * survey.to_mover[number] if mine == most else 0.0
        return gain if owner == seat else -gain / float(self.players - 1)

    def leave(self, survey: Survey, cell: i64) -> float:
        """What a seat loses when its settler leaves a space; sets `arriving` for that settler."""
        total = 0.0
        for number in range(survey.count):
            is_there = survey.fields[cell * NUMBERS + number // FIELDS] >> (number % FIELDS * FIELD_BITS) & 1
            if is_there:
                total += self.one_less[number]
                self.arriving[number] = -self.one_less[number]
            else:
                self.arriving[number] = self.one_more[number]
        return total

    def arrive(self, survey: Survey, cell: i64) -> float:
        """What the settler that has left then gains on this space."""
        total = 0.0
        for slot in range(NUMBERS):
            rest = survey.fields[cell * NUMBERS + slot]
            while rest:
                lowest = rest & -rest
                rest ^= lowest
                total += self.arriving[slot * FIELDS + bits_in(lowest - 1) // FIELD_BITS]
        return total
