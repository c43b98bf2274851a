"""newworlds data: component files."""

from __future__ import annotations

import click

from newworlds.cli.localized import LocalizedGroup

_COMMANDS = ("check", "show", "archive")


@click.group("data", cls=LocalizedGroup, names=_COMMANDS, module="newworlds.cli.data_{name}")
def command() -> None:
    """Its help is in the catalogues."""
