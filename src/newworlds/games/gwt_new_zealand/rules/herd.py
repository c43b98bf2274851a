"""Cards: drawing, discarding, acquiring (NZ-20, NZ-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal import worth
from newworlds.games.gwt_new_zealand.appraisal.worth import times
from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.frames import amount, first, frame, held, second
from newworlds.games.gwt_new_zealand.rules.step import Effect, Reason, Step, because

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

DRAW: Final = 13
DRAW_DISCARD: Final = 15
TAKE_CARD: Final = 19
DISCARDING: Final = 56
BONUS_CARD: Final = 58

TO_DISCARD: Final = 0
TO_PILE: Final = 1


def can_draw(s: State, farm: Farm) -> bool:
    if farm.pile_size or len(farm.known_top):
        return True
    for count in farm.discard:
        if count:
            return True
    return False


def draw(s: State, farm: Farm, cards: i64) -> i64:
    """NZ-20: from the draw pile, which the shuffled discard replaces when it is empty; how many were drawn."""
    drawn: i64 = 0
    while drawn < cards and can_draw(s, farm):
        card = next_card(s, farm)
        farm.hand[card] += 1
        farm.hand_size += 1
        s.tell(journal.CARD_DRAWN, card)
        drawn += 1
    return drawn


def next_card(s: State, farm: Farm) -> i64:
    """Take the top card: a known one, or any of the others, for they lie in no order until they are drawn."""
    if len(farm.known_top):
        farm.known_top, card = pop(farm.known_top)
        return card
    if farm.pile_size == 0:
        shuffle_discard(s, farm)
    return pick(s, farm)


def pick(s: State, farm: Farm) -> i64:
    left = s.below(farm.pile_size)
    pile = farm.pile
    card: i64 = 0
    while left >= pile[card]:
        left -= pile[card]
        card += 1
    pile[card] -= 1
    farm.pile_size -= 1
    return card


def shuffle_discard(s: State, farm: Farm) -> None:
    farm.pile = farm.discard
    farm.discard = vec[i64]([0] * s.tables.cards.count)
    for count in farm.pile:
        farm.pile_size += count
    s.tell(journal.PILE_SHUFFLED)


def deal_again(s: State, farm: Farm) -> None:
    """For imagined positions: another hand of the same size, from hand and draw pile together."""
    card: i64 = 0
    while card < s.tables.cards.count:
        farm.pile[card] += farm.hand[card]
        farm.pile_size += farm.hand[card]
        farm.hand[card] = 0
        card += 1
    dealt: i64 = 0
    while dealt < farm.hand_size:
        farm.hand[pick(s, farm)] += 1
        dealt += 1


def discard(s: State, farm: Farm, card: i64) -> None:
    put_away(farm, card)
    s.tell(journal.CARD_DISCARDED, card)


def put_away(farm: Farm, card: i64) -> None:
    """From the hand to the discard pile, without a word."""
    leave_hand(farm, card)
    farm.discard[card] += 1


def leave_hand(farm: Farm, card: i64) -> None:
    farm.hand[card] -= 1
    farm.hand_size -= 1


def remove(s: State, farm: Farm, card: i64) -> None:
    """Out of the game, from the hand."""
    leave_hand(farm, card)
    s.box_cards[card] += 1
    s.tell(journal.CARD_REMOVED, card)


def acquire(s: State, farm: Farm, card: i64, to_pile: bool = False) -> None:
    """New cards go to the discard; with bonus set 5 onto the draw pile, the last one on top (NZ-107)."""
    on_top = to_pile or (s.is_top_decking != 0)
    if on_top:
        farm.known_top = append(farm.known_top, card)
    else:
        farm.discard[card] += 1
    s.tell(journal.CARD_TAKEN, card, TO_PILE if on_top else TO_DISCARD)


def take_support(s: State, farm: Farm, card: i64) -> None:
    """A support card from its pile, if any is left."""
    pile = card - s.tables.cards.first_support
    if s.support[pile]:
        s.support[pile] -= 1
        acquire(s, farm, card)


def take_bonus(s: State, farm: Farm, pile: i64) -> None:
    if s.bonus_left[pile]:
        s.bonus_left[pile] -= 1
        acquire(s, farm, s.bonus_sets[pile])


def sheep_options(s: State, kind: i64, fewest: i64) -> vec[i64]:
    """Breeds of which at least so many are in hand, as moves of a kind."""
    hand = s.farms[s.seat].hand
    options = vec[i64]()
    for card in s.tables.cards.breeds:
        if hand[card] >= fewest:
            options = append(options, choice(kind, card))
    return options


def hand_options(s: State) -> vec[i64]:
    hand = s.farms[s.seat].hand
    options = vec[i64]()
    card: i64 = 0
    while card < s.tables.cards.count:
        if hand[card]:
            options = append(options, choice(choices.DISCARD, card))
        card += 1
    return options


def no_such_discard(s: State, move: i64) -> Reason:
    """Why a card cannot be discarded here."""
    return because("wrong_card" if s.farms[s.seat].hand[choices.argument_of(move)] else "not_in_hand")


class Draw(Effect):
    """`amount` cards."""

    kind: i64 = DRAW

    def run(self, s: State, frame: i64) -> None:
        draw(s, s.farms[s.seat], amount(frame))


class DrawDiscard(Effect):
    """Draw up to n, then discard as many: the first is drawn at once, the others when asked for."""

    kind: i64 = DRAW_DISCARD
    printed: tuple[type[Printed], ...] = (effects.DrawDiscard,)
    lacking: str = "nothing_to_draw"

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return frame(self.kind, cast(effects.DrawDiscard, effect).n)

    def run(self, s: State, frame: i64) -> None:
        begin_discarding(s, amount(frame), 1)

    def worth(self, o: Outlook, frame: i64) -> float:
        return times(amount(frame), worth.TO_DRAW)

    def is_possible(self, s: State, frame: i64) -> bool:
        return can_draw(s, s.farms[s.seat])


class DrawThenDiscard(Effect):
    """Draw n, then discard n."""

    kind: i64 = 16
    printed: tuple[type[Printed], ...] = (effects.DrawThenDiscard,)
    lacking: str = "nothing_to_draw"

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return frame(self.kind, cast(effects.DrawThenDiscard, effect).n)

    def run(self, s: State, frame: i64) -> None:
        begin_discarding(s, amount(frame), amount(frame))

    def worth(self, o: Outlook, frame: i64) -> float:
        return times(amount(frame), worth.TO_DRAW)

    def is_possible(self, s: State, frame: i64) -> bool:
        return can_draw(s, s.farms[s.seat])


def discarding(to_draw: i64, cards: i64) -> i64:
    return frame(DISCARDING, held(to_draw), held(cards))


def left_to_draw(frame: i64) -> i64:
    """Cards that may still be drawn; the first discard ends the drawing."""
    return first(frame)


def to_discard(frame: i64) -> i64:
    return second(frame)


def begin_discarding(s: State, most: i64, at_once: i64) -> None:
    drawn = draw(s, s.farms[s.seat], at_once)
    if drawn:
        s.push(discarding(most - at_once, drawn))


def may_hold_free_card(s: State, farm: Farm) -> bool:
    """For all that others can know, a card that may be played at any time is in this hand."""
    card = s.tables.cards.first_support
    while card < s.tables.cards.count:
        if (s.tables.cards.is_action[card] or s.tables.cards.is_objective[card]) and farm.hand[card] + farm.pile[card]:
            return True
        card += 1
    return False


class Discarding(Step):
    """As many as were drawn."""

    kind: i64 = DISCARDING
    prompt: str = "discard"
    answers: tuple[int, ...] = (choices.DISCARD, choices.DRAW)

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = hand_options(s)
        if left_to_draw(frame) and can_draw(s, s.farms[s.seat]):
            options = append(options, choice(choices.DRAW))
        return options

    def is_secret(self, s: State, frame: i64) -> bool:
        return True

    def choose(self, s: State, frame: i64, move: i64) -> None:
        if choices.kind_of(move) == choices.DRAW:
            draw(s, s.farms[s.seat], 1)
            s.push(discarding(left_to_draw(frame) - 1, to_discard(frame) + 1))
            return
        discard(s, s.farms[s.seat], choices.argument_of(move))
        if to_discard(frame) > 1:
            s.push(discarding(0, to_discard(frame) - 1))

    def figures(self, s: State, frame: i64) -> dict[str, int | str]:
        return {"cards": to_discard(frame)}

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        if choices.kind_of(move) == choices.DRAW:
            return because("not_possible")
        return no_such_discard(s, move)


def take_card(card: i64, may_waive: bool = False) -> i64:
    """A support card."""
    return frame(TAKE_CARD, card, 1 if may_waive else 0)


def card_of(frame: i64) -> i64:
    return first(frame)


def may_decline(frame: i64) -> bool:
    return second(frame) == 1


class TakeCard(Step):
    """A support card; where the component lets its owner decline it, that is asked (NZ-21)."""

    kind: i64 = TAKE_CARD
    printed: tuple[type[Printed], ...] = (effects.TakeCard,)
    prompt: str = "take_card"
    answers: tuple[int, ...] = (choices.CHOOSE,)
    lacking: str = "pile_empty"

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        taken = cast(effects.TakeCard, effect)
        return take_card(programs.numbering.card(taken.card), taken.may_waive)

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]([choice(choices.CHOOSE, 0)])
        if may_decline(frame) and self.is_possible(s, frame):
            options = append(options, choice(choices.DONE))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        if choices.kind_of(move) == choices.CHOOSE:
            take_support(s, s.farms[s.seat], card_of(frame))

    def is_possible(self, s: State, frame: i64) -> bool:
        return s.support[card_of(frame) - s.tables.cards.first_support] > 0

    def offered(self, s: State, frame: i64) -> list[Printed]:
        return [effects.TakeCard(s.tables.cards.names[card_of(frame)])]

    def worth(self, o: Outlook, frame: i64) -> float:
        return worth.TO_TAKE_CARD


def bonus_card(pile: i64) -> i64:
    return frame(BONUS_CARD, pile)


def pile_of(frame: i64) -> i64:
    return first(frame)


class BonusCard(Effect):
    """The bonus card that a port shows."""

    kind: i64 = BONUS_CARD

    def run(self, s: State, frame: i64) -> None:
        take_bonus(s, s.farms[s.seat], pile_of(frame))


class TopDeck(Effect):
    """Bonus set 5: every card acquired this turn goes onto the draw pile."""

    kind: i64 = 14
    printed: tuple[type[Printed], ...] = (effects.TopDeck,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return self.kind

    def run(self, s: State, frame: i64) -> None:
        s.is_top_decking = 1


class RemoveFromHand(Step):
    """The price of one bonus tile: an own starting sheep of breed value 2 leaves the game (NZ-108)."""

    kind: i64 = 34
    printed: tuple[type[Printed], ...] = (effects.RemoveFromHand,)
    prompt: str = "remove_from_hand"
    answers: tuple[int, ...] = (choices.DISCARD,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return self.kind

    def options(self, s: State, frame: i64) -> vec[i64]:
        hand = s.farms[s.seat].hand
        options = vec[i64]()
        for card in s.tables.cards.breeds:
            if hand[card] and s.tables.cards.is_starting[card] and s.tables.cards.breeding[card] == 2:
                options = append(options, choice(choices.DISCARD, card))
        return options

    def is_secret(self, s: State, frame: i64) -> bool:
        return True

    def choose(self, s: State, frame: i64, move: i64) -> None:
        remove(s, s.farms[s.seat], choices.argument_of(move))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        return no_such_discard(s, move)


STEPS: Final[list[Step]] = [
    Draw(),
    DrawDiscard(),
    DrawThenDiscard(),
    Discarding(),
    TakeCard(),
    BonusCard(),
    TopDeck(),
    RemoveFromHand(),
]
