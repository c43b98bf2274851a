"""newworlds doctor: what is installed, compiled and reachable."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import platform
import shlex
import shutil
import socket
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click
import msgspec
from rich.markup import escape

import newworlds
from newworlds.cli.faults import WRONG
from newworlds.cli.language import say, tell
from newworlds.cli.localized import LocalizedCommand, LocalizedOption
from newworlds.cli.output import console, json_line
from newworlds.core.compiled import is_compiled
from newworlds.games import all_games

if TYPE_CHECKING:
    from newworlds.server.settings import Settings

State = Literal["ok", "optional", "missing"]
_MARKS = {"ok": "[green]✓[/]", "optional": "[yellow]–[/]", "missing": "[red]✗[/]"}
_CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_EXTRAS = {
    "train": ("numpy", "gymnasium", "pettingzoo"),
    "postgres": ("psycopg",),
    "notify": ("aiosmtplib", "pywebpush"),
}


class Finding(msgspec.Struct):
    """`detail` is what was found; the message `cli.doctor.<check>.way_out` says how to fix it."""

    check: str
    state: State
    detail: str = ""


@click.command("doctor", cls=LocalizedCommand)
@click.option("--json", "as_json", cls=LocalizedOption, is_flag=True)
def command(as_json: bool) -> int:
    found = list(findings())
    if as_json:
        json_line([msgspec.to_builtins(finding) for finding in found])
    else:
        for finding in found:
            _show(finding)
    return WRONG if any(finding.state == "missing" for finding in found) else 0


def findings() -> Iterator[Finding]:
    yield Finding("python", "ok", f"{platform.python_version()} · {sys.executable}")
    yield Finding("engine", "ok" if is_compiled() else "optional")
    yield _compiler()
    yield Finding("games", "ok", ", ".join(say(f"{game.id}.name") for game in all_games()))
    yield from _server()
    yield _chromium()
    for extra, modules in _EXTRAS.items():
        absent = [name for name in modules if importlib.util.find_spec(name) is None]
        yield Finding(f"extra_{extra}", "optional" if absent else "ok", ", ".join(absent or modules))


def _compiler() -> Finding:
    """Only needed to recompile the engine."""
    asked = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    found = shutil.which(shlex.split(asked)[0])
    return Finding("compiler", "ok" if found else "optional", found or "")


def _server() -> Iterator[Finding]:
    from newworlds.server.addresses import reachable_host
    from newworlds.server.settings import settings

    chosen = settings()
    page = Path(chosen.client) / "index.html"
    yield Finding("client", "ok" if page.is_file() else "missing", str(page.parent))
    yield _database(chosen.database)
    yield _mail(chosen)
    yield from _running(reachable_host(chosen.host), chosen.port)


def _database(address: str) -> Finding:
    if "://" in address:
        return Finding("database", "ok", address.split("@")[-1])
    file = Path(address).absolute()
    is_usable = os.access(file if file.exists() else file.parent, os.W_OK)
    return Finding("database", "ok" if is_usable else "missing", str(file))


def _mail(chosen: Settings) -> Finding:
    """Whether the mail server lets us in; nothing is sent."""
    from newworlds.server.post.mail_route import mail_route
    from newworlds.server.post.sending import MailTrouble, knock
    from newworlds.server.start_errors import BadSetting

    try:
        route = mail_route(chosen)
        if route is None:
            return Finding("mail", "ok", say("cli.doctor.mail.none"))
        asyncio.run(knock(route))
    except BadSetting as error:
        return Finding("mail", "missing", tell(error.message))
    except MailTrouble as trouble:
        return Finding("mail", "missing", f"{chosen.mail_server}:{chosen.mail_port} · {trouble}")
    return Finding("mail", "ok", f"{route.server}:{route.port}")


def _running(host: str, port: int) -> Iterator[Finding]:
    """A port in use is fine if it is New Worlds itself that uses it."""
    place = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
    if not _is_used(host, port):
        yield Finding("port", "ok", place)
        return
    from newworlds.cli.running_server import RunningServer

    server = RunningServer(host, port)
    health = server.alive()
    if health is None:
        yield Finding("port", "optional", place)
        return
    is_same = health.version == newworlds.__version__
    yield Finding("running", "ok" if is_same else "optional", f"{place} · {health.version}")
    reason = server.why_not_ready()
    yield Finding("ready", "ok" if reason is None else "missing", "" if reason is None else tell(reason))


def _is_used(host: str, port: int) -> bool:
    try:
        socket.create_connection((host, port), timeout=1).close()
    except OSError:
        return False
    return True


def _chromium() -> Finding:
    """Only needed for the tests that drive a browser."""
    found = os.environ.get("NEWWORLDS_CHROMIUM") or next(filter(None, map(shutil.which, _CHROMIUMS)), None)
    return Finding("chromium", "ok" if found else "optional", found or "")


def _show(finding: Finding) -> None:
    title = say(f"cli.doctor.{finding.check}")
    way_out = "" if finding.state == "ok" else f" → {say(f'cli.doctor.{finding.check}.way_out')}"
    console().print(
        f"{_MARKS[finding.state]} [bold]{title}[/] {escape(finding.detail)}{escape(way_out)}", soft_wrap=True
    )
