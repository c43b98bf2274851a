"""What somebody sees of themselves."""

from __future__ import annotations

from sqlalchemy import Connection

from newworlds.server.people.accounts import Browser
from newworlds.server.people.infos import MeInfo, SessionInfo
from newworlds.server.storage import people_rows, session_rows


def me(connection: Connection, browser: Browser) -> MeInfo:
    person = people_rows.person_of(connection, browser.owner)
    if person is None:
        return MeInfo()
    return MeInfo(
        id=person.id,
        name=person.name,
        role=person.role,
        has_account=session_rows.is_account(connection, browser.owner),
        is_session=browser.owner != browser.key_hash,
    )


def sessions(connection: Connection, browser: Browser) -> list[SessionInfo]:
    person = people_rows.person_of(connection, browser.owner)
    return [
        SessionInfo(
            id=row.id, device=row.device, created=row.created, seen=row.seen, is_this=row.key_hash == browser.key_hash
        )
        for row in (session_rows.sessions_of(connection, person.id) if person else [])
    ]
