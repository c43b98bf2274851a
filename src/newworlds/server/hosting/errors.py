"""What is refused to hosts, and what only they may do."""

from __future__ import annotations

from newworlds.core.errors import NewWorldsError
from newworlds.server.errors import ServerError


class NotHost(ServerError):
    """Only hosts may do this."""

    code = "not_host"
    status = 403


class NotStaff(ServerError):
    """Only hosts and moderators may do this."""

    code = "not_staff"
    status = 403


class BadAnnouncement(ServerError):
    """A language is missing, or a text is empty or too long."""

    code = "bad_announcement"


class BadUntil(ServerError):
    """No moment in the future."""

    code = "bad_until"


class UnknownAnnouncement(ServerError):
    code = "unknown_announcement"
    status = 404


class Suspended(ServerError):
    """A host lets this person do nothing here."""

    code = "suspended"
    status = 403


class UnknownId(ServerError):
    code = "unknown_id"
    status = 404


class UnknownReport(ServerError):
    """There is none, or it has been dealt with."""

    code = "unknown_report"
    status = 404


class NotToThem(ServerError):
    """Nobody does this to themselves, and moderators do it to players only."""

    code = "not_to_them"
    status = 403


class NobodyCalled(NewWorldsError):
    """Nobody here has this name, as a command was given it."""

    code = "nobody_called"


class SeveralCalled(NewWorldsError):
    """Several people have this name; their ids tell them apart."""

    code = "several_called"
