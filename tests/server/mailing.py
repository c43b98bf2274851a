"""People with e-mail addresses, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.server.accounts import PASSWORD, signed_up
from tests.server.mail_server import MailServer
from tests.server.playing import HERE, LINK, USUAL, Browser, Json, Live, RunningServer, serving

ADA, CLEO = "ada@example.org", "cleo@example.org"


@contextmanager
def club(folder: Path, mail: MailServer, **chosen: Any) -> Iterator[tuple[RunningServer, Browser, Browser]]:
    given: Json = mail.settings(push_services="127.0.0.1", push_delay=0.0) | chosen
    with serving(folder, **given) as server, Browser(server.host) as ada, Browser(server.host) as cleo:
        yield server, ada, cleo


def ask_to_confirm(browser: Browser, address: str, language: str = "en") -> Json:
    asked = {"address": address, "password": PASSWORD, "language": language}
    answer = browser.post("/api/me/address", asked)
    assert answer.status_code == 200, answer.text
    info: Json = answer.json()
    return info


def reached(browser: Browser, name: str, address: str, mail: MailServer, language: str = "en") -> None:
    """With an account and a confirmed address."""
    signed_up(browser, name)
    before = len(mail.to(address))
    ask_to_confirm(browser, address, language)
    ticket = mail.delivered(address, before + 1).secret("mail")
    assert browser.post("/api/me/address/confirm", {"ticket": ticket}).json() == {"address": address}


def choose(browser: Browser, turns: str, language: str = "en", **chosen: Any) -> Json:
    choice = {"turns": turns, "hour": 8, "zone": "UTC", "is_both": False} | chosen
    answer = browser.post("/api/post/mail", {"choice": choice, "language": language})
    assert answer.status_code == 200, answer.text
    info: Json = answer.json()
    return info


def shared_table(ada: Browser, cleo: Browser, **terms: Any) -> Json:
    """The first moves first."""
    asked = {"game": "terra_nova", "seats": [HERE, LINK], "seed": 7, "terms": USUAL | terms}
    table: Json = ada.post("/api/tables", asked).json()
    assert cleo.join(table, table["seats"][1]["invite"]).status_code == 200
    return table


def play_turn(live: Live) -> None:
    seat = live.fresh()["table"]["to_act"]
    while live.fresh()["table"]["to_act"] == seat:
        live.play_first(live.fresh())
