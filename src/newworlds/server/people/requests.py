"""What people send about themselves."""

from __future__ import annotations

import msgspec


class NameRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
