"""The learned judge: the same eyes as the hand-made one, its own figures, the rivals and plans over several turns."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.network import CorrectedJudge, Network
from newworlds.core.position import Position
from newworlds.games.gwt_new_zealand.appraisal.facts import Facts, facts_about
from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook, part_done
from newworlds.games.gwt_new_zealand.appraisal.plans import more_wool, plans
from newworlds.games.gwt_new_zealand.appraisal.unfinished import unfinished
from newworlds.games.gwt_new_zealand.appraisal.worth import Worth, times
from newworlds.games.gwt_new_zealand.bot import lead_of, points_now, prospects, rivals_money
from newworlds.games.gwt_new_zealand.rules.assignment import best_objectives
from newworlds.games.gwt_new_zealand.rules.scoring import score
from newworlds.games.gwt_new_zealand.state import State

ALONE: Final = "alone"
"""The name of the network that judges games against Sarah."""


@final
class Breeder(CorrectedJudge):
    """At a table one races the others; alone, Sarah, who earns with every turn: each has its own figures."""

    def __init__(self, at_a_table: Worth, alone: Worth) -> None:
        self.at_a_table: Worth = at_a_table
        self.alone: Worth = alone
        self.blank: vec[float] = vec[float]()
        self.network_alone: Network | None = None

    def correct_by(self, name: str, network: Network) -> None:
        assert name == ALONE
        self.network_alone = network

    def network_for(self, position: Position) -> Network | None:
        """None at a table, and for components unlike those it has learned with, of which there is another number."""
        s = cast(State, position)
        network = self.network_alone
        if not s.is_solo or network is None or network.inputs != facts_about(s.tables):
            return None
        return network

    def shown(self, position: Position, seat: i64) -> vec[float]:
        """Only while the game lasts."""
        o = self.outlook(cast(State, position), seat)
        return self.facts(o, future(o))

    def facts(self, o: Outlook, expected: float) -> vec[float]:
        count = facts_about(o.s.tables)
        if len(self.blank) != count:
            self.blank = vec[float]([0.0] * count)
        facts = Facts(self.blank)
        facts.note_all(o, expected)
        return facts.noted

    def uncorrected(self, position: Position, seat: i64) -> float:
        o = self.outlook(cast(State, position), seat)
        return self.plain_lead(o, future(o))

    def between_turns(self, position: Position, seat: i64) -> float:
        s = cast(State, position)
        network = self.network_for(s)
        if network is None or s.to_act < 0:
            return self.value(s, seat)
        o = self.outlook(s, seat)
        expected = future(o)
        return self.plain_lead(o, expected) + network.output(self.facts(o, expected))

    def value(self, position: Position, seat: i64) -> float:
        s = cast(State, position)
        if s.to_act < 0:
            return float(lead_of(s.scores, seat))
        o = self.outlook(s, seat)
        expected = future(o) - times(rivals_money(s, seat), o.worth.rivals_pound) - rivals(o)
        is_own_turn = s.seat == seat and o.left > 0.0
        return expected + unfinished(o) if is_own_turn and o.worth.pending != 0.0 else expected

    def plain_lead(self, o: Outlook, expected: float) -> float:
        """Without a network: over the best of the others, all seen with the same figures, or over Sarah."""
        if o.s.is_solo:
            return expected - rivals(o)
        best = -1000.0
        for other in range(o.s.players):
            if other != o.seat:
                theirs = future(self.outlook(o.s, other))
                if theirs > best:
                    best = theirs
        return expected - best

    def lead(self, position: Position, seat: i64) -> float:
        s = cast(State, position)
        if s.to_act < 0 or self.network_for(s) is not None:
            return self.between_turns(s, seat)
        return self.uncorrected(s, seat)

    def values(self, position: Position, viewer: i64) -> vec[float]:
        return vec[float]([self.lead(position, seat) for seat in range(position.players)])

    def outlook(self, s: State, seat: i64) -> Outlook:
        o = Outlook(s, seat, self.alone if s.is_solo else self.at_a_table)
        if o.worth.herds_wool != 0.0:
            o.more_wool = more_wool(o)
        return o


def future(o: Outlook) -> float:
    total = prospects(o)
    return total + plans(o) if o.left > 0.0 else total


def rivals(o: Outlook) -> float:
    """What is taken off for the best rival: the points so far, and what the visits to come will bring."""
    worth = o.worth
    if worth.rivals_standing == 0.0 and worth.rivals_visit == 0.0 and worth.ahead_with_visits_to_come == 0.0:
        return 0.0
    best: i64 = -1000
    for other in range(o.s.seats):
        if other != o.seat:
            points = standing(o.s, other)
            if points > best:
                best = points
    to_come = o.to_come - part_done(o.s, o.farm.node)
    if to_come < 0.0:
        to_come = 0.0
    ahead = times(standing(o.s, o.seat) - best, worth.ahead_with_visits_to_come * to_come)
    return times(best, worth.rivals_standing) + to_come * worth.rivals_visit - ahead


def standing(s: State, seat: i64) -> i64:
    """The points so far, without money."""
    if seat >= s.players:
        return score(s, seat)
    return points_now(s, seat, s.farms[seat]) + best_objectives(s, seat)
