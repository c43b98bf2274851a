"""newworlds train: learning by self-play."""

from __future__ import annotations

import click

from newworlds.cli.localized import LocalizedGroup

_COMMANDS = ("judge", "network")


@click.group("train", cls=LocalizedGroup, names=_COMMANDS, module="newworlds.cli.train_{name}")
def command() -> None:
    """Its help is in the catalogues."""
