"""newworlds host revoke: a host or moderator is a player again."""

from __future__ import annotations

import click

from newworlds.cli.language import say
from newworlds.cli.localized import LocalizedCommand, LocalizedOption


@click.command("revoke", cls=LocalizedCommand)
@click.argument("name", metavar="NAME|ID")
@click.option("--database", cls=LocalizedOption, metavar="FILE|URL")
def command(name: str, database: str | None) -> None:
    from newworlds.server.hosting.appointing import appoint
    from newworlds.server.settings import settings

    person = appoint(settings({"database": database}).database, name, "player")
    click.echo(say("cli.revoke.done", name=person.name, id=person.id))
