"""The settings: from arguments, else from the environment (`NEWWORLDS_PORT=9000`), else the defaults here."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints

import msgspec

from newworlds.server.start_errors import BadSetting
from newworlds.server.storage.engine import PATIENCE

Amount = Annotated[int, msgspec.Meta(ge=1)]
Days = Annotated[int, msgspec.Meta(ge=0)]
Seconds = Annotated[float, msgspec.Meta(gt=0)]

MailSecurity = Literal["starttls", "tls", "none"]

CLIENT_FOLDER = Path(__file__).parent / "client"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "newworlds.sqlite3"
    """A file for SQLite, or the address of a PostgreSQL database: `postgresql://user:password@host/name`."""
    database_patience: float = PATIENCE
    """Seconds after which a database that does not answer counts as failed, so that nobody waits for ever."""
    group_commit: bool = True
    """Whether moves that wait for the disk at the same moment share one commit."""
    client: str = str(CLIENT_FOLDER)
    """The folder of the built browser client."""
    bot_workers: Annotated[int, msgspec.Meta(ge=0)] = max(1, (os.cpu_count() or 1) - 1)
    """How many bots think at the same time, each in a process of its own: one core is left for the server. One more
    that somebody waits for and that does not take its time always finds room. With PostgreSQL it may be 0: other
    processes do it then."""
    lease: Seconds = 15.0
    """With PostgreSQL: seconds after which a process that is silent is taken to be dead, and others do its work."""
    bot_pause: float = 0.4
    """Seconds between two bot moves, so that people can follow."""
    bot_timeout: float = 60.0
    bots_play_unwatched: bool = False
    """Whether bots play among themselves while nobody is watching; where people play they always go on."""
    tables_each: int = 100
    """How many unfinished tables one browser may have open."""
    tables_each_address: Amount = 300
    """How many unfinished tables may have been opened from one address, with or without a cookie."""

    branches_each: Amount = 50
    """How many branches of games one browser may have stored."""
    branches_each_address: Amount = 150
    """How many branches may have been made from one address."""

    waiting_days: Days = 14
    """Days without a change after which a table where the game has not begun is put away; 0: never."""
    playing_days: Days = 90
    """Days without a change after which a table where the game is in progress is put away; 0: never."""
    branch_days: Days = 14
    """Days without a change after which a branch of a game is put away, finished or not; 0: never."""
    restore_days: Amount = 30
    """Days for which a table that was put away can be restored by those who sit there; then it is deleted."""

    vacation_days: Days = 21
    """Days a year in which the clocks of a person stand still in games with days for a turn; 0: none."""

    audit_days: Amount = 365
    """Days for which it is kept what hosts and moderators did."""

    trusted_proxies: str = "127.0.0.1,::1"
    """Addresses and networks, separated by commas, of proxies that are believed about who asks and how; or `none`."""
    connections: Amount = 4000
    """How many connections may be open; fewer where the system allows fewer descriptors."""
    connections_each: Amount = 200
    """How many connections may be open from one address; trusted proxies may have any number."""
    live_each_address: Amount = 150
    """How many tables may be open in windows at one address."""
    live_each_browser: Amount = 30
    """How many windows of one browser may have tables open."""
    watchers: Amount = 1000
    """How many people without a seat may watch one table."""
    header_timeout: Seconds = 10.0
    """Seconds that the headers of a request may take to arrive."""
    body_timeout: Seconds = 30.0
    """Seconds that the body of a request may take to arrive, and an answer to be taken."""
    idle_timeout: Amount = 15
    """Seconds that a connection stays open between two requests."""

    rates: bool = True
    """Whether to limit how often somebody may do something."""
    rate_tables: str = "10/minute;60/hour"
    """How many tables one browser may open."""
    rate_records: str = "120/minute"
    """How often one browser may have a record file of its own read."""
    rate_joins: str = "10/minute;60/hour"
    """How often one browser may try an invitation."""
    rate_contributions: str = "30/minute"
    """How often one browser may send its part of a dealing."""
    rate_sign_ins: str = "5/minute;30/hour"
    """How often one browser may try to sign in."""
    rate_mails: str = "5/hour;20/day"
    """How often one browser may ask for an e-mail: to confirm an address, or for a forgotten password."""
    rate_moves: str = "300/minute"
    """How many moves and undos one browser may send."""
    rate_chat: str = "30/minute;300/hour"
    """How often one browser may say something at a table."""
    rate_messages: str = "1200/minute"
    """How many other messages one browser may send: previews, questions, requests for the state."""
    rate_requests: str = "600/minute"
    """How many other requests one browser may make."""
    rates_of_address: Amount = 5
    """How many times as much one address may do, since several browsers share it."""

    push_services: str = "fcm.googleapis.com,.push.services.mozilla.com,.notify.windows.com,.push.apple.com"
    """Host names, separated by commas, of the services by which browsers are notified; `.example.org` stands for all
    that end so. Nothing is ever sent elsewhere."""
    push_contact: str = "mailto:host@newworlds.invalid"
    """Where push services can reach whoever runs this server: `mailto:` or `https:`."""
    push_delay: Annotated[float, msgspec.Meta(ge=0)] = 30.0
    """Seconds after the last move at a table before those who are away are notified that it is their turn."""

    site_url: str = ""
    """The address of this site as players type it, as in `https://games.example.org`: for links in e-mails."""
    mail_server: str = ""
    """The host name of the server that sends e-mails; none are sent if it is empty."""
    mail_port: Annotated[int, msgspec.Meta(ge=1, le=65535)] = 587
    mail_security: MailSecurity = "starttls"
    """TLS after a greeting (usually port 587), TLS from the first byte (465), or none."""
    mail_user: str = ""
    mail_password: str = ""
    """Never part of a message or a line of the log."""
    mail_from: str = ""
    """Who e-mails are from: `games@example.org` or `New Worlds <games@example.org>`."""
    mail_delay: Annotated[float, msgspec.Meta(ge=0)] = 300.0
    """Seconds after the last move at a table before those who are away are told by e-mail that it is their turn."""

    metrics: str = ""
    """Address and port, as in `127.0.0.1:9100`, where Prometheus finds the metrics; nowhere if it is empty."""
    log_format: Literal["text", "json"] = "text"
    """For people to read, or one JSON object a line for programs."""


def settings(given: Mapping[str, Any] | None = None, environment: Mapping[str, str] = os.environ) -> Settings:
    """A given value of None counts as not given."""
    chosen = {name: value for name, value in (given or {}).items() if value is not None}
    for name in Settings.__struct_fields__:
        variable = f"NEWWORLDS_{name.upper()}"
        if name not in chosen and environment.get(variable):
            chosen[name] = environment[variable]
    return Settings(**{name: _checked(name, value) for name, value in chosen.items()})


def _checked(name: str, value: Any) -> Any:
    try:
        return msgspec.convert(value, get_type_hints(Settings, include_extras=True)[name], strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(name=name, value=str(value), problem=str(error)) from error
