"""newworlds replay: a recorded game as a picture, as a story, or as data for another program."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal, get_args

import click
import msgspec
from msgspec import UNSET, UnsetType

import newworlds
from newworlds.cli.browsers import VARIABLE, installed_browser
from newworlds.cli.changes import Operation, changes
from newworlds.cli.drawing import Order, drawn
from newworlds.cli.event_lines import event_line, player_names
from newworlds.cli.language import language, say
from newworlds.cli.localized import LocalizedCommand, LocalizedOption
from newworlds.cli.output import console, json_line
from newworlds.cli.records import Source, chosen_records
from newworlds.cli.scene import show_board, show_scores
from newworlds.cli.values import FILE, Count
from newworlds.core.events import Event
from newworlds.core.match import Match
from newworlds.core.moves import PlainMove
from newworlds.core.options import Value
from newworlds.core.record import Record, bad_record, record_to_json
from newworlds.core.replay import replayed
from newworlds.core.viewer import REFEREE

Positions = Literal["none", "changed", "full"]


class Head(msgspec.Struct, frozen=True):
    """Which record it is, and all that decides its first position."""

    file: str
    line: int
    game: str
    rules: int
    data: str
    options: Mapping[str, Value]
    players: int
    chance: int
    seed: int | None
    key: str | None


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One decision, with what was asked for."""

    seq: int
    move: PlainMove | None
    record: Head | UnsetType = UNSET
    events: list[Event] | UnsetType = UNSET
    position: Any = UNSET
    changes: list[Operation] | UnsetType = UNSET


@click.command("replay", cls=LocalizedCommand)
@click.argument("files", metavar="FILE…", type=FILE, nargs=-1, required=True)
@click.option("--all", "with_all", cls=LocalizedOption, is_flag=True)
@click.option("--number", cls=LocalizedOption, type=Count(1), default=1, show_default=True)
@click.option("--at", cls=LocalizedOption, type=Count())
@click.option("--events", "with_events", cls=LocalizedOption, is_flag=True)
@click.option(
    "--positions",
    cls=LocalizedOption,
    type=click.Choice(get_args(Positions)),
    is_flag=False,
    flag_value="full",
    default="none",
)
@click.option("--svg", cls=LocalizedOption, type=FILE)
def command(
    files: tuple[Path, ...],
    with_all: bool,
    number: int,
    at: int | None,
    with_events: bool,
    positions: Positions,
    svg: Path | None,
) -> None:
    chosen = list(chosen_records(files, None if with_all else number))
    if svg is not None and len(chosen) > 1:
        raise click.UsageError(say("cli.error.one_picture", records=len(chosen)))
    for source in chosen:
        _replay(source, at, with_events, positions, svg)


def _replay(source: Source, at: int | None, with_events: bool, positions: Positions, svg: Path | None) -> None:
    record = source.record()
    if at is not None and at > len(record.moves):
        raise bad_record("too_short", moves=len(record.moves), at=at)
    if svg is not None:
        _draw(record, at, svg)
    if with_events or positions != "none":
        for line in lines(source, record, at, with_events, positions):
            json_line(line)
    elif svg is None:
        _tell(record, at)


def steps(record: Record, upto: int | None) -> Iterator[tuple[Match, list[Event]]]:
    """The match before its first move, then after each one with what happened."""
    match = newworlds.replay(record, 0)
    yield match, match.opening
    for events in replayed(match, record.moves[:upto]):
        yield match, events


def lines(source: Source, record: Record, upto: int | None, with_events: bool, positions: Positions) -> Iterator[Line]:
    """One line per decision, numbered by how many moves have been played; number 0 names the record."""
    before: Any = None
    for match, events in steps(record, upto):
        seq, now = len(match.moves), _plain(match) if positions != "none" else None
        is_whole = positions == "full" or (positions == "changed" and before is None)
        yield Line(
            seq=seq,
            move=record.moves[seq - 1] if seq else None,
            record=UNSET if seq else _head(source, record),
            events=events if with_events else UNSET,
            position=now if is_whole else UNSET,
            changes=UNSET if is_whole or positions == "none" else changes(before, now),
        )
        before = now


def _plain(match: Match) -> Any:
    """As plain JSON values."""
    return msgspec.json.decode(msgspec.json.encode(match.view(REFEREE)))


def _head(source: Source, record: Record) -> Head:
    return Head(
        file=source.file,
        line=source.line,
        game=record.game,
        rules=record.rules,
        data=record.data,
        options=record.options,
        players=len(record.seats),
        chance=record.chance,
        seed=record.seed,
        key=record.key,
    )


def _tell(record: Record, upto: int | None) -> None:
    screen = console()
    for match, events in steps(record, upto):
        names = player_names(match.game, match.setup, [seat.name for seat in record.seats])
        for event in events:
            screen.print(f"[dim]{len(match.moves):>4}[/] ", end="")
            screen.print(event_line(match.game, match.setup, event, names), markup=False)
    show_board(screen, match, REFEREE)
    show_scores(screen, match, names)


def _draw(record: Record, at: int | None, target: Path) -> None:
    """In the art of the browser client, which a browser draws without a window."""
    browser = installed_browser()
    if browser is None:
        raise click.UsageError(say("cli.error.no_browser", variable=VARIABLE))
    moment = len(record.moves) if at is None else at
    picture = drawn(Order(record_to_json(record).decode(), moment, language()), browser)
    target.write_text(picture, encoding="utf-8")
    click.echo(say("cli.replay.drawn", file=str(target)))
