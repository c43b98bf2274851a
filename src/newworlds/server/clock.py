"""The time as it is stored and sent."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


class Present:
    """What the server takes for the present. Tests set it forward in place of waiting."""

    ahead = timedelta()


def now() -> str:
    """UTC with milliseconds; sorts as text."""
    return stored(datetime.now(UTC) + Present.ahead)


def measured_now() -> str:
    """The same as the system has it: to find out for how long no process was running."""
    return stored(datetime.now(UTC))


def days_ago(days: float) -> str:
    return stored(datetime.now(UTC) + Present.ahead - timedelta(days=days))


def later(moment: str, seconds: float) -> str:
    return stored(datetime.fromisoformat(moment) + timedelta(seconds=seconds))


def seconds_between(earlier: str, later: str) -> float:
    return (datetime.fromisoformat(later) - datetime.fromisoformat(earlier)).total_seconds()


def minutes_ahead(minutes: float) -> str:
    return stored(datetime.now(UTC) + timedelta(minutes=minutes))


def stored(moment: datetime) -> str:
    """A moment in UTC."""
    return moment.isoformat(timespec="milliseconds").removesuffix("+00:00") + "Z"
