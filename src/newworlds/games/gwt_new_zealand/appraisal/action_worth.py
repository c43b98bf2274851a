"""What the printed actions of a location are worth to a farm; each step knows the worth of its effects."""

from __future__ import annotations

from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
from newworlds.games.gwt_new_zealand.printed.names import ACTIONS
from newworlds.games.gwt_new_zealand.rules.sites import FIRST_HAZARD, FIRST_NEUTRAL, action_at, owner_of


def location_worth(o: Outlook, node: i64) -> float:
    """All actions of a neutral building or of one's own; elsewhere only an auxiliary action is possible."""
    code = o.s.site[node]
    if not (FIRST_NEUTRAL <= code < FIRST_HAZARD or owner_of(code) == o.seat):
        return o.worth.auxiliary
    total = 0.0
    for index in range(i64(ACTIONS)):
        program = action_at(o.s, node, index)
        if program < 0:
            break
        total += o.program_worth(program)
    return total if total > o.worth.auxiliary else o.worth.auxiliary
