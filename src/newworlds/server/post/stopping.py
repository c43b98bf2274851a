"""The link at the foot of e-mails by which one gets no more of them, without being signed in."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from sqlalchemy import Connection

from newworlds.server.post.mail_route import MailRoute
from newworlds.server.storage import address_rows, mail_rows, post_rows

KEY = "mail"
"""The name of the secret from which these links are made: none of them need be stored."""


def stop_token(connection: Connection, person: str, address: str) -> str:
    """For one person at one address: of no use once they have another."""
    key = post_rows.site_key(connection, KEY) or post_rows.keep_site_key(connection, KEY, secrets.token_hex(32))
    proof = hmac.new(key.encode(), f"{person} {address}".encode(), hashlib.sha256)
    return f"{person}-{proof.hexdigest()[:40]}"


def stop_page(route: MailRoute, token: str) -> str:
    """For people. The fragment of an address is sent to nobody."""
    return f"{route.site}/notifications#stop={token}"


def stop_address(route: MailRoute, token: str) -> str:
    """For mail programs."""
    return f"{route.site}/api/post/mail/stop?token={token}"


def stop(connection: Connection, token: str) -> bool:
    """Whether the token is good. Used again, it changes nothing."""
    person = token.partition("-")[0]
    row = address_rows.address_of(connection, person)
    if row is None or row.address is None:
        return False
    if not hmac.compare_digest(stop_token(connection, person, row.address).encode(), token.encode(errors="replace")):
        return False
    address_rows.change_address(connection, person, turns="none")
    mail_rows.drop_of(connection, person, "turns", "reminder")
    return True
