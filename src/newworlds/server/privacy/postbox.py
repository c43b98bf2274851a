"""Messages to people who are away."""

from __future__ import annotations

from newworlds.server.privacy.description import Stored

POSTBOX: tuple[Stored, ...] = (
    Stored(table="site_keys", kept="shown", personal={}, hidden=("value",), impersonal=("name",)),
    Stored(
        table="push_subscriptions",
        kept="subscription",
        personal={
            "owner": "nobody",
            "key_hash": "nobody",
            "endpoint": "nobody",
            "p256dh": "nobody",
            "auth": "nobody",
            "language": "you",
        },
        impersonal=("id", "created"),
    ),
    Stored(
        table="quiet_hours",
        kept="person",
        personal={"owner": "nobody", "begins": "you", "ends": "you", "zone": "you"},
    ),
    Stored(
        table="turn_mentions",
        kept="table",
        personal={"owner": "nobody", "way": "nobody"},
        impersonal=("table_id", "turn"),
    ),
    Stored(
        table="mail_addresses",
        kept="mailbox",
        personal={
            "address": "you",
            "pending": "you",
            "language": "you",
            "turns": "you",
            "hour": "you",
            "zone": "you",
            "is_both": "you",
            "since": "you",
            "gathered": "you",
            "refused": "you",
        },
        impersonal=("person",),
    ),
    Stored(
        table="mails",
        kept="mail",
        personal={
            "kind": "you",
            "address": "you",
            "details": "you",
            "created": "you",
            "due": "you",
            "attempts": "you",
        },
        impersonal=("id", "person"),
    ),
    Stored(table="told_turns", kept="table", personal={"owner": "nobody"}, impersonal=("table_id", "turn")),
)
