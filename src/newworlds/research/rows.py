"""The loop over many games: play one action in each, and write what the next seat sees into its row of the arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from newworlds.core.chance import Chance
from newworlds.core.encoder import Encoder, Observer
from newworlds.core.position import Position

Start = Callable[[int], Position]
"""A new game with a seed."""
Answer = Callable[[Position], int]
"""The move of the bot in the seat to act."""


@final
class Row:
    """One game after another, and its part of the arrays."""

    def __init__(self, position: Position, observer: Observer, seed: int) -> None:
        self.position: Position = position
        self.observer: Observer = observer
        self.seed: int = seed
        self.legal: vec[i64] = vec[i64]()
        """The actions whose mask is 1."""


@final
class Rows:
    """All vectors are by row; NumPy views them, so they are never replaced."""

    def __init__(self, encoder: Encoder, start: Start, count: i64, players: i64, seed: int) -> None:
        self.encoder: Encoder = encoder
        self.start: Start = start
        self.count: i64 = count
        self.players: i64 = players
        self.answer: Answer | None = None
        self.is_bot: vec[u8] = vec[u8]([0] * players)
        """By seat."""
        self.observations: vec[u8] = vec[u8]([0] * (count * encoder.observation_size))
        self.masks: vec[u8] = vec[u8]([0] * (count * encoder.action_count))
        self.seats: vec[i64] = vec[i64]([0] * count)
        """The seat to act, whose observation and mask the row shows."""
        self.rewards: vec[float] = vec[float]([0.0] * (count * players))
        self.over: vec[u8] = vec[u8]([0] * count)
        """1 where the last action ended a game; the row already shows the next one."""
        self.scores: vec[i64] = vec[i64]([0] * (count * players))
        """Of the last game that ended in the row."""
        self.sampled: vec[i64] = vec[i64]([0] * count)
        self.rows: list[Row] = []
        for number in range(count):
            observer = encoder.observer(self.observations, number * encoder.observation_size)
            self.rows.append(Row(start(seed + number), observer, seed + number))

    def begin(self, answer: Answer | None, bots: list[int]) -> None:
        """Show the first decision of every game. The seats in `bots` are played by `answer`."""
        self.answer = answer
        for seat in bots:
            self.is_bot[seat] = 1
        for number in range(self.count):
            row = self.rows[number]
            row.observer.begin()
            self.go_on(row, number)

    def first_illegal(self, actions: list[int]) -> i64:
        """The first row whose action is not legal; -1 when all are."""
        masks, size = self.masks, self.encoder.action_count
        number: i64 = 0
        for action in actions:
            chosen: i64 = action
            if chosen < 0 or chosen >= size or masks[number * size + chosen] == 0:
                return number
            number += 1
        return -1

    def step(self, actions: list[int]) -> None:
        """One legal action for each row."""
        number: i64 = 0
        for action in actions:
            row = self.rows[number]
            self.clear(row, number)
            row.position.apply(self.encoder.move_of(row.position, action))
            self.go_on(row, number)
            number += 1

    def sample(self, chance: Chance) -> None:
        """A legal action for each row, all equally likely."""
        number: i64 = 0
        for row in self.rows:
            self.sampled[number] = row.legal[chance.below(len(row.legal))]
            number += 1

    def clear(self, row: Row, number: i64) -> None:
        """What the last action left in the row."""
        masks = self.masks
        first = number * self.encoder.action_count
        for action in row.legal:
            masks[first + action] = 0
        if self.over[number] != 0:
            self.over[number] = 0
            for at in range(number * self.players, (number + 1) * self.players):
                self.rewards[at] = 0.0

    def go_on(self, row: Row, number: i64) -> None:
        """Up to the next decision that is not a bot's, in the same game or in the next one."""
        while True:
            position = row.position
            if position.to_act < 0:
                self.finish(position, number)
                row.seed += self.count
                row.position = self.start(row.seed)
                row.observer.begin()
            elif self.is_bot[position.to_act] == 0:
                self.show(row, number)
                return
            elif self.answer is not None:
                position.apply(self.answer(position))

    def show(self, row: Row, number: i64) -> None:
        position, masks = row.position, self.masks
        self.seats[number] = position.to_act
        row.observer.write(position, position.to_act)
        row.legal = self.encoder.actions(position)
        first = number * self.encoder.action_count
        for action in row.legal:
            masks[first + action] = 1

    def finish(self, position: Position, number: i64) -> None:
        self.over[number] = 1
        for seat in range(self.players):
            self.rewards[number * self.players + seat] = reward(position.scores, seat)
            self.scores[number * self.players + seat] = position.scores[seat]


def reward(scores: vec[i64], seat: i64) -> float:
    """They sum to 0: 1 for a sole winner, 0 for everyone when all share the win."""
    best = scores[seat]
    sides = winners = 0.0
    for score in scores:
        sides += 1.0
        if score > best:
            best = score
            winners = 0.0
        if score == best:
            winners += 1.0
    share = sides / winners if scores[seat] == best else 0.0
    return (share - 1.0) / (sides - 1.0)
