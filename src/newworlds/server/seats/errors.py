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


class NotYourFriend(ServerError):
    """Seats are kept for friends only, so that nobody is bothered by strangers."""

    code = "not_your_friend"
    status = 409


class FriendSeated(ServerError):
    """They sit at the table, or a seat there is kept for them."""

    code = "friend_seated"
    status = 409


class NoSeatKept(ServerError):
    """No seat here is kept for whoever declines it: the host may have offered it to somebody else."""

    code = "no_seat_kept"
    status = 409


class NoWatching(ServerError):
    """Those who play here want nobody to look on."""

    code = "no_watching"
    status = 403


class SeatNotLeft(ServerError):
    """Only the seat of somebody who left, where a bot plays on, is offered to somebody else."""

    code = "seat_not_left"
    status = 409


class NotOffered(ServerError):
    """Nobody has offered that seat to others."""

    code = "not_offered"
    status = 409


class AlreadySeated(ServerError):
    """Whoever sits at the table already cannot play for somebody else as well."""

    code = "already_seated"
    status = 409
