"""What a farm has besides its points: workers, freed spaces, cards, gold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal import worth
from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
from newworlds.games.gwt_new_zealand.appraisal.worth import times
from newworlds.games.gwt_new_zealand.printed.names import BUILDER, SAILOR, SHEARER, SHEPHERD
from newworlds.games.gwt_new_zealand.rules.assignment import KINDS
from newworlds.games.gwt_new_zealand.rules.counting import buildings_placed

LATE: Final = 0.3
"""The fraction that small things still count for near the end."""


def small_things(o: Outlook) -> float:
    farm = o.farm
    total = times(farm.gold, worth.GOLD) + times(farm.certificates, worth.CERTIFICATE)
    total += times(farm.tokens, worth.TOKEN) + times(farm.explored, worth.EXPLORED)
    return total * (LATE + (1.0 - LATE) * o.left) + cards(o)


def cards(o: Outlook) -> float:
    printed = o.s.tables.cards
    total = 0.0
    for card in range(printed.first_support, printed.count):
        if printed.is_objective[card]:
            held = o.farm.herd(card)
            if held or o.farm.played[card]:
                total += times(held, worth.OBJECTIVE) + hope(o, card)
        elif printed.is_action[card]:
            total += times(o.farm.herd(card), worth.ACTION_CARD)
    return total * o.left


def hope(o: Outlook, card: i64) -> float:
    """The worth of an objective whose conditions are not met yet: the fewer are missing, the better."""
    printed = o.s.tables.cards
    have = o.elements()
    missing: i64 = 0
    for kind in range(i64(KINDS)):
        lacking = printed.needs[card * KINDS + kind] - have[kind]
        if lacking > 0:
            missing += lacking
    if missing == 0:
        return 0.0
    part = 1.0
    for _ in range(missing):
        part *= worth.ONE_CONDITION_MISSING
    return times(printed.vp[card] - (printed.penalty[card] if o.farm.played[card] else 0), part)


def tools(o: Outlook) -> float:
    """What makes later turns better: workers, buildings, freed spaces."""
    farm = o.farm
    total = workers(o, SHEPHERD, worth.SHEPHERD) + workers(o, BUILDER, worth.BUILDER)
    total += workers(o, SAILOR, worth.SAILOR) + workers(o, SHEARER, worth.SHEARER)
    total += times(buildings_placed(farm), worth.BUILDING)
    total += times(farm.step_limit + farm.movement_tile, worth.STEP_LIMIT) + times(farm.ignores_taxes, worth.NO_TAXES)
    total += times(farm.certificate_limit, worth.CERTIFICATE_LIMIT / 2.0) + times(farm.wool, worth.PERMANENT_WOOL)
    space: i64 = 0
    for aux_space in o.s.tables.player_board.aux_discs:
        space += 1 - (farm.discs >> aux_space & 1)
    return (total + times(space, worth.AUXILIARY_SPACE)) * o.left


def workers(o: Outlook, worker: i64, each: float) -> float:
    count = o.farm.workers[worker] - 1
    return times(count, each) + times(count * (count - 1) // 2, worth.FURTHER_WORKER)
