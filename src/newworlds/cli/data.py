"""newworlds data: component files."""

from __future__ import annotations

import click

from newworlds.cli.localized import LocalizedGroup

_MODULES = {
    "check": "newworlds.cli.data_check",
    "show": "newworlds.cli.data_show",
    "archive": "newworlds.cli.data_archive",
}


@click.group("data", cls=LocalizedGroup, modules=_MODULES)
def command() -> None:
    """Its help is in the catalogues."""
