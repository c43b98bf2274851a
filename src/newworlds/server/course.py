"""The course of a game at a table: a match and the numbered steps that led there."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from newworlds.core.errors import StaleMove
from newworlds.core.events import Event
from newworlds.core.game import Game
from newworlds.core.match import AnyMove, Match
from newworlds.core.position import Position
from newworlds.core.replay import replayed, rewound
from newworlds.core.seeds import Seed
from newworlds.core.setup import Setup
from newworlds.server.milestones import Milestones
from newworlds.server.sights import Sight
from newworlds.server.storage.table_rows import StepRow


class PlayedMove(msgspec.Struct, frozen=True):
    """A move that has not been undone."""

    seq: int
    seat: int
    events: list[Event]

    @property
    def reveals(self) -> bool:
        return any(event.reveals for event in self.events)


class Course:
    """Immutable: a move or an undo makes a new course, which is dropped if it cannot be stored.

    `seq` counts both moves and undos, so it never decreases and never stands for two positions.
    """

    def __init__(self, match: Match, steps: list[PlayedMove], seq: int, milestones: Milestones | None = None) -> None:
        self.match = match
        self.steps = steps
        self.seq = seq
        self._milestones = milestones or Milestones()
        self.sight = Sight(match, steps[-1].events if steps else [])

    def check_seq(self, seq: int) -> None:
        if seq != self.seq:
            raise StaleMove(sent=seq, now=self.seq)

    def played(self, source: AnyMove) -> Course:
        match = self.match.copy()
        seat = match.position.to_act
        step = PlayedMove(self.seq + 1, seat, match.play(source))
        return Course(match, [*self.steps, step], step.seq, self._milestones)

    def position_after(self, moves: int) -> Position:
        return self._milestones.position(self.match, moves)

    def events_of(self, move: int) -> list[Event]:
        """What the move with this number did, counted from 1; 0 is what happened during setup."""
        return self.steps[move - 1].events if move else self.match.opening

    def check_seen(self, seq: int, answering: Collection[int]) -> None:
        """Like `check_seq`, but seats that answer automatically may have done so since."""
        since = [step.seat for step in self.steps if step.seq > seq]
        if len(since) != self.seq - seq or not set(since).issubset(answering):
            raise StaleMove(sent=seq, now=self.seq)

    def undone(self, kept: int) -> Course:
        """The course without the decisions that are undone and everything that followed from them."""
        return Course(rewound(self.match, kept), self.steps[:kept], self.seq + 1, self._milestones.until(kept))

    def again(self, seq: int) -> Course:
        """The same game, to which somebody has come back under a later number."""
        return Course(self.match, self.steps, seq, self._milestones.until(len(self.steps)))

    def extends(self, earlier: Course) -> bool:
        """Whether moves lead here from that course, with nothing undone that was seen there."""
        known = len(earlier.steps)
        return len(self.steps) > known and (not known or self.steps[known - 1].seq == earlier.steps[-1].seq)


def stored_course(
    game: Game, setup: Setup, seed: Seed, rows: Iterable[StepRow], start: list[int] | None = None
) -> Course:
    """The course made up of the stored steps, from the deal or from the position with the numbers `start`."""
    moves: list[StepRow] = []
    seq = 0
    for row in rows:
        seq = row.seq
        if row.kind == "undo":
            del moves[row.kept :]
        else:
            moves.append(row)
    match = Match(game, setup, seed, start=start)
    played = replayed(match, [row.move or {} for row in moves])
    steps = [PlayedMove(row.seq, row.seat, events) for row, events in zip(moves, played, strict=True)]
    return Course(match, steps, seq)
