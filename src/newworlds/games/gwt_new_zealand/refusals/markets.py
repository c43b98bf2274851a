"""Workers, bonus tiles, bonus cards and sheep (NZ-23, NZ-24, NZ-25, NZ-35)."""

from __future__ import annotations

from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand import moves
from newworlds.games.gwt_new_zealand.printed.names import PILES, WORKERS
from newworlds.games.gwt_new_zealand.prompts import top_frame
from newworlds.games.gwt_new_zealand.refusals.reason import Reasons, because
from newworlds.games.gwt_new_zealand.rules import frames
from newworlds.games.gwt_new_zealand.rules.frames import PRICE_SHIFT, first, second, wide
from newworlds.games.gwt_new_zealand.rules.hiring import has_room, hire_price
from newworlds.games.gwt_new_zealand.rules.investing import asked, has_any_room, row_price
from newworlds.games.gwt_new_zealand.rules.sheep_market import shepherds_left
from newworlds.games.gwt_new_zealand.state import State


def hiring(s: State, move: moves.Hire) -> Message:
    farm, worker = s.farms[s.seat], WORKERS.index(move.worker)
    if not s.jobs[(move.row - 1) * 4 + worker]:
        return because("nobody_there", move)
    if not has_room(farm, worker):
        return because("row_full", move)
    price = hire_price(s, move.row - 1, first(top_frame(s)) - PRICE_SHIFT)
    return because("too_dear", move, pounds=price, money=farm.money)


def investing(s: State, move: moves.Invest) -> Message:
    space = (move.row - 1) * s.tables.markets.tile_columns + move.column - 1
    if not s.tiles[space]:
        return because("no_tile_there", move)
    if move.row - 1 == s.marker:
        return because("marker_row", move)
    farm, tile = s.farms[s.seat], s.tiles[space] - 1
    if tile == s.tables.tiles.joker and not has_any_room(farm):
        return because("no_row_for_joker", move)
    own_price = s.tables.tiles.price[tile]
    price = row_price(s, space, first(top_frame(s)) - PRICE_SHIFT) + asked(s, own_price, frames.PAY_MONEY)
    if price > farm.money:
        return because("tile_too_dear", move, pounds=price, money=farm.money)
    gold = asked(s, own_price, frames.LOSE_GOLD)
    if gold > farm.gold:
        return because("tile_asks_for_gold", move, gold=gold, have=farm.gold)
    return because("tile_asks_for_card", move)


def buying_card(s: State, move: moves.BuyBonusCard) -> Message:
    pile = PILES.index(move.pile)
    if not s.bonus_left[pile]:
        return because("pile_empty", move)
    return because("not_enough_gold", move, gold=s.tables.markets.pile_gold[pile], have=s.farms[s.seat].gold)


def buying_sheep(s: State, move: moves.BuySheep) -> Message:
    """About the breed, whatever option of the price list was named: none of them is within reach, or another one is."""
    breed, money = s.tables.cards.names.index(move.breed), s.farms[s.seat].money
    if not s.market[breed]:
        return because("no_such_sheep", move)
    markets, left = s.tables.markets, shepherds_left(s.farms[s.seat], top_frame(s))
    options = [o for o in range(markets.sheep_options) if markets.option_breeds[o] >> breed & 1]
    if not options:
        return because("other_option", move)
    fewest = min(markets.option_shepherds[o] for o in options)
    if fewest > left:
        return because("too_few_shepherds", move, shepherds=fewest, have=left)
    price = min(markets.option_pounds[o] for o in options if markets.option_shepherds[o] <= left)
    if price > money:
        return because("sheep_too_dear", move, pounds=price, money=money)
    return because("other_option", move)


def taking_sheep(s: State, move: moves.TakeSheep) -> Message:
    breed, top, money = s.tables.cards.names.index(move.breed), top_frame(s), s.farms[s.seat].money
    if not wide(top) >> breed & 1:
        return because("other_breed", move)
    if not s.market[breed]:
        return because("no_such_sheep", move)
    return because("sheep_too_dear", move, pounds=second(top), money=money)


def choosing_row(s: State, move: moves.ChooseRow) -> Message:
    """A joker comes to a row; a worker leaves one for a harbourmaster."""
    is_leaving = top_frame(s) & frames.KIND_MASK == frames.HARBOUR
    return because("nobody_to_send" if is_leaving else "row_full", move)


REASONS: Reasons = {
    moves.Hire: hiring,
    moves.Invest: investing,
    moves.ChooseRow: choosing_row,
    moves.BuyBonusCard: buying_card,
    moves.BuySheep: buying_sheep,
    moves.TakeSheep: taking_sheep,
}
