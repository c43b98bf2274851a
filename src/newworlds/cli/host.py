"""newworlds host: who looks after this place."""

from __future__ import annotations

import click

from newworlds.cli.localized import LocalizedGroup

_COMMANDS = ("grant", "revoke", "list", "mail")


@click.group("host", cls=LocalizedGroup, names=_COMMANDS, module="newworlds.cli.host_{name}")
def command() -> None:
    """Its help is in the catalogues."""
