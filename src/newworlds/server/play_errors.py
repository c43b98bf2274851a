"""What is refused to those who play, look back at a game or try something else."""

from __future__ import annotations

from newworlds.core.message import Message
from newworlds.core.undo import NoUndo
from newworlds.server.errors import ServerError


class WrongContribution(ServerError):
    code = "wrong_contribution"


class NothingPromised(ServerError):
    """Only what was sealed when sitting down can be contributed."""

    code = "nothing_promised"
    status = 403


class NotDealing(ServerError):
    """Seats are still free, or the game was dealt without this contribution."""

    code = "not_dealing"
    status = 409


class UnknownMoment(ServerError):
    """The game has not got that far."""

    code = "unknown_moment"
    status = 404


class RecordNotYet(ServerError):
    """The moves of this game name hidden cards, so they are only shown when it is over."""

    code = "record_not_yet"
    status = 409


class NoRecord(ServerError):
    """A branch of a game in progress begins in an imagined position, which no deal leads to."""

    code = "no_record"
    status = 409


class NotOver(ServerError):
    """Some things are only told when the game is over."""

    code = "not_over"
    status = 409


class BadBranch(ServerError):
    """One seat is for whoever branches off, the others are for bots."""

    code = "bad_branch"


class BranchNotYet(ServerError):
    """People are still playing this game."""

    code = "branch_not_yet"
    status = 409


class BranchOutdated(ServerError):
    """An imagined position can only be read by versions of the program that store positions in the same way."""

    code = "branch_outdated"
    status = 409


class NothingToBranch(ServerError):
    """The game is over at this moment."""

    code = "nothing_to_branch"
    status = 409


class NotStarted(ServerError):
    code = "not_started"
    status = 409


class NotYourTurn(ServerError):
    code = "not_your_turn"
    status = 409


class TurnNotEnded(ServerError):
    """Nobody else has been told of the turn yet."""

    code = "turn_not_ended"
    status = 409


class NothingToEnd(ServerError):
    """Everybody has been told all that this player has decided."""

    code = "nothing_to_end"
    status = 409


class AlreadyAsked(ServerError):
    """The others have been asked to let a turn be undone, and have not all answered, or one has refused."""

    code = "already_asked"
    status = 409


class NothingAsked(ServerError):
    """Nobody asks to undo a turn, or no longer."""

    code = "nothing_asked"
    status = 409


class NothingToUndo(ServerError):
    """`reason` says why."""

    status = 409

    def __init__(self, reason: NoUndo) -> None:
        super().__init__()
        self.reason = reason

    @property
    def message(self) -> Message:
        return self.reason.message


class NotInThisLesson(ServerError):
    """The lesson expects something else; `reason` is what the teacher says to it."""

    status = 409

    def __init__(self, reason: Message) -> None:
        super().__init__()
        self.reason = reason

    @property
    def message(self) -> Message:
        return self.reason


class NoLesson(ServerError):
    """No lesson is given at this table."""

    code = "no_lesson"
    status = 409


class NoHints(ServerError):
    """Hints are for games against bots."""

    code = "no_hints"
    status = 409


class HintFailed(ServerError):
    code = "hint_failed"
    status = 503


class BotFailed(ServerError):
    code = "bot_failed"
    status = 500
