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
