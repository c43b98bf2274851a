"""A lesson: a real game that teaches how to play, along a line of moves that is written down beforehand.

Only the expected moves are accepted on that line, so the number of moves made says where the lesson stands. What the
teacher says is in the game's catalogues, under `<game>.lesson.<id>.<name>`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, cached_property

import msgspec

from newworlds.core.game import Game
from newworlds.core.lesson_file import LessonFile, Step, lesson_file
from newworlds.core.match import Match
from newworlds.core.message import Message
from newworlds.core.moves import Move

FIRST = "first"
"""The lesson for those who have never seen the game."""


class Saying(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something the teacher says, and the things on the table that it speaks of."""

    text: Message
    light: tuple[str, ...] = ()


class LessonNow(msgspec.Struct, frozen=True, kw_only=True):
    """What the teacher has to say at one moment of the game."""

    number: int
    """Which of all sayings is the first of these, counted from 1."""
    of: int
    sayings: list[Saying]
    """To be read one after the other; the last one says what to do. None while others move."""
    move: Move | None = None
    """The move that is expected."""
    is_sought: bool = False
    """Whether the player is to find it."""
    is_leap: bool = False
    """Whether the game goes on a good while later, as soon as the player has read this."""
    is_free: bool = False
    """Whether the player may do anything from here on."""


class Moment(msgspec.Struct, frozen=True):
    """A point where the lesson waits for its player."""

    now: LessonNow
    otherwise: Message
    """What the teacher says to any other move."""
    until: int
    """How many moves were made when the player is asked again."""


class Lesson:
    def __init__(self, game: Game, name: str, file: LessonFile) -> None:
        self.game = game
        self.name = name
        self.file = file
        self.line: list[Move] = []
        """Every move that is written down, of all players."""
        self.shown: list[bool] = []
        """For each of them, whether players get to see the position after it: not in the middle of a leap."""
        for step in file.step:
            self.line += [game.read(text) for text in step.moves]
            self.shown += [not step.leap or last for last in _is_last(step.moves)]

    def start(self) -> Match:
        return self.game.new(self.file.players, self.file.seed, self.file.options)

    @property
    def opening(self) -> int:
        """How many moves are made before the player is asked for the first time."""
        return min(self.moments)

    def now(self, made: int, is_over: bool) -> LessonNow:
        """What the teacher says after so many moves."""
        if is_over:
            return LessonNow(number=self._of, of=self._of, sayings=[self._saying(self.file.farewell)], is_free=True)
        moment = self.moments.get(min(made, len(self.line)))
        if moment is not None:
            return moment.now
        next_number = min(later.now.number for number, later in self.moments.items() if number > made)
        return LessonNow(number=next_number, of=self._of, sayings=[])

    @cached_property
    def moments(self) -> Mapping[int, Moment]:
        """By the number of moves made so far. At the last of them the player is free, or the game is over."""
        asked = list(self._asked())
        untils = [made for made, _, _ in asked[1:]] + [len(self.line)]
        return {
            made: Moment(now, self._otherwise(step), until)
            for (made, now, step), until in zip(asked, untils, strict=True)
        }

    def _asked(self) -> Iterator[tuple[int, LessonNow, Step]]:
        made, number, sayings = 0, 1, list[Saying]()
        for step in self.file.step:
            if step.say:
                sayings.append(self._saying(step.say, step.light))
            now = LessonNow(number=number, of=self._of, sayings=sayings, is_leap=bool(step.leap))
            if step.do or (step.leap and sayings):
                move = self.line[made] if step.do else None
                yield made, msgspec.structs.replace(now, move=move, is_sought=step.seek), step
                number, sayings = number + len(sayings), []
            made += len(step.moves)
        yield made, LessonNow(number=number, of=self._of, sayings=sayings, is_free=True), Step()

    def _otherwise(self, step: Step) -> Message:
        return self._text(step.otherwise) if step.do else Message("lesson.read_on")

    @cached_property
    def _of(self) -> int:
        """How many sayings there are, the farewell included."""
        return sum(bool(step.say) for step in self.file.step) + 1

    def _saying(self, name: str, light: tuple[str, ...] = ()) -> Saying:
        return Saying(self._text(name), light)

    def _text(self, name: str) -> Message:
        return Message(f"{self.game.id}.lesson.{self.name}.{name}")


@cache
def lesson(game: Game, name: str = FIRST) -> Lesson:
    """`UnknownLesson` if the game has none of this name."""
    return Lesson(game, name, lesson_file(game, name))


def _is_last(moves: tuple[str, ...]) -> list[bool]:
    return [number == len(moves) for number, _ in enumerate(moves, start=1)]
