"""E-mails are sent only where a host has set them up, and what is set up wrongly is said at the start."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from newworlds.server.post.letters import Letter, Link, message_of
from newworlds.server.post.mail_route import MailRoute, mail_route
from newworlds.server.post.sending import AddressRefused, MailTrouble, knock, send
from newworlds.server.settings import Settings
from newworlds.server.start_errors import BadSetting
from tests.server.mail_server import MailServer

GIVEN: dict[str, Any] = {
    "mail_server": "mail.example.org",
    "mail_from": "New Worlds <games@example.org>",
    "site_url": "https://games.example.org/",
}
SESAME = "sesame-the-password"
LETTER = Letter(language="en", subject="Hello", parts=("<Ada> & .",), foot=(Link("Stop", "https://example.org"),))


def route_to(mail: MailServer, **chosen: Any) -> MailRoute:
    given: dict[str, Any] = {"server": "127.0.0.1", "port": mail.port, "security": "none", "user": "", "password": ""}
    known = mail_route(Settings(**GIVEN))
    assert known is not None
    return MailRoute(**(given | {"sender": known.sender, "site": known.site} | chosen))


def test_none_are_sent_by_default() -> None:
    assert mail_route(Settings()) is None


def test_a_site_has_no_slash_at_its_end() -> None:
    route = mail_route(Settings(**GIVEN))
    assert route is not None
    assert (route.site, route.sender.addr_spec) == ("https://games.example.org", "games@example.org")


@pytest.mark.parametrize(
    ("changed", "name"),
    [
        ({"mail_server": ""}, "mail_server"),
        ({"mail_from": ""}, "mail_from"),
        ({"mail_from": "games"}, "mail_from"),
        ({"site_url": ""}, "site_url"),
        ({"site_url": "games.example.org"}, "site_url"),
        ({"site_url": "https://games.example.org/play"}, "site_url"),
        ({"site_url": "https://["}, "site_url"),
        ({"mail_user": "games"}, "mail_password"),
        ({"mail_password": SESAME}, "mail_user"),
        ({"mail_user": "games", "mail_password": SESAME, "mail_security": "none"}, "mail_security"),
    ],
)
def test_what_is_missing_or_wrong_is_named(changed: dict[str, str], name: str) -> None:
    with pytest.raises(BadSetting) as refused:
        mail_route(Settings(**(GIVEN | changed)))
    assert refused.value.details["name"] == name
    assert SESAME not in str(refused.value.details)


def test_the_password_is_in_no_error_and_no_line_of_the_log(caplog: pytest.LogCaptureFixture) -> None:
    """Not even if the mail server repeats it."""
    with MailServer() as mail, caplog.at_level(logging.DEBUG):
        route = route_to(mail, user="games", password=SESAME)
        with pytest.raises(MailTrouble) as trouble:
            asyncio.run(knock(route))
        with pytest.raises(MailTrouble):
            asyncio.run(send(route, message_of(LETTER, route, "ada@example.org", "1")))
    assert "535" in str(trouble.value)
    assert SESAME not in f"{trouble.value!r} {trouble.value.__cause__!r} {route!r} {caplog.text}"


def test_what_the_answers_of_a_mail_server_mean() -> None:
    with MailServer() as mail:
        route = route_to(mail)
        mail.refused = {"nobody@example.org": 550, "full@example.org": 452}
        for address, error in (("nobody@example.org", AddressRefused), ("full@example.org", MailTrouble)):
            with pytest.raises(error):
                asyncio.run(send(route, message_of(LETTER, route, address, "1")))
        asyncio.run(send(route, message_of(LETTER, route, "ada@example.org", "1")))
        [sent] = mail.received
    assert sent.plain.splitlines()[0] == "<Ada> & ."
    assert "&lt;Ada&gt; &amp; ." in sent.html
    assert sent.message["Message-ID"] == "<1@example.org>"
    with pytest.raises(MailTrouble):
        asyncio.run(knock(route))
