"""newworlds serve"""

from __future__ import annotations

import click

from newworlds.cli.language import language
from newworlds.cli.localized import LocalizedCommand, LocalizedOption
from newworlds.cli.values import Count


@click.command("serve", cls=LocalizedCommand)
@click.option("--host", cls=LocalizedOption, metavar="ADDRESS")
@click.option("--port", cls=LocalizedOption, type=Count())
@click.option("--database", cls=LocalizedOption, metavar="FILE|URL")
@click.option("--open", "open_browser", cls=LocalizedOption, is_flag=True)
def command(host: str | None, port: int | None, database: str | None, open_browser: bool) -> None:
    from newworlds.server.start import serve

    serve(host=host, port=port, database=database, open_browser=open_browser, language=language())
