"""What is asked for about seats: by the host before the game begins, then by those who still play."""

from __future__ import annotations

from typing import Literal

import msgspec

from newworlds.server.requests import SeatRequest
from newworlds.server.terms import Terms


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to have a seat that nobody has taken."""

    seat: int
    kind: Literal["link", "open", "friend", "bot"]
    bot: str | None = None
    friend: str | None = None

    @property
    def as_request(self) -> SeatRequest:
        return SeatRequest(self.kind, bot=self.bot, friend=self.friend)


class TermsChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """On which terms the host would rather play."""

    terms: Terms


class Removal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom the host does not want to play with."""

    seat: int


class Withdrawal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which seat is no longer offered."""

    seat: int
