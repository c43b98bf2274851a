"""newworlds data show: what a game's components are, for programs that check a game on their own."""

from __future__ import annotations

import click
import msgspec

from newworlds.cli.localized import GameCommand, LocalizedOption
from newworlds.cli.values import chosen_options
from newworlds.core.options import checked_options
from newworlds.core.setup import canonical
from newworlds.games import game as game_by_id


@click.command("show", cls=GameCommand)
@click.argument("game", metavar="GAME")
@click.option("--option", "options", cls=LocalizedOption, multiple=True, metavar="NAME=VALUE")
@click.option("--hash", "hash_", cls=LocalizedOption, metavar="HASH")
@click.option("--indent", "is_indented", cls=LocalizedOption, is_flag=True)
def command(game: str, options: tuple[str, ...], hash_: str | None, is_indented: bool) -> None:
    owner = game_by_id(game)
    chosen = checked_options(owner.options, chosen_options(owner, options))
    shown = owner.components(chosen) if hash_ is None else owner.components_with(hash_, chosen)
    click.echo(msgspec.json.format(canonical(shown), indent=2) if is_indented else canonical(shown))
