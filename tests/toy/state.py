"""A position of Sealed: an interpreted class, so that the contract is also tested from outside the compiled engine."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.chance import Chance
from newworlds.core.keystream import Keystream
from newworlds.core.position import NOBODY, Position
from newworlds.core.seeds import Seed, begin_chance
from newworlds.core.setup import Setup
from tests.toy.journal import CARD_DRAWN, CARD_PLAYED, GAME_ENDED, SEALED_PEEKED, SEAT_PASSED

DRAW: Final = 1000
PEEK: Final = 1001
"""A card's own number plays it."""


class SealedPosition(Position):
    def __init__(self, setup: Setup) -> None:
        super().__init__(setup.players, setup)
        self.rises_up = setup.options["order"] == "up"
        self.bonus = (2 if setup.rules > 1 else 1) if setup.options["bonus"] else 0
        self.rises = [0] * setup.players
        self.last = NOBODY
        self.must_take = False
        self.bag: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(setup.players)]
        self.heap: list[int] = []
        self.sealed = 0
        self.has_peeked = [False] * setup.players

    def legal(self) -> vec[i64]:
        if self.is_over:
            return vec[i64]()
        if not self.must_take:
            return vec[i64](self.hands[self.to_act])
        return vec[i64]([DRAW] if self.has_peeked[self.to_act] else [DRAW, PEEK])

    def apply(self, move: i64) -> None:
        if move == DRAW:
            self.draw()
        elif move == PEEK:
            self.peek()
        else:
            self.play_card(move)
            if self.bag:
                self.must_take = True
                return
        self.must_take = False
        self.next_turn()

    def play_card(self, card: int) -> None:
        """T-2."""
        rises = bool(self.heap) and (card > self.heap[-1]) == self.rises_up
        self.hands[self.to_act].remove(card)
        self.heap.append(card)
        self.last = self.to_act
        if rises:
            self.rises[self.to_act] += 1
            self.scores[self.to_act] += 1
        self.note(CARD_PLAYED, self.to_act, card, int(rises))

    def draw(self) -> None:
        """T-3."""
        card = self.bag.pop(self.below(len(self.bag)))
        self.hands[self.to_act] = sorted([*self.hands[self.to_act], card])
        self.note(CARD_DRAWN, self.to_act, card)

    def peek(self) -> None:
        """T-3."""
        self.has_peeked[self.to_act] = True
        self.note(SEALED_PEEKED, self.to_act, self.sealed)

    def next_turn(self) -> None:
        """T-4."""
        for _ in range(self.players):
            self.to_act = (self.to_act + 1) % self.players
            if self.hands[self.to_act]:
                return
            self.note(SEAT_PASSED, self.to_act)
        self.end()

    def end(self) -> None:
        """T-5."""
        if self.earns_bonus():
            self.scores[self.last] += self.bonus
        self.to_act = NOBODY
        self.note(GAME_ENDED, self.sealed)

    def earns_bonus(self) -> bool:
        return self.sealed < self.heap[-1]

    def imagine(self, seat: i64, seed: i64) -> SealedPosition:
        """Unseen cards are sorted before they are dealt, so that the outcome does not reveal where they really are."""
        other = self.copy()
        chance = Chance(seed)
        if not self.is_over:
            other.deal_unseen(seat, chance)
        other.draw_from(chance.state, None)
        return other

    def deal_unseen(self, seat: int, chance: Chance) -> None:
        knows_sealed = seat != NOBODY and self.has_peeked[seat]
        owners = [other for other in range(self.players) if other != seat]
        unseen = [*self.bag, *(card for owner in owners for card in self.hands[owner])]
        if not knows_sealed:
            unseen.append(self.sealed)
        unseen.sort()
        for owner in owners:
            self.hands[owner] = sorted(_taken(unseen, chance) for _ in self.hands[owner])
        if not knows_sealed:
            self.sealed = _taken(unseen, chance)
        self.bag = unseen

    def copy(self) -> SealedPosition:
        assert isinstance(self.setup, Setup)
        return position_of(self.setup, self.numbers())

    def numbers(self) -> list[int]:
        flat = [self.to_act, self.rng, self.last, int(self.must_take), self.sealed, *self.scores, *self.rises]
        flat += map(int, self.has_peeked)
        for cards in (self.bag, self.heap, *self.hands):
            flat += [len(cards), *cards]
        return flat if self.keystream is None else [*flat, *self.keystream.key]

    def note(self, *entry: int) -> None:
        if self.journal is not None:
            self.journal.note(list(entry))


def most_card(setup: Setup) -> int:
    """Cards are numbered from 1 to this."""
    return int(setup.components["cards_each"]) * setup.players + 1


def dealt(setup: Setup, seed: Seed) -> SealedPosition:
    """T-1."""
    position = SealedPosition(setup)
    begin_chance(position, setup.chance, seed)
    position.bag = list(range(1, most_card(setup) + 1))
    for hand in position.hands:
        hand += sorted(position.bag.pop(position.below(len(position.bag))) for _ in range(int(setup.options["hand"])))
    position.sealed = position.bag.pop(position.below(len(position.bag)))
    return position


def position_of(setup: Setup, numbers: list[int]) -> SealedPosition:
    """The inverse of `SealedPosition.numbers`."""
    left = iter(numbers)
    position = SealedPosition(setup)
    position.to_act, position.rng, position.last = next(left), next(left), next(left)
    position.must_take, position.sealed = bool(next(left)), next(left)
    position.scores = vec[i64]([next(left) for _ in range(setup.players)])
    position.rises = [next(left) for _ in range(setup.players)]
    position.has_peeked = [bool(next(left)) for _ in range(setup.players)]
    piles = [[next(left) for _ in range(next(left))] for _ in range(2 + setup.players)]
    position.bag, position.heap, *position.hands = piles
    if key := list(left):
        position.keystream = Keystream(vec[i64](key))
    return position


def _taken(cards: list[int], chance: Chance) -> int:
    return cards.pop(chance.below(len(cards)))
