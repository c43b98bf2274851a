"""Commands whose help comes from the catalogues, in the user's language, and which are imported when called."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

import click

from newworlds import bots
from newworlds.cli.language import say

if TYPE_CHECKING:
    from newworlds.core.game import Game
    from newworlds.core.options import Option


class LocalizedOption(click.Option):
    """Its help is the message `cli.option.<name>`, which may name the `bots` there are."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        self.help = say(f"cli.option.{self.name}", bots=bots.NAMES)
        if self.show_default:
            self.help += f" {say('cli.default', value=str(self.default))}"
        self.show_default = False
        return super().get_help_record(ctx)


class _Localized(click.Command):
    """Its help is the message `cli.<name>.help`, in one line `cli.<name>.short`; examples are `cli.<name>.examples`."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), f"{say('cli.usage')} ")

    def get_short_help_str(self, limit: int = 45) -> str:
        return say(f"cli.{self.name}.short")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(say(f"cli.{self.name}.help"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [param for param in self.get_params(ctx) if isinstance(param, click.Option)]
        records = [record for option in options if (record := option.get_help_record(ctx)) is not None]
        with formatter.section(say("cli.options")):
            formatter.write_dl(records)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(say("cli.examples")), formatter.indentation():
            for line in say(f"cli.{self.name}.examples").splitlines():
                formatter.write(f"{' ' * formatter.current_indent}{line}\n")

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = say("cli.option.help")
        return option


class LocalizedCommand(_Localized):
    pass


class GameCommand(LocalizedCommand):
    """A command about one game: its help names the games and their options."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        from newworlds.games import all_games

        with formatter.section(say("cli.games")):
            formatter.write_dl([(game.id, _about(game)) for game in all_games()])
        super().format_epilog(ctx, formatter)


def _about(game: Game) -> str:
    options = [f"{option.id}={_values(option)}" for option in game.options]
    return " · ".join([say(f"{game.id}.name"), *options])


def _values(option: Option) -> str:
    if option.type == "choice":
        return "|".join(option.choices)
    return "true|false" if option.type == "boolean" else f"{option.min}…{option.max}"


class LocalizedGroup(_Localized, click.Group):
    """Imports each command when it is called, as `command` from its module."""

    def __init__(self, *args: Any, names: Sequence[str], module: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.names = names
        self.module = module

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.names)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.names:
            return None
        command: click.Command = import_module(self.module.format(name=cmd_name)).command
        return command

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return ["[OPTIONS]", say("cli.command_metavar"), "…"]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self.format_commands(ctx, formatter)
        super().format_options(ctx, formatter)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(say("cli.commands")):
            formatter.write_dl([(name, say(f"cli.{name}.short")) for name in self.list_commands(ctx)])
