"""Ctrl-C ends a long run of games; those played until then are still summarised."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import click

from newworlds.cli.faults import INTERRUPTED
from newworlds.cli.language import say

Game = TypeVar("Game")


class Interruption:
    def __init__(self) -> None:
        self.has_come = False

    def guarding(self, games: Iterator[Game]) -> Iterator[Game]:
        try:
            yield from games
        except KeyboardInterrupt:
            self.has_come = True

    def status(self, played: int, wanted: int) -> int:
        if self.has_come:
            click.echo(say("cli.simulate.interrupted", played=played, wanted=wanted), err=True)
        return INTERRUPTED if self.has_come else 0
