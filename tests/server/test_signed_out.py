"""A browser that is signed out is notified of nothing, and no link that was made before leads back in."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
import sqlalchemy as sa

from newworlds.server.storage.schema import push_subscriptions
from tests.server.accounts import PASSWORD, sign_in, signed_up
from tests.server.playing import ALSO_HERE, HERE, Browser, Json, RunningServer, refusal, serving
from tests.server.push_service import Device
from tests.server.staff import appointed

NEW = "eleven red foxes"


class Place(NamedTuple):
    """Where Ada is signed in on two devices, and a stranger is not; all three browsers are notified."""

    server: RunningServer
    database: str
    engine: sa.Engine
    desk: Browser
    phone: Browser
    stranger: Browser
    recovery: str
    names: dict[str, str]
    """Of the browsers, by the addresses of their push services."""

    @property
    def notified(self) -> set[str]:
        with self.engine.connect() as connection:
            return {self.names[endpoint] for endpoint in connection.scalars(sa.select(push_subscriptions.c.endpoint))}

    def end(self, browser: Browser, session: str | None = None) -> None:
        assert browser.post("/api/me/sessions/end", {"id": session}).status_code == 200


def subscribed(browser: Browser) -> str:
    device = Device("https://fcm.googleapis.com")
    assert browser.post("/api/post/subscribe", device.subscription()).status_code == 200
    return device.endpoint


@contextmanager
def placed(folder: Path, database: str, engine_of: Callable[[str], sa.Engine]) -> Iterator[Place]:
    with (
        serving(folder, database=database) as server,
        Browser(server.host) as desk,
        Browser(server.host) as phone,
        Browser(server.host) as stranger,
    ):
        names = {subscribed(desk): "desk"}
        code = signed_up(desk, "Ada")["recovery"]
        assert sign_in(phone, "Ada").status_code == 200
        names |= {subscribed(phone): "phone", subscribed(stranger): "stranger"}
        yield Place(server, database, engine_of(database), desk, phone, stranger, code, names)


@pytest.fixture
def place(tmp_path: Path, database: str, engine_of: Callable[[str], sa.Engine]) -> Iterator[Place]:
    with placed(tmp_path, database, engine_of) as found:
        yield found


def test_signing_up_or_in_keeps_a_browser_notified(place: Place) -> None:
    assert place.notified == {"desk", "phone", "stranger"}
    assert sign_in(place.stranger, "Ada").status_code == 200
    assert place.notified == {"desk", "phone", "stranger"}
    assert place.stranger.post("/api/me/sign_out", {}).status_code == 200
    assert place.notified == {"desk", "phone"}


def test_a_session_that_is_ended_from_afar_is_notified_no_more(place: Place) -> None:
    (other,) = [each["id"] for each in place.desk.get("/api/me/sessions") if not each["is_this"]]
    place.end(place.desk, other)
    assert place.notified == {"desk", "stranger"}


def test_all_other_sessions_are_notified_no_more(place: Place) -> None:
    place.end(place.phone)
    assert place.notified == {"phone", "stranger"}


def test_another_password_leaves_only_the_browser_where_it_was_chosen(place: Place) -> None:
    changed = place.phone.post("/api/me/password", {"password": PASSWORD, "new": NEW})
    assert changed.status_code == 200
    assert place.notified == {"phone", "stranger"}


def test_a_recovered_account_is_told_of_only_where_it_was_recovered(place: Place) -> None:
    asked = {"name": "Ada", "code": place.recovery, "password": NEW}
    assert place.stranger.post("/api/me/recover", asked).status_code == 200
    assert place.notified == {"stranger"}


def test_whoever_signs_in_as_somebody_else_is_not_told_of_the_one_before(place: Place) -> None:
    signed_up(place.stranger, "Cleo")
    assert sign_in(place.phone, "Cleo").status_code == 200
    assert place.notified == {"desk", "stranger"}


def test_hosts_end_notifications_with_the_sessions(place: Place) -> None:
    ada = place.desk.get("/api/me")["id"]
    appointed(place.stranger, place.database, "Hilda")
    assert place.stranger.post(f"/api/host/people/{ada}/sign_out", {}).status_code == 200
    assert place.notified == {"stranger"}


def test_a_browser_that_nobody_can_tell_from_others_is_notified_no_more_either(place: Place) -> None:
    """Those that subscribed before it was noted which browser they are."""
    with place.engine.begin() as connection:
        connection.execute(push_subscriptions.update().values(key_hash=None))
    place.desk.post("/api/me/sign_out", {})
    assert place.notified == {"stranger"}


def ticket_of(browser: Browser, **asked: object) -> Json:
    answer = browser.post("/api/me/tickets", asked)
    assert answer.status_code == 201, answer.text
    return {"ticket": answer.json()["ticket"]}


def test_links_to_other_devices_are_void_after_another_password(place: Place) -> None:
    table = place.desk.open_table(HERE, ALSO_HERE)
    links = [ticket_of(place.phone, password=PASSWORD), ticket_of(place.phone, table=table["id"], seat=0)]
    place.desk.post("/api/me/password", {"password": PASSWORD, "new": NEW})
    for link in links:
        assert refusal(place.stranger.post("/api/me/tickets/use", link)) == (403, "error.bad_ticket")


def test_links_to_other_devices_are_void_after_a_recovery(place: Place) -> None:
    link = ticket_of(place.phone, password=PASSWORD)
    place.desk.post("/api/me/recover", {"name": "Ada", "code": place.recovery, "password": NEW})
    assert refusal(place.stranger.post("/api/me/tickets/use", link)) == (403, "error.bad_ticket")


def test_links_to_other_devices_are_void_when_sessions_are_ended(place: Place) -> None:
    link = ticket_of(place.phone, password=PASSWORD)
    place.end(place.desk)
    assert refusal(place.stranger.post("/api/me/tickets/use", link)) == (403, "error.bad_ticket")


def test_a_link_that_brings_an_account_needs_its_password(place: Place) -> None:
    """As everything that lasts: whoever finds an unlocked screen must not take the account along."""
    for body in ({}, {"password": "not her password"}):
        assert refusal(place.desk.post("/api/me/tickets", body)) == (401, "error.wrong_credentials")
    ticket_of(place.stranger)
