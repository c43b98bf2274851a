"""Things that happened, as the log tells them."""

from __future__ import annotations

from typing import ClassVar

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="kind"):
    """Each kind is a subclass with `tag="stone_placed"`; the log's words are `<game>.event.<kind>`."""

    reveals: ClassVar[bool] = False
    """True when something hidden came to light: nobody may take back a move beyond it."""

    def seen_by(self, eyes: int) -> Event | None:
        """What a seat (or a spectator, `NOBODY`) learns of it; None when not even that it happened."""
        return self


class Hidden(Event, frozen=True, tag="hidden"):
    """Stands for an event the viewer may not see, so that the numbering stays the same for all."""
