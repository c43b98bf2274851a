"""Sarah's turn: her card, her movement, her action, Wellington (NZ-60, NZ-61, NZ-113)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data import sarah_effects as effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.printed.names import FIRST_PILE, NO_CARD, OBJECTIVE_CARD
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.acquiring import acquire, take_bonus, take_support
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.forecasts import FIRST_B, place_forecast, refill_forecasts
from newworlds.games.gwt_new_zealand.rules.frames import first, frame
from newworlds.games.gwt_new_zealand.rules.objectives import take_from_offer
from newworlds.games.gwt_new_zealand.rules.reacting import end_turn
from newworlds.games.gwt_new_zealand.rules.sites import EMPTY, owner_of, tax_at
from newworlds.games.gwt_new_zealand.rules.step import AutomaticStep, PrintedAutomaticStep, Step
from newworlds.games.gwt_new_zealand.rules.trail import next_locations

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.state import State

SARAH_TURN: Final = 64
SARAH_WALK: Final = 65
SARAH_STEP: Final = 66
SARAH_ACT: Final = 67
SARAH_WELLINGTON: Final = 68

A_LOCATION: Final = 1_000_000
A_POUND: Final = 1_000
A_POUND_TO_YOU: Final = 1
"""Paths are compared by locations, then by taxes, then by taxes paid to you."""
UNKNOWN: Final = -1


class SarahTurn(AutomaticStep):
    """The top card of her pile, reshuffled when empty: her move, her action, then perhaps Wellington."""

    kind: i64 = SARAH_TURN

    def run(self, s: State, frame: i64) -> None:
        if s.sarah_pile == 0:
            s.sarah_pile = s.sarah_deck
        card = draw_card(s)
        s.sarah_card = card
        s.tell(journal.SARAH_CARD, card)
        s.push(end_turn())
        s.push(SARAH_WELLINGTON)
        s.push(frame_of_card(card))
        s.push(walk(steps_of(s, card)))


def draw_card(s: State) -> i64:
    left: i64 = 0
    for card in range(s.tables.sarah.cards):
        left += s.sarah_pile >> card & 1
    left = s.below(left)
    card = 0
    while left > 0 or not s.sarah_pile >> card & 1:
        left -= s.sarah_pile >> card & 1
        card += 1
    s.sarah_pile -= 1 << card
    return card


def steps_of(s: State, card: i64) -> i64:
    """A printed number, or the number of her workers of the card's type or of her speciality."""
    if s.tables.sarah.move[card]:
        return s.tables.sarah.move[card]
    worker = s.tables.sarah.type[card] if s.tables.sarah.moves_by_type[card] else s.speciality
    return s.farms[s.seat].workers[worker]


def walk(steps: i64) -> i64:
    return frame(SARAH_WALK, steps)


def steps_to_make(frame: i64) -> i64:
    """Of her walk, and of the step being chosen."""
    return first(frame)


class SarahWalk(PrintedAutomaticStep):
    """She takes no step from Wellington (NZ-113)."""

    kind: i64 = SARAH_WALK
    printed: tuple[type[Printed], ...] = (effects.MoveMore,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return walk(cast(effects.MoveMore, effect).n)

    def run(self, s: State, frame: i64) -> None:
        if steps_to_make(frame) and s.farms[s.seat].node != s.tables.trail.wellington:
            s.push(step(steps_to_make(frame)))


def step(steps: i64) -> i64:
    return frame(SARAH_STEP, steps)


class SarahStep(Step):
    """The best next location; if the criteria leave several, the player chooses."""

    kind: i64 = SARAH_STEP
    prompt: str = "sarah_step"
    answers: tuple[int, ...] = (choices.STEP,)

    def options(self, s: State, frame: i64) -> vec[i64]:
        known = vec[i64]([UNKNOWN] * s.tables.trail.nodes)
        least: i64 = UNKNOWN
        options = vec[i64]()
        for node in next_locations(s, s.farms[s.seat].node, vec[i64]()):
            length = way_through(s, node, known)
            if least == UNKNOWN or length < least:
                least = length
                options = vec[i64]()
            if length == least:
                options = append(options, choice(choices.STEP, node))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        node = choices.argument_of(move)
        s.farms[s.seat].node = node
        s.tell(journal.BREEDER_MOVED, node)
        pay_you(s, node)
        s.push(walk(steps_to_make(frame) - 1))


def way_through(s: State, node: i64, known: vec[i64]) -> i64:
    """The cost of a path to Wellington that enters this space."""
    if node == s.tables.trail.wellington:
        return A_LOCATION
    if s.site[node] == EMPTY:
        return way_from(s, node, known)
    tax = tax_at(s, node, s.seat)
    yours = tax if owner_of(s.site[node]) >= 0 else 0
    return A_LOCATION + tax * A_POUND + yours * A_POUND_TO_YOU + way_from(s, node, known)


def way_from(s: State, node: i64, known: vec[i64]) -> i64:
    """The lowest cost ahead of a space."""
    if known[node] != UNKNOWN:
        return known[node]
    least = way_through(s, s.tables.trail.ways[node * 2], known)
    if s.tables.trail.ways[node * 2 + 1] >= 0:
        other = way_through(s, s.tables.trail.ways[node * 2 + 1], known)
        if other < least:
            least = other
    known[node] = least
    return least


def pay_you(s: State, node: i64) -> None:
    """NZ-11: the bank pays you when she passes your building."""
    owner = owner_of(s.site[node])
    due = tax_at(s, node, s.seat)
    if owner >= 0 and due:
        s.farms[owner].money += due
        s.tell(journal.TAX_PAID, owner, due, node)


def frame_of_card(card: i64) -> i64:
    return frame(SARAH_ACT, card)


def card_of(frame: i64) -> i64:
    return first(frame)


class SarahAct(AutomaticStep):
    """The action of her card; if it has two, her speciality decides."""

    kind: i64 = SARAH_ACT

    def run(self, s: State, frame: i64) -> None:
        card = card_of(frame)
        s.perform(s.tables.sarah.always[card])
        if s.tables.sarah.type[card] == s.speciality:
            s.perform(s.tables.sarah.special[card])
        else:
            s.perform(s.tables.sarah.other[card])


class SarahWellington(AutomaticStep):
    """NZ-61: no income; delivery, the right-hand forecasts, back to the start."""

    kind: i64 = SARAH_WELLINGTON

    def run(self, s: State, frame: i64) -> None:
        farm = s.farms[s.seat]
        if farm.node != s.tables.trail.wellington:
            return
        farm.visits += 1
        deliver(s)
        if s.forecast[1]:
            place_forecast(s, 1)
        if s.forecast[FIRST_B + 1]:
            place_forecast(s, FIRST_B + 1)
        farm.node = s.tables.trail.start
        refill_forecasts(s)


def deliver(s: State) -> None:
    """The level's first counter, then the next higher one each time, finally 21 repeatedly."""
    counter = s.sarah_counter
    if counter < s.tables.counters.local - 1:
        s.sarah_counter += 1
    place_disc(s, counter)


def place_disc(s: State, counter: i64) -> None:
    """NZ-116: without a disc, nothing is placed or gained."""
    if s.sarah_discs == 0:
        return
    s.sarah_discs -= 1
    s.farms[s.seat].delivered[counter] += 1
    s.tell(journal.DELIVERED, counter)
    take_printed_card(s, s.tables.counters.card[counter])


def take_printed_card(s: State, card: i64) -> None:
    """What a counter or a port shows."""
    if card == OBJECTIVE_CARD:
        take_objective(s)
    elif card >= FIRST_PILE:
        take_bonus(s, s.farms[s.seat], card - FIRST_PILE)
    elif card != NO_CARD:
        take_support(s, s.farms[s.seat], card)


def take_objective(s: State) -> None:
    """The card on offer that lies farthest from the pile."""
    if len(s.offer):
        acquire(s, s.farms[s.seat], s.offer[0])
        take_from_offer(s, s.offer[0])


STEPS: Final[list[Step]] = [SarahTurn(), SarahWalk(), SarahStep(), SarahAct(), SarahWellington()]
