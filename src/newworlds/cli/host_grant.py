"""newworlds host grant: make somebody a host or moderator."""

from __future__ import annotations

from typing import Literal

import click

from newworlds.cli.language import say
from newworlds.cli.localized import LocalizedCommand, LocalizedOption


@click.command("grant", cls=LocalizedCommand)
@click.argument("name", metavar="NAME|ID")
@click.option("--role", cls=LocalizedOption, type=click.Choice(["host", "moderator"]), default="host")
@click.option("--database", cls=LocalizedOption, metavar="FILE|URL")
def command(name: str, role: Literal["host", "moderator"], database: str | None) -> None:
    from newworlds.server.hosting.appointing import appoint
    from newworlds.server.settings import settings

    person = appoint(settings({"database": database}).database, name, role)
    click.echo(say("cli.grant.done", name=person.name, role=role, id=person.id))
