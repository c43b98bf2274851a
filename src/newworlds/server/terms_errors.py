"""What is refused about the terms of a table."""

from __future__ import annotations

from newworlds.server.errors import ServerError


class BadPace(ServerError):
    """Clocks or days beyond what can be played."""

    code = "bad_pace"


class RatedAlone(ServerError):
    """Ratings compare people, and nobody may know how chance will turn out."""

    code = "rated_alone"
