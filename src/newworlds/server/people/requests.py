"""What people send about themselves."""

from __future__ import annotations

from typing import Annotated

import msgspec


class NameRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class CredentialsRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """To make an account or to sign in to it."""

    name: str
    password: str


class RecoveryRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    code: str
    password: str
    """The new one."""


class ForgottenRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(max_length=254)]
    """Of the account, or its e-mail address."""


class ResetRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ticket: str
    password: str
    """The new one."""


class AddressRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    address: str
    password: str
    """Of the account: whoever has the address can replace it."""
    language: str
    """Of what is sent there."""


class PasswordRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    password: str
    """The present one."""
    new: str


class ConfirmRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must not be done by whoever finds an unlocked screen."""

    password: str = ""
    """Of the account; guests have none."""


class SessionRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str | None = None
    """None: all but this one."""


class SeatTicketRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For a seat, or for the whole person."""

    table: str | None = None
    seat: int | None = None
    password: str = ""
    """Of the account, if it is for a whole person who has one: whoever finds an unlocked screen must not take it."""


class TicketRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ticket: str


class MadePasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a device answers that has made a passkey; bytes as base64url."""

    name: str
    """What its person calls it."""
    credential: str
    client_data: str
    attestation: str


class SignedPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a device answers that has a passkey; bytes as base64url."""

    credential: str
    client_data: str
    authenticator: str
    signature: str


class PasskeyRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
