"""Somebody who plays here."""

from __future__ import annotations

from typing import Literal

import msgspec

Role = Literal["player", "moderator", "host"]
"""Moderators look after company: reports and suspensions. Hosts do everything."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    """Told to everybody."""
    owner: str
    """To whom seats and tables belong. Told to nobody."""
    name: str
    role: Role = "player"
