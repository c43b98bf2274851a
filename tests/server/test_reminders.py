"""Being reminded, where one has days for a turn, before one's time runs out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from newworlds.server import housekeeping
from newworlds.server.clock import Present, stored
from newworlds.server.post.reminders import is_time, moment_to_remind
from newworlds.server.post.structures import QuietHours
from newworlds.server.storage.turn_rows import UntoldTurn
from tests.server.mail_server import MailServer
from tests.server.mailing import CLEO, choose, club, play_turn, reached, shared_table
from tests.server.playing import wait_until
from tests.server.push_service import PushService

SLOW = {"kind": "slow", "days": 2}
NIGHT = QuietHours(22, 8, "UTC")


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "LOOK", 1)


@pytest.fixture
def mail() -> Iterator[MailServer]:
    with MailServer() as running:
        yield running


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


def test_one_is_reminded_once_by_e_mail(
    tmp_path: Path, database: str, mail: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with club(tmp_path, mail, database=database) as (_, ada, cleo):
        reached(cleo, "Cleo", CLEO, mail)
        choose(cleo, "at_once")
        slow, untimed = shared_table(ada, cleo, pace=SLOW), shared_table(ada, cleo)
        for table in (slow, untimed):
            with ada.at(table) as live:
                play_turn(live)
            mail.about(CLEO, table["id"])
        before = len(mail.to(CLEO))
        monkeypatch.setattr(Present, "ahead", timedelta(hours=37))
        sent = mail.delivered(CLEO, before + 1)
        assert sent.subject == "Your time is running out: Terra Nova"
        assert "Terra Nova: 10 hours left for your turn." in sent.plain
        assert slow["id"] in sent.plain
        monkeypatch.setattr(Present, "ahead", timedelta(hours=38))
        assert cleo.get("/api/health")["status"] == "ok"
    assert len(mail.to(CLEO)) == before + 1


def test_browsers_are_reminded_and_then_there_is_no_e_mail(
    tmp_path: Path, mail: MailServer, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    with club(tmp_path, mail) as (_, ada, cleo):
        reached(cleo, "Cleo", CLEO, mail)
        choose(cleo, "daily")
        device = service.device()
        assert cleo.post("/api/post/subscribe", device.subscription("fr")).status_code == 200
        table = shared_table(ada, cleo, pace=SLOW)
        with ada.at(table) as live:
            play_turn(live)
        wait_until(lambda: len(service.delivered(device)) == 1)
        monkeypatch.setattr(Present, "ahead", timedelta(hours=47, minutes=30))
        wait_until(lambda: len(service.received) >= 2)
        told = service.delivered(device, 2)[-1]
        assert told["title"] == "Il vous reste peu de temps"
        assert told["path"] == f"/t/{table['id']}"
        assert re.fullmatch(r"Terra Nova\u202f: il vous reste \d\d minutes pour jouer\.", told["body"])
    assert len(mail.to(CLEO)) == 1


@pytest.mark.parametrize(
    ("due", "days", "quiet", "moment"),
    [
        ((10, 12), 1, None, (10, 6)),
        ((10, 12), 4, None, (9, 12)),
        ((10, 12), 20, None, (9, 12)),
        # In the night: afterwards, if there is an hour left to play.
        ((10, 9), 1, NIGHT, (10, 8)),
        ((10, 8), 1, NIGHT, (9, 21)),
        # The end falls into the night: before it.
        ((10, 3), 1, NIGHT, (9, 21)),
        ((10, 4), 1, NIGHT, (9, 21)),
        # Told while one is awake, wherever the end falls.
        ((10, 3), 2, NIGHT, (9, 15)),
    ],
)
def test_the_moment_is_a_quarter_of_the_time_before_its_end_but_not_at_night(
    due: tuple[int, int], days: int, quiet: QuietHours | None, moment: tuple[int, int]
) -> None:
    end = stored(datetime(2026, 7, *due, tzinfo=UTC))
    assert moment_to_remind(end, days, quiet) == datetime(2026, 7, *moment, tzinfo=UTC)


def test_nobody_is_reminded_in_quiet_hours_however_late_it_is() -> None:
    end = datetime(2026, 7, 10, 12, tzinfo=UTC)
    turn = UntoldTurn(table_id="t", owner="o", turn=1, game="terra_nova", due=stored(end), days=4, others=[])
    times = [end - timedelta(hours=hours) for hours in range(30)]
    assert [at.hour for at in times if is_time(turn, NIGHT, at)] == [
        *(12, 11, 10, 9, 8),
        *(21, 20, 19, 18, 17, 16, 15, 14, 13, 12),
    ]
