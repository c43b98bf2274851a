"""Exchange tokens during other players' turns (NZ-31).

What others do changes nothing about one's own cards, so that any moment of their turns is as good as the first. A
reaction is set up with the last decision of one's own turn and carried out when the turn is over, after phase C; it
asks nothing, and so never keeps the others waiting.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.core.position import NOBODY
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.exchange import remove_shropshire
from newworlds.games.gwt_new_zealand.rules.frames import first, frame
from newworlds.games.gwt_new_zealand.rules.herd import can_draw, discard, draw
from newworlds.games.gwt_new_zealand.rules.purse import add_tokens

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

END_TURN: Final = 40
RULES_WITH_REACTIONS: Final = 2
DOUBLES: Final = 1
GOLD: Final = 2
MOST_EXCHANGED: Final = 2
"""Cards exchanged by one token."""


def end_turn(reaction: i64 = 0) -> i64:
    """The end of a turn, and what tokens are used for afterwards; 0 for nothing."""
    return frame(END_TURN, reaction)


def reaction_of(frame: i64) -> i64:
    return first(frame)


def with_reactions(s: State, options: vec[i64]) -> vec[i64]:
    """Ways to end a turn if another one follows; two tokens buy gold."""
    if s.rules < RULES_WITH_REACTIONS or s.marker_owner != NOBODY:
        return options
    tokens = s.farms[s.seat].tokens
    if tokens >= 1:
        options = append(options, choice(choices.REACT, DOUBLES))
    if tokens >= 2:
        options = append(options, choice(choices.REACT, GOLD))
    return options


def end_turn_with(s: State, reaction: i64) -> None:
    """The end of the turn carries it out; anything else pending in this turn is dropped."""
    s.drop_to(END_TURN)
    s.push(end_turn(reaction))


def react(s: State, farm: Farm, reaction: i64) -> None:
    if reaction == DOUBLES:
        part_with_doubles(s, farm)
    elif reaction == GOLD and farm.tokens >= 2 and farm.hand[s.tables.cards.shropshire]:
        remove_shropshire(s, farm)


def part_with_doubles(s: State, farm: Farm) -> None:
    """A token for up to two sheep of breeds held more than once, least valuable first; without any it is kept."""
    surplus = doubles(s, farm)
    if surplus == 0 or farm.tokens == 0 or not can_draw(s, farm):
        return
    s.tell(journal.EXCHANGED, 1)
    add_tokens(s, farm, -1)
    drawn = draw(s, farm, surplus if surplus < MOST_EXCHANGED else MOST_EXCHANGED)
    for _ in range(drawn):
        discard(s, farm, least_double(s, farm))


def doubles(s: State, farm: Farm) -> i64:
    """How many sheep in hand repeat a breed already in it."""
    surplus: i64 = 0
    for card in s.tables.cards.breeds:
        if farm.hand[card] > 1:
            surplus += farm.hand[card] - 1
    return surplus


def least_double(s: State, farm: Farm) -> i64:
    """The breed with the lowest value among those held more than once."""
    least: i64 = -1
    for card in s.tables.cards.breeds:
        if farm.hand[card] > 1 and (least < 0 or s.tables.cards.breeding[card] < s.tables.cards.breeding[least]):
            least = card
    return least
