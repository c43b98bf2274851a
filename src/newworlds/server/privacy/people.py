"""Who plays here: guests and accounts."""

from __future__ import annotations

from newworlds.server.privacy.description import Stored

PEOPLE = (
    Stored(
        table="people",
        kept="person",
        personal={
            "id": "everybody",
            "owner": "nobody",
            "name": "everybody",
            "role": "hosts",
            "created": "everybody",
            "suspended": "hosts",
        },
    ),
    Stored(
        table="accounts",
        kept="person",
        personal={"login": "nobody", "password": "nobody", "recovery": "nobody", "created": "you"},
        impersonal=("person",),
    ),
    Stored(
        table="sessions",
        kept="session",
        personal={"device": "you", "created": "you", "seen": "hosts", "key_hash": "nobody", "id": "you"},
        impersonal=("person",),
    ),
    Stored(
        table="passkeys",
        kept="person",
        personal={
            "id": "you",
            "credential": "nobody",
            "public_key": "nobody",
            "uses": "nobody",
            "name": "you",
            "created": "you",
            "used": "you",
        },
        impersonal=("person", "site"),
    ),
    Stored(
        table="tickets",
        kept="ticket",
        personal={"hash": "nobody", "kind": "nobody", "expires": "nobody"},
        impersonal=("person", "table_id", "seat"),
    ),
)
