"""newworlds data archive: store a copy of the present components, before changing them."""

from __future__ import annotations

import click

from newworlds.cli.language import say
from newworlds.cli.localized import GameCommand
from newworlds.games import game as game_by_id


@click.command("archive", cls=GameCommand)
@click.argument("game", metavar="GAME")
def command(game: str) -> None:
    owner = game_by_id(game)
    for components in owner.shipped():
        click.echo(say("cli.archive.kept", file=str(owner.archive.add(components))))
