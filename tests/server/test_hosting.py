"""What hosts do: only they may, everybody is told what they announce, and everything is written down."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from newworlds.server.clock import days_ago, now
from newworlds.server.hosting.appointing import appoint
from newworlds.server.hosting.forgetting import forget_old
from newworlds.server.storage.audit_rows import latest
from newworlds.server.storage.schema import audit
from newworlds.server.storage.store import Store
from tests.server.hosted_club import Club, club_with_host
from tests.server.playing import refusal

TEXTS = {"en": "Closed on Sunday.", "fr": "Fermé dimanche."}
LATER = "2999-01-01T00:00:00Z"


@pytest.fixture
def club(database: str, tmp_path: Path) -> Iterator[Club]:
    with club_with_host(database, tmp_path) as hosted:
        yield hosted


def test_everybody_is_told_an_announcement_until_it_is_withdrawn(club: Club) -> None:
    (made,) = club.ask("/host/announcements", {"texts": TEXTS, "until": LATER}).json()
    assert made["texts"] == TEXTS
    assert club.ask("/announcements", who=club.player).json() == [made]
    assert club.ask(f"/host/announcements/{made['id']}/withdraw", {}).json() == []
    assert club.ask("/announcements", who=club.player).json() == []
    assert refusal(club.ask(f"/host/announcements/{made['id']}/withdraw", {})) == (404, "error.unknown_announcement")
    assert club.acts() == [("Hana", "withdraw"), ("Hana", "announce"), (None, "role")]


@pytest.mark.parametrize(
    ("texts", "until", "code"),
    [
        ({"en": "Only English."}, LATER, "error.bad_announcement"),
        ({"en": "Empty", "fr": " "}, LATER, "error.bad_announcement"),
        ({"en": "x" * 401, "fr": "x"}, LATER, "error.bad_announcement"),
        (TEXTS, "2020-01-01T00:00:00Z", "error.bad_until"),
        (TEXTS, "2999-01-01T00:00:00", "error.bad_until"),
        (TEXTS, "tomorrow", "error.bad_until"),
    ],
)
def test_an_announcement_is_in_every_language_and_ends_some_day(
    club: Club, texts: dict[str, str], until: str, code: str
) -> None:
    assert refusal(club.ask("/host/announcements", {"texts": texts, "until": until})) == (400, code)
    assert club.ask("/announcements").json() == []


def test_only_hosts_may(club: Club) -> None:
    asked = {"texts": TEXTS, "until": LATER}
    assert refusal(club.ask("/host/announcements", asked, who=club.player)) == (403, "error.not_host")
    assert refusal(club.ask("/host/audit", who=club.player)) == (403, "error.not_host")
    appoint(club.database, club.player_id, "moderator")
    assert refusal(club.ask("/host/announcements", asked, who=club.player)) == (403, "error.not_host")
    appoint(club.database, club.host_id, "player")
    assert refusal(club.ask("/host/announcements", asked)) == (403, "error.not_host")


def test_a_moment_may_be_told_in_any_time_zone(club: Club) -> None:
    (made,) = club.ask("/host/announcements", {"texts": TEXTS, "until": "2999-01-01T02:30:00+02:00"}).json()
    assert made["until"] == "2999-01-01T00:30:00.000Z"


def test_what_hosts_did_is_forgotten_when_it_is_old_enough(database: str) -> None:
    async def live() -> list[str]:
        store = Store(database)
        await store.open()
        row: dict[str, Any] = {"actor": None, "act": "role", "subject": "x", "details": {}}
        lines = [{"id": "old", "at": days_ago(31)} | row, {"id": "new", "at": now()} | row]
        await store.write(lambda connection: connection.execute(audit.insert(), lines))
        await forget_old(store, audit_days=30)
        kept = await store.read(lambda connection: latest(connection, 10))
        await store.close()
        return [line.id for line in kept]

    assert asyncio.run(live()) == ["new"]
