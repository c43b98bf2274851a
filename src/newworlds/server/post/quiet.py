"""Hours in which nobody wants to be told anything: what would have been told then is told afterwards."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from newworlds.server.post.errors import BadQuietHours
from newworlds.server.post.structures import QuietHours

HOURS = range(24)


def checked(quiet: QuietHours) -> QuietHours:
    try:
        ZoneInfo(quiet.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise BadQuietHours(zone=quiet.zone) from error
    if quiet.begins not in HOURS or quiet.ends not in HOURS or quiet.begins == quiet.ends:
        raise BadQuietHours(zone=quiet.zone)
    return quiet


def is_quiet(quiet: QuietHours, at: datetime) -> bool:
    """Nights go beyond midnight."""
    hour = at.astimezone(ZoneInfo(quiet.zone)).hour
    if quiet.begins < quiet.ends:
        return quiet.begins <= hour < quiet.ends
    return hour >= quiet.begins or hour < quiet.ends
