"""Messages to people who are away."""

from __future__ import annotations

from newworlds.server.privacy.description import Stored

POSTBOX: tuple[Stored, ...] = ()
