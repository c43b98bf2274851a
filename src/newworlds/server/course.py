"""The course of a game at a table: a match and the numbered steps that led there."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from newworlds.core.errors import StaleMove
from newworlds.core.events import Event
from newworlds.core.game import Game
from newworlds.core.match import AnyMove, Match
from newworlds.core.setup import Setup
from newworlds.server.storage.rows import StepRow


class Step(msgspec.Struct, frozen=True):
    """A move that counts: not one that was taken back."""

    seq: int
    seat: int
    events: list[Event]


class Course:
    """Never changed: a move, or taking one back, makes the next course; one that cannot be stored is let go.

    `seq` counts accepted moves and undos alike, so it never goes back and never means two positions.
    """

    def __init__(self, match: Match, steps: list[Step], seq: int) -> None:
        self.match = match
        self.steps = steps
        self.seq = seq
        self._views: dict[int, msgspec.Raw] = {}

    def check_seq(self, seq: int) -> None:
        if seq != self.seq:
            raise StaleMove(sent=seq, now=self.seq)

    def view(self, eyes: int) -> msgspec.Raw:
        """As JSON, made once for all who see with the same eyes."""
        if eyes not in self._views:
            self._views[eyes] = msgspec.Raw(msgspec.json.encode(self.match.view(eyes)))
        return self._views[eyes]

    def played(self, source: AnyMove) -> Course:
        match = self.match.copy()
        seat = match.position.to_act
        step = Step(self.seq + 1, seat, match.play(source))
        return Course(match, [*self.steps, step], step.seq)

    def undone(self) -> Course:
        """Without the last move and all that followed from it."""
        match = Match(self.match.game, self.match.setup, self.match.seed)
        for move in self.match.moves[:-1]:
            match.play(move)
        return Course(match, self.steps[:-1], self.seq + 1)

    @property
    def undo_seat(self) -> int | None:
        """Who may take back the last move: whoever made it, unless it brought something hidden to light."""
        if self.match.is_over or not self.steps:
            return None
        last = self.steps[-1]
        return None if any(event.reveals for event in last.events) else last.seat


def replayed(game: Game, setup: Setup, seed: int, rows: Iterable[StepRow]) -> Course:
    """The course that stored steps tell of."""
    moves: list[StepRow] = []
    seq = 0
    for row in rows:
        seq = row.seq
        if row.kind == "undo":
            del moves[row.kept :]
        else:
            moves.append(row)
    match = Match(game, setup, seed)
    steps = [Step(row.seq, row.seat, match.play(row.move or {})) for row in moves]
    return Course(match, steps, seq)
