"""Bonus tiles and jokers (NZ-24, NZ-108)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.appraisal.worth import times
from newworlds.games.gwt_new_zealand.data import effects
from newworlds.games.gwt_new_zealand.data.effects import Effect as Printed
from newworlds.games.gwt_new_zealand.rules import choices, journal
from newworlds.games.gwt_new_zealand.rules.choices import choice
from newworlds.games.gwt_new_zealand.rules.frames import amount, frame, kind_of
from newworlds.games.gwt_new_zealand.rules.herd import RULES_THAT_KEEP_HANDS_SECRET
from newworlds.games.gwt_new_zealand.rules.hiring import PRICE_SHIFT, add_worker, has_room, price_change
from newworlds.games.gwt_new_zealand.rules.purse import LOSE_GOLD, PAY_MONEY, pay
from newworlds.games.gwt_new_zealand.rules.step import PrintedStep, Reason, Step, because

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.appraisal.outlook import Outlook
    from newworlds.games.gwt_new_zealand.printed.programs import Programs
    from newworlds.games.gwt_new_zealand.rules.farm import Farm
    from newworlds.games.gwt_new_zealand.state import State

INVEST: Final = 22
JOKER: Final = 53


def row_price(s: State, space: i64, modifier: i64) -> i64:
    return s.tables.markets.tile_costs[space // s.tables.markets.tile_columns] + modifier


def pounds_asked(s: State, space: i64, modifier: i64) -> i64:
    """The row's price and the pounds that the tile itself asks for."""
    return row_price(s, space, modifier) + asked(s, s.tables.tiles.price[s.tiles[space] - 1], PAY_MONEY)


def is_on_sale(s: State, space: i64) -> bool:
    """NZ-24: not from the marker's row."""
    return s.tiles[space] > 0 and space // s.tables.markets.tile_columns != s.marker


def can_take(s: State, farm: Farm, space: i64, modifier: i64) -> bool:
    """NZ-24: the row's price and everything the tile asks for must be met."""
    if not is_on_sale(s, space):
        return False
    tile = s.tiles[space] - 1
    if tile == s.tables.tiles.joker and not has_any_room(farm):
        return False
    return can_pay(s, farm, row_price(s, space, modifier), s.tables.tiles.price[tile])


def can_pay(s: State, farm: Farm, pounds: i64, price: i64) -> bool:
    if pounds + asked(s, price, PAY_MONEY) > farm.money or asked(s, price, LOSE_GOLD) > farm.gold:
        return False
    for at in range(s.tables.programs.start[price], s.tables.programs.start[price + 1]):
        if not s.can_do(s.tables.programs.effects[at]):
            return False
    return True


def asked(s: State, price: i64, kind: i64) -> i64:
    """How much of one kind a tile's own price requires."""
    total: i64 = 0
    for at in range(s.tables.programs.start[price], s.tables.programs.start[price + 1]):
        if kind_of(s.tables.programs.effects[at]) == kind:
            total += amount(s.tables.programs.effects[at])
    return total


def has_any_room(farm: Farm) -> bool:
    for worker in range(i64(4)):
        if has_room(farm, worker):
            return True
    return False


def takeable(s: State, frame: i64) -> vec[i64]:
    """Every tile on the market that can be paid for."""
    farm = s.farms[s.seat]
    tiles = vec[i64]()
    for space in range(len(s.tiles)):
        if can_take(s, farm, space, price_change(frame)):
            tiles = append(tiles, choice(choices.INVEST, space))
    return tiles


class Invest(PrintedStep):
    """NZ-24."""

    kind: i64 = INVEST
    printed: tuple[type[Printed], ...] = (effects.Invest,)
    prompt: str = "invest"
    answers: tuple[int, ...] = (choices.INVEST,)
    lacking: str = "no_tile_to_take"

    def frame_of(self, effect: Printed, programs: Programs) -> i64:
        return frame(INVEST, cast(effects.Invest, effect).mod + PRICE_SHIFT)

    def options(self, s: State, frame: i64) -> vec[i64]:
        """Declining is possible where otherwise whoever can take nothing would have to admit it."""
        options = takeable(s, frame)
        if s.rules >= RULES_THAT_KEEP_HANDS_SECRET and self.is_secret(s, frame):
            options = append(options, choice(choices.DONE))
        return options

    def is_secret(self, s: State, frame: i64) -> bool:
        return self.asks_for_cards(s, frame)

    def asks_for_cards(self, s: State, frame: i64) -> bool:
        """Whether some tile asks for a card from hand."""
        for tile in s.tiles:
            if tile and s.tables.tiles.asks_for_card[tile - 1]:
                return True
        return False

    def choose(self, s: State, frame: i64, move: i64) -> None:
        """Prices first, then every reward; a joker goes to a worker row, not beside the board."""
        if choices.kind_of(move) == choices.DONE:
            return
        farm = s.farms[s.seat]
        space = choices.argument_of(move)
        tile = s.tiles[space] - 1
        s.tiles[space] = 0
        s.tell(journal.TILE_TAKEN, tile, row_price(s, space, price_change(frame)))
        pay(s, farm, row_price(s, space, price_change(frame)))
        if tile == s.tables.tiles.joker:
            s.push(JOKER)
        else:
            farm.tiles[tile] += 1
        s.perform(s.tables.tiles.program[tile])
        s.perform(s.tables.tiles.price[tile])

    def is_possible(self, s: State, frame: i64) -> bool:
        return len(takeable(s, frame)) > 0

    def why_impossible(self, s: State, frame: i64) -> Reason:
        money = s.farms[s.seat].money
        prices = [pounds_asked(s, space, price_change(frame)) for space in range(len(s.tiles)) if is_on_sale(s, space)]
        cheapest = min(prices, default=0)
        if cheapest > money:
            return because("cheapest_tile_too_dear", pounds=cheapest, money=money)
        return because(self.lacking)

    def figures(self, s: State, frame: i64) -> dict[str, int | str]:
        return {"change": price_change(frame)}

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        farm = s.farms[s.seat]
        space = choices.argument_of(move)
        if not s.tiles[space]:
            return because("no_tile_there")
        if space // s.tables.markets.tile_columns == s.marker:
            return because("marker_row")
        tile = s.tiles[space] - 1
        if tile == s.tables.tiles.joker and not has_any_room(farm):
            return because("no_row_for_joker")
        price = s.tables.tiles.price[tile]
        pounds = pounds_asked(s, space, price_change(frame))
        if pounds > farm.money:
            return because("tile_too_dear", pounds=pounds, money=farm.money)
        if asked(s, price, LOSE_GOLD) > farm.gold:
            return because("tile_asks_for_gold", gold=asked(s, price, LOSE_GOLD), have=farm.gold)
        return because("tile_asks_for_card")

    def worth(self, o: Outlook, frame: i64) -> float:
        return o.worth.to_invest * o.means - times(price_change(frame), o.pound)


class Joker(Step):
    """NZ-24: placed as a worker of any type."""

    kind: i64 = JOKER
    prompt: str = "joker"
    answers: tuple[int, ...] = (choices.CHOOSE_ROW,)

    def options(self, s: State, frame: i64) -> vec[i64]:
        options = vec[i64]()
        for worker in range(i64(4)):
            if has_room(s.farms[s.seat], worker):
                options = append(options, choice(choices.CHOOSE_ROW, worker))
        return options

    def choose(self, s: State, frame: i64, move: i64) -> None:
        farm = s.farms[s.seat]
        worker = choices.argument_of(move)
        farm.jokers[worker] |= 1 << farm.workers[worker]
        s.tell(journal.JOKER_PLACED, worker)
        add_worker(s, farm, worker)

    def why_not(self, s: State, frame: i64, move: i64) -> Reason:
        return because("row_full")


STEPS: Final[list[Step]] = [Invest(), Joker()]
