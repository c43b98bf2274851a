"""Being told that it is one's turn while no page is open."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from newworlds.server import housekeeping
from newworlds.server.clock import now
from newworlds.server.post.push import Pushes
from newworlds.server.post.quiet import is_quiet
from newworlds.server.post.structures import Pushed, QuietHours
from newworlds.server.settings import Settings
from newworlds.server.storage.post_rows import SubscriptionRow
from tests.server.in_process import application
from tests.server.playing import (
    HERE,
    LINK,
    RANDOM_BOT,
    Browser,
    Json,
    Live,
    RunningServer,
    refusal,
    serving,
    wait_until,
)
from tests.server.push_service import Device, PushService


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seconds between two rounds of the postman: tests are quicker than people."""
    monkeypatch.setattr(housekeeping, "LOOK", 1)


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@contextmanager
def club(folder: Path, **chosen: Any) -> Iterator[tuple[Browser, Browser]]:
    given: Json = {"push_services": "127.0.0.1", "push_delay": 0.0} | chosen
    with serving(folder, **given) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        yield ada, cleo


def shared_table(ada: Browser, cleo: Browser) -> Json:
    table = ada.open_table(HERE, LINK, game="terra_nova")
    assert cleo.join(table, table["seats"][1]["invite"]).status_code == 200
    return table


def subscribed(browser: Browser, service: PushService, language: str = "en") -> Device:
    device = service.device()
    assert browser.post("/api/post/subscribe", device.subscription(language)).status_code == 200
    return device


def play_turn(live: Live) -> None:
    seat = live.fresh()["table"]["to_act"]
    while live.fresh()["table"]["to_act"] == seat:
        live.play_first(live.fresh())


def test_whoever_is_away_is_told_once_that_it_is_their_turn(
    tmp_path: Path, database: str, service: PushService
) -> None:
    with club(tmp_path, database=database) as (ada, cleo):
        device, other = subscribed(cleo, service), subscribed(ada, service, "fr")
        table = shared_table(ada, cleo)
        with ada.at(table) as here, cleo.at(table) as there:
            play_turn(here)
            told = service.delivered(device)
            play_turn(there)
            again = service.delivered(other)
    assert told == [{"title": "Your turn", "body": "Terra Nova: Ada is waiting for you.", "path": f"/t/{table['id']}"}]
    assert again[-1]["body"] == "Terra Nova\u202f: Cleo vous attend."
    assert len(service.delivered(device)) == 1


def test_nothing_but_the_game_and_the_names_is_told(tmp_path: Path, service: PushService) -> None:
    """Whoever runs a push service, or holds the phone, learns no secret; the service cannot even read this."""
    with club(tmp_path) as (ada, cleo):
        device = subscribed(cleo, service)
        table = shared_table(ada, cleo)
        with ada.at(table) as here:
            play_turn(here)
            [told] = service.delivered(device)
    assert set(told) == {"title", "body", "path"}
    path, headers, body = service.received[-1]
    assert path == device.path
    assert headers["authorization"].startswith("vapid t=")
    assert headers["content-encoding"] == "aes128gcm"
    assert b"Ada" not in body
    assert table["id"].encode() not in body


def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, service: PushService) -> None:
    with club(tmp_path) as (ada, cleo):
        gone = subscribed(cleo, service)
        table = shared_table(ada, cleo)
        service.answers_with = 410
        with ada.at(table) as here, cleo.at(table) as there:
            play_turn(here)
            wait_until(lambda: bool(service.received))
            service.answers_with = 201
            device = subscribed(cleo, service)
            play_turn(there)
            play_turn(here)
            service.delivered(device)
    assert len(service.delivered(gone)) == 1


def test_who_has_unsubscribed_or_plays_against_bots_is_told_nothing(tmp_path: Path, service: PushService) -> None:
    with club(tmp_path) as (ada, cleo):
        left, stays = subscribed(cleo, service), subscribed(ada, service)
        assert cleo.post("/api/post/unsubscribe", {"endpoint": left.endpoint}).status_code == 200
        ada.open_table(HERE, RANDOM_BOT, game="terra_nova")
        table = shared_table(ada, cleo)
        with ada.at(table) as here, cleo.at(table) as there:
            play_turn(here)
            play_turn(there)
            told = service.delivered(stays, 1)
    assert {message["path"] for message in told} == {f"/t/{table['id']}"}
    assert {path for path, _, _ in service.received} == {stays.path}


def test_the_key_of_the_server_stays_the_same(tmp_path: Path) -> None:
    with club(tmp_path) as (ada, _):
        before = ada.get("/api/post")["push_key"]
    with club(tmp_path) as (ada, _):
        assert ada.get("/api/post")["push_key"] == before


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://intranet.example/secret",
        "http://fcm.googleapis.com/send/1",
        "https://fcm.googleapis.com.evil.example/1",
        "https://notify.windows.com.evil.example/1",
        "file:///etc/passwd",
        "https://[",
        # Read by one program as the host before the sign, by another as the host behind it.
        "https://intranet.example\\@fcm.googleapis.com/1",
        "https://intranet.example\\.push.apple.com/1",
        "https://somebody@fcm.googleapis.com/1",
        "https://fcm.googleapis.com:22/1",
    ],
)
def test_the_server_calls_on_nobody_but_push_services(server: RunningServer, ada: Browser, endpoint: str) -> None:
    asked = Device("https://fcm.googleapis.com").subscription() | {"endpoint": endpoint}
    assert refusal(ada.post("/api/post/subscribe", asked)) == (400, "error.unknown_push_service")


@pytest.mark.parametrize(("services", "is_told"), [("127.0.0.1", True), ("fcm.googleapis.com", False)])
def test_nothing_is_sent_to_a_service_that_is_no_longer_in_the_settings(
    tmp_path: Path, service: PushService, services: str, is_told: bool
) -> None:
    """As when a browser subscribed before the host left it out."""
    device = service.device()
    asked = device.subscription()
    row = SubscriptionRow(
        id="1", owner="ada", endpoint=device.endpoint, **asked["keys"], language="en", created=now(), key_hash=None
    )

    async def send() -> bool:
        async with application(tmp_path) as (_, registry):
            pushes = Pushes(registry.store, Settings(push_services=services))
            return await pushes.send([row], lambda _: Pushed("Your turn", "Terra Nova", "/"))

    assert asyncio.run(send()) == is_told
    assert len(service.received) == is_told


def test_what_cannot_be_used_is_refused(ada: Browser) -> None:
    good = Device("https://fcm.googleapis.com").subscription()
    short = good | {"keys": {"p256dh": "AAAA", "auth": "AAAA"}}
    assert refusal(ada.post("/api/post/subscribe", short)) == (400, "error.bad_subscription")
    assert refusal(ada.post("/api/post/subscribe", good | {"language": "xx"})) == (404, "error.unknown_language")
    for _ in range(10):
        assert ada.post("/api/post/subscribe", Device("https://fcm.googleapis.com").subscription()).status_code == 200
    assert refusal(ada.post("/api/post/subscribe", good)) == (409, "error.too_many_subscriptions")


def test_quiet_hours_are_kept_and_forgotten(ada: Browser, cleo: Browser) -> None:
    night = {"begins": 22, "ends": 8, "zone": "Europe/Paris"}
    assert ada.post("/api/post/quiet", {"quiet": night}).json()["quiet"] == night
    assert cleo.get("/api/post")["quiet"] is None
    assert ada.post("/api/post/quiet", {"quiet": None}).json()["quiet"] is None
    for wrong in ({"begins": 24}, {"ends": 22}, {"zone": "Middle/Earth"}, {"zone": "../../etc/passwd"}):
        answer = ada.post("/api/post/quiet", {"quiet": night | wrong})
        assert refusal(answer) == (400, "error.bad_quiet_hours")


def test_the_night_goes_beyond_midnight_where_the_player_lives() -> None:
    night, nap = QuietHours(22, 8, "Europe/Paris"), QuietHours(13, 15, "UTC")
    hours = range(24)
    quiet = [hour for hour in hours if is_quiet(night, datetime(2026, 7, 1, hour, tzinfo=UTC))]
    assert quiet == [0, 1, 2, 3, 4, 5, 20, 21, 22, 23]
    assert [hour for hour in hours if is_quiet(nap, datetime(2026, 7, 1, hour, tzinfo=UTC))] == [13, 14]


def test_what_happens_in_quiet_hours_is_told_afterwards(tmp_path: Path, service: PushService) -> None:
    hour = datetime.now(UTC).hour
    now = {"begins": (hour - 1) % 24, "ends": (hour + 2) % 24, "zone": "UTC"}
    with club(tmp_path) as (ada, cleo):
        device, awake = subscribed(cleo, service), subscribed(ada, service)
        assert cleo.post("/api/post/quiet", {"quiet": now}).status_code == 200
        table, other = shared_table(ada, cleo), shared_table(cleo, ada)
        with ada.at(table) as here, cleo.at(other) as there:
            play_turn(here)
            play_turn(there)
        wait_until(lambda: f"/t/{other['id']}" in {told["path"] for told in service.delivered(awake)})
        assert {path for path, _, _ in service.received} == {awake.path}
        assert cleo.post("/api/post/quiet", {"quiet": None}).status_code == 200
        assert {told["path"] for told in service.delivered(device, 1)} == {f"/t/{table['id']}"}
