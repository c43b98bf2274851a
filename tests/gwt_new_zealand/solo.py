"""A table against Sarah, set up by hand."""

from __future__ import annotations

from typing import Self

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.rules.farm import Farm
from newworlds.games.gwt_new_zealand.rules.objectives import reveal_objective
from newworlds.games.gwt_new_zealand.rules.reacting import end_turn
from newworlds.games.gwt_new_zealand.rules.sarah import SARAH_TURN, frame_of_card
from tests.gwt_new_zealand.scene import Scene

SARAH = 1
SHEPHERD, BUILDER, SAILOR, SHEARER = range(4)


class Solo(Scene):
    """You stand at nA with an empty hand, Sarah at the start with one worker of each type."""

    def __init__(self, seed: int = 1, level: str = "hard", sarah_romney: bool = False) -> None:
        super().__init__(1, seed, level=level, sarah_romney=sarah_romney)
        self.me.node = self.node("nA")
        self.workers(seat=SARAH, shepherd=1, builder=1, sailor=1, shearer=1)
        self.s.speciality = SHEPHERD
        self.her.node = self.tables.trail.start

    @property
    def her(self) -> Farm:
        return self.farm(SARAH)

    def specialised(self, worker: int, count: int = 2) -> Self:
        self.her.workers[worker] = count
        self.s.speciality = worker
        return self

    def card_turned(self, number: int) -> Self:
        """Her turn, with this card on top of her pile."""
        self.s.seat, self.s.to_act = SARAH, 0
        self.s.sarah_pile = 1 << number - 1
        self.s.stack = vec[i64]([SARAH_TURN])
        self.s.settle()
        return self

    def acts(self, number: int) -> Self:
        """Only the card's action; nothing moves."""
        self.s.seat, self.s.to_act = SARAH, 0
        self.s.stack = vec[i64]([end_turn(), frame_of_card(number - 1)])
        self.s.settle()
        return self

    def pile_of_cards(self) -> dict[str, int]:
        return self.in_discard(SARAH)

    def of_set(self, pile: int) -> str:
        return self.tables.cards.names[self.s.bonus_sets[pile]]

    def bags(self, a: int, b: int) -> Self:
        """One tile in each bag and nothing on the forecast spaces."""
        for bag, tile in ((self.s.bag_a, a), (self.s.bag_b, b)):
            for other in range(len(bag)):
                bag[other] = 1 if other == tile else 0
        self.s.forecast = vec[i64]([0] * 4)
        return self

    def objectives(self, *names: str) -> Self:
        """An offer of just these cards, revealed one after another."""
        self.s.offer = vec[i64]()
        for name in names:
            self.objective_pile(name)
            reveal_objective(self.s)
        return self

    def objective_pile(self, *names: str) -> Self:
        for card in range(self.tables.cards.count):
            self.s.objective_pile[card] = 0
        for name in names:
            self.s.objective_pile[self.card(name)] = 1
        return self

    @property
    def offer(self) -> list[str]:
        """Starting with the card farthest from the pile."""
        return [self.tables.cards.names[card] for card in self.s.offer]

    def harbourmaster(self, port: str) -> int:
        """The harbourmaster tile on a port, 0 for none."""
        return int(self.s.harbourmasters[self.tables.sea.port_names.index(port)])
