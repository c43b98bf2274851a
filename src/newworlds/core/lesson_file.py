"""What is written down of a lesson: the file `lessons/<id>.toml` in the package of a game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from newworlds.core.errors import BadLesson, NewWorldsError, UnknownLesson
from newworlds.core.game import Game
from newworlds.core.options import Value


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to read, to do or to watch. Moves are written as text."""

    say: str = ""
    """The name of what the teacher says."""
    do: str = ""
    """The move that the player is to make."""
    seek: bool = False
    """The player is to find the move: it is not shown before a first attempt."""
    light: tuple[str, ...] = ()
    """Things on the table that the sentence speaks of, by the names that the browser gives them."""
    watch: tuple[str, ...] = ()
    """Moves that are made for the players one by one, so that they can be followed."""
    leap: tuple[str, ...] = ()
    """Moves that are made at once: the game goes on a good while later."""
    teaches: tuple[str, ...] = ()
    """The rules that become clear here."""

    @property
    def otherwise(self) -> str:
        """The name of what the teacher says to any other move: which one is meant, and why."""
        return f"{self.say}_otherwise" if self.do else ""

    @property
    def moves(self) -> tuple[str, ...]:
        return (*([self.do] if self.do else []), *self.watch, *self.leap)


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    players: int
    seat: int
    """The player's seat. Once everything that is written down was played, bots play the others."""
    bot: str
    seed: int
    options: dict[str, Value] = {}
    teaches: tuple[str, ...]
    """The rules that somebody who has finished the lesson has met."""
    farewell: str
    """The name of what is said when the game is over."""
    step: tuple[Step, ...]


@cache
def lesson_file(game: Game, name: str) -> LessonFile:
    """`UnknownLesson` if there is none; `BadLesson` names what is wrong with it."""
    source = game.lessons_folder / f"{name}.toml"
    if name not in lessons_of(game):
        raise UnknownLesson(game=game.name, lesson=name)
    try:
        file = msgspec.toml.decode(source.read_bytes(), type=LessonFile)
    except msgspec.DecodeError as error:
        raise BadLesson(file=source.name, problem=str(error)) from error
    for problem in _faults(game, file):
        raise BadLesson(file=source.name, problem=problem)
    return file


def lessons_of(game: Game) -> list[str]:
    """The names of a game's lessons."""
    return sorted(source.stem for source in game.lessons_folder.glob("*.toml"))


def _faults(game: Game, file: LessonFile) -> Iterator[str]:
    """What the form of the file cannot rule out; for whoever writes lessons."""
    for number, step in enumerate(file.step, start=1):
        if step.do and not step.say:
            yield f"step {number}: it asks for a move, but says nothing"
        if step.seek and not step.do:
            yield f"step {number}: “seek” needs a move to “do”"
        if step.watch and step.leap:
            yield f"step {number}: either “watch” or “leap”"
    taught = {rule for step in file.step for rule in step.teaches}
    if taught != set(file.teaches):
        yield f"the rules taught by its steps are not those of the list: {sorted(taught ^ set(file.teaches))}"
    yield from _refused(game, file)


def _refused(game: Game, file: LessonFile) -> Iterator[str]:
    """The first move that the game does not allow, or that is not the player's to make."""
    try:
        match = game.new(file.players, file.seed, file.options)
    except NewWorldsError as error:
        yield str(error)
        return
    for number, step in enumerate(file.step, start=1):
        if step.do and match.to_act != file.seat:
            yield f"step {number}: it is not the turn of seat {file.seat}, so it can’t do “{step.do}”"
        for move in step.moves:
            try:
                match.play(move)
            except NewWorldsError as error:
                yield f"step {number}, move “{move}”: {error}"
                return
