"""newworlds data check: what is wrong with a component file?"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import click

from newworlds.cli.faults import WRONG
from newworlds.cli.language import say, tell
from newworlds.cli.localized import LocalizedCommand, LocalizedOption
from newworlds.cli.output import console, json_line
from newworlds.cli.values import FILE
from newworlds.core.game import Fault, Game
from newworlds.games import all_games
from newworlds.games import game as game_by_id


@click.command("check", cls=LocalizedCommand)
@click.argument("file", metavar="FILE", type=FILE)
@click.option("--game", cls=LocalizedOption, metavar="GAME")
@click.option("--json", "as_json", cls=LocalizedOption, is_flag=True)
def command(file: Path, game: str | None, as_json: bool) -> int:
    owner = recognised(file) if game is None else game_by_id(game)
    faults = owner.faults(file)
    is_well = all(fault.is_warning for fault in faults)
    if as_json:
        listed = [
            {"place": fault.place, "problem": tell(fault.problem), "warning": fault.is_warning} for fault in faults
        ]
        json_line({"file": str(file), "game": owner.id, "ok": is_well, "faults": listed})
    else:
        _show(file, owner, faults, is_well)
    return 0 if is_well else WRONG


def recognised(source: Path) -> Game:
    """The game that the content of a file, or of one of the files in a folder, belongs to."""
    for file in sorted(source.glob("*.toml")) if source.is_dir() else [source]:
        content = _content(file)
        for game in all_games():
            if game.recognises(content):
                return game
    raise click.UsageError(say("cli.error.whose_data", file=str(source)))


def _content(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise click.UsageError(say("cli.error.not_toml", file=str(file), problem=str(error))) from error


def _show(file: Path, game: Game, faults: list[Fault], is_well: bool) -> None:
    for fault in faults:
        mark = "[yellow]![/]" if fault.is_warning else "[red]✗[/]"
        console().print(f"{mark} [bold]{file}[/] {fault.place} ", end="")
        console().print(tell(fault.problem), markup=False, soft_wrap=True)
    if is_well:
        praise = say("cli.check.well", game=say(f"{game.id}.name"))
        console().print(f"[green]✓[/] [bold]{file}[/] {praise}", soft_wrap=True)
