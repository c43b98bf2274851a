"""Cards: drawing, discarding, acquiring (NZ-20, NZ-21)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import FIRST_PILE, NO_CARD, OBJECTIVE_CARD
from newworlds.games.gwt_new_zealand.rules import choices, frames
from newworlds.games.gwt_new_zealand.rules import happenings as tells
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.frames import first, frame, second
from newworlds.games.gwt_new_zealand.rules.step import Effect, Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

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
        s.tell(tells.CARD_DRAWN, card)
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
    s.tell(tells.PILE_SHUFFLED)


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
    s.tell(tells.CARD_DISCARDED, card)


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
    s.tell(tells.CARD_REMOVED, card)


def acquire(s: State, farm: Farm, card: i64, to_pile: bool = False) -> None:
    """New cards go to the discard; with bonus set 5 onto the draw pile, the last one on top (NZ-107)."""
    on_top = to_pile or (s.is_top_decking != 0)
    if on_top:
        farm.known_top = append(farm.known_top, card)
    else:
        farm.discard[card] += 1
    s.tell(tells.CARD_TAKEN, card, TO_PILE if on_top else TO_DISCARD)


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


def push_printed_card(s: State, card: i64) -> None:
    """The card that a counter or a port shows: it must be taken (NZ-17, NZ-27)."""
    if card == OBJECTIVE_CARD:
        s.push(frame(frames.OBJECTIVE))
    elif card >= FIRST_PILE:
        s.push(frame(frames.BONUS_CARD, card - FIRST_PILE))
    elif card != NO_CARD:
        s.push(frame(frames.TAKE_CARD, card))


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


class Draw(Effect):
    def run(self, s: State, frame: i64) -> None:
        draw(s, s.farms[s.seat], first(frame))


class DrawDiscard(Effect):
    """Draw up to n, then discard as many: the first is drawn at once, the others when asked for."""

    def run(self, s: State, frame: i64) -> None:
        begin_discarding(s, first(frame), 1)

    def is_possible(self, s: State, frame: i64) -> bool:
        return can_draw(s, s.farms[s.seat])


class DrawThenDiscard(Effect):
    """Draw n, then discard n."""

    def run(self, s: State, frame: i64) -> None:
        begin_discarding(s, first(frame), first(frame))

    def is_possible(self, s: State, frame: i64) -> bool:
        return can_draw(s, s.farms[s.seat])


def begin_discarding(s: State, most: i64, at_once: i64) -> None:
    drawn = draw(s, s.farms[s.seat], at_once)
    if drawn:
        s.push(frame(frames.DISCARDING, most - at_once, drawn))


def may_hold_free_card(s: State, farm: Farm) -> bool:
    """For all that others can know, a card that may be played at any time is in this hand."""
    card = s.tables.cards.first_support
    while card < s.tables.cards.count:
        if (s.tables.cards.is_action[card] or s.tables.cards.is_objective[card]) and farm.hand[card] + farm.pile[card]:
            return True
        card += 1
    return False


class Discarding(Step):
    """`first`: cards that may still be drawn; `second`: cards to discard. The first discard ends the drawing."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = hand_options(s)
        if first(frame) and can_draw(s, s.farms[s.seat]):
            options = append(options, choice(choices.DRAW))
        return options

    def is_secret(self, s: State, frame: i64) -> bool:
        return True

    def choose(self, s: State, frame: i64, move: i64) -> None:
        if choices.kind_of(move) == choices.DRAW:
            draw(s, s.farms[s.seat], 1)
            s.push(frames.frame(frames.DISCARDING, first(frame) - 1, second(frame) + 1))
            return
        discard(s, s.farms[s.seat], choices.argument_of(move))
        if second(frame) > 1:
            s.push(frames.frame(frames.DISCARDING, 0, second(frame) - 1))


class TakeCard(Step):
    """A support card; where the component lets its owner decline it, that is asked (NZ-21)."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]([choice(choices.CHOOSE, 0)])
        if second(frame) and self.is_possible(s, frame):
            options = append(options, choice(choices.DONE))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        if choices.kind_of(move) == choices.CHOOSE:
            take_support(s, s.farms[s.seat], first(frame))

    def is_possible(self, s: State, frame: i64) -> bool:
        return s.support[first(frame) - s.tables.cards.first_support] > 0


class BonusCard(Effect):
    """The bonus card that a port shows."""

    def run(self, s: State, frame: i64) -> None:
        take_bonus(s, s.farms[s.seat], first(frame))


class TopDeck(Effect):
    """Bonus set 5: every card acquired this turn goes onto the draw pile."""

    def run(self, s: State, frame: i64) -> None:
        s.is_top_decking = 1


class RemoveFromHand(Step):
    """The price of one bonus tile: an own starting sheep of breed value 2 leaves the game (NZ-108)."""

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


STEPS: Final[dict[int, Step]] = {
    frames.DRAW: Draw(),
    frames.DRAW_DISCARD: DrawDiscard(),
    frames.DRAW_THEN_DISCARD: DrawThenDiscard(),
    frames.DISCARDING: Discarding(),
    frames.TAKE_CARD: TakeCard(),
    frames.BONUS_CARD: BonusCard(),
    frames.TOP_DECK: TopDeck(),
    frames.REMOVE_FROM_HAND: RemoveFromHand(),
}
