"""A message by which a host sees that e-mails go out."""

from __future__ import annotations

import secrets

from newworlds.server.people.errors import BadMailAddress, NoMail
from newworlds.server.post.letters import Letter, Link, message_of, worded
from newworlds.server.post.mail_route import is_mail_address, mail_route
from newworlds.server.post.sending import AddressRefused, MailRefused, MailTrouble, send
from newworlds.server.settings import Settings
from newworlds.server.start_errors import StartError


class MailNotSent(StartError):
    code = "mail_not_sent"


async def send_trial(settings: Settings, address: str, language: str) -> None:
    """`BadSetting`, `NoMail` or `MailNotSent` say what to put right."""
    route = mail_route(settings)
    if route is None:
        raise NoMail()
    if not is_mail_address(address):
        raise BadMailAddress()
    letter = Letter(
        language=language,
        subject=worded("test.subject", language),
        parts=(worded("test.text", language), Link(worded("test.link", language), route.site)),
        foot=(worded("test.foot", language),),
    )
    try:
        await send(route, message_of(letter, route, address, secrets.token_hex(8)))
    except (AddressRefused, MailRefused, MailTrouble) as error:
        place = f"{route.server}:{route.port}"
        raise MailNotSent(server=place, problem=str(error)) from error
