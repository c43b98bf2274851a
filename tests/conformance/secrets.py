"""For each game with secrets: how to exchange what a seat cannot see, written without the game's own `imagine`."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.chance import Chance
from newworlds.core.moves import Move
from newworlds.core.position import Position
from newworlds.games.gold_rush.state import State as GoldRushState
from newworlds.games.gold_rush.tables import TOKEN_BITS
from newworlds.games.gwt_new_zealand.moves import React
from newworlds.games.mayflower.state import State as MayflowerState
from newworlds.kernels.tiles.land import Land
from tests.gwt_new_zealand.secrets import exchange_in_new_zealand
from tests.toy.state import SealedPosition

Exchange = Callable[[Position, int, Chance], None]


def exchange_in_sealed(position: Position, seat: int, chance: Chance) -> None:
    """Swaps a card of the bag with one of another hand and, if the seat has not peeked, with the sealed one."""
    assert isinstance(position, SealedPosition)
    position.rng = chance.below(2**30)
    if position.is_over or not position.bag:
        return
    for other, hand in enumerate(position.hands):
        if other != seat and hand:
            drawn = position.bag.pop(chance.below(len(position.bag)))
            put_back = hand.pop(chance.below(len(hand)))
            position.hands[other] = sorted([*hand, drawn])
            position.bag = sorted([*position.bag, put_back])
    if seat < 0 or not position.has_peeked[seat]:
        position.sealed, position.bag[0] = position.bag[0], position.sealed
        position.bag.sort()


def exchange_in_gold_rush(position: Position, seat: int, chance: Chance) -> None:
    """Turns the unseen stack upside down, shuffles the bag, and swaps a token of it with one of another's."""
    assert isinstance(position, GoldRushState)
    position.rng = chance.below(2**30)
    _turn_stack(position.land)
    bag = list(position.bag)
    for other in range(position.players):
        held = position.tables.values_held(position.held[other])
        if other != seat and held and bag and not position.is_over:
            token, mine = bag.pop(), list(position.tables.token_values).index(held[chance.below(len(held))])
            bag.insert(0, mine)
            position.held[other] += (1 << token * TOKEN_BITS) - (1 << mine * TOKEN_BITS)
    position.bag = vec[i64](bag)


def exchange_in_mayflower(position: Position, seat: int, chance: Chance) -> None:
    """Turns the unseen stack upside down."""
    assert isinstance(position, MayflowerState)
    position.rng = chance.below(2**30)
    _turn_stack(position.land)


def _turn_stack(land: Land) -> None:
    stack = list(land.stack)
    land.stack = vec[i64]([*stack[: land.drawn], *reversed(stack[land.drawn :])])


EXCHANGES: dict[str, Exchange] = {
    "sealed": exchange_in_sealed,
    "gold_rush": exchange_in_gold_rush,
    "mayflower": exchange_in_mayflower,
    "gwt_new_zealand": exchange_in_new_zealand,
}

SHOWING_MOVES: frozenset[type[Move]] = frozenset({React})
"""Moves whose public outcome depends on what is hidden: a reaction discards what the new hand holds twice (NZ-31)."""
