"""What is told about seats beyond the table itself."""

from __future__ import annotations

import msgspec

from newworlds.server.terms import Terms


class Cancelled(msgspec.Struct, frozen=True):
    table: str
    """The table that is no more."""


class KeptSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody keeps a seat at their table for whoever is told."""

    table: str
    game: str
    host: str
    """The name of whoever keeps it."""
    terms: Terms
