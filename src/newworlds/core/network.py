"""Small neural networks, evaluated without any library: what they know is learned, what they are shown is code.

A network has one layer of hidden units, and its inputs also count directly, so that it is never less than a sum of
weighted inputs. Most inputs of most positions are 0, and those cost nothing.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from newworlds.core.position import Judge, Position


def numbers_needed(inputs: int, hidden: int) -> int:
    """How many numbers make up a network."""
    return (inputs + 2) * hidden + inputs + 1


@final
class Network:
    """One output: a number of points."""

    def __init__(self, inputs: i64, hidden: i64, numbers: Sequence[float]) -> None:
        """`numbers`: each input's weights towards all units; where the units start; their weights; the inputs' direct
        weights; and a constant."""
        if len(numbers) != numbers_needed(inputs, hidden):
            raise ValueError(f"a network of {inputs} inputs and {hidden} units does not have {len(numbers)} numbers")
        flat = vec[float]([float(number) for number in numbers])
        units = inputs * hidden
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.towards: vec[float] = flat[:units]
        self.starts: vec[float] = flat[units : units + hidden]
        self.onwards: vec[float] = flat[units + hidden : units + 2 * hidden]
        self.direct: vec[float] = flat[units + 2 * hidden : units + 2 * hidden + inputs]
        self.constant: float = flat[units + 2 * hidden + inputs]

    def output(self, shown: vec[float]) -> float:
        hidden = self.hidden
        towards = self.towards
        direct = self.direct
        units = self.starts[:]
        total = self.constant
        number: i64 = 0
        while number < self.inputs:
            one = shown[number]
            if one != 0.0:
                total += one * direct[number]
                first = number * hidden
                unit: i64 = 0
                while unit < hidden:
                    units[unit] += one * towards[first + unit]
                    unit += 1
            number += 1
        return total + active(units, self.onwards)


def active(units: vec[float], onwards: vec[float]) -> float:
    """What the units above 0 contribute."""
    total = 0.0
    for unit in range(i64(len(units))):
        if units[unit] > 0.0:
            total += units[unit] * onwards[unit]
    return total


@mypyc_attr(allow_interpreted_subclasses=True)
class CorrectedJudge(Judge):
    """A judge with networks that correct it between turns: they have learned by how much it errs there.

    In the middle of a turn it judges by itself, as it only compares lines that are equally far.
    """

    @abstractmethod
    def shown(self, position: Position, seat: i64) -> vec[float]:
        """The inputs of the network for this position, as the seat sees it."""

    @abstractmethod
    def uncorrected(self, position: Position, seat: i64) -> float:
        """The lead it expects by itself where a turn has just ended."""

    @abstractmethod
    def correct_by(self, name: str, network: Network) -> None:
        """Use this network from now on where `name` says."""

    @abstractmethod
    def network_for(self, position: Position) -> Network | None:
        """The one that corrects it here."""

    def between_turns(self, position: Position, seat: i64) -> float:
        network = self.network_for(position)
        if network is None or position.to_act < 0:
            return self.value(position, seat)
        return self.uncorrected(position, seat) + network.output(self.shown(position, seat))
