"""What hosts are shown, and what everybody is told about this place."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec


class AnnouncementInfo(msgspec.Struct, frozen=True):
    id: str
    texts: Mapping[str, str]
    """By language."""
    until: str
    """When it is no longer shown."""


class AuditInfo(msgspec.Struct, frozen=True):
    """Something a host or moderator did."""

    at: str
    by: str | None
    """A name; None for whoever types commands on the server."""
    act: str
    subject: str
    details: Mapping[str, str | int | bool | None]
