"""What is told about seats beyond the table itself."""

from __future__ import annotations

import msgspec


class Cancelled(msgspec.Struct, frozen=True):
    table: str
    """The table that is no more."""
