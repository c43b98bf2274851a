"""Hosts and moderators for tests, appointed as on the command line."""

from __future__ import annotations

from newworlds.server.hosting.appointing import appoint
from newworlds.server.people.person import Role
from tests.server.playing import Browser


def named(browser: Browser, name: str) -> str:
    """Gives a visitor a name; returns their id."""
    person_id: str = browser.post("/api/me", {"name": name}).json()["id"]
    return person_id


def appointed(browser: Browser, database: str, name: str, role: Role = "host") -> str:
    person_id = named(browser, name)
    appoint(database, person_id, role)
    return person_id
