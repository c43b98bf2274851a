"""What hosts send."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final

import msgspec

from newworlds.core.text import LANGUAGES
from newworlds.server.clock import now, stored
from newworlds.server.hosting.errors import BadAnnouncement, BadUntil
from newworlds.server.people.person import Role

LONGEST: Final = 400
LONGEST_NUMBER: Final = 9


class AnnouncementRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    texts: Mapping[str, str]
    """In every language."""
    until: str
    """When it is no longer shown, as `2027-01-31T18:00:00Z`."""


class RoleRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    role: Role


def checked_after(after: str | None) -> int:
    """How many lines are known already, as a list is read on."""
    return int(after) if after is not None and after.isdecimal() and len(after) < LONGEST_NUMBER else 0


def checked_texts(texts: Mapping[str, str]) -> dict[str, str]:
    tidy = {language: " ".join(text.split()) for language, text in texts.items()}
    if set(tidy) != set(LANGUAGES) or not all(0 < len(text) <= LONGEST for text in tidy.values()):
        raise BadAnnouncement(languages=list(LANGUAGES), most=LONGEST)
    return tidy


def checked_until(until: str) -> str:
    try:
        moment = datetime.fromisoformat(until)
        until_then = stored(moment.astimezone(UTC))
    except (ValueError, OverflowError) as error:
        raise BadUntil(until=until[:40]) from error
    if moment.tzinfo is None or until_then <= now():
        raise BadUntil(until=until[:40])
    return until_then
