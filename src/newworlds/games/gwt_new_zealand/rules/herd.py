"""A player's cards: hand, draw pile and discard pile (NZ-20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.bags import take_any
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.step import Reason, because

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State


RULES_THAT_KEEP_HANDS_SECRET: Final = 4
"""Since then nobody learns from a question that is not asked what a player does not hold."""


def can_draw(s: State, farm: Farm) -> bool:
    if farm.pile_size or len(farm.known_top):
        return True
    for count in farm.discard:
        if count:
            return True
    return False


def draw(s: State, farm: Farm, cards: i64) -> i64:
    """NZ-20: from the draw pile, which the shuffled discard replaces when empty. Returns how many were drawn."""
    drawn: i64 = 0
    while drawn < cards and can_draw(s, farm):
        card = next_card(s, farm)
        farm.hand[card] += 1
        farm.hand_size += 1
        s.tell(journal.CARD_DRAWN, card)
        drawn += 1
    return drawn


def next_card(s: State, farm: Farm) -> i64:
    """Take the top card if it is known, else a random one: the others have no order until they are drawn."""
    if len(farm.known_top):
        farm.known_top, card = pop(farm.known_top)
        return card
    if farm.pile_size == 0:
        shuffle_discard(s, farm)
    return pick(s, farm)


def pick(s: State, farm: Farm) -> i64:
    card = take_any(s, farm.pile, farm.pile_size)
    farm.pile_size -= 1
    return card


def shuffle_discard(s: State, farm: Farm) -> None:
    farm.pile = farm.discard
    farm.discard = vec[i64]([0] * s.tables.cards.count)
    for count in farm.pile:
        farm.pile_size += count
    s.tell(journal.PILE_SHUFFLED)


def deal_again(s: State, farm: Farm) -> None:
    """For imagined positions: a new hand of the same size, from hand and draw pile together."""
    for card in range(s.tables.cards.count):
        farm.pile[card] += farm.hand[card]
        farm.pile_size += farm.hand[card]
        farm.hand[card] = 0
    for _ in range(farm.hand_size):
        farm.hand[pick(s, farm)] += 1


def discard(s: State, farm: Farm, card: i64) -> None:
    put_away(farm, card)
    s.tell(journal.CARD_DISCARDED, card)


def put_away(farm: Farm, card: i64) -> None:
    """From the hand to the discard pile, without an event."""
    leave_hand(farm, card)
    farm.discard[card] += 1


def leave_hand(farm: Farm, card: i64) -> None:
    farm.hand[card] -= 1
    farm.hand_size -= 1


def sheep_options(s: State, kind: i64, fewest: i64) -> vec[i64]:
    """Breeds of which at least this many are in hand, as moves of a kind."""
    hand = s.farms[s.seat].hand
    options = vec[i64]()
    for card in s.tables.cards.breeds:
        if hand[card] >= fewest:
            options = append(options, choice(kind, card))
    return options


def hand_options(s: State) -> vec[i64]:
    hand = s.farms[s.seat].hand
    options = vec[i64]()
    for card in range(s.tables.cards.count):
        if hand[card]:
            options = append(options, choice(choices.DISCARD, card))
    return options


def no_such_discard(s: State, move: i64) -> Reason:
    """Why a card cannot be discarded here."""
    return because("wrong_card" if s.farms[s.seat].hand[choices.argument_of(move)] else "not_in_hand")


def may_hold_free_card(s: State, farm: Farm) -> bool:
    """As far as others can know, this hand might hold a card that can be played at any time."""
    for card in range(s.tables.cards.first_support, s.tables.cards.count):
        if (s.tables.cards.is_action[card] or s.tables.cards.is_objective[card]) and farm.hand[card] + farm.pile[card]:
            return True
    return False
