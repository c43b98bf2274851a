"""What is refused to those who leave, come back or decide about others."""

from __future__ import annotations

from newworlds.server.errors import ServerError


class StandInPlays(ServerError):
    """A bot decides for this player until they come back."""

    code = "stand_in_plays"
    status = 409


class NotAbsent(ServerError):
    """Only somebody who is to act and has not been there for a while is replaced; where clocks run, they decide."""

    code = "not_absent"
    status = 409


class OthersPlay(ServerError):
    """Whoever opened the table without sitting there cannot end the game of those who play it."""

    code = "others_play"
    status = 409


class NotAway(ServerError):
    """Nobody plays for them, so there is nothing to come back to."""

    code = "not_away"
    status = 409


class NoVacationLeft(ServerError):
    """The days of this year are used up, or this server has none."""

    code = "no_vacation_left"
    status = 409


class VacationTooLong(ServerError):
    """It would last longer than the days that are left."""

    code = "vacation_too_long"
    status = 409


class NoVacation(ServerError):
    """There is none to end."""

    code = "no_vacation"
    status = 409


class BadVacation(ServerError):
    """An end that is no moment, or has passed."""

    code = "bad_vacation"
