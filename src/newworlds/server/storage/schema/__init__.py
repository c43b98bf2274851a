"""The newest database schema; `migrations/` upgrades older ones to it."""

from __future__ import annotations

from newworlds.server.storage.schema.base import metadata
from newworlds.server.storage.schema.clocks import heartbeats, vacations
from newworlds.server.storage.schema.company import chat, friendships, reports, shunned
from newworlds.server.storage.schema.hosting import announcements, audit
from newworlds.server.storage.schema.limits import rate_counts
from newworlds.server.storage.schema.people import accounts, passkeys, people, sessions, tickets
from newworlds.server.storage.schema.play import components, contributions, plans, seats, steps, tables
from newworlds.server.storage.schema.post import (
    mail_addresses,
    mails,
    push_subscriptions,
    quiet_hours,
    site_keys,
    told_turns,
    turn_mentions,
)
from newworlds.server.storage.schema.standing import result_seats, results

SCHEMA = "v25"
"""The newest migration; a test checks that it is."""

__all__ = [
    "SCHEMA",
    "accounts",
    "announcements",
    "audit",
    "chat",
    "components",
    "contributions",
    "friendships",
    "heartbeats",
    "mail_addresses",
    "mails",
    "metadata",
    "passkeys",
    "people",
    "plans",
    "push_subscriptions",
    "quiet_hours",
    "rate_counts",
    "reports",
    "result_seats",
    "results",
    "seats",
    "sessions",
    "shunned",
    "site_keys",
    "steps",
    "tables",
    "tickets",
    "told_turns",
    "turn_mentions",
    "vacations",
]
