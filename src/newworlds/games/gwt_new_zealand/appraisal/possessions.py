"""What a farm has besides its points: workers, freed spaces, cards, gold."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
from newworlds.games.gwt_new_zealand.appraisal.worth import times
from newworlds.games.gwt_new_zealand.printed.names import BUILDER, SAILOR, SHEARER, SHEPHERD
from newworlds.games.gwt_new_zealand.rules.assignment import KINDS
from newworlds.games.gwt_new_zealand.rules.counting import buildings_placed

LATE: Final = 0.3
"""The fraction that small things still count for near the end."""


def small_things(o: Outlook) -> float:
    farm = o.farm
    total = times(farm.gold, o.worth.gold) + times(farm.certificates, o.worth.certificate)
    total += times(farm.tokens, o.worth.token) + times(farm.explored, o.worth.explored)
    return total * (LATE + (1.0 - LATE) * o.left) + cards(o)


def cards(o: Outlook) -> float:
    printed = o.s.tables.cards
    total = 0.0
    for card in range(printed.first_support, printed.count):
        if printed.is_objective[card]:
            held = o.farm.herd(card)
            if held or o.farm.played[card]:
                total += times(held, o.worth.objective) + hope(o, card)
        elif printed.is_action[card]:
            total += times(o.farm.herd(card), o.worth.action_card)
    return total * (o.worth.cards_late + (1.0 - o.worth.cards_late) * o.left)


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
        part *= o.worth.one_condition_missing
    return times(printed.vp[card] - (printed.penalty[card] if o.farm.played[card] else 0), part)


def tools(o: Outlook) -> float:
    """What makes later turns better: workers, buildings, freed spaces."""
    farm = o.farm
    worth = o.worth
    total = workers(o, SHEPHERD, worth.shepherd, worth.further_shepherd)
    total = total + workers(o, BUILDER, worth.builder, worth.further_builder)
    total += workers(o, SAILOR, worth.sailor, worth.further_sailor) + workers(
        o, SHEARER, worth.shearer, worth.further_shearer
    )
    total += times(buildings_placed(farm), worth.building)
    total += times(farm.step_limit + farm.movement_tile, worth.step_limit) + times(farm.ignores_taxes, worth.no_taxes)
    total += times(farm.certificate_limit, worth.certificate_limit / 2.0) + times(farm.wool, worth.permanent_wool)
    space: i64 = 0
    for aux_space in o.s.tables.player_board.aux_discs:
        space += 1 - (farm.discs >> aux_space & 1)
    return (total + times(space, worth.auxiliary_space)) * o.left


def workers(o: Outlook, worker: i64, each: float, further: float) -> float:
    """Each hired worker counts, and each pair of them in addition."""
    count = o.farm.workers[worker] - 1
    return times(count, each) + times(count * (count - 1) // 2, further)
