"""Every command there is, as its words after `newworlds`: `["data", "check"]`."""

from __future__ import annotations

from collections.abc import Iterator

import click

from newworlds.cli.commands import newworlds


def every_command(group: click.Group = newworlds) -> Iterator[list[str]]:
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        yield [name]
        if isinstance(command, click.Group):
            yield from ([name, *inner] for inner in every_command(command))
