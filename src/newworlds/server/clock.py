"""The time as it is stored and sent."""

from __future__ import annotations

from datetime import UTC, datetime


def now() -> str:
    """UTC with milliseconds; sorts as text."""
    return datetime.now(UTC).isoformat(timespec="milliseconds").removesuffix("+00:00") + "Z"
