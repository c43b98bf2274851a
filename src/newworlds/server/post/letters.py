"""E-mails as they are read: plain text, and the same as simple HTML."""

from __future__ import annotations

from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import localtime
from html import escape

import msgspec

from newworlds.core.message import Argument
from newworlds.core.text import words
from newworlds.server.post.mail_route import MailRoute

_PAGE = """<!doctype html>
<html lang="{language}">
<body style="margin:0;padding:24px;background:#efe6cf;color:#3d3a36;font:16px/1.5 Georgia,serif">
<div style="max-width:34em;margin:0 auto;padding:24px;background:#fbf6e9;border:1px solid #cbbd98">
{body}
<p style="margin-top:2em;font-size:14px;color:#6b6256">{foot}</p>
</div>
</body>
</html>
"""
_LINK = '<a href="{url}" style="color:#8a3324">{label}</a>'


class Link(msgspec.Struct, frozen=True):
    label: str
    url: str


class Letter(msgspec.Struct, frozen=True, kw_only=True):
    language: str
    subject: str
    parts: tuple[str | Link, ...]
    """Paragraphs, and links that stand alone."""
    foot: tuple[str | Link, ...]
    """Why one gets it, and how one gets no more."""
    stop: str | None = None
    """Where mail programs unsubscribe by themselves (RFC 8058), if it is something one can unsubscribe from."""


def worded(code: str, language: str, **args: Argument) -> str:
    return words(f"mail.{code}", args, language)


def message_of(letter: Letter, route: MailRoute, address: str, message_id: str) -> EmailMessage:
    """The id stays the same if it is sent again, so that mail programs show it once."""
    message = EmailMessage()
    message["From"] = route.sender
    message["To"] = Address(addr_spec=address)
    message["Subject"] = letter.subject
    message["Date"] = localtime()
    message["Message-ID"] = f"<{message_id}@{route.sender.domain}>"
    message["Auto-Submitted"] = "auto-generated"
    message["Content-Language"] = letter.language
    if letter.stop is not None:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(_plain(letter))
    message.add_alternative(_html(letter), subtype="html")
    return message


def _plain(letter: Letter) -> str:
    return "\n\n".join((*map(_plain_part, letter.parts), "-- \n" + "\n".join(map(_plain_part, letter.foot)))) + "\n"


def _plain_part(part: str | Link) -> str:
    return part if isinstance(part, str) else f"{part.label}\n{part.url}"


def _html(letter: Letter) -> str:
    body = "\n".join(f"<p>{_html_part(part)}</p>" for part in letter.parts)
    foot = "<br>\n".join(map(_html_part, letter.foot))
    return _PAGE.format(language=letter.language, body=body, foot=foot)


def _html_part(part: str | Link) -> str:
    if isinstance(part, str):
        return escape(part)
    return _LINK.format(url=escape(part.url), label=escape(part.label))
