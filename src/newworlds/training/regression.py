"""Finding the numbers of a network that would have predicted best how games ended, by gradient descent.

What a position was worth is what the game came to, but games are full of luck: so part of it may be taken from what the
last network says of the next turn (`targets`). A tenth of the games is held back; the numbers that predict these
best are kept, before the network begins to learn the others by heart.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from newworlds.core.network import numbers_needed
from newworlds.training.school import Lesson

Floats = NDArray[np.float32]

SEATS: Final = 16
"""More than any game has: seats of one game are numbered apart."""
HELD_BACK: Final = 10
"""Every so many-th game is."""
BATCH: Final = 512
EPOCHS: Final = 24
PATIENCE: Final = 3
"""Epochs without progress on the games held back, after which it ends."""
RATE: Final = 1e-3
DECAY: Final = 2e-2
"""How fast numbers that the games do not support shrink, for each unit of the rate."""
AVERAGED: Final = 0.998
"""The share of the running mean that stays with each step; the mean is what counts."""
POINTS: Final = 20.0
"""About how much results differ."""
SMALLEST_SPREAD: Final = 0.3
"""Inputs that hardly ever differ are not blown up."""


class Lessons(NamedTuple):
    """Rows of many games, in their order."""

    shown: Floats
    judged: Floats
    finals: Floats
    """By how much the seat was ahead in the end."""
    games: NDArray[np.int64]
    """Which game and seat each row is of."""


class Numbers(NamedTuple):
    """The parts of a network, for inputs divided by their spread and points by `POINTS`."""

    towards: Floats
    starts: Floats
    onwards: Floats
    direct: Floats
    constant: Floats


class Found(NamedTuple):
    numbers: list[float]
    """Of `core.network.Network`."""
    epochs: int
    error_before: float
    """The standard error of the judge itself on the games held back, in points."""
    error: float
    """The same with the network."""


def joined(lessons: Sequence[Lesson], inputs: int) -> Lessons:
    """The rows of each seat of each game one after the other."""
    shown, judged, finals, games = [], [], [], []
    for number, lesson in enumerate(lessons):
        rows = np.frombuffer(lesson.shown, np.float32).reshape(-1, inputs)
        seats = np.array(lesson.seats, np.int64)
        for seat, final in enumerate(lesson.finals):
            at = np.flatnonzero(seats == seat)
            shown.append(rows[at])
            judged.append(np.array(lesson.judged, np.float32)[at])
            finals.append(np.full(len(at), final, np.float32))
            games.append(np.full(len(at), number * SEATS + seat, np.int64))
    return Lessons(np.concatenate(shown), np.concatenate(judged), np.concatenate(finals), np.concatenate(games))


def save(path: Path, lessons: Lessons) -> None:
    unfinished = path.with_suffix(".new.npz")
    np.savez_compressed(unfinished, **lessons._asdict())
    unfinished.replace(path)


def loaded(paths: Sequence[Path]) -> Lessons:
    """Games of several rounds, numbered on."""
    found, games = list[Lessons](), 0
    for path in paths:
        with np.load(path) as file:
            rows = Lessons(file["shown"], file["judged"], file["finals"], file["games"])
        found.append(rows._replace(games=rows.games + games))
        games = SEATS * (1 + int(found[-1].games.max()) // SEATS)
    return Lessons(*map(np.concatenate, zip(*found, strict=True)))


def targets(lessons: Lessons, known: Floats, trust: float) -> Floats:
    """What each position is held to be worth; `known` is what the last network says of each."""
    found = lessons.finals.copy()
    for row in range(len(found) - 2, -1, -1):
        if lessons.games[row] == lessons.games[row + 1]:
            found[row] = trust * found[row + 1] + (1.0 - trust) * known[row + 1]
    return found


def fitted(lessons: Lessons, worth: Floats, hidden: int, seed: int, last: list[float]) -> Found:
    """Goes on from the last network, if there is one of the same size."""
    rng = np.random.default_rng(seed)
    spread = np.maximum(lessons.shown.std(axis=0), SMALLEST_SPREAD).astype(np.float32)
    shown, wanted = lessons.shown / spread, (worth - lessons.judged) / np.float32(POINTS)
    is_held_back = lessons.games // SEATS % HELD_BACK == 0
    learnt, held = np.flatnonzero(~is_held_back), np.flatnonzero(is_held_back)
    inputs = shown.shape[1]
    if len(last) == numbers_needed(inputs, hidden):
        training = _Descent(_scaled(_parts(last, inputs), 1 / spread, np.float32(1 / POINTS)))
    else:
        training = _Descent(_first_numbers(rng, inputs, hidden, float(wanted[learnt].mean())))
    best, least, since, epochs = training.mean, _error(training.mean, shown[held], wanted[held]), 0, 0
    while epochs < EPOCHS and since < PATIENCE:
        rng.shuffle(learnt)
        for first in range(0, len(learnt), BATCH):
            rows = learnt[first : first + BATCH]
            training.step(shown[rows], wanted[rows])
        epochs, since = epochs + 1, since + 1
        error = _error(training.mean, shown[held], wanted[held])
        if error < least:
            best, least, since = Numbers(*(part.copy() for part in training.mean)), error, 0
    before = float(np.sqrt(np.mean((wanted[held] - wanted[learnt].mean()) ** 2)))
    return Found(_flat(best, spread), epochs, before * POINTS, least * POINTS)


def predicted(numbers: list[float], shown: Floats) -> Floats:
    """What a network says of many positions; numbers as of `core.network.Network`."""
    return _outputs(_parts(numbers, shown.shape[1]), shown)


def _parts(numbers: list[float], inputs: int) -> Numbers:
    hidden = (len(numbers) - inputs - 1) // (inputs + 2)
    sizes = np.cumsum([inputs * hidden, hidden, hidden, inputs])
    towards, starts, onwards, direct, constant = np.split(np.array(numbers, dtype=np.float32), sizes)
    return Numbers(towards.reshape(inputs, hidden), starts, onwards, direct, constant)


def _scaled(numbers: Numbers, spread: Floats, points: np.float32) -> Numbers:
    """For inputs that were divided by their spread so far, and outputs that are to be so many times as large."""
    return Numbers(
        numbers.towards / spread[:, None],
        numbers.starts,
        numbers.onwards * points,
        numbers.direct / spread * points,
        numbers.constant * points,
    )


class _Descent:
    """Adam with decay of the numbers apart from the gradient (AdamW), and a running mean of the numbers."""

    def __init__(self, first: Numbers) -> None:
        self.numbers = first
        self.mean = Numbers(*(part.copy() for part in first))
        self.slopes = [np.zeros_like(part) for part in first]
        self.squares = [np.zeros_like(part) for part in first]
        self.steps = 0

    def step(self, shown: Floats, wanted: Floats) -> None:
        self.steps += 1
        kept = min(AVERAGED, self.steps / (self.steps + 10))
        rate = RATE * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        gradients = _gradients(self.numbers, shown, wanted)
        for part, gradient, slope, square, mean in zip(
            self.numbers, gradients, self.slopes, self.squares, self.mean, strict=True
        ):
            slope += np.float32(0.1) * (gradient - slope)
            square += np.float32(0.001) * (gradient * gradient - square)
            part -= np.float32(rate) * slope / (np.sqrt(square) + np.float32(1e-8)) + np.float32(RATE * DECAY) * part
            mean += np.float32(1 - kept) * (part - mean)


def _first_numbers(rng: np.random.Generator, inputs: int, hidden: int, mean: float) -> Numbers:
    towards = rng.normal(0.0, np.sqrt(1.0 / inputs), (inputs, hidden)).astype(np.float32)
    onwards = rng.normal(0.0, 0.1 / np.sqrt(max(1, hidden)), hidden).astype(np.float32)
    return Numbers(
        towards,
        np.zeros(hidden, np.float32),
        onwards,
        np.zeros(inputs, np.float32),
        np.array([mean], np.float32),
    )


def _outputs(numbers: Numbers, shown: Floats) -> Floats:
    units = np.maximum(shown @ numbers.towards + numbers.starts, 0)
    outputs: Floats = units @ numbers.onwards + shown @ numbers.direct + numbers.constant[0]
    return outputs


def _gradients(numbers: Numbers, shown: Floats, wanted: Floats) -> list[Any]:
    units = np.maximum(shown @ numbers.towards + numbers.starts, 0)
    outputs = units @ numbers.onwards + shown @ numbers.direct + numbers.constant[0]
    slope = (outputs - wanted) * np.float32(2.0 / len(wanted))
    behind = np.outer(slope, numbers.onwards) * (units > 0)
    return [shown.T @ behind, behind.sum(axis=0), units.T @ slope, shown.T @ slope, slope.sum(keepdims=True)]


def _error(numbers: Numbers, shown: Floats, wanted: Floats) -> float:
    return float(np.sqrt(np.mean((_outputs(numbers, shown) - wanted) ** 2)))


def _flat(numbers: Numbers, spread: Floats) -> list[float]:
    """For inputs and points as they are, to six figures."""
    parts = _scaled(numbers, spread, np.float32(POINTS))
    return [float(f"{number:.6g}") for part in parts for number in part.ravel()]
