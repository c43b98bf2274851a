"""newworlds restore: a backup becomes the content of a database."""

from __future__ import annotations

from pathlib import Path

import click

from newworlds.cli.language import say
from newworlds.cli.localized import LocalizedCommand, LocalizedOption
from newworlds.cli.values import FILE


@click.command("restore", cls=LocalizedCommand)
@click.argument("file", metavar="FILE", type=FILE)
@click.option("--database", cls=LocalizedOption, metavar="FILE|URL")
@click.option("--replace", "replaces", cls=LocalizedOption, is_flag=True)
def command(file: Path, database: str | None, replaces: bool) -> None:
    from newworlds.server.portable.restoring import restore
    from newworlds.server.settings import settings
    from newworlds.server.storage.engine import without_password

    chosen = settings({"database": database}).database
    manifest = restore(file, chosen, replaces)
    tables, steps = manifest.rows("tables"), manifest.rows("steps")
    click.echo(say("cli.restore.done", database=without_password(chosen), tables=tables, steps=steps))
