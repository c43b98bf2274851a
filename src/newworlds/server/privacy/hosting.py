"""What hosts do and say."""

from __future__ import annotations

from newworlds.server.privacy.description import Stored

HOSTING = (
    Stored(
        table="audit",
        kept="audit",
        personal={"at": "hosts", "actor": "hosts", "act": "hosts", "subject": "hosts", "details": "hosts"},
        impersonal=("id",),
    ),
    Stored(table="announcements", kept="shown", personal={}, impersonal=("id", "texts", "created", "until")),
)
