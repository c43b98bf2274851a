"""What people are told about themselves over HTTP."""

from __future__ import annotations

from typing import Any

import msgspec

from newworlds.core.record import Record
from newworlds.server.infos import TableInfo
from newworlds.server.people.person import Role
from newworlds.server.standing.infos import RatingInfo, ResultInfo


class MeInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Whoever asks. A guest has no id before they have given a name."""

    id: str | None = None
    name: str = ""
    role: Role = "player"
    has_account: bool = False
    is_session: bool = False
    """Whether this browser can be signed out: without an account, its games would be lost."""


class AddressInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Where somebody is reached by e-mail."""

    can_mail: bool
    """Whether this server sends any."""
    address: str | None = None
    """Confirmed."""
    pending: str | None = None
    """To be confirmed by the link that was sent there; the other one counts until then."""
    refused: str | None = None
    """The address that the mail server refused for good, if it did."""


class ConfirmedInfo(msgspec.Struct, frozen=True):
    address: str


class AskedInfo(msgspec.Struct, frozen=True):
    minutes: int
    """How long the link is good, if one is sent."""


class AccountInfo(msgspec.Struct, frozen=True):
    me: MeInfo
    recovery: str
    """Replaces a forgotten password. Told once, and kept only as a hash."""


class SessionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that is signed in."""

    id: str
    device: str
    created: str
    seen: str
    """To the day."""
    is_this: bool


class TicketInfo(msgspec.Struct, frozen=True):
    ticket: str
    """For the fragment of a link, which browsers send to nobody."""
    minutes: int
    """How long it is good."""


class TicketOffer(msgspec.Struct, frozen=True, kw_only=True):
    """What a ticket would bring, before it is used."""

    name: str
    """Whose it is."""
    has_account: bool
    table: str | None
    """Of a seat that moves; None for a whole person."""
    seat: int | None


class ArrivalInfo(msgspec.Struct, frozen=True):
    me: MeInfo
    table: str | None


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the server has of somebody."""

    exported: str
    me: MeInfo
    sessions: list[SessionInfo]
    tables: list[TableInfo]
    records: list[Record]
    """Of the games that are over."""
    results: list[ResultInfo]
    """Of all games that somebody finished, also where the table is gone."""
    ratings: list[RatingInfo]
    other: dict[str, list[dict[str, Any]]]
    """What else is stored, as it is stored."""


class PasskeyInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    created: str
    used: str | None
    """To the day."""


class PasskeysInfo(msgspec.Struct, frozen=True, kw_only=True):
    are_offered: bool
    """Whether this server knows about passkeys."""
    passkeys: list[PasskeyInfo]
    """Of whoever asks, newest first."""


class PasskeyOffer(msgspec.Struct, frozen=True, kw_only=True):
    """What a device needs to make a passkey; bytes as base64url."""

    challenge: str
    site: str
    """The name of this server for which it is."""
    person: str
    name: str
    known: list[str]
    """Those that the person has: a device makes no second one."""


class PasskeyChallenge(msgspec.Struct, frozen=True, kw_only=True):
    """What a device has to sign with a passkey that it has for this site."""

    challenge: str
    site: str
