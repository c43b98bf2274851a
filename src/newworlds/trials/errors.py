"""Why a trial cannot go on."""

from __future__ import annotations

from newworlds.core.errors import NewWorldsError


class Unreachable(NewWorldsError):
    """Nobody answers there, for now."""

    code = "unreachable"


class TrialRefused(NewWorldsError):
    """The server refused what every trial needs: a table, or a seat at it."""

    code = "trial_refused"


class ServerDidNotStart(NewWorldsError):
    code = "server_did_not_start"
