"""The time that players have left."""

from __future__ import annotations

import msgspec


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """As it was when the present turn began; how much is left now follows from that."""

    left: list[float]
    """Seconds, by seat."""
    since: str | None = None
    """Since when the clock of whoever is to act runs; None while it stands still."""


class ClockInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The time left at the moment when this is sent."""

    left: list[float]
    """Seconds, by seat."""
    runs: int | None
    """Whose clock runs. It stands still for bots, and when the game is over."""
