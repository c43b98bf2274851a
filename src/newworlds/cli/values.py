"""Command line values, checked with error messages from our catalogues."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from newworlds.cli.language import say
from newworlds.core.game import Game
from newworlds.core.options import Option, Value
from newworlds.core.setup import Components

FILE = click.Path(path_type=Path)


class Count(click.ParamType[int]):
    """A whole number, at least `least`."""

    name = "count"

    def __init__(self, least: int = 0) -> None:
        self.least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            number = int(value)
        except ValueError:
            number = self.least - 1
        if number < self.least:
            self.fail(say("cli.error.count", value=str(value), least=self.least), param, ctx)
        return number

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return "N"


def chosen_options(game: Game, given: tuple[str, ...]) -> dict[str, Value]:
    """`name=value` pairs, each value converted to its option's type; the game refuses unknown options."""
    declared = {option.id: option for option in game.options}
    chosen: dict[str, Value] = {}
    for pair in given:
        name, sign, text = pair.partition("=")
        if not sign:
            raise click.UsageError(say("cli.error.pair", pair=pair))
        chosen[name] = _typed(declared.get(name), text)
    return chosen


def chosen_components(game: Game, data: Path | None) -> Components | None:
    return None if data is None else game.checked_components(data)


def _typed(option: Option | None, text: str) -> Value:
    if option is not None and option.type == "boolean":
        return {"true": True, "false": False}.get(text.lower(), text)
    if option is not None and option.type == "integer" and text.lstrip("-").isdecimal():
        return int(text)
    return text
