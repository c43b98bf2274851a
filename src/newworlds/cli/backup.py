"""newworlds backup: everything that is stored, in one file, while the server runs."""

from __future__ import annotations

from pathlib import Path

import click

from newworlds.cli.language import say
from newworlds.cli.localized import LocalizedCommand, LocalizedOption
from newworlds.cli.values import FILE, Count


@click.command("backup", cls=LocalizedCommand)
@click.argument("target", metavar="FILE|FOLDER", type=FILE)
@click.option("--database", cls=LocalizedOption, metavar="FILE|URL")
@click.option("--keep", cls=LocalizedOption, type=Count(1))
def command(target: Path, database: str | None, keep: int | None) -> None:
    from newworlds.server.portable.backing_up import back_up
    from newworlds.server.portable.backup_folder import delete_old, next_file
    from newworlds.server.settings import settings

    if keep is not None and not target.is_dir():
        raise click.UsageError(say("cli.error.keep_needs_folder", file=str(target)))
    file = next_file(target) if target.is_dir() else target
    manifest = back_up(settings({"database": database}).database, file)
    size = file.stat().st_size // 1024 + 1
    tables, steps = manifest.rows("tables"), manifest.rows("steps")
    click.echo(say("cli.backup.done", file=str(file), tables=tables, steps=steps, size=size))
    for old in delete_old(target, keep) if keep is not None else []:
        click.echo(say("cli.backup.deleted", file=str(old)))
