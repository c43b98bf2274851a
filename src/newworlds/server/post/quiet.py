"""Hours in which nobody wants to be told anything: what would have been told then is told afterwards."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy import Connection

from newworlds.server.post.errors import BadQuietHours
from newworlds.server.post.structures import QuietHours
from newworlds.server.storage.post_rows import quiet_hours_of
from newworlds.server.storage.vacation_rows import end_of

HOURS = range(24)
A_QUARTER = timedelta(minutes=15)
"""Time zones differ by quarters of an hour."""


def checked(quiet: QuietHours) -> QuietHours:
    check_zone(quiet.zone)
    if quiet.begins not in HOURS or quiet.ends not in HOURS or quiet.begins == quiet.ends:
        raise BadQuietHours(zone=quiet.zone)
    return quiet


def check_zone(zone: str) -> None:
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise BadQuietHours(zone=zone) from error


def quiet_of(connection: Connection, owner: str) -> QuietHours | None:
    found = quiet_hours_of(connection, owner)
    return None if found is None else QuietHours(found.begins, found.ends, found.zone)


def is_quiet_for(connection: Connection, owner: str, at: str) -> bool:
    """Also while they are on vacation."""
    if end_of(connection, owner, at) is not None:
        return True
    quiet = quiet_of(connection, owner)
    return quiet is not None and is_quiet(quiet, datetime.fromisoformat(at))


def is_quiet(quiet: QuietHours, at: datetime) -> bool:
    """Nights go beyond midnight."""
    hour = at.astimezone(ZoneInfo(quiet.zone)).hour
    if quiet.begins < quiet.ends:
        return quiet.begins <= hour < quiet.ends
    return hour >= quiet.begins or hour < quiet.ends


def quiet_until(quiet: QuietHours, at: datetime) -> datetime:
    """The first quarter of an hour after that moment that is not quiet."""
    moment = _whole_quarter(at)
    while is_quiet(quiet, moment):
        moment += A_QUARTER
    return max(moment, at)


def quiet_since(quiet: QuietHours, at: datetime) -> datetime:
    """When the quiet hours began that last at that moment."""
    moment = _whole_quarter(at)
    while is_quiet(quiet, moment - A_QUARTER):
        moment -= A_QUARTER
    return moment


def _whole_quarter(at: datetime) -> datetime:
    return at.replace(minute=at.minute - at.minute % 15, second=0, microsecond=0)
