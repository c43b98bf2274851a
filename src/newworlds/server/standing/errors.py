"""What is refused about profiles and leaderboards."""

from __future__ import annotations

from newworlds.server.errors import ServerError


class UnknownProfile(ServerError):
    """Nobody has this id, or a guest who has no profile."""

    code = "unknown_profile"
    status = 404


class UnknownLeaderboard(ServerError):
    """The game is not played against others with so many seats."""

    code = "unknown_leaderboard"
    status = 404
