"""newworlds host list: the hosts and moderators."""

from __future__ import annotations

import click

from newworlds.cli.language import say
from newworlds.cli.localized import LocalizedCommand, LocalizedOption


@click.command("list", cls=LocalizedCommand)
@click.option("--database", cls=LocalizedOption, metavar="FILE|URL")
def command(database: str | None) -> None:
    from newworlds.server.hosting.appointing import appointed
    from newworlds.server.settings import settings

    found = appointed(settings({"database": database}).database)
    for person in found:
        click.echo(say("cli.list.person", name=person.name, role=person.role, id=person.id))
    if not found:
        click.echo(say("cli.list.nobody"))
