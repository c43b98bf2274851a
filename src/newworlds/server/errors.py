"""What the server refuses, each with a catalogue code and an HTTP status."""

from __future__ import annotations

from typing import ClassVar

from newworlds.core.errors import NewWorldsError


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


class UnknownEyes(ServerError):
    """There is no such seat."""

    code = "unknown_eyes"


class TableExpired(ServerError):
    """It was put away because nobody had touched it for long; those who sit there can restore it."""

    code = "table_expired"
    status = 409


class StorageFailed(ServerError):
    code = "storage_failed"
    status = 503


class NotReady(ServerError):
    """Other servers behind the same proxy should be asked instead."""

    code = "not_ready"
    status = 503


def status_of(kind: type[NewWorldsError]) -> int:
    """An error without a status of its own is a bug in the program."""
    if kind is NewWorldsError:
        return 500
    return kind.status if issubclass(kind, ServerError) else 400
