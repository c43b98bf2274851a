"""What the server refuses, each with a catalogue code and an HTTP status."""

from __future__ import annotations

from typing import ClassVar

from newworlds.core.errors import NewWorldsError
from newworlds.core.message import Message
from newworlds.core.undo import NoUndo


class ServerError(NewWorldsError):
    status: ClassVar[int] = 400


class MalformedJson(ServerError):
    code = "malformed_json"


class BadMessage(ServerError):
    """Valid JSON, but without the fields that the protocol requires."""

    code = "bad_message"


class UnknownType(ServerError):
    code = "unknown_type"


class TooLarge(ServerError):
    code = "too_large"
    status = 413


class BadName(ServerError):
    code = "bad_name"


class BadCommitment(ServerError):
    code = "bad_commitment"


class CommitmentNotWanted(ServerError):
    """Whoever sent it has no seat, or nobody contributes to the dealing of this table."""

    code = "commitment_not_wanted"


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


class BadInvite(ServerError):
    code = "bad_invite"
    status = 403


class BadToken(ServerError):
    """What a program identifies itself with is no token, or belongs to no seat of the table."""

    code = "bad_token"
    status = 401


class NoProgram(ServerError):
    """Tokens are for seats that a program plays."""

    code = "no_program"


class ForeignOrigin(ServerError):
    """Another site tried to act in the player's name."""

    code = "foreign_origin"
    status = 403


class NotYourSeat(ServerError):
    code = "not_your_seat"
    status = 403


class NotYourTable(ServerError):
    """Only whoever opened the table may do this."""

    code = "not_your_table"
    status = 403


class NotInvited(ServerError):
    """There is no such seat, or nobody is invited to it."""

    code = "not_invited"


class UnknownPage(ServerError):
    code = "unknown_page"
    status = 404


class UnknownTable(ServerError):
    code = "unknown_table"
    status = 404


class UnknownLanguage(ServerError):
    code = "unknown_language"
    status = 404


class WrongMethod(ServerError):
    code = "wrong_method"
    status = 405


class SeatTaken(ServerError):
    code = "seat_taken"
    status = 409


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


class UnknownEyes(ServerError):
    """There is no such seat."""

    code = "unknown_eyes"


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


class TooManyBranches(ServerError):
    code = "too_many_branches"
    status = 429


class TooManyBranchesHere(ServerError):
    """Of all browsers at one address."""

    code = "too_many_branches_here"
    status = 429


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


class TableExpired(ServerError):
    """It was put away because nobody had touched it for long; those who sit there can restore it."""

    code = "table_expired"
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


class NoUndoInLessons(ServerError):
    code = "no_undo_in_lessons"
    status = 409


class TooManyTables(ServerError):
    code = "too_many_tables"
    status = 429


class TooManyTablesHere(ServerError):
    """Of all browsers at one address."""

    code = "too_many_tables_here"
    status = 429


class TooManyRequests(ServerError):
    """`seconds` is how long to wait."""

    code = "too_many_requests"
    status = 429


class TooManyConnections(ServerError):
    code = "too_many_connections"
    status = 429


class TooManyWindows(ServerError):
    code = "too_many_windows"
    status = 429


class TooManyWatchers(ServerError):
    code = "too_many_watchers"
    status = 503


class RequestTooSlow(ServerError):
    code = "request_too_slow"
    status = 408


class ServerFull(ServerError):
    code = "server_full"
    status = 503


class BotFailed(ServerError):
    code = "bot_failed"
    status = 500


class StorageFailed(ServerError):
    code = "storage_failed"
    status = 503


class NotReady(ServerError):
    """Other servers behind the same proxy should be asked instead."""

    code = "not_ready"
    status = 503


class StartError(NewWorldsError):
    """The server cannot start; one sentence says why and what to do."""


class PortTaken(StartError):
    code = "port_taken"


class BadAddress(StartError):
    code = "bad_address"


class ClientMissing(StartError):
    code = "client_missing"


class BadSetting(StartError):
    code = "bad_setting"


class DatabaseTooNew(StartError):
    code = "database_too_new"


class DatabaseInUse(StartError):
    code = "database_in_use"


class DatabaseReplaced(StartError):
    code = "database_replaced"


class DatabaseUnusable(StartError):
    code = "database_unusable"


class NothingToShare(StartError):
    """`newworlds work` was given a database that only one process can use."""

    code = "nothing_to_share"


class PostgresMissing(StartError):
    """No PostgreSQL could be started for a test, drill or comparison."""

    code = "postgres_missing"


def status_of(kind: type[NewWorldsError]) -> int:
    """An error without a status of its own is a bug in the program."""
    if kind is NewWorldsError:
        return 500
    return kind.status if issubclass(kind, ServerError) else 400
