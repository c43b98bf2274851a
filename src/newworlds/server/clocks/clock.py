"""The time that players have left."""

from __future__ import annotations

import msgspec


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """As it was when the present turn began; how much is left now follows from that."""

    left: list[float]
    """Seconds, by seat."""
    since: str | None = None
    """Since when the clock of whoever is to act runs; None while it stands still."""
    vacations: list[str | None] = []
    """By seat, until when the clock of somebody on vacation stands still, whoever is to act. Empty if nobody is."""

    def vacation_of(self, seat: int) -> str | None:
        """The end of the last vacation that they told of; it may have passed."""
        return self.vacations[seat] if self.vacations else None


class ClockInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The time left at the moment when this is sent."""

    left: list[float]
    """Seconds, by seat."""
    runs: int | None
    """Whose clock runs. It stands still for bots, for those on vacation, and when the game is over."""
    vacations: list[str | None] = []
    """By seat, until when somebody is on vacation. Empty if nobody is."""
