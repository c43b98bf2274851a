"""What sheep may earn at Wellington: the hand on this visit, the whole herd on later ones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
from newworlds.games.gwt_new_zealand.appraisal.worth import times
from newworlds.games.gwt_new_zealand.rules.delivery import is_open_to

BEST_SHEEP: Final = 7
HIGHEST_COUNTER: Final = 21.0


def expected_delivery(o: Outlook) -> float:
    """The worth of one future visit: pounds, plus a premium that grows with the total."""
    total = expected_total(o)
    useful = total if total < HIGHEST_COUNTER else HIGHEST_COUNTER
    return total * o.pound + useful * (o.worth.a_breed_point + o.worth.a_breed_point_more * useful)


def expected_total(o: Outlook) -> float:
    """The best different breeds first, each weighted by its chance to be seen, until the hand is full."""
    cards = o.s.tables.cards
    farm = o.farm
    size = herd_size(o)
    seen = float(farm.hand_limit) + o.worth.cards_cycled
    room = float(farm.hand_limit)
    total = float(farm.permanent_certificates)
    value: i64 = BEST_SHEEP
    while value > 0 and room > 0.0:
        for card in cards.breeds:
            if cards.breeding[card] == value:
                count = farm.herd(card)
                if count:
                    chance = chance_seen(float(count) / size, seen)
                    if chance > room:
                        chance = room
                    room -= chance
                    total += times(value, chance)
        value -= 1
    return total


def herd_size(o: Outlook) -> float:
    """Cards that replace themselves when played do not thin the hand."""
    is_action = o.s.tables.cards.is_action
    farm = o.farm
    size: i64 = 0
    for card in range(len(is_action)):
        if not is_action[card]:
            size += farm.herd(card)
    return float(size)


def chance_seen(part: float, seen: float) -> float:
    """The chance of at least one card from this part of the herd."""
    missing = 1.0
    while seen > 0.0:
        missing *= 1.0 - part * (seen if seen < 1.0 else 1.0)
        seen -= 1.0
    return 1.0 - missing


def next_delivery(o: Outlook) -> float:
    """What the hand would earn at Wellington now, with all certificates: money and the best counter within reach."""
    s = o.s
    farm = o.farm
    cards = s.tables.cards
    counters = s.tables.counters
    total = farm.permanent_certificates + farm.certificates
    for card in cards.breeds:
        if farm.hand[card]:
            total += cards.breeding[card]
    best = -100.0
    for counter in range(counters.count):
        if counters.value[counter] <= total and not counters.is_wool(counter) and is_open_to(s, farm, counter):
            one = counter_worth(o, counter)
            if one > best:
                best = one
    return times(total, o.pound) + best


def counter_worth(o: Outlook, counter: i64) -> float:
    """Its points, the arrows it would complete or begin, its card and its cost."""
    counters = o.s.tables.counters
    points = float(counters.vp[counter])
    for arrow in range(len(counters.green_vp)):
        one = counters.green_from[arrow]
        two = counters.green_to[arrow]
        if counter == one:
            points += arrow_worth(o, arrow, two)
        elif counter == two:
            points += arrow_worth(o, arrow, one)
    points += times(counters.money[counter] - counters.cost[counter], o.pound)
    return points + o.worth.a_counters_card if counters.card[counter] >= 0 else points


def arrow_worth(o: Outlook, arrow: i64, other: i64) -> float:
    part = 1.0 if o.farm.delivered[other] else o.worth.half_a_green_arrow * o.left
    return times(o.s.tables.counters.green_vp[arrow], part)


def begun_arrows(o: Outlook) -> float:
    """Half an arrow counts for a fraction."""
    counters = o.s.tables.counters
    total = 0.0
    for arrow in range(len(counters.green_vp)):
        one = o.farm.delivered[counters.green_from[arrow]] > 0
        two = o.farm.delivered[counters.green_to[arrow]] > 0
        if one != two:
            total += times(counters.green_vp[arrow], o.worth.half_a_green_arrow * o.left)
    return total
