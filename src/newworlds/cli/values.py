"""Command line values, checked with error messages from our catalogues."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import click

from newworlds.arena.sprt import Hypotheses, share_of
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


class Seconds(click.ParamType[float]):
    """More than none."""

    name = "seconds"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            seconds = float(value)
        except ValueError:
            seconds = 0.0
        if not 0 < seconds < math.inf:
            self.fail(say("cli.error.seconds", value=str(value)), param, ctx)
        return seconds

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return "SECONDS"


class BotList(click.ParamType[tuple[str, ...]]):
    """Different bots, separated by commas; whether there are such bots is found out later."""

    name = "bots"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, ...]:
        listed = tuple(name.strip() for name in str(value).split(","))
        twice = [name for name in listed if listed.count(name) > 1]
        if twice:
            self.fail(say("cli.error.bot_twice", bot=twice[0]), param, ctx)
        return listed

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return "LIST"


class SequentialBounds(click.ParamType[Hypotheses]):
    """Two hypotheses: `0,10` in Elo points, `50%,60%` in shares of the points."""

    name = "bounds"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Hypotheses:
        if isinstance(value, Hypotheses):
            return value
        try:
            h0, h1 = (_share(text.strip()) for text in str(value).split(","))
        except ValueError:
            self.fail(say("cli.error.sprt", value=str(value)), param, ctx)
        if not 0 < h0 < h1 < 1:
            self.fail(say("cli.error.sprt", value=str(value)), param, ctx)
        return Hypotheses(h0, h1)

    def get_metavar(self, param: click.Parameter, ctx: click.Context) -> str:
        return "H0,H1"


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


def _share(text: str) -> float:
    return float(text.removesuffix("%")) / 100 if text.endswith("%") else share_of(float(text))


def _typed(option: Option | None, text: str) -> Value:
    if option is not None and option.type == "boolean":
        return {"true": True, "false": False}.get(text.lower(), text)
    if option is not None and option.type == "integer" and text.lstrip("-").isdecimal():
        return int(text)
    return text
