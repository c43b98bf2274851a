"""The commands, each in a module that is imported when it is called."""

from __future__ import annotations

import click

from newworlds import __version__
from newworlds.cli.language import say
from newworlds.cli.localized import LocalizedGroup, LocalizedOption
from newworlds.core.text import LANGUAGES, add_catalogue

add_catalogue("newworlds.cli")

_COMMANDS = (
    "serve",
    "work",
    "play",
    "simulate",
    "arena",
    "replay",
    "verify",
    "train",
    "bench",
    "perft",
    "load",
    "drill",
    "data",
    "backup",
    "restore",
    "export",
    "import",
    "host",
    "doctor",
)


def _show_version(context: click.Context, _option: click.Parameter, is_asked: bool) -> None:
    if is_asked:
        click.echo(say("cli.version", version=__version__))
        context.exit()


@click.group(
    "newworlds",
    cls=LocalizedGroup,
    names=_COMMANDS,
    module="newworlds.cli.{name}",
    context_settings={"max_content_width": 100},
)
@click.option("--lang", cls=LocalizedOption, type=click.Choice(LANGUAGES), expose_value=False)
@click.option("--version", cls=LocalizedOption, is_flag=True, is_eager=True, expose_value=False, callback=_show_version)
def newworlds() -> None:
    """Its help is in the catalogues."""
