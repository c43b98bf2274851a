"""What a learned judge looks at besides: plans over several turns, tolls, and the quality of hand and herd."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.deliveries import counter_worth, expected_total
from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook, part_done
from newworlds.games.gwt_new_zealand.appraisal.possessions import tools
from newworlds.games.gwt_new_zealand.appraisal.worth import times
from newworlds.games.gwt_new_zealand.rules.counting import counted
from newworlds.games.gwt_new_zealand.rules.delivery import is_open_to
from newworlds.games.gwt_new_zealand.rules.ports import distance
from newworlds.games.gwt_new_zealand.rules.sites import side_of

WITHIN_REACH: Final = 4
"""A harbourmaster at most this many steps away."""
WEAK: Final = 1
"""The breed value of sheep that are better removed."""


def plans(o: Outlook) -> float:
    """The sum of everything here whose weight is not 0."""
    worth = o.worth
    total = counters_ahead(o) if worth.counters_ahead != 0.0 else 0.0
    total += explored_next(o) if worth.points_explored_next != 0.0 else 0.0
    total += harbourmasters(o) if worth.harbourmasters_points != 0.0 else 0.0
    total += tools(o) * o.left * worth.tools_early if worth.tools_early != 0.0 else 0.0
    total += times(tolls(o), worth.toll * o.left) if worth.toll != 0.0 else 0.0
    if worth.weak_sheep != 0.0 or worth.doublet != 0.0:
        total += times(weak_sheep(o), worth.weak_sheep * o.left) + doublets(o)
    return total


def counters_ahead(o: Outlook) -> float:
    """The best counters that the herd can be expected to reach, one for each visit left."""
    counters = o.s.tables.counters
    reach = expected_total(o)
    values = vec[float]()
    for counter in range(counters.count):
        is_reached = not counters.is_wool(counter) and float(counters.value[counter]) <= reach
        if is_reached and is_open_to(o.s, o.farm, counter):
            values = append(values, counter_worth(o, counter))
    left = o.visits
    total = 0.0
    while left > 0.0 and len(values):
        total += take_best(values) * (left if left < 1.0 else 1.0)
        left -= 1.0
    return total * o.worth.counters_ahead


def take_best(values: vec[float]) -> float:
    """The largest, which then counts no more."""
    at: i64 = 0
    for other in range(len(values)):
        if values[other] > values[at]:
            at = other
    best = values[at]
    values[at] = 0.0
    return best if best > 0.0 else 0.0


def explored_next(o: Outlook) -> float:
    """The way done towards the next points on the exploration track."""
    vp = o.s.tables.exploration.vp
    here = o.farm.explored
    first = here
    while first > 0 and vp[first - 1] == vp[here]:
        first -= 1
    after = here
    while after < o.s.tables.exploration.last and vp[after] == vp[here]:
        after += 1
    if after == first:
        return 0.0
    return times((vp[after] - vp[here]) * (here - first), o.worth.points_explored_next * o.left) / float(after - first)


def harbourmasters(o: Outlook) -> float:
    """The best harbourmaster near the ship, by what it would score now."""
    s = o.s
    tiles = s.tables.harbourmasters
    best: i64 = 0
    for port in range(s.tables.sea.ports):
        tile = s.harbourmasters[port] - 1
        is_near = distance(s, o.farm.ship, s.tables.sea.port_node[port]) <= WITHIN_REACH
        if tile >= 0 and is_near and not o.farm.ports >> port & 1:
            points = tiles.vp[tile] * counted(s, o.seat, tiles.counts[tile])
            if points > best:
                best = points
    return times(best, o.worth.harbourmasters_points * o.left)


def tolls(o: Outlook) -> i64:
    """What passing all of one's buildings would cost a rival."""
    tax = o.s.tables.buildings.tax
    pounds: i64 = 0
    for building in range(len(o.farm.built)):
        if o.farm.built[building] >= 0:
            pounds += tax[side_of(o.s, building)]
    return pounds


def weak_sheep(o: Outlook) -> i64:
    cards = o.s.tables.cards
    count: i64 = 0
    for card in cards.breeds:
        if cards.breeding[card] == WEAK:
            count += o.farm.herd(card)
    return count


def doublets(o: Outlook) -> float:
    """Sheep in hand that the next delivery cannot use: they count the more, the nearer Wellington is."""
    count: i64 = 0
    for card in o.s.tables.cards.breeds:
        if o.farm.hand[card] > 1:
            count += o.farm.hand[card] - 1
    return times(count, o.worth.doublet * part_done(o.s, o.farm.node))


def more_wool(o: Outlook) -> float:
    """How much more wool than usual an average sheep of the herd has, at its weight."""
    cards = o.s.tables.cards
    sheep: i64 = 0
    wool: i64 = 0
    for card in cards.breeds:
        sheep += o.farm.herd(card)
        wool += o.farm.herd(card) * cards.wool[card]
    return (float(wool) / float(sheep) - o.worth.usual_wool) * o.worth.herds_wool if sheep else 0.0
