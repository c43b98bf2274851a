"""For the conformance suite: swaps what a seat cannot see, independently of the game's own `imagine`."""

from __future__ import annotations

from newworlds.core.chance import Chance
from newworlds.core.position import Position
from newworlds.games.gwt_new_zealand.rules.farm import Farm
from newworlds.games.gwt_new_zealand.state import State


def exchange_in_new_zealand(position: Position, seat: int, chance: Chance) -> None:
    """Swaps a card in every other hand with one from its draw pile."""
    assert isinstance(position, State)
    position.rng = chance.below(2**30)
    for other, farm in enumerate(position.farms[: position.players]):
        if other != seat and not position.is_over:
            _swap(farm, chance)


def _swap(farm: Farm, chance: Chance) -> None:
    held = [card for card, count in enumerate(farm.hand) if count]
    piled = [card for card, count in enumerate(farm.pile) if count]
    if held and piled:
        mine, drawn = held[chance.below(len(held))], piled[chance.below(len(piled))]
        farm.hand[mine] -= 1
        farm.pile[mine] += 1
        farm.hand[drawn] += 1
        farm.pile[drawn] -= 1
