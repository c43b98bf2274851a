"""Chat, friends and reports."""

from __future__ import annotations

from newworlds.server.privacy.description import Stored

COMPANY: tuple[Stored, ...] = (
    Stored(
        table="chat",
        kept="table",
        personal={
            "owner": "nobody",
            "name": "table",
            "at": "table",
            "text": "table",
            "phrase": "table",
        },
        impersonal=("table_id", "number", "seat"),
    ),
    Stored(
        table="friendships",
        kept="person",
        personal={"asker": "nobody", "asked": "nobody", "at": "you", "since": "you"},
    ),
    Stored(
        table="shunned",
        kept="person",
        personal={"owner": "nobody", "other": "nobody", "is_blocked": "you", "at": "you"},
    ),
    Stored(
        table="reports",
        kept="report",
        personal={
            "reporter": "nobody",
            "reported": "nobody",
            "name": "hosts",
            "table_id": "hosts",
            "words": "hosts",
            "reason": "hosts",
            "at": "hosts",
            "settled": "hosts",
        },
        impersonal=("id",),
    ),
)
