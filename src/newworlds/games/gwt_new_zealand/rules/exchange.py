"""Free actions: exchange tokens (NZ-31), bonus cards for gold (NZ-35), cards from hand (NZ-36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.acquiring import remove, take_bonus
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.drawing import DRAW, DRAW_DISCARD
from newworlds.games.gwt_new_zealand.rules.frames import frame
from newworlds.games.gwt_new_zealand.rules.herd import can_draw, discard, leave_hand
from newworlds.games.gwt_new_zealand.rules.purse import add_gold, add_tokens, spend_gold
from newworlds.games.gwt_new_zealand.rules.step import Reason, because

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

CARDS_FOR_A_TOKEN: Final = 2


def with_exchanges(s: State, options: vec[i64]) -> vec[i64]:
    """NZ-31: tokens at any time during one's own turn, even within an action."""
    if s.seat >= s.players:
        return options
    farm = s.farms[s.seat]
    if farm.tokens == 0:
        return options
    if can_draw(s, farm):
        options = append(options, choice(choices.EXCHANGE))
    if farm.tokens >= 2 and farm.hand[s.tables.cards.shropshire]:
        options = append(options, choice(choices.EXCHANGE_TWO))
    return options


def with_free_actions(s: State, options: vec[i64]) -> vec[i64]:
    """NZ-35, NZ-36: before phase A and before or after each action of phase B."""
    farm = s.farms[s.seat]
    for card in range(s.tables.cards.first_support, s.tables.cards.count):
        if farm.hand[card] and (s.tables.cards.is_action[card] or s.tables.cards.is_objective[card]):
            options = append(options, choice(choices.PLAY_CARD, card))
    for pile in range(i64(4)):
        if farm.gold >= s.tables.markets.pile_gold[pile] and s.bonus_left[pile]:
            options = append(options, choice(choices.BUY_BONUS_CARD, pile))
    return options


def interject(s: State, kind: i64, argument: i64) -> None:
    """Carry out a free action; the pending question remains."""
    farm = s.farms[s.seat]
    if kind == choices.PLAY_CARD:
        play_card(s, farm, argument)
    elif kind == choices.BUY_BONUS_CARD:
        spend_gold(s, farm, s.tables.markets.pile_gold[argument])
        take_bonus(s, farm, argument)
    else:
        use_tokens(s, farm, kind)


def play_card(s: State, farm: Farm, card: i64) -> None:
    """NZ-29: objectives are laid out; NZ-36: other cards are discarded and, after their effect, replaced."""
    s.tell(journal.CARD_PLAYED, card)
    if s.tables.cards.is_objective[card]:
        leave_hand(farm, card)
        farm.played[card] += 1
    else:
        discard(s, farm, card)
        s.push(frame(DRAW, 1))
    s.perform(s.tables.cards.program[card])


def use_tokens(s: State, farm: Farm, kind: i64) -> None:
    """NZ-31: one token draws up to two cards; two remove a Shropshire for a gold."""
    if kind == choices.EXCHANGE:
        s.tell(journal.EXCHANGED, 1)
        add_tokens(s, farm, -1)
        s.push(frame(DRAW_DISCARD, CARDS_FOR_A_TOKEN))
        return
    remove_shropshire(s, farm)


def remove_shropshire(s: State, farm: Farm) -> None:
    s.tell(journal.EXCHANGED, 2)
    add_tokens(s, farm, -2)
    remove(s, farm, s.tables.cards.shropshire)
    add_gold(s, farm, 1)


def why_not_free(s: State, move: i64) -> Reason:
    """Why a free action is refused although free actions are allowed."""
    farm = s.farms[s.seat]
    argument = choices.argument_of(move)
    kind = choices.kind_of(move)
    if kind == choices.PLAY_CARD:
        return because("not_played" if farm.hand[argument] else "not_in_hand")
    if kind == choices.BUY_BONUS_CARD:
        if not s.bonus_left[argument]:
            return because("pile_empty")
        return because("not_enough_gold", gold=s.tables.markets.pile_gold[argument], have=farm.gold)
    return too_few_tokens(farm, 2 if kind == choices.EXCHANGE_TWO else 1, "no_exchange_now")


def too_few_tokens(farm: Farm, wanted: i64, otherwise: str) -> Reason:
    if farm.tokens < wanted:
        return because("not_enough_tokens", wanted=wanted, have=farm.tokens)
    return because(otherwise)
