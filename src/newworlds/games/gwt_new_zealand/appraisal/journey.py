"""The journey along the trail: where a breeder should stop, and what the whole is worth."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.action_worth import location_worth
from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
from newworlds.games.gwt_new_zealand.appraisal.worth import times
from newworlds.games.gwt_new_zealand.rules.sites import EMPTY, tax_at
from newworlds.games.gwt_new_zealand.rules.trail import movement_limit

UNKNOWN: Final = -1
BLANK: Final = vec[float]([0.0] * 512)
NEVER_SEEN: Final = vec[i64]([UNKNOWN] * 128)


def zeros(count: i64) -> vec[float]:
    """Copying a vector is faster than building a list."""
    return BLANK[:count] if count <= len(BLANK) else vec[float]([0.0] * count)


def unknowns(count: i64) -> vec[i64]:
    return NEVER_SEEN[:count] if count <= len(NEVER_SEEN) else vec[i64]([UNKNOWN] * count)


@final
class Journey:
    """`ahead[node * steps + n]`: the best that lies ahead of a location with n + 1 steps left this turn.

    `stop` and `tax` are what it brings to end a turn on a location and what it costs to pass it. Empty spaces are
    passed over: `reached` is the location to which each space leads.
    """

    def __init__(self, o: Outlook) -> None:
        trail = o.s.tables.trail
        nodes = trail.nodes
        self.wellington: i64 = trail.wellington
        self.ways: vec[i64] = trail.ways
        self.o: Outlook = o
        self.steps: i64 = movement_limit(o.farm)
        self.turn: float = o.worth.a_turn + o.worth.a_turn_early * o.left
        self.ahead: vec[float] = zeros(nodes * self.steps)
        self.stop: vec[float] = zeros(nodes)
        self.tax: vec[float] = zeros(nodes)
        self.reached: vec[i64] = unknowns(nodes)
        self.reached[trail.wellington] = trail.wellington
        self._look_from(trail.start)

    def worth_from(self, node: i64) -> float:
        return self.ahead[(node + 1) * self.steps - 1]

    def _location_at(self, space: i64) -> i64:
        if self.reached[space] == UNKNOWN:
            if self.o.s.site[space] == EMPTY:
                self.reached[space] = self._location_at(self.ways[space * 2])
            else:
                self.reached[space] = space
                self._look_from(space)
                self._stop_at(space)
        return self.reached[space]

    def _look_from(self, node: i64) -> None:
        ways = self.ways
        self._go(node, self._location_at(ways[node * 2]), True)
        if ways[node * 2 + 1] >= 0:
            self._go(node, self._location_at(ways[node * 2 + 1]), False)

    def _stop_at(self, node: i64) -> None:
        o = self.o
        if not o.farm.ignores_taxes:
            self.tax[node] = times(tax_at(o.s, node, o.seat), o.pound)
        self.stop[node] = location_worth(o, node) + self.worth_from(node) - self.turn - self.tax[node]

    def _go(self, node: i64, there: i64, is_first: bool) -> None:
        """One path: stop at its next location or, with another step, pass it."""
        ahead = self.ahead
        stop = self.stop[there]
        tax = self.tax[there]
        is_end = there == self.wellington
        here = node * self.steps
        beyond = there * self.steps - 1
        for n in range(self.steps):
            best = stop
            if n and not is_end and ahead[beyond + n] - tax > stop:
                best = ahead[beyond + n] - tax
            if is_first or best > ahead[here + n]:
                ahead[here + n] = best
