"""What can be wrong, each with a code; none of these changes anything."""

from __future__ import annotations

from typing import ClassVar

from newworlds.core.message import Argument, Message


class NewWorldsError(Exception):
    """The words are in the catalogues under `error.<code>`."""

    code: ClassVar[str] = "internal"

    def __init__(self, rule: str | None = None, **args: Argument) -> None:
        super().__init__(args)
        self.rule = rule
        self.details = args

    @property
    def message(self) -> Message:
        return Message(f"error.{self.code}", self.details, self.rule)

    def __str__(self) -> str:
        from newworlds.core.text import sentence

        return sentence(self.message, "en")


class InvalidMove(NewWorldsError):
    """Not a move at all: it does not parse, or names no place of this game."""

    code = "invalid_move"


class IllegalMove(NewWorldsError):
    """A move, but not now; `reason` says why."""

    code = "illegal_move"

    def __init__(self, reason: Message) -> None:
        super().__init__(rule=reason.rule)
        self.reason = reason

    @property
    def message(self) -> Message:
        return self.reason


class StaleMove(NewWorldsError):
    """The game went on since the player looked."""

    code = "stale_move"


class GameIsOver(NewWorldsError):
    code = "game_is_over"


class UnknownGame(NewWorldsError):
    code = "unknown_game"


class UnknownBot(NewWorldsError):
    code = "unknown_bot"


class BadPlayers(NewWorldsError):
    code = "bad_players"


class BadSeed(NewWorldsError):
    code = "bad_seed"


class UnknownOption(NewWorldsError):
    code = "unknown_option"


class BadOption(NewWorldsError):
    code = "bad_option"


class BadRecord(NewWorldsError):
    """The record cannot be read or does not replay; `problem` says where."""

    code = "bad_record"


class UnknownRules(NewWorldsError):
    code = "unknown_rules"


class UnknownData(NewWorldsError):
    code = "unknown_data"


class DamagedArchive(NewWorldsError):
    """A file of archived components does not hold what its name says."""

    code = "damaged_archive"


class BadData(NewWorldsError):
    """A component file is wrong; names the file, the place in it and the fault."""

    code = "bad_data"

    def __init__(self, file: str, place: str, problem: Message) -> None:
        super().__init__(file=file, place=place, problem=problem)
        self.file = file
        self.place = place
        self.problem = problem


class BadBytes(NewWorldsError):
    code = "bad_bytes"


class MissingExtra(NewWorldsError):
    """Something optional is not installed."""

    code = "missing_extra"
