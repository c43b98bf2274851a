"""newworlds simulate: bots play many games."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import IO

import click
import msgspec
from rich.table import Table

from newworlds.arena.mishaps import failures_in_words
from newworlds.bots import PATIENCE, Failures
from newworlds.bots.own_bots import look_in_working_folder
from newworlds.bots.steady import failures_of
from newworlds.cli.event_lines import player_names
from newworlds.cli.interruption import Interruption
from newworlds.cli.language import language, say
from newworlds.cli.localized import GameCommand, LocalizedOption
from newworlds.cli.output import console, json_line, with_progress
from newworlds.cli.simulation import SimulatedGame, Simulation, simulated
from newworlds.cli.values import FILE, Count, Seconds, chosen_components, chosen_options
from newworlds.core.game import Game
from newworlds.core.record import record_to_json
from newworlds.games import game as game_by_id


class Tally(msgspec.Struct):
    """What one seat did over all games. A shared win counts as a fraction."""

    seat: int
    bot: str
    wins: float = 0
    points: list[int] = []
    failures: list[Failures] = []


class Spread(msgspec.Struct, frozen=True):
    mean: float
    least: int
    most: int


class SeatSummary(msgspec.Struct, frozen=True):
    seat: int
    bot: str
    wins: float
    points: Spread
    failures: Failures
    """For each of them another move was made in its place."""


class Summary(msgspec.Struct, frozen=True):
    """What `--json` tells, besides the game, its players and its first seed."""

    games: int
    decisions: Spread
    """How many a game took."""
    seats: list[SeatSummary]


@click.command("simulate", cls=GameCommand)
@click.argument("game", metavar="GAME")
@click.option("--players", cls=LocalizedOption, type=Count(1), default=2, show_default=True)
@click.option("--games", cls=LocalizedOption, type=Count(1), default=100, show_default=True)
@click.option("--seed", cls=LocalizedOption, type=Count(), default=0, show_default=True)
@click.option("--bots", "bot_names", cls=LocalizedOption, default="random", show_default=True, metavar="LIST")
@click.option("--jsonl", cls=LocalizedOption, type=FILE)
@click.option("--option", "options", cls=LocalizedOption, multiple=True, metavar="NAME=VALUE")
@click.option("--data", cls=LocalizedOption, type=FILE)
@click.option("--jobs", cls=LocalizedOption, type=Count(1), default=1, show_default=True)
@click.option("--patience", cls=LocalizedOption, type=Seconds(), default=PATIENCE, show_default=True)
@click.option("--json", "as_json", cls=LocalizedOption, is_flag=True)
def command(
    game: str,
    players: int,
    games: int,
    seed: int,
    bot_names: str,
    jsonl: Path | None,
    options: tuple[str, ...],
    data: Path | None,
    jobs: int,
    patience: float,
    as_json: bool,
) -> int:
    look_in_working_folder()
    played = game_by_id(game)
    setup = played.setup(players, chosen_options(played, options), chosen_components(played, data))
    seated = _seated(bot_names, players)
    interruption = Interruption()
    records = simulated(Simulation(played, setup, seated, patience), range(seed, seed + games), jobs)
    shown = with_progress(records, games, say("cli.simulate.progress"))
    with ExitStack() as files:
        kept = files.enter_context(jsonl.open("wb")) if jsonl is not None else None
        summary = summarised(player_names(played, setup, seated), interruption.guarding(_writing(shown, kept)))
    if as_json:
        json_line({"game": game, "players": players, "seed": seed, **msgspec.structs.asdict(summary)})
    else:
        _show(summary, played)
    return interruption.status(summary.games, games)


def summarised(names: list[str], records: Iterator[SimulatedGame]) -> Summary:
    tallies = [Tally(seat, name) for seat, name in enumerate(names)]
    lengths: list[int] = []
    for record in records:
        assert record.result is not None
        lengths.append(len(record.moves))
        for tally, score in zip(tallies, record.result.scores, strict=True):
            tally.points.append(score)
            tally.failures += record.failures[tally.seat : tally.seat + 1]
            if tally.seat in record.result.winners:
                tally.wins += 1 / len(record.result.winners)
    if not lengths:
        raise KeyboardInterrupt
    return Summary(len(lengths), _spread(lengths), [_seat_summary(tally) for tally in tallies])


def _seated(names: str, players: int) -> list[str]:
    """The list is repeated until every seat has a bot."""
    listed = [name.strip() for name in names.split(",")]
    return [listed[seat % len(listed)] for seat in range(players)]


def _writing(records: Iterator[SimulatedGame], file: IO[bytes] | None) -> Iterator[SimulatedGame]:
    for record in records:
        if file is not None:
            file.write(record_to_json(record) + b"\n")
        yield record


def _seat_summary(tally: Tally) -> SeatSummary:
    return SeatSummary(tally.seat, tally.bot, tally.wins, _spread(tally.points), failures_of(tally.failures))


def _spread(numbers: list[int]) -> Spread:
    return Spread(sum(numbers) / len(numbers), min(numbers), max(numbers))


def _show(summary: Summary, game: Game) -> None:
    lengths = summary.decisions
    table = Table(title=say(f"{game.id}.name"))
    for code in ("seat", "bot", "wins", "mean", "least", "most"):
        table.add_column(say(f"cli.simulate.{code}"), justify="left" if code == "bot" else "right")
    for seat in summary.seats:
        points = seat.points
        numbers = (f"{seat.wins:.1f}", f"{points.mean:.1f}", str(points.least), str(points.most))
        table.add_row(str(seat.seat + 1), seat.bot, *numbers)
    console().print(table)
    for seat in summary.seats:
        if seat.failures.number:
            console().print(failures_in_words(seat.bot, seat.failures, language()), markup=False)
    console().print(say("cli.simulate.lengths", mean=f"{lengths.mean:.1f}", least=lengths.least, most=lengths.most))
