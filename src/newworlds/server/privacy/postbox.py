"""Messages to people who are away."""

from __future__ import annotations

from newworlds.server.privacy.description import Stored

POSTBOX: tuple[Stored, ...] = (
    Stored(table="site_keys", kept="shown", personal={}, hidden=("value",), impersonal=("name",)),
    Stored(
        table="push_subscriptions",
        kept="subscription",
        personal={"owner": "nobody", "endpoint": "nobody", "p256dh": "nobody", "auth": "nobody", "language": "you"},
        impersonal=("id", "created"),
    ),
    Stored(
        table="quiet_hours",
        kept="person",
        personal={"owner": "nobody", "begins": "you", "ends": "you", "zone": "you"},
    ),
    Stored(table="told_turns", kept="table", personal={"owner": "nobody"}, impersonal=("table_id", "turn")),
)
