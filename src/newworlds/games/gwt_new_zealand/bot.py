"""What a good player looks at: points on the table, and what the farm may still earn before the end."""

from __future__ import annotations

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.position import Judge, Position
from newworlds.games.gwt_new_zealand.appraisal.deliveries import begun_arrows, expected_delivery, next_delivery
from newworlds.games.gwt_new_zealand.appraisal.journey import Journey
from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook, part_done
from newworlds.games.gwt_new_zealand.appraisal.possessions import small_things, tools
from newworlds.games.gwt_new_zealand.appraisal.sailing import sea_worth
from newworlds.games.gwt_new_zealand.appraisal.worth import Worth, times
from newworlds.games.gwt_new_zealand.rules.assignment import best_objectives
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
from newworlds.games.gwt_new_zealand.state import State


@final
class Farmer(Judge):
    """During the game, only one's own prospects: apart from taxes, a turn hardly affects the others."""

    def __init__(self) -> None:
        self.worth: Worth = Worth()

    def value(self, position: Position, seat: i64) -> float:
        s = cast(State, position)
        if s.to_act < 0:
            return float(lead_of(s.scores, seat))
        return prospects(Outlook(s, seat, self.worth)) - times(rivals_money(s, seat), self.worth.rivals_pound)


def rivals_money(s: State, seat: i64) -> i64:
    pounds: i64 = 0
    for other in range(s.players):
        if other != seat:
            pounds += s.farms[other].money
    return pounds


def lead_of(scores: vec[i64], seat: i64) -> i64:
    best: i64 = -1000
    for other in range(len(scores)):
        if other != seat and scores[other] > best:
            best = scores[other]
    return scores[seat] - best


def prospects(o: Outlook) -> float:
    """The score if the game ended now, plus what may still be earned."""
    total = float(points_now(o.s, o.seat, o.farm) + best_objectives(o.s, o.seat)) + times(o.farm.money, o.pound)
    if o.left > 0.0:
        total += begun_arrows(o) + small_things(o) + tools(o) + sea_worth(o) + journeys(o)
    return total


def points_now(s: State, seat: i64, farm: Farm) -> i64:
    boards = (
        building_points(s, farm)
        + counter_points(s, farm)
        + port_points(s, farm)
        + s.tables.exploration.vp[farm.explored]
    )
    own = tile_points(s, farm) + herd_points(s, farm) + freed_space_points(s, farm) + worker_points(s, farm)
    marker = s.tables.markets.marker_vp if s.marker_owner == seat else 0
    return boards + own + harbourmaster_points(s, seat) + warehouse_pair_points(s, seat) + marker


def journeys(o: Outlook) -> float:
    """The rest of this journey with its delivery, plus a whole one for each visit left after it."""
    journey = Journey(o)
    node = o.farm.node if o.farm.node >= 0 else o.s.tables.trail.start
    herd = expected_delivery(o)
    done = part_done(o.s, node)
    known = o.worth.hand_at_start + o.worth.hand_nearer * done + o.worth.hand_at_the_gates * done * done * done
    total = journey.worth_from(node) * o.worth.the_way_ahead + next_delivery(o) * known + herd * (1.0 - known)
    total -= (o.to_come - done) * (o.worth.a_visit_to_come_solo if o.s.is_solo else o.worth.a_visit_to_come)
    whole = journey.worth_from(o.s.tables.trail.start) * o.worth.a_later_journey + herd * o.worth.a_later_delivery
    return total + (o.visits - 1.0) * whole
