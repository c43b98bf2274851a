"""What people are told about themselves over HTTP."""

from __future__ import annotations

import msgspec

from newworlds.server.people.person import Role


class MeInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Whoever asks. A guest has no id before they have given a name."""

    id: str | None = None
    name: str = ""
    role: Role = "player"
    has_account: bool = False
