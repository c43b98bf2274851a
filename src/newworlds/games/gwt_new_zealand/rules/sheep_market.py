"""Buying sheep (NZ-25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.worth import times
from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.printed.names import SHEPHERD
from newworlds.games.gwt_new_zealand.rules import choices
from newworlds.games.gwt_new_zealand.rules.acquiring import acquire
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.counting import total
from newworlds.games.gwt_new_zealand.rules.frames import first, frame, second, third, wide
from newworlds.games.gwt_new_zealand.rules.purse import add_tokens, pay
from newworlds.games.gwt_new_zealand.rules.sheep_pile import add_to_market
from newworlds.games.gwt_new_zealand.rules.step import PrintedStep, Reason, Step, because

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

BUY_SHEEP: Final = 25
MARKET_SHEEP: Final = 33

CARDS_ADDED: Final = 2
"""Cards that an unused shepherd adds to the market."""
OPTION: Final = 16
"""A purchase is its option times this, plus its breed."""


def take_sheep(s: State, farm: Farm, breed: i64, to_pile: bool = False) -> None:
    s.market[breed] -= 1
    acquire(s, farm, breed, to_pile)


def with_breeds(s: State, breeds: i64, kind: i64, base: i64, options: vec[i64]) -> vec[i64]:
    """The breeds of a set that are in the market."""
    for breed in range(s.tables.cards.market_breeds):
        if breeds >> breed & 1 and s.market[breed]:
            options = append(options, choice(kind, base + breed))
    return options


def shepherds_left(farm: Farm, frame: i64) -> i64:
    """All of them, until the action has begun."""
    return first(frame) if second(frame) else farm.workers[SHEPHERD]


def go_on_buying(shepherds: i64) -> i64:
    """The action has begun; these shepherds are still unused."""
    return frame(BUY_SHEEP, shepherds, 1)


class BuySheep(PrintedStep):
    """NZ-25."""

    kind: i64 = BUY_SHEEP
    printed: tuple[type[Printed], ...] = (effects.BuySheep,)
    prompt: str = "buy_sheep"
    answers: tuple[int, ...] = (choices.BUY_SHEEP, choices.ADD_SHEEP)
    lacking: str = "no_sheep_to_buy"

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return BUY_SHEEP

    def options(self, s: State, frame: i64) -> vec[i64]:
        farm = s.farms[s.seat]
        left = shepherds_left(farm, frame)
        options = vec[i64]([choice(choices.DONE)])
        for option in range(s.tables.markets.sheep_options):
            if (
                s.tables.markets.option_shepherds[option] <= left
                and s.tables.markets.option_pounds[option] <= farm.money
            ):
                options = with_breeds(
                    s, s.tables.markets.option_breeds[option], choices.BUY_SHEEP, option * OPTION, options
                )
        if left and total(s.sheep_pile):
            options = append(options, choice(choices.ADD_SHEEP))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        kind = choices.kind_of(move)
        left = shepherds_left(s.farms[s.seat], frame)
        if kind == choices.ADD_SHEEP:
            s.push(go_on_buying(left - 1))
            add_to_market(s, CARDS_ADDED)
        elif kind == choices.BUY_SHEEP:
            option = choices.argument_of(move) // OPTION
            s.push(go_on_buying(left - s.tables.markets.option_shepherds[option]))
            buy(s, option, choices.argument_of(move) % OPTION)

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 1

    def figures(self, s: State, frame: i64) -> dict[str, int | str]:
        return {"shepherds": shepherds_left(s.farms[s.seat], frame)}

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        """Explains the breed, whichever option of the price list was named."""
        if choices.kind_of(move) == choices.ADD_SHEEP:
            return because("sheep_pile_empty")
        farm = s.farms[s.seat]
        breed = choices.argument_of(move) % OPTION
        if not s.market[breed]:
            return because("no_such_sheep")
        return why_not_buy(s, breed, shepherds_left(farm, frame), farm.money)

    def worth(self, o: Outlook, frame: i64) -> float:
        return (o.worth.to_buy_sheep + times(o.farm.workers[SHEPHERD], o.worth.to_buy_per_shepherd)) * o.means


def why_not_buy(s: State, breed: i64, shepherds: i64, money: i64) -> Reason:
    """No option for the breed is within reach, or another one is."""
    markets = s.tables.markets
    offers = [option for option in range(markets.sheep_options) if markets.option_breeds[option] >> breed & 1]
    fewest = min([markets.option_shepherds[option] for option in offers], default=0)
    if fewest > shepherds:
        return because("too_few_shepherds", shepherds=fewest, have=shepherds)
    prices = [markets.option_pounds[option] for option in offers if markets.option_shepherds[option] <= shepherds]
    price = min(prices, default=0)
    return because("sheep_too_dear", pounds=price, money=money) if price > money else because("other_option")


def buy(s: State, option: i64, breed: i64) -> None:
    """NZ-E4; a second card of the option may be declined (NZ-111)."""
    farm = s.farms[s.seat]
    markets = s.tables.markets
    pay(s, farm, markets.option_pounds[option])
    take_sheep(s, farm, breed)
    if markets.option_tokens[option]:
        add_tokens(s, farm, markets.option_tokens[option])
    more = markets.option_cards[option] - 1
    if more > 0:
        s.push(market_sheep(more, 0, False, markets.option_breeds[option]))


def market_sheep(most: i64, pounds: i64, to_pile: bool, breeds: i64) -> i64:
    """Up to this many sheep of these breeds for the total price, to the discard or onto the draw pile."""
    return frame(MARKET_SHEEP, most, pounds, 1 if to_pile else 0, breeds)


def most_sheep(frame: i64) -> i64:
    return first(frame)


def price(frame: i64) -> i64:
    return second(frame)


def is_to_pile(frame: i64) -> bool:
    return third(frame) == 1


def breeds_offered(frame: i64) -> i64:
    """One bit per breed."""
    return wide(frame)


class MarketSheep(PrintedStep):
    """NZ-25; each but the first may be declined (NZ-111)."""

    kind: i64 = MARKET_SHEEP
    printed: tuple[type[Printed], ...] = (effects.MarketSheep,)
    prompt: str = "market_sheep"
    answers: tuple[int, ...] = (choices.TAKE_SHEEP,)

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        offer = cast(effects.MarketSheep, effect)
        breeds = programs.numbering.breed_mask(offer.breeds)
        return market_sheep(offer.n, offer.cost, offer.to == "draw_pile", breeds)

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]()
        if price(frame) <= s.farms[s.seat].money:
            options = with_breeds(s, breeds_offered(frame), choices.TAKE_SHEEP, 0, options)
        if len(options):
            options = append(options, choice(choices.DONE))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        if choices.kind_of(move) == choices.DONE:
            return
        farm = s.farms[s.seat]
        pay(s, farm, price(frame))
        take_sheep(s, farm, choices.argument_of(move), is_to_pile(frame))
        if most_sheep(frame) > 1:
            s.push(market_sheep(most_sheep(frame) - 1, 0, is_to_pile(frame), breeds_offered(frame)))

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(self.options(s, frame)) > 0

    def figures(self, s: State, frame: i64) -> dict[str, int | str]:
        return {"cards": most_sheep(frame)}

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        breed = choices.argument_of(move)
        if not breeds_offered(frame) >> breed & 1:
            return because("other_breed")
        if not s.market[breed]:
            return because("no_such_sheep")
        return because("sheep_too_dear", pounds=price(frame), money=s.farms[s.seat].money)


STEPS: Final[list[Step]] = [BuySheep(), MarketSheep()]
