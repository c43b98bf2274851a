"""newworlds import: add tables from an export or a backup."""

from __future__ import annotations

from pathlib import Path

import click

from newworlds.cli.language import say
from newworlds.cli.localized import LocalizedCommand, LocalizedOption
from newworlds.cli.values import FILE


@click.command("import", cls=LocalizedCommand)
@click.argument("file", metavar="FILE", type=FILE)
@click.option("--table", "table_ids", cls=LocalizedOption, multiple=True, metavar="TABLE")
@click.option("--database", cls=LocalizedOption, metavar="FILE|URL")
def command(file: Path, table_ids: tuple[str, ...], database: str | None) -> None:
    from newworlds.server.portable.importing import import_tables
    from newworlds.server.settings import settings

    imported = import_tables(file, settings({"database": database}).database, table_ids)
    click.echo(say("cli.import.done", tables=len(imported)))
