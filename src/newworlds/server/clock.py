"""The time as it is stored and sent."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta


def now() -> str:
    """UTC with milliseconds; sorts as text."""
    return _text(datetime.now(UTC))


def days_ago(days: float) -> str:
    return _text(datetime.now(UTC) - timedelta(days=days))


def _text(moment: datetime) -> str:
    return moment.isoformat(timespec="milliseconds").removesuffix("+00:00") + "Z"
