"""newworlds work"""

from __future__ import annotations

import click

from newworlds.cli.language import language
from newworlds.cli.localized import LocalizedCommand, LocalizedOption
from newworlds.cli.values import Count
from newworlds.server.turn_queue import QUEUES


@click.command("work", cls=LocalizedCommand)
@click.option("--database", cls=LocalizedOption, metavar="URL")
@click.option("--queues", cls=LocalizedOption, type=click.Choice(QUEUES), multiple=True, default=QUEUES)
@click.option("--workers", cls=LocalizedOption, type=Count(least=1))
def command(database: str | None, queues: tuple[str, ...], workers: int | None) -> None:
    from newworlds.server.work import work

    work(database=database, queues=queues, workers=workers, language=language())
