"""What a good player looks at: points on the table, and what the farm may still earn at Wellington."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.position import Judge, Position
from newworlds.games.gwt_new_zealand.rules.assignment import best_objectives
from newworlds.games.gwt_new_zealand.rules.counting import buildings_placed, is_large
from newworlds.games.gwt_new_zealand.rules.delivery import is_open_to
from newworlds.games.gwt_new_zealand.rules.farm import Farm
from newworlds.games.gwt_new_zealand.rules.scoring import (
    building_points,
    counter_points,
    freed_space_points,
    harbourmaster_points,
    herd_points,
    port_points,
    tile_points,
    warehouse_pair_points,
    worker_points,
)
from newworlds.games.gwt_new_zealand.rules.sites import EMPTY
from newworlds.games.gwt_new_zealand.state import State

A_POUND: Final = 0.2
A_POUND_EARLY: Final = 0.1
"""Money is a fifth of a point at the end; before, it is also what everything is bought with."""
VISITS: Final = 5.5
"""About as many visits to Wellington a game has for each player."""
A_JOURNEY: Final = 8.0
"""What the actions along one way to Wellington are worth; a breeder far along has fewer of them before it."""
A_BREED_POINT: Final = 1.1
A_WOOL_POINT: Final = 0.2
"""What one more expected point of breed or wool value brings on each visit to come."""
FAR_AWAY: Final = 0.1
AT_THE_DOOR: Final = 0.8
"""Which part of the next delivery counts already: the first, and so much of the second as the breeder is on its way."""
A_COUNTERS_CARD: Final = 1.5
RIVALS_POUND: Final = 0.05
A_GOLD: Final = 0.6
A_CERTIFICATE: Final = 0.55
A_TOKEN: Final = 0.5
A_STEP: Final = 0.25
A_FASTER_BREEDER: Final = 2.5
A_FREED_SPACE: Final = 0.5
A_LARGE_PORT: Final = 2.0
A_BUILDING: Final = 1.0
AN_OBJECTIVE: Final = 1.2
A_SUPPORT_CARD: Final = 0.5
LAST_LOCATION: Final = 16
"""About as many locations as a way along the trail has."""

WORKER_WORTH: Final[list[float]] = [3.2, 2.6, 2.8, 2.0]


@final
class Farmer(Judge):
    """During the game, one's own prospects: a turn hardly changes those of others, but for taxes paid to them."""

    def value(self, position: Position, seat: i64) -> float:
        s = cast(State, position)
        if s.to_act < 0:
            return float(lead(s.scores, seat))
        return prospects(s, seat) - times(rivals_money(s, seat), RIVALS_POUND)


def times(count: i64, worth: float) -> float:
    return float(count) * worth


def rivals_money(s: State, seat: i64) -> i64:
    pounds: i64 = 0
    other: i64 = 0
    while other < s.players:
        if other != seat:
            pounds += s.farms[other].money
        other += 1
    return pounds


def lead(scores: vec[i64], seat: i64) -> i64:
    best: i64 = -1000
    other: i64 = 0
    while other < len(scores):
        if other != seat and scores[other] > best:
            best = scores[other]
        other += 1
    return scores[seat] - best


def prospects(s: State, seat: i64) -> float:
    """Points as if the game ended now, and what may still be hoped for."""
    farm = s.farms[seat]
    left = part_left(s)
    visits = left * VISITS
    total = float(points_now(s, seat, farm))
    total += float(best_objectives(s, seat))
    total += times(farm.money, A_POUND + A_POUND_EARLY * left)
    total -= (float(farm.visits) + way_behind(s, farm)) * A_JOURNEY
    total += earnings(s, farm) * visits
    total += next_delivery(s, farm) * (FAR_AWAY + AT_THE_DOOR * way_behind(s, farm))
    return total + small_things(s, farm, left) + tools(s, farm, left)


def part_left(s: State) -> float:
    """How much of the game is still to come, by the bonus tiles that are still to be placed."""
    if s.marker_owner >= 0:
        return 0.0
    return float(s.t.tile_rows - s.marker) / float(s.t.tile_rows - s.t.marker_row)


def points_now(s: State, seat: i64, farm: Farm) -> i64:
    boards = building_points(s, farm) + counter_points(s, farm) + port_points(s, farm) + s.t.explored_vp[farm.explored]
    own = tile_points(s, farm) + herd_points(s, farm) + freed_space_points(s, farm) + worker_points(s, farm)
    marker = s.t.marker_vp if s.marker_owner == seat else 0
    return boards + own + harbourmaster_points(s, seat) + warehouse_pair_points(s, seat) + marker


def way_behind(s: State, farm: Farm) -> float:
    """Which part of the way to Wellington is done."""
    if farm.node < 0:
        return 0.0
    ahead: i64 = 0
    node = farm.node
    while node != s.t.wellington:
        node = s.t.ways[node * 2]
        if s.site[node] != EMPTY or node == s.t.wellington:
            ahead += 1
    done = 1.0 - float(ahead) / LAST_LOCATION
    return done if done > 0.0 else 0.0


def earnings(s: State, farm: Farm) -> float:
    """What one visit may bring: the expected breed value of a full hand, and of the wool sold on the way."""
    breed = 0.0
    wool = 0.0
    size = herd_size(s, farm)
    for card in s.t.breeds:
        count = farm.herd(card)
        if count:
            chance = chance_in_hand(count, size, farm.hand_limit)
            breed += times(s.t.breeding[card], chance)
            wool += times(s.t.wool[card], chance)
    breed += float(farm.permanent_certificates)
    wool += times(farm.wool, 2.0)
    return breed * A_BREED_POINT + wool * A_WOOL_POINT


def herd_size(s: State, farm: Farm) -> float:
    """Cards that replace themselves when played do not thin the hand."""
    size: i64 = 0
    card: i64 = 0
    while card < s.t.cards:
        if not s.t.is_action[card]:
            size += farm.herd(card)
        card += 1
    return float(size)


def chance_in_hand(count: i64, size: float, hand: i64) -> float:
    """Of at least one of so many cards."""
    missing = 1.0
    without = 1.0 - float(count) / size
    dealt: i64 = 0
    while dealt < hand:
        missing *= without
        dealt += 1
    return 1.0 - missing


def next_delivery(s: State, farm: Farm) -> float:
    """What the hand would bring at Wellington now, with all certificates: money and the best counter it reaches."""
    total = farm.permanent_certificates + farm.certificates
    for card in s.t.breeds:
        if farm.hand[card]:
            total += s.t.breeding[card]
    best = -100.0
    counter: i64 = 0
    while counter < s.t.counters:
        if s.t.counter_value[counter] <= total and not s.t.is_wool(counter) and is_open_to(s, farm, counter):
            worth = counter_worth(s, farm, counter)
            if worth > best:
                best = worth
        counter += 1
    return times(total, A_POUND) + best


def counter_worth(s: State, farm: Farm, counter: i64) -> float:
    """Its points, the arrows it would complete, its card and what it costs."""
    points = s.t.counter_vp[counter]
    arrow: i64 = 0
    while arrow < len(s.t.green_vp):
        one = s.t.green_from[arrow]
        two = s.t.green_to[arrow]
        if (counter == one and farm.delivered[two]) or (counter == two and farm.delivered[one]):
            points += s.t.green_vp[arrow]
        arrow += 1
    worth = float(points) + times(s.t.counter_money[counter] - s.t.counter_cost[counter], A_POUND)
    return worth + A_COUNTERS_CARD if s.t.counter_card[counter] >= 0 else worth


def small_things(s: State, farm: Farm, left: float) -> float:
    total = times(farm.gold, A_GOLD) + times(farm.certificates, A_CERTIFICATE) + times(farm.tokens, A_TOKEN)
    total += times(farm.explored, A_STEP)
    card = s.t.first_support
    while card < s.t.cards:
        if s.t.is_objective[card]:
            total += times(farm.herd(card), AN_OBJECTIVE * left)
        elif s.t.is_action[card]:
            total += times(farm.herd(card), A_SUPPORT_CARD * left)
        card += 1
    return total


def tools(s: State, farm: Farm, left: float) -> float:
    """What makes later turns better: workers, buildings, freed spaces, open ports."""
    total = 0.0
    worker: i64 = 0
    while worker < 4:
        total += times(farm.workers[worker] - 1, WORKER_WORTH[worker])
        worker += 1
    total += times(buildings_placed(farm), A_BUILDING)
    total += times(farm.step_limit + farm.movement_tile + 2 * farm.ignores_taxes, A_FASTER_BREEDER)
    total += times(freed_spaces(s, farm), A_FREED_SPACE)
    port: i64 = 0
    while port < s.t.ports:
        if farm.ports >> port & 1 and is_large(s.t, port):
            total += A_LARGE_PORT
        port += 1
    return total * left


def freed_spaces(s: State, farm: Farm) -> i64:
    freed: i64 = 0
    space: i64 = 0
    while space < s.t.disc_spaces:
        freed += 1 - (farm.discs >> space & 1)
        space += 1
    return freed
