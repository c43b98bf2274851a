"""One e-mail to the host's mail server, and what its answer means."""

from __future__ import annotations

import asyncio
from email.message import EmailMessage
from typing import TYPE_CHECKING

from newworlds.server.post.mail_route import MailRoute

if TYPE_CHECKING:
    from aiosmtplib import SMTP

TIMEOUT = 20.0
"""Seconds for each answer of the mail server."""
LONGEST = 60.0
"""Seconds for all of them."""
REFUSED_FOR_GOOD = range(500, 600)


class MailTrouble(Exception):
    """The mail server cannot be reached, or refuses us: whoever the message is for. It may be tried again."""


class AddressRefused(Exception):
    """The mail server says that nobody has this address."""


class MailRefused(Exception):
    """The mail server does not want this message, now or later."""


async def send(route: MailRoute, message: EmailMessage) -> None:
    """None of these errors repeats what the mail server said, which could be anything."""
    import aiosmtplib

    try:
        async with asyncio.timeout(LONGEST), _client(route) as client:
            await client.send_message(message)
    except aiosmtplib.SMTPRecipientsRefused as error:
        code = error.recipients[0].code
        raise (AddressRefused(code) if code in REFUSED_FOR_GOOD else MailTrouble(_problem(error, code))) from None
    except aiosmtplib.SMTPDataError as error:
        raise (MailRefused if error.code in REFUSED_FOR_GOOD else MailTrouble)(_problem(error, error.code)) from None
    except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError) as error:
        raise MailTrouble(_problem(error, getattr(error, "code", None))) from None


async def knock(route: MailRoute) -> None:
    """Whether the mail server lets us in."""
    import aiosmtplib

    try:
        async with asyncio.timeout(LONGEST), _client(route):
            pass
    except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError) as error:
        raise MailTrouble(_problem(error, getattr(error, "code", None))) from None


def _client(route: MailRoute) -> SMTP:
    from aiosmtplib import SMTP

    return SMTP(
        hostname=route.server,
        port=route.port,
        username=route.user or None,
        password=route.password or None,
        use_tls=route.security == "tls",
        start_tls=route.security == "starttls",
        local_hostname=route.sender.domain,
        timeout=TIMEOUT,
    )


def _problem(error: Exception, code: int | None) -> str:
    return type(error).__name__ if code is None else f"{type(error).__name__} {code}"
