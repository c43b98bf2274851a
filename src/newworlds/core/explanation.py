"""What a player reads when pointing at a component on the table."""

from __future__ import annotations

import msgspec

from newworlds.core.message import Message


class Explanation(msgspec.Struct, frozen=True, omit_defaults=True):
    """Title and lines begin with a capital wherever they are shown."""

    title: Message
    lines: list[Message] = []
    rule: str | None = None


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is true of a component right now, in addition to what is printed on it."""

    of: list[str] = []
    """The components that lie there, whose explanations are shown with it."""
    title: Message | None = None
    """Replaces the printed title; its rule replaces the printed one."""
    lines: list[Message] = []
