"""Secrets that are shown once: recovery codes and one-time tickets. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

_SIGNS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without characters that are easily confused when a code is copied by hand."""
_GROUPS: Final = 5
_GROUP: Final = 4


def new_recovery_code() -> str:
    """About 99 bits, in groups that can be copied by hand."""
    groups = ("".join(secrets.choice(_SIGNS) for _ in range(_GROUP)) for _ in range(_GROUPS))
    return "-".join(groups)


def recovery_hash(code: str) -> str:
    """However it was typed. What nobody can guess needs no slow hash."""
    signs = "".join(sign for sign in code.lower() if sign.isalnum())
    return hashlib.sha256(f"newworlds recovery {signs}".encode()).hexdigest()


def new_ticket() -> str:
    return secrets.token_urlsafe(24)


def ticket_hash(ticket: str) -> str:
    return hashlib.sha256(f"newworlds ticket {ticket}".encode(errors="replace")).hexdigest()
