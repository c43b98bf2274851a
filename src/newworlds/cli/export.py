"""newworlds export: some tables in a file, to play on elsewhere; or finished games as plain records."""

from __future__ import annotations

from pathlib import Path

import click

from newworlds.cli.language import say
from newworlds.cli.localized import LocalizedCommand, LocalizedOption
from newworlds.cli.values import FILE


@click.command("export", cls=LocalizedCommand)
@click.argument("file", metavar="FILE", type=FILE)
@click.option("--table", "table_ids", cls=LocalizedOption, multiple=True, metavar="TABLE")
@click.option("--player", "exported_players", cls=LocalizedOption, multiple=True, metavar="TABLE:SEAT")
@click.option("--records", "as_records", cls=LocalizedOption, is_flag=True)
@click.option("--database", cls=LocalizedOption, metavar="FILE|URL")
def command(
    file: Path, table_ids: tuple[str, ...], exported_players: tuple[str, ...], as_records: bool, database: str | None
) -> None:
    from newworlds.server.portable.exporting import export_records, export_tables
    from newworlds.server.settings import settings

    chosen = settings({"database": database}).database
    if as_records:
        records = export_records(chosen, file, table_ids, exported_players)
        click.echo(say("cli.export.records", file=str(file), records=records))
        return
    if not table_ids and not exported_players:
        raise click.UsageError(say("cli.error.choose_tables"))
    manifest = export_tables(chosen, file, table_ids, exported_players)
    tables, steps = manifest.rows("tables"), manifest.rows("steps")
    click.echo(say("cli.export.done", file=str(file), tables=tables, steps=steps))
