"""What a thing on the table says of itself when a player points at it."""

from __future__ import annotations

import msgspec

from newworlds.core.message import Message


class Explanation(msgspec.Struct, frozen=True, omit_defaults=True):
    """Title and lines begin with a capital wherever they are shown."""

    title: Message
    lines: list[Message] = []
    rule: str | None = None


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is true of a thing just now, beside what is printed on it."""

    of: list[str] = []
    """The things that lie there, whose explanations belong to it."""
    title: Message | None = None
    """Instead of the printed title; its rule, instead of the printed one."""
    lines: list[Message] = []
