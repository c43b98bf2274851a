"""What is told about people among each other."""

from __future__ import annotations

from typing import Literal

import msgspec

Tie = Literal["none", "asked", "asks", "friend"]
"""Nothing; this browser has asked; the other asks; they are friends."""


class CompanionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody, and what they are to whoever asks."""

    id: str
    name: str
    tie: Tie
    is_muted: bool
    """Nothing of what they say is told."""
    is_blocked: bool
    """And they cannot ask to be friends."""
    is_at_table: bool
    """Whether they sit at some table right now, and have it open."""
    is_here: bool
    """Whether they have any page of this site open. This and the above are told to friends only."""
    has_profile: bool
    """Whether anybody may look at what they have played."""
    seats: list[int]
    """Where they sit, if a table was asked about."""
    is_me: bool


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody at the table said: in their own words, or with a phrase that each reader sees in their language."""

    number: int
    seat: int
    name: str
    """As they were called then."""
    at: str
    text: str | None
    phrase: str | None
