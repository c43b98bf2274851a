"""What browsers and the server tell each other about notifications."""

from __future__ import annotations

import msgspec

from newworlds.server.storage.address_rows import TurnMail


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    begins: int
    """Hour of the day, from 0 to 23."""
    ends: int
    zone: str
    """As in `Europe/Paris`."""


class MailChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be told by e-mail."""

    turns: TurnMail
    hour: int
    """Of the day, from 0 to 23, when a daily mail is sent."""
    zone: str
    is_both: bool
    """Also of turns of which a browser was notified."""


class MailInfo(msgspec.Struct, frozen=True):
    address: str | None
    """Confirmed. Without one nothing can be chosen."""
    is_refused: bool
    """The mail server says that nobody has it: nothing more is sent there."""
    choice: MailChoice


class PostInfo(msgspec.Struct, frozen=True):
    push_key: str | None
    """The key by which push services know this server; None if it sends no notifications."""
    quiet: QuietHours | None
    mail: MailInfo | None
    """None if this server sends no e-mails."""


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


class MailRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    choice: MailChoice
    language: str


class StoppedInfo(msgspec.Struct, frozen=True):
    turns: TurnMail
    """What one is told by e-mail from now on."""


class Pushed(msgspec.Struct, frozen=True):
    """What a notification says; the browser's worker shows it."""

    title: str
    body: str
    path: str
    """The page that it leads to."""
