"""newworlds perft: the number of move sequences from a position, depth by depth."""

from __future__ import annotations

from pathlib import Path

import click
from rich.table import Table

import newworlds
from newworlds.cli.language import say
from newworlds.cli.localized import GameCommand, LocalizedOption
from newworlds.cli.output import console, json_line, with_progress
from newworlds.cli.records import read_record
from newworlds.cli.values import FILE, Count, chosen_options
from newworlds.core.game import Game
from newworlds.core.match import Match
from newworlds.core.perft import sequences
from newworlds.core.record import bad_record
from newworlds.games import game as game_by_id


@click.command("perft", cls=GameCommand)
@click.argument("game", metavar="GAME")
@click.option("--depth", cls=LocalizedOption, type=Count(1), default=2, show_default=True)
@click.option("--players", cls=LocalizedOption, type=Count(1), default=2, show_default=True)
@click.option("--seed", "game_seed", cls=LocalizedOption, type=Count(), default=1, show_default=True)
@click.option("--option", "options", cls=LocalizedOption, multiple=True, metavar="NAME=VALUE")
@click.option("--record", cls=LocalizedOption, type=FILE)
@click.option("--at", cls=LocalizedOption, type=Count())
@click.option("--json", "as_json", cls=LocalizedOption, is_flag=True)
def command(
    game: str,
    depth: int,
    players: int,
    game_seed: int,
    options: tuple[str, ...],
    record: Path | None,
    at: int | None,
    as_json: bool,
) -> None:
    played = game_by_id(game)
    if record is None:
        match = played.new(players, game_seed, chosen_options(played, options))
    else:
        match = recorded(played, record, at)
    depths = with_progress(range(1, depth + 1), depth, say("cli.perft.progress"))
    counts = [int(sequences(match.position, each)) for each in depths]
    if as_json:
        json_line({"game": game, "sequences": counts})
    else:
        _show(played, counts)


def recorded(game: Game, file: Path, at: int | None) -> Match:
    """A position of a recorded game: after `at` moves, or at its end."""
    record = read_record(file, 1)
    if record.game != game.id:
        raise bad_record("other_game", found=record.game, wanted=game.id)
    if at is not None and at > len(record.moves):
        raise bad_record("too_short", moves=len(record.moves), at=at)
    return newworlds.replay(record, at)


def _show(game: Game, counts: list[int]) -> None:
    table = Table(title=say(f"{game.id}.name"))
    table.add_column(say("cli.perft.depth"), justify="right")
    table.add_column(say("cli.perft.sequences"), justify="right")
    for depth, count in enumerate(counts, start=1):
        table.add_row(str(depth), f"{count:,}")
    console().print(table)
