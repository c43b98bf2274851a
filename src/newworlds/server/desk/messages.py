"""What the server sends to somebody's desk."""

from __future__ import annotations

from typing import Final

import msgspec

from newworlds.server.infos import TableInfo
from newworlds.server.seats.infos import KeptSeat
from newworlds.server.server_messages import ServerMessage


class ShowDesk(ServerMessage, frozen=True, tag="desk"):
    """On connecting, and whenever something of it changes or one of somebody's tables does."""

    waiting: list[str]
    """The tables where other people wait for them, longest waiting first."""
    kept: list[KeptSeat]
    """The seats that others keep for them, newest first."""
    asking: int
    """How many people would like to be their friends."""
    reports: int
    """How many reports nobody has dealt with, for hosts and moderators; 0 for others."""
    table: TableInfo | msgspec.UnsetType = msgspec.UNSET
    """The table that has changed, if one has."""
    gone: str | msgspec.UnsetType = msgspec.UNSET
    """The table that was deleted, or where they have lost their seat."""


DESK_MESSAGES: Final = (ShowDesk,)
