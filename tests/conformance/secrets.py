"""For each game with secrets: how to exchange what a seat cannot see, written without the game's own `imagine`."""

from __future__ import annotations

from collections.abc import Callable

from newworlds.core.chance import Chance
from newworlds.core.position import Position
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


EXCHANGES: dict[str, Exchange] = {"sealed": exchange_in_sealed}
