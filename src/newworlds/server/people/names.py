"""Names of accounts: two that look alike are the same."""

from __future__ import annotations

import unicodedata


def login_of(name: str) -> str:
    """However it is written: in capitals, in full-width letters, with accents composed or not."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return " ".join(plain.split())
