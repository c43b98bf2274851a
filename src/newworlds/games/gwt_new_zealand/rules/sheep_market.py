"""Buying sheep (NZ-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import SHEPHERD
from newworlds.games.gwt_new_zealand.rules import choices, frames
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.counting import total
from newworlds.games.gwt_new_zealand.rules.frames import first, second, third, wide
from newworlds.games.gwt_new_zealand.rules.herd import acquire
from newworlds.games.gwt_new_zealand.rules.purse import add_tokens, pay
from newworlds.games.gwt_new_zealand.rules.sheep_pile import add_to_market
from newworlds.games.gwt_new_zealand.rules.step import Step

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

CARDS_ADDED: Final = 2
"""What an unused shepherd adds to the market."""
OPTION: Final = 16
"""A purchase is its option times this, plus its breed."""


def take_sheep(s: State, farm: Farm, breed: i64, to_pile: bool = False) -> None:
    s.market[breed] -= 1
    acquire(s, farm, breed, to_pile)


def with_breeds(s: State, breeds: i64, kind: i64, base: i64, options: vec[i64]) -> vec[i64]:
    """Breeds of a set that lie in the market."""
    breed: i64 = 0
    while breed < s.tables.cards.market_breeds:
        if breeds >> breed & 1 and s.market[breed]:
            options = append(options, choice(kind, base + breed))
        breed += 1
    return options


def shepherds_left(farm: Farm, frame: i64) -> i64:
    """All of them, until the action has begun."""
    return first(frame) if second(frame) else farm.workers[SHEPHERD]


class BuySheep(Step):
    """`first`: shepherds not used yet, once `second` says that the action has begun."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        left = shepherds_left(farm, frame)
        options = vec[i64]([choice(choices.DONE)])
        option: i64 = 0
        while option < s.tables.markets.sheep_options:
            if (
                s.tables.markets.option_shepherds[option] <= left
                and s.tables.markets.option_pounds[option] <= farm.money
            ):
                options = with_breeds(
                    s, s.tables.markets.option_breeds[option], choices.BUY_SHEEP, option * OPTION, options
                )
            option += 1
        if left and total(s.sheep_pile):
            options = append(options, choice(choices.ADD_SHEEP))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        kind = choices.kind_of(move)
        left = shepherds_left(s.farms[s.seat], frame)
        if kind == choices.ADD_SHEEP:
            s.push(frames.frame(frames.BUY_SHEEP, left - 1, 1))
            add_to_market(s, CARDS_ADDED)
        elif kind == choices.BUY_SHEEP:
            option = choices.argument_of(move) // OPTION
            s.push(frames.frame(frames.BUY_SHEEP, left - s.tables.markets.option_shepherds[option], 1))
            buy(s, option, choices.argument_of(move) % OPTION)

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 1


def buy(s: State, option: i64, breed: i64) -> None:
    """NZ-E4; a second card of the option may be left (NZ-111)."""
    farm = s.farms[s.seat]
    markets = s.tables.markets
    pay(s, farm, markets.option_pounds[option])
    take_sheep(s, farm, breed)
    if markets.option_tokens[option]:
        add_tokens(s, farm, markets.option_tokens[option])
    more = markets.option_cards[option] - 1
    if more > 0:
        s.push(frames.frame(frames.MARKET_SHEEP, more, 0, 0, markets.option_breeds[option]))


class MarketSheep(Step):
    """Up to `first` sheep of the breeds `wide`, together for `second` pounds; `third`: 1 onto the draw pile."""

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]()
        if second(frame) <= s.farms[s.seat].money:
            options = with_breeds(s, wide(frame), choices.TAKE_SHEEP, 0, options)
        if len(options):
            options = append(options, choice(choices.DONE))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        if choices.kind_of(move) == choices.DONE:
            return
        farm = s.farms[s.seat]
        pay(s, farm, second(frame))
        take_sheep(s, farm, choices.argument_of(move), third(frame) == 1)
        if first(frame) > 1:
            s.push(frames.frame(frames.MARKET_SHEEP, first(frame) - 1, 0, third(frame), wide(frame)))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0


STEPS: Final[dict[int, Step]] = {frames.BUY_SHEEP: BuySheep(), frames.MARKET_SHEEP: MarketSheep()}
