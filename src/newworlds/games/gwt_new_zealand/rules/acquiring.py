"""Cards acquired and cards that leave the game (NZ-21, NZ-107, NZ-108)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.frames import first, frame, second
from newworlds.games.gwt_new_zealand.rules.herd import RULES_THAT_KEEP_HANDS_SECRET, leave_hand, no_such_discard
from newworlds.games.gwt_new_zealand.rules.step import AutomaticStep, PrintedAutomaticStep, PrintedStep, Reason, Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

TAKE_CARD: Final = 19
BONUS_CARD: Final = 58
TO_DISCARD: Final = 0
TO_PILE: Final = 1


def remove(s: State, farm: Farm, card: i64) -> None:
    """From the hand, out of the game."""
    leave_hand(farm, card)
    s.box_cards[card] += 1
    s.tell(journal.CARD_REMOVED, card)


def acquire(s: State, farm: Farm, card: i64, to_pile: bool = False) -> None:
    """New cards go to the discard or, with bonus set 5, onto the draw pile, the last one on top (NZ-107)."""
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


def take_card(card: i64, may_waive: bool = False) -> i64:
    """A support card."""
    return frame(TAKE_CARD, card, 1 if may_waive else 0)


def card_of(frame: i64) -> i64:
    return first(frame)


def may_decline(frame: i64) -> bool:
    return second(frame) == 1


class TakeCard(PrintedStep):
    """A support card; asks first if the component allows it to be declined (NZ-21)."""

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
        return o.worth.to_take_card


def bonus_card(pile: i64) -> i64:
    return frame(BONUS_CARD, pile)


def pile_of(frame: i64) -> i64:
    return first(frame)


class BonusCard(AutomaticStep):
    """The bonus card that a port shows."""

    kind: i64 = BONUS_CARD

    def run(self, s: State, frame: i64) -> None:
        take_bonus(s, s.farms[s.seat], pile_of(frame))


class TopDeck(PrintedAutomaticStep):
    """Bonus set 5: every card acquired this turn goes onto the draw pile."""

    kind: i64 = 14
    printed: tuple[type[Printed], ...] = (effects.TopDeck,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return self.kind

    def run(self, s: State, frame: i64) -> None:
        s.is_top_decking = 1


class RemoveFromHand(PrintedStep):
    """The price of one bonus tile: one of the player's starting sheep of breed value 2 leaves the game (NZ-108)."""

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

    def bars_tokens(self, s: State) -> bool:
        """NZ-24: or the card that pays for the tile could be exchanged before it is paid."""
        return s.rules >= RULES_THAT_KEEP_HANDS_SECRET

    def choose(self, s: State, frame: i64, move: i64) -> None:
        remove(s, s.farms[s.seat], choices.argument_of(move))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        return no_such_discard(s, move)


STEPS: Final[list[Step]] = [TakeCard(), BonusCard(), TopDeck(), RemoveFromHand()]
