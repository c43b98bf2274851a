"""Where words, tables, progress and JSON go."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Item = TypeVar("Item")


def console(stderr: bool = False, width: int | None = None) -> Console:
    return Console(highlight=False, stderr=stderr, width=width)


def json_line(value: Any) -> None:
    click.echo(msgspec.json.encode(value))


def with_progress(items: Iterable[Item], total: int, title: str, done: int = 0) -> Iterator[Item]:
    """The items, with a bar on standard error where that is a terminal; so many were `done` before."""
    shown = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=shown, transient=True, disable=not shown.is_terminal) as progress:
        yield from progress.track(items, total=total, completed=done, description=title)
