"""By which server e-mails go out, as the host has set it up; checked before anything else begins."""

from __future__ import annotations

from email.errors import HeaderParseError
from email.headerregistry import Address
from email.utils import parseaddr
from importlib.util import find_spec
from urllib.parse import urlsplit

import msgspec

from newworlds.server.settings import MailSecurity, Settings
from newworlds.server.start_errors import BadSetting

LONGEST_ADDRESS = 254


class MailRoute(msgspec.Struct, frozen=True, kw_only=True):
    server: str
    port: int
    security: MailSecurity
    user: str
    password: str
    sender: Address
    site: str
    """Without a slash at its end."""

    def __repr__(self) -> str:
        """Without what nobody may read in a log."""
        return f"MailRoute({self.server}:{self.port})"


def mail_route(settings: Settings) -> MailRoute | None:
    """None if this server sends no e-mails. `BadSetting` if they are set up only in part, or wrongly."""
    if not settings.mail_server:
        _check_nothing_else(settings)
        return None
    if find_spec("aiosmtplib") is None:
        raise BadSetting(
            name="mail_server", value=settings.mail_server, problem="e-mail needs pip install 'newworlds[notify]'"
        )
    _check_credentials(settings)
    return MailRoute(
        server=settings.mail_server,
        port=settings.mail_port,
        security=settings.mail_security,
        user=settings.mail_user,
        password=settings.mail_password,
        sender=_sender(settings.mail_from),
        site=_site(settings.site_url),
    )


def is_mail_address(address: str) -> bool:
    """Whether it has the form of one; whether somebody reads it, only a message can tell."""
    name, _, host = address.rpartition("@")
    if not name or "." not in host or len(address) > LONGEST_ADDRESS or not address.isascii():
        return False
    try:
        return Address(addr_spec=address).addr_spec == address and address.isprintable() and " " not in address
    except (ValueError, HeaderParseError, IndexError):
        return False


def _check_nothing_else(settings: Settings) -> None:
    """Whoever has set up half of it meant to send e-mails."""
    for name in ("mail_from", "mail_user", "mail_password"):
        if getattr(settings, name):
            raise BadSetting(name="mail_server", value="", problem=f"it is missing, while {name} is set")


def _check_credentials(settings: Settings) -> None:
    has_user, has_password = bool(settings.mail_user), bool(settings.mail_password)
    if has_user != has_password:
        name, other = ("mail_password", "mail_user") if has_user else ("mail_user", "mail_password")
        raise BadSetting(name=name, value="", problem=f"it is missing, while {other} is set")
    if has_password and settings.mail_security == "none":
        raise BadSetting(name="mail_security", value="none", problem="the password would be sent for all to read")


def _sender(mail_from: str) -> Address:
    name, address = parseaddr(mail_from)
    if not is_mail_address(address):
        problem = "write it as in “games@example.org” or “New Worlds <games@example.org>”"
        raise BadSetting(name="mail_from", value=mail_from, problem=problem)
    return Address(display_name=name or "New Worlds", addr_spec=address)


def _site(site_url: str) -> str:
    try:
        parts = urlsplit(site_url)
        is_site = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")
    except ValueError:
        is_site = False
    if not is_site or parts.query or parts.fragment:
        problem = "links in e-mails need the address of this site, as in “https://games.example.org”"
        raise BadSetting(name="site_url", value=site_url, problem=problem)
    return site_url.rstrip("/")
