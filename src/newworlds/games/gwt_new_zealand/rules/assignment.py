"""Objectives at the end: which conditions the farm's elements meet best, found exactly (NZ-29, NZ-112).

Every element serves one condition of one card. Only buildings can serve two kinds of condition (any building, a large
one), so a set of cards can be met exactly when its conditions, added up by kind, do not exceed what the farm has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import (
    BIG_BUILDING_CONDITION,
    BUILDING_CONDITION,
    CONDITIONS,
    OBJECTIVES_PLAYED,
    SHEARER,
)
from newworlds.games.gwt_new_zealand.rules.counting import buildings_placed, ferries, total_worth, warehouses_placed
from newworlds.games.gwt_new_zealand.rules.sites import builders_of

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

KINDS: Final = 10
HIGH_COUNTER: Final = 13
LARGE_BUILDING: Final = 4
TRACK_ELEMENT: Final = 6
"""Every six spaces explored count as one element (NZ-112)."""
assert len(CONDITIONS) == KINDS


class Plan:
    """The objectives of one farm, most valuable first, and the best choice of those to meet."""

    def __init__(self, s: State, seat: i64) -> None:
        self.needs: vec[i64] = s.tables.cards.needs
        self.have: vec[i64] = elements(s, s.farms[seat])
        self.cards: vec[i64] = vec[i64]()
        self.gains: vec[i64] = vec[i64]()
        self.is_played: vec[i64] = vec[i64]()
        self.best: i64 = -1
        self.best_added: i64 = 0
        self.penalties: i64 = 0
        bonus = extra_per_objective(s, seat)
        farm = s.farms[seat]
        cards = s.tables.cards
        for card in range(cards.first_bonus, cards.count):
            if cards.is_objective[card]:
                self._add(card, farm.played[card], cards.vp[card] - cards.penalty[card], 1)
                self._add(card, farm.herd(card), cards.vp[card] + bonus, 0)
                self.penalties += farm.played[card] * cards.penalty[card]
        self._search(0, 0, 0)

    def _add(self, card: i64, copies: i64, gain: i64, is_played: i64) -> None:
        """Cards that can never be met are left out; the others are sorted by descending gain."""
        if not self._fits(card):
            return
        for _ in range(copies):
            at: i64 = len(self.cards)
            self.cards = append(self.cards, card)
            self.gains = append(self.gains, gain)
            self.is_played = append(self.is_played, is_played)
            while at > 0 and self.gains[at - 1] < gain:
                self._swap(at - 1, at)
                at -= 1

    def _swap(self, a: i64, b: i64) -> None:
        for numbers in (self.cards, self.gains, self.is_played):
            kept = numbers[a]
            numbers[a] = numbers[b]
            numbers[b] = kept

    def _search(self, at: i64, gain: i64, added: i64) -> None:
        """Meet each card in turn or not; branches that cannot beat the best are pruned."""
        if gain > self.best:
            self.best = gain
            self.best_added = added
        if at == len(self.cards) or gain + self._rest(at) <= self.best:
            return
        card = self.cards[at]
        if self._fits(card):
            self._use(card, -1)
            self._search(at + 1, gain + self.gains[at], added + 1 - self.is_played[at])
            self._use(card, 1)
        self._search(at + 1, gain, added)

    def _rest(self, at: i64) -> i64:
        total: i64 = 0
        for later in range(at, len(self.gains)):
            total += self.gains[later]
        return total

    def _fits(self, card: i64) -> bool:
        """Large buildings satisfy both building conditions."""
        base = card * KINDS
        for kind in range(i64(KINDS)):
            if self.needs[base + kind] > self.have[kind]:
                return False
        both = self.needs[base + BUILDING_CONDITION] + self.needs[base + BIG_BUILDING_CONDITION]
        return both <= self.have[BUILDING_CONDITION]

    def _use(self, card: i64, sign: i64) -> None:
        """Using up a large building uses up a building."""
        base = card * KINDS
        for kind in range(i64(KINDS)):
            self.have[kind] += sign * self.needs[base + kind]
        self.have[BUILDING_CONDITION] += sign * self.needs[base + BIG_BUILDING_CONDITION]


def elements(s: State, farm: Farm) -> vec[i64]:
    """What the farm has towards each kind of condition, in the order of `printed.names.CONDITIONS`."""
    return vec[i64](
        [
            high_deliveries(s, farm),
            buildings_placed(farm),
            large_buildings(s, farm),
            farm.workers[SHEARER] // 2,
            warehouses_placed(farm),
            cards_of(farm, s.tables.cards.lincoln_or_corriedale),
            cards_of(farm, s.tables.cards.hampshire_or_ryeland),
            ferries(s.tables, farm),
            farm.explored // TRACK_ELEMENT,
            floods(s, farm),
        ]
    )


def cards_of(farm: Farm, breeds: i64) -> i64:
    """Cards of a set of breeds in the herd."""
    count: i64 = 0
    breed: i64 = 0
    while breeds >> breed:
        if breeds >> breed & 1:
            count += farm.herd(breed)
        breed += 1
    return count


def high_deliveries(s: State, farm: Farm) -> i64:
    discs: i64 = 0
    for counter in range(s.tables.counters.count):
        if s.tables.counters.value[counter] >= HIGH_COUNTER:
            discs += farm.delivered[counter]
    return discs


def large_buildings(s: State, farm: Farm) -> i64:
    count: i64 = 0
    for building in range(s.tables.buildings.count):
        if farm.built[building] >= 0 and builders_of(s, building) >= LARGE_BUILDING:
            count += 1
    return count


def floods(s: State, farm: Farm) -> i64:
    return total_worth(farm.hazards, s.tables.hazards.is_flood)


def extra_per_objective(s: State, seat: i64) -> i64:
    """What harbourmaster tiles score for each objective laid out."""
    tiles = s.tables.harbourmasters
    owned = s.farms[seat].harbourmasters
    points: i64 = 0
    tile: i64 = 0
    while owned >> tile:
        if owned >> tile & 1 and tiles.counts[tile] == OBJECTIVES_PLAYED:
            points += tiles.vp[tile]
        tile += 1
    return points


def best_objectives(s: State, seat: i64) -> i64:
    """Category 8: played cards count for or against, others only if they help."""
    plan = Plan(s, seat)
    return plan.best + plan.penalties - plan.best_added * extra_per_objective(s, seat)


def objectives_added(s: State, seat: i64) -> i64:
    """How many unplayed objectives should be laid out at the end."""
    return Plan(s, seat).best_added


def met_objectives(s: State, farm: Farm) -> i64:
    """Sarah's objectives count as met (NZ-61)."""
    points: i64 = 0
    for card in range(s.tables.cards.first_bonus, s.tables.cards.count):
        if s.tables.cards.is_objective[card]:
            points += farm.herd(card) * s.tables.cards.vp[card]
    return points
