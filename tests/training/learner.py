"""Sealed with a judge that learns: how much cards in hand are worth."""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from newworlds import games
from newworlds.core.linear_judge import LinearJudge
from newworlds.core.message import Message
from newworlds.core.network import CorrectedJudge, Network
from newworlds.core.position import Judge, Position
from newworlds.core.weights import Learnable, NetworkShape, Weight, Weights
from tests.toy.game import Sealed
from tests.toy.state import SealedPosition


class HandJudge(LinearJudge):
    """High cards are worth keeping: the first weight is a divisor, the others count all cards and the best one."""

    def __init__(self, weights: Sequence[float]) -> None:
        super().__init__(weights, 1)

    def certain(self, position: Position, seat: i64, viewer: i64) -> float:
        return float(position.scores[seat])

    def features(self, position: Position, viewer: i64) -> vec[float]:
        assert isinstance(position, SealedPosition)
        found = []
        for hand in position.hands:
            found += [sum(hand) / self.weights[0], max(hand, default=0) / self.weights[0], float(len(hand))]
        return vec[float](found)


class Learner(Sealed):
    id = "learner"
    learnable = Learnable(
        (Weight("scale", 10.0, 1.0), Weight("cards", -0.5, 0.2), Weight("best", 0.0, 0.2), Weight("number", 0.0, 0.2)),
        HandJudge,
    )

    @property
    def name(self) -> Message:
        return Message("sealed.name")

    def weights(self) -> Weights:
        """As if they had been shipped."""
        return self.starting_weights().with_values([8.0, 0.5, 0.5, 0.5], {"command": "chosen for tests"})


class Hermit(Learner):
    """For one player."""

    id = "hermit"
    seats = (1, 1)


class PupilJudge(CorrectedJudge):
    """Points; a network can learn what the cards in hand are worth."""

    def __init__(self, weights: Sequence[float]) -> None:
        self.weight = weights[0]
        self.network: Network | None = None

    def value(self, position: Position, seat: int) -> float:
        return self.uncorrected(position, seat)

    def uncorrected(self, position: Position, seat: int) -> float:
        others = [float(score) for other, score in enumerate(position.scores) if other != seat]
        return self.weight * (float(position.scores[seat]) - max(others))

    def shown(self, position: Position, seat: int) -> vec[float]:
        assert isinstance(position, SealedPosition)
        hand = position.hands[seat]
        return vec[float](
            [float(sum(hand)), float(max(hand, default=0)), float(len(hand)), float(position.last == seat)]
        )

    def correct_by(self, name: str, network: Network) -> None:
        assert name == "hand"
        self.network = network

    def network_for(self, position: Position) -> Network | None:
        return self.network


class Pupil(Learner):
    id = "pupil"
    learnable = Learnable(
        (Weight("points", 1.0, 0.1),),
        PupilJudge,
        (NetworkShape("hand", lambda: ["cards", "best", "number", "is_last"], (2, 3)),),
    )

    def weights(self) -> Weights:
        return self.starting_weights()


class CrookedJudge(Judge):
    """Learns, but does not add up features."""

    def __init__(self, weights: Sequence[float]) -> None:
        self.weights = weights

    def value(self, position: Position, seat: int) -> float:
        return max(self.weights) * float(position.scores[seat])


class Crooked(Learner):
    id = "crooked"
    learnable = Learnable((Weight("scale", 1.0, 0.1), Weight("other", 1.0, 0.1)), CrookedJudge)

    def weights(self) -> Weights:
        return self.starting_weights()


def register() -> None:
    games.register(Learner(), "tests.toy")
    games.register(Hermit(), "tests.toy")
    games.register(Crooked(), "tests.toy")
    games.register(Pupil(), "tests.toy")
