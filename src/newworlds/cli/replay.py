"""newworlds replay: a recorded game as a picture, as a story, or as data for another program."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec

import newworlds
from newworlds.cli.language import language, say
from newworlds.cli.output import console, json_line
from newworlds.cli.records import the_record
from newworlds.cli.scene import show_board, show_scores
from newworlds.cli.story import everybody, told
from newworlds.cli.teaching import TaughtCommand, TaughtOption
from newworlds.cli.values import FILE, Count
from newworlds.core.events import Event
from newworlds.core.eyes import REFEREE
from newworlds.core.match import Match
from newworlds.core.record import Record, bad_record
from newworlds.core.replay import replayed


@click.command("replay", cls=TaughtCommand)
@click.argument("file", metavar="FILE", type=FILE)
@click.option("--at", cls=TaughtOption, type=Count())
@click.option("--number", cls=TaughtOption, type=Count(1), default=1, show_default=True)
@click.option("--events", "with_events", cls=TaughtOption, is_flag=True)
@click.option("--positions", "with_positions", cls=TaughtOption, is_flag=True)
@click.option("--svg", cls=TaughtOption, type=FILE)
def command(file: Path, at: int | None, number: int, with_events: bool, with_positions: bool, svg: Path | None) -> None:
    record = the_record(file, number)
    if at is not None and at > len(record.moves):
        raise bad_record("too_short", moves=len(record.moves), at=at)
    if svg is not None:
        _draw(newworlds.replay(record, at), svg)
    if with_events or with_positions:
        for line in lines(record, at, with_events, with_positions):
            json_line(line)
    elif svg is None:
        _tell(record, at)


def steps(record: Record, upto: int | None) -> Iterator[tuple[Match, list[Event]]]:
    """The match before its first move, then after each one with what happened."""
    match = newworlds.replay(record, 0)
    yield match, match.opening
    for events in replayed(match, record.moves[:upto]):
        yield match, events


def lines(record: Record, upto: int | None, with_events: bool, with_positions: bool) -> Iterator[dict[str, Any]]:
    """One JSON value a decision, numbered by how many moves have been played."""
    for match, events in steps(record, upto):
        line: dict[str, Any] = {
            "seq": len(match.moves),
            "move": record.moves[len(match.moves) - 1] if match.moves else None,
        }
        if with_events:
            line["events"] = [msgspec.to_builtins(event) for event in events]
        if with_positions:
            line["position"] = match.view(REFEREE)
        yield line


def _tell(record: Record, upto: int | None) -> None:
    screen = console()
    for match, events in steps(record, upto):
        names = everybody(match.game, match.setup, [seat.name for seat in record.seats])
        for event in events:
            screen.print(f"[dim]{len(match.moves):>4}[/] ", end="")
            screen.print(told(match.game, match.setup, event, names), markup=False)
    show_board(screen, match, REFEREE)
    show_scores(screen, match, names)


def _draw(match: Match, target: Path) -> None:
    picture = match.game.svg(match.position, REFEREE, language())
    if picture is None:
        raise click.UsageError(say("cli.error.no_picture", game=say(f"{match.game.id}.name")))
    target.write_text(picture, encoding="utf-8")
    click.echo(say("cli.replay.drawn", file=str(target)))
