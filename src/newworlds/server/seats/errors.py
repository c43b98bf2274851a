"""What is refused about the seats of a table."""

from __future__ import annotations

from newworlds.server.errors import ServerError


class AlreadyBegun(ServerError):
    """Seats change hands only until the last of them is taken."""

    code = "already_begun"
    status = 409


class SeatNotFree(ServerError):
    """There is no such seat, or a person or program has it."""

    code = "seat_not_free"
    status = 409


class NobodyToRemove(ServerError):
    """There is no guest in that seat."""

    code = "nobody_to_remove"
    status = 409


class NoWatching(ServerError):
    """Those who play here want nobody to look on."""

    code = "no_watching"
    status = 403
