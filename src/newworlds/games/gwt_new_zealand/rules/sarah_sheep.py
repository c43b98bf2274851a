"""How Sarah gets sheep (NZ-61)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data import sarah_effects as effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.printed.names import SHEARER, SHEPHERD
from newworlds.games.gwt_new_zealand.rules import choices
from newworlds.games.gwt_new_zealand.rules.acquiring import take_support
from newworlds.games.gwt_new_zealand.rules.frames import amount, first, frame, wide
from newworlds.games.gwt_new_zealand.rules.sheep_market import CARDS_ADDED, take_sheep, with_breeds
from newworlds.games.gwt_new_zealand.rules.sheep_pile import add_to_market
from newworlds.games.gwt_new_zealand.rules.step import PrintedAutomaticStep, PrintedStep, Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.state import State

BUY_SHEEP: Final = 71
TAKE_SHEEP: Final = 78
NONE: Final = -1
RULES_THAT_ASK_WHERE_IT_MATTERS: Final = 3
"""In earlier versions of the rules, the order of two sheep was asked even if she took both."""
BETTER_SHEEP: Final = 3
"""On her market tile: a sheep worth 3 or 4 points."""


def breeds_worth(s: State, value: i64) -> i64:
    """The set of market breeds with a value on her tile."""
    breeds: i64 = 0
    for breed in range(s.tables.cards.market_breeds):
        worth = s.tables.cards.vp[breed]
        is_better = value == BETTER_SHEEP and worth == BETTER_SHEEP + 1
        if not s.tables.cards.is_starting[breed] and (worth == value or is_better):
            breeds |= 1 << breed
    return breeds


def on_offer(s: State, breeds: i64) -> i64:
    count: i64 = 0
    for breed in range(s.tables.cards.market_breeds):
        if breeds >> breed & 1:
            count += s.market[breed]
    return count


def points_of(s: State, shepherds: i64, option: i64) -> i64:
    """What an option of her market tile would yield, -1 if the market lacks a card for it."""
    at = shepherds * 4 + option * 2
    one = s.tables.sarah.wants[at]
    two = s.tables.sarah.wants[at + 1]
    if one == 0:
        return NONE
    if on_offer(s, breeds_worth(s, one)) < (2 if one == two else 1):
        return NONE
    if two and on_offer(s, breeds_worth(s, two)) == 0:
        return NONE
    return best_worth(s, one) + (best_worth(s, two) if two else 0)


def best_worth(s: State, value: i64) -> i64:
    best: i64 = 0
    for move in with_breeds(s, breeds_worth(s, value), choices.TAKE_SHEEP, 0, vec[i64]()):
        if s.tables.cards.vp[choices.argument_of(move)] > best:
            best = s.tables.cards.vp[choices.argument_of(move)]
    return best


def buy_with(shepherds: i64) -> i64:
    return frame(BUY_SHEEP, shepherds + 1)


def shepherds_counted(s: State, frame: i64) -> i64:
    """All of hers at first; afterwards a number stored plus one."""
    return first(frame) - 1 if first(frame) else s.farms[s.seat].workers[SHEPHERD]


class BuySheep(PrintedAutomaticStep):
    """By her shepherds; if the market lacks a card, she adds two cards and counts one shepherd less."""

    kind: i64 = BUY_SHEEP
    printed: tuple[type[Printed], ...] = (effects.BuySheep,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return self.kind

    def run(self, s: State, frame: i64) -> None:
        shepherds = shepherds_counted(s, frame)
        if shepherds == 0:
            return
        earlier = points_of(s, shepherds, 0)
        later = points_of(s, shepherds, 1)
        if earlier == NONE and later == NONE:
            s.push(buy_with(shepherds - 1))
            add_to_market(s, CARDS_ADDED)
            return
        option: i64 = 1 if later > earlier else 0
        one = s.tables.sarah.wants[shepherds * 4 + option * 2]
        two = s.tables.sarah.wants[shepherds * 4 + option * 2 + 1]
        if one == two and s.rules >= RULES_THAT_ASK_WHERE_IT_MATTERS:
            s.push(take_sheep_of(breeds_worth(s, one), 1))
            return
        self.take(s, two)
        self.take(s, one)

    def take(self, s: State, value: i64) -> None:
        if value:
            s.push(take_sheep_of(breeds_worth(s, value)))


def take_sheep_of(breeds: i64, further: i64 = 0) -> i64:
    return frame(TAKE_SHEEP, further, 0, 0, breeds)


def further_sheep(frame: i64) -> i64:
    """How many more of the same breeds she takes after this one."""
    return first(frame)


def breeds_wanted(frame: i64) -> i64:
    """One bit per breed."""
    return wide(frame)


class TakeSheep(PrintedStep):
    """One sheep after the other: most points, then the rarest in the market.

    Where she takes all there are, nobody is asked which comes first (NZ-116).
    """

    kind: i64 = TAKE_SHEEP
    printed: tuple[type[Printed], ...] = (effects.TakeSheep,)
    prompt: str = "sarah_sheep"
    answers: tuple[int, ...] = (choices.TAKE_SHEEP,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return take_sheep_of(programs.numbering.breed_mask(cast(effects.TakeSheep, effect).breeds))

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]()
        for move in with_breeds(s, breeds_wanted(frame), choices.TAKE_SHEEP, 0, vec[i64]()):
            if len(options) == 0:
                options = vec[i64]([move])
                continue
            rank = compared(s, choices.argument_of(move), choices.argument_of(options[0]))
            if rank > 0:
                options = vec[i64]([move])
            elif rank == 0:
                options = append(options, move)
        takes_all = further_sheep(frame) > 0 and on_offer(s, breeds_wanted(frame)) <= 1 + further_sheep(frame)
        return options[:1] if takes_all else options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        take_sheep(s, s.farms[s.seat], choices.argument_of(move))
        if further_sheep(frame) > 0:
            s.push(take_sheep_of(breeds_wanted(frame), further_sheep(frame) - 1))


def compared(s: State, breed: i64, other: i64) -> i64:
    if s.tables.cards.vp[breed] != s.tables.cards.vp[other]:
        return s.tables.cards.vp[breed] - s.tables.cards.vp[other]
    return s.market[other] - s.market[breed]


class AddSheep(PrintedAutomaticStep):
    kind: i64 = 81
    printed: tuple[type[Printed], ...] = (effects.AddSheep,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return frame(self.kind, cast(effects.AddSheep, effect).n)

    def run(self, s: State, frame: i64) -> None:
        add_to_market(s, amount(frame))


def table_row(frame: i64, workers: i64) -> i64:
    """Where a card's table lists what this many workers yield."""
    return first(frame) + workers


class ShearerSheep(PrintedAutomaticStep):
    """Cards 13 and 17: depending on her shearers, a Romney and also a market sheep, if available."""

    kind: i64 = 80
    printed: tuple[type[Printed], ...] = (effects.ShearerSheep,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return frame(self.kind, programs.shearer_table())

    def run(self, s: State, frame: i64) -> None:
        farm = s.farms[s.seat]
        row = table_row(frame, farm.workers[SHEARER])
        if s.tables.sarah.shearer_romneys[row]:
            take_support(s, farm, s.tables.cards.romney)
        if s.tables.sarah.shearer_breeds[row]:
            s.push(take_sheep_of(s.tables.sarah.shearer_breeds[row]))


STEPS: Final[list[Step]] = [BuySheep(), TakeSheep(), AddSheep(), ShearerSheep()]
