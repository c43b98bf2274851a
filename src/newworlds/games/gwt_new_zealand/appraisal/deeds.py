"""What printed actions are worth to a farm, by its workers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal import worth
from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook, times
from newworlds.games.gwt_new_zealand.printed.names import ACTIONS, BUILDER, SAILOR, SHEARER, SHEPHERD
from newworlds.games.gwt_new_zealand.rules import frames
from newworlds.games.gwt_new_zealand.rules.counting import counted
from newworlds.games.gwt_new_zealand.rules.frames import PRICE_SHIFT, first, second
from newworlds.games.gwt_new_zealand.rules.sites import FIRST_HAZARD, FIRST_NEUTRAL, action_at, owner_of

USUAL_WOOL: Final = 1.5
"""Of a sheep in an ordinary herd."""


def location_worth(o: Outlook, node: i64) -> float:
    """All actions of a neutral building or of one's own; elsewhere an auxiliary action is all there is."""
    code = o.s.site[node]
    if not (FIRST_NEUTRAL <= code < FIRST_HAZARD or owner_of(code) == o.seat):
        return worth.AUXILIARY
    total = 0.0
    index: i64 = 0
    while index < ACTIONS:
        program = action_at(o.s, node, index)
        if program < 0:
            break
        total += program_worth(o, program)
        index += 1
    return total if total > worth.AUXILIARY else worth.AUXILIARY


def program_worth(o: Outlook, program: i64) -> float:
    total = 0.0
    at = o.s.tables.programs.start[program]
    while at < o.s.tables.programs.start[program + 1]:
        total += effect_worth(o, o.s.tables.programs.effects[at])
        at += 1
    return total


def effect_worth(o: Outlook, effect: i64) -> float:
    kind = effect & frames.KIND_MASK
    amount = first(effect)
    if kind == frames.GAIN_MONEY:
        return times(amount, o.pound)
    if kind == frames.HIRE:
        return worth.TO_HIRE * o.left - times(amount - PRICE_SHIFT, o.pound)
    if kind == frames.INVEST:
        return worth.TO_INVEST - times(amount - PRICE_SHIFT, o.pound)
    if kind == frames.BUILD:
        return worth.TO_BUILD + times(o.farm.workers[BUILDER], worth.TO_BUILD_PER_BUILDER)
    if kind == frames.BUY_SHEEP:
        return worth.TO_BUY_SHEEP + times(o.farm.workers[SHEPHERD], worth.TO_BUY_PER_SHEPHERD)
    if kind == frames.SHIP:
        return times(amount if amount else o.farm.workers[SAILOR], worth.TO_SAIL)
    if kind == frames.SHEAR:
        return times(amount if amount else o.farm.workers[SHEARER], worth.TO_SHEAR * (USUAL_WOOL + float(o.farm.wool)))
    if kind == frames.AUXILIARY:
        return times(amount, worth.AUXILIARY)
    return smaller_effect_worth(o, effect, kind, amount)


def smaller_effect_worth(o: Outlook, effect: i64, kind: i64, amount: i64) -> float:
    if kind == frames.OBJECTIVE:
        return worth.TO_TAKE_OBJECTIVE
    if kind == frames.REMOVE_HAZARD:
        return worth.TO_REMOVE_HAZARD - times(amount, o.pound)
    if kind == frames.DRAW_DISCARD or kind == frames.DRAW_THEN_DISCARD:
        return times(amount, worth.TO_DRAW)
    if kind == frames.WALK:
        return worth.TO_WALK
    if kind == frames.TAKE_CARD or kind == frames.WAREHOUSE_WITHIN or kind == frames.DELIVER_WOOL:
        return worth.TO_TAKE_CARD
    if kind == frames.DISCARD_FOR:
        return program_worth(o, second(effect)) * worth.TO_DISCARD
    if kind == frames.PER_ITEM:
        return times(counted(o.s, o.seat, amount), program_worth(o, second(effect)))
    if kind == frames.CHOICE:
        return choice_worth(o, second(effect))
    return gain_worth(kind, amount)


def gain_worth(kind: i64, amount: i64) -> float:
    if kind == frames.EXPLORE:
        return times(amount, worth.EXPLORED)
    if kind == frames.GOLD:
        return times(amount, worth.GOLD)
    if kind == frames.CERTIFICATES:
        return times(amount, worth.CERTIFICATE)
    if kind == frames.TOKENS:
        return times(amount, worth.TOKEN)
    return 0.0


def choice_worth(o: Outlook, programs: i64) -> float:
    best = 0.0
    at = o.s.tables.programs.start[programs]
    while at < o.s.tables.programs.start[programs + 1]:
        one = program_worth(o, o.s.tables.programs.effects[at])
        if one > best:
            best = one
        at += 1
    return best
