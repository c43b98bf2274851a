"""To whom what a browser does belongs."""

from __future__ import annotations

from sqlalchemy import Connection

from newworlds.server.clock import days_ago, now
from newworlds.server.storage.session_rows import SessionOwner, is_account, note_seen, session_owner
from newworlds.server.storage.store import Store

LASTING_DAYS = 365
"""As long as the cookie: a session that nobody has used for so long is over."""
NOTED_EVERY_DAYS = 1
"""How exactly it is known when a session was used last."""


async def owner_behind(store: Store, key_hash: str) -> str | None:
    """None if it leads nowhere any more: the key of a guest who has an account since, or a session that is over."""
    found = await store.read(lambda connection: _found(connection, key_hash))
    if not isinstance(found, SessionOwner):
        return found
    if found.seen < days_ago(LASTING_DAYS):
        return None
    if found.seen < days_ago(NOTED_EVERY_DAYS):
        await store.write(lambda connection: note_seen(connection, key_hash, now()))
    return found.owner


def _found(connection: Connection, key_hash: str) -> SessionOwner | str | None:
    session = session_owner(connection, key_hash)
    if session is not None:
        return session
    return None if is_account(connection, key_hash) else key_hash
