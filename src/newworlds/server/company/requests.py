"""What browsers send about people among each other."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Act = Literal["ask", "accept", "remove", "mute", "block", "hear"]
"""Ask to be friends; accept; be friends no more, withdraw or decline; hear nothing of them; not be asked by them
either; hear them again."""


class RematchRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    commitment: str | None = None


class TieRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    act: Act


class ReportRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of somebody, or of what they said at a table."""

    person: str
    reason: str
    table: Annotated[str, msgspec.Meta(pattern="^[a-z0-9]{1,16}$")] | None = None
    line: Annotated[int, msgspec.Meta(ge=1, le=2**31 - 1)] | None = None
