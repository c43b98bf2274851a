"""newworlds bench: how fast the engine plays at random."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from time import perf_counter
from typing import Final

import click
import msgspec
from rich.table import Table

from newworlds.cli.language import say
from newworlds.cli.localized import GameCommand, LocalizedOption
from newworlds.cli.output import console, json_line, with_progress
from newworlds.cli.values import Count
from newworlds.core.chance import Chance
from newworlds.core.compiled import is_compiled
from newworlds.core.game import Game
from newworlds.core.match import Match
from newworlds.core.playout import copy_repeatedly, list_repeatedly, play_randomly
from newworlds.core.position import Position
from newworlds.games import all_games
from newworlds.games import game as game_by_id

LONGEST_GAME: Final = 1_000_000
_MICROSECONDS: Final = 1e6


class Measured(msgspec.Struct):
    game: str
    players: int
    compiled: bool
    games: int
    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float
    copy_us: float
    legal_us: float | None
    """None where the list is made while a move is played, which leaves nothing to measure."""
    legal_moves: int
    """The number of moves in the position for which listing was measured, halfway through a game."""
    batch_steps_per_second: float | None
    aec_steps_per_second: float | None
    """With arrays for learning; None without the extra that they need."""


@click.command("bench", cls=GameCommand)
@click.argument("game", metavar="[GAME]", required=False)
@click.option("--players", cls=LocalizedOption, type=Count(1), help=None)
@click.option("--seconds", cls=LocalizedOption, type=float, default=1.0, show_default=True)
@click.option("--json", "as_json", cls=LocalizedOption, is_flag=True)
def command(game: str | None, players: int | None, seconds: float, as_json: bool) -> None:
    games = all_games() if game is None else [game_by_id(game)]
    cases = [(each, count) for each in games for count in _counts(each, players)]
    measures = (measured(each, count, seconds) for each, count in cases)
    results = list(with_progress(measures, len(cases), say("cli.bench.progress")))
    if as_json:
        json_line([msgspec.to_builtins(result) for result in results])
    else:
        _show(results)


def measured(game: Game, players: int, seconds: float) -> Measured:
    setup = game.setup(players)
    start = game.start(setup, 1)
    games = decisions = 0
    began = perf_counter()
    while (elapsed := perf_counter() - began) < seconds:
        decisions += play_randomly(start.copy(), Chance(games), LONGEST_GAME)
        games += 1
    halfway = _halfway(Match(game, setup, 1).position)
    batch, aec = _array_speeds(game, players, seconds)
    return Measured(
        game=game.id,
        players=players,
        compiled=is_compiled(),
        games=games,
        games_per_second=games / elapsed,
        decisions_per_second=decisions / elapsed,
        decisions_per_game=decisions / games,
        copy_us=_each(lambda times: copy_repeatedly(halfway, times), seconds / 5),
        legal_us=None if game.keeps_legal_moves else _each(lambda times: list_repeatedly(halfway, times), seconds / 5),
        legal_moves=len(halfway.legal()),
        batch_steps_per_second=batch,
        aec_steps_per_second=aec,
    )


def _array_speeds(game: Game, players: int, seconds: float) -> tuple[float | None, float | None]:
    """Of many games at once and of one PettingZoo environment."""
    try:
        from newworlds.research.speed import aec_steps, batch_steps
    except ModuleNotFoundError:
        return None, None
    return batch_steps(game.id, players, seconds), aec_steps(game.id, players, seconds)


def _counts(game: Game, players: int | None) -> list[int]:
    return [players] if players is not None else list(range(game.seats[0], game.seats[1] + 1))


def _halfway(position: Position) -> Position:
    length = play_randomly(position.copy(), Chance(1), LONGEST_GAME)
    play_randomly(position, Chance(1), length // 2)
    return position


def _each(work: Callable[[int], None], seconds: float) -> float:
    """Microseconds per repetition."""
    times = 100
    while True:
        began = perf_counter()
        work(times)
        elapsed = perf_counter() - began
        if elapsed >= seconds:
            return elapsed / times * _MICROSECONDS
        times *= 4


def _show(results: list[Measured]) -> None:
    console().print(say("cli.bench.title", compiled=is_compiled()), style="bold")
    for game, cases in groupby(results, key=lambda result: result.game):
        measured = list(cases)
        rows = [_row(case) for case in measured]
        console().print(_table(say(f"{game}.name"), ("players", "games", "decisions", "length", "copy", "legal"), rows))
        if all(case.batch_steps_per_second is not None for case in measured):
            with_arrays = [_array_row(case) for case in measured]
            console().print(_table(say("cli.bench.arrays"), ("players", "batch", "aec"), with_arrays))
    if any(result.batch_steps_per_second is None for result in results):
        console().print(say("cli.bench.no_arrays"), markup=False)


def _table(title: str, columns: tuple[str, ...], rows: list[tuple[str, ...]]) -> Table:
    table = Table(title=title, title_justify="left")
    for code in columns:
        table.add_column(say(f"cli.bench.{code}"), justify="right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


def _array_row(result: Measured) -> tuple[str, ...]:
    return str(result.players), f"{result.batch_steps_per_second:,.0f}", f"{result.aec_steps_per_second:,.0f}"


def _legal(result: Measured) -> str:
    time = say("cli.bench.kept") if result.legal_us is None else f"{result.legal_us:.2f} µs"
    return f"{time} ({result.legal_moves})"


def _row(result: Measured) -> tuple[str, ...]:
    return (
        str(result.players),
        f"{result.games_per_second:,.0f}",
        f"{result.decisions_per_second:,.0f}",
        f"{result.decisions_per_game:.0f}",
        f"{result.copy_us:.2f} µs",
        _legal(result),
    )
