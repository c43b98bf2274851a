"""newworlds serve"""

from __future__ import annotations

import click

from newworlds.cli.language import language
from newworlds.cli.teaching import TaughtCommand, TaughtOption
from newworlds.cli.values import Count


@click.command("serve", cls=TaughtCommand)
@click.option("--host", cls=TaughtOption, metavar="ADDRESS")
@click.option("--port", cls=TaughtOption, type=Count())
@click.option("--database", cls=TaughtOption, metavar="FILE|URL")
@click.option("--open", "open_browser", cls=TaughtOption, is_flag=True)
def command(host: str | None, port: int | None, database: str | None, open_browser: bool) -> None:
    from newworlds.server.start import serve

    serve(host=host, port=port, database=database, open_browser=open_browser, language=language())
