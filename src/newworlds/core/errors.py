"""Everything that can go wrong, each with a code. Raising one of these leaves everything as it was."""

from __future__ import annotations

from typing import ClassVar

from newworlds.core.message import Argument, Message


class NewWorldsError(Exception):
    """Its text is in the catalogues under `error.<code>`."""

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
    """Not a move at all: it does not parse, or names something that this game does not have."""

    code = "invalid_move"


class IllegalMove(NewWorldsError):
    """A move of this game, but not legal now; `reason` says why."""

    code = "illegal_move"

    def __init__(self, reason: Message) -> None:
        super().__init__(rule=reason.rule)
        self.reason = reason

    @property
    def message(self) -> Message:
        return self.reason


class StaleMove(NewWorldsError):
    """The game has moved on since the player last saw it."""

    code = "stale_move"


class GameIsOver(NewWorldsError):
    code = "game_is_over"


class UnknownGame(NewWorldsError):
    code = "unknown_game"


class UnknownBot(NewWorldsError):
    code = "unknown_bot"


class UnknownLesson(NewWorldsError):
    code = "unknown_lesson"


class BadLesson(NewWorldsError):
    """The file of a lesson cannot be used; names the file and what is wrong."""

    code = "bad_lesson"


class BadOwnBot(NewWorldsError):
    """A bot that somebody wrote cannot be used; `problem` says why."""

    code = "bad_own_bot"


class OwnBotFailed(NewWorldsError):
    """A bot that somebody wrote raised an error or chose what is not legal."""

    code = "own_bot_failed"

    @property
    def problem(self) -> Message:
        problem = self.details["problem"]
        assert isinstance(problem, Message)
        return problem


class OwnBotTooSlow(OwnBotFailed):
    """It would think for longer than its patience allows, maybe for ever."""

    code = "own_bot_too_slow"


class BadBotSetting(NewWorldsError):
    code = "bad_bot_setting"


class BadPlayers(NewWorldsError):
    code = "bad_players"


class BadSeed(NewWorldsError):
    code = "bad_seed"


class BadKey(NewWorldsError):
    """Keys are secret, so the error tells only their length."""

    code = "bad_key"


class KeyNotUsed(NewWorldsError):
    """A key was given for a version of chance that has none."""

    code = "key_not_used"


class UnknownChance(NewWorldsError):
    code = "unknown_chance"


class UnknownOption(NewWorldsError):
    code = "unknown_option"


class BadOption(NewWorldsError):
    code = "bad_option"


class BadRecord(NewWorldsError):
    """The record cannot be read or does not replay; `problem` says where."""

    code = "bad_record"


class ForgedDealing(NewWorldsError):
    """What a record tells about its dealing contradicts itself; `problem` says where."""

    code = "forged_dealing"


class UnknownRules(NewWorldsError):
    code = "unknown_rules"


class UnknownData(NewWorldsError):
    code = "unknown_data"


class DamagedArchive(NewWorldsError):
    """The content of an archived component file does not match the hash in its name."""

    code = "damaged_archive"


class BadData(NewWorldsError):
    """A component file has a fault; names the file, the place in it and the fault."""

    code = "bad_data"

    def __init__(self, file: str, place: str, problem: Message) -> None:
        super().__init__(file=file, place=place, problem=problem)
        self.file = file
        self.place = place
        self.problem = problem


class BadWeights(NewWorldsError):
    """The file with the weights of a judge does not fit the judge; names the file and what is wrong."""

    code = "bad_weights"


class BadNetwork(NewWorldsError):
    """The file of a network does not fit the judge that it corrects; names the file and what is wrong."""

    code = "bad_network"


class NothingToLearn(NewWorldsError):
    """The game has no judge that is learned."""

    code = "nothing_to_learn"


class BadBytes(NewWorldsError):
    code = "bad_bytes"


class MissingExtra(NewWorldsError):
    """An optional extra is not installed."""

    code = "missing_extra"


class NoRoomInArrays(NewWorldsError):
    """An observation for machine learning cannot show everything."""

    code = "no_room_in_arrays"
