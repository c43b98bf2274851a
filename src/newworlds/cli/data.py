"""newworlds data: component files."""

from __future__ import annotations

import click

from newworlds.cli.teaching import TaughtGroup


@click.group("data", cls=TaughtGroup, modules={"check": "newworlds.cli.data_check"})
def command() -> None:
    """Its help is in the catalogues."""
