"""Whoever has the invitation may take the seat. Only its hash is stored: reading the database is not enough."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from newworlds.server.storage.rows import SeatRow


def new_invite() -> str:
    return secrets.token_urlsafe(12)


def hash_of(invite: str) -> str:
    return hashlib.sha256(invite.encode(errors="surrogatepass")).hexdigest()


def is_invite_to(seat: SeatRow, invite: str) -> bool:
    return seat.invite_hash is not None and hmac.compare_digest(seat.invite_hash, hash_of(invite))
