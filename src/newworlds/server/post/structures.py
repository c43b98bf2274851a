"""What browsers and the server tell each other about notifications."""

from __future__ import annotations

import msgspec


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    begins: int
    """Hour of the day, from 0 to 23."""
    ends: int
    zone: str
    """As in `Europe/Paris`."""


class PostInfo(msgspec.Struct, frozen=True):
    push_key: str | None
    """The key by which push services know this server; None if it sends no notifications."""
    quiet: QuietHours | None


class PushKeys(msgspec.Struct, frozen=True):
    p256dh: str
    auth: str


class SubscribeRequest(msgspec.Struct, frozen=True):
    """As browsers describe their subscriptions, with the language of what they are told."""

    endpoint: str
    keys: PushKeys
    language: str


class UnsubscribeRequest(msgspec.Struct, frozen=True):
    endpoint: str


class QuietRequest(msgspec.Struct, frozen=True):
    quiet: QuietHours | None
    """None: at all hours."""


class Pushed(msgspec.Struct, frozen=True):
    """What a notification says; the browser's worker shows it."""

    title: str
    body: str
    path: str
    """The page that it leads to."""
