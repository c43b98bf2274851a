"""An arena's results on the terminal, 80 columns wide."""

from __future__ import annotations

from collections.abc import Iterator

from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.table import Table

from newworlds.arena import figures
from newworlds.arena.mishaps import mishaps_in_words
from newworlds.arena.summary import Summary
from newworlds.arena.verdict import verdict_in_words
from newworlds.cli.language import say
from newworlds.cli.output import console

WIDTH = 80


def show(summary: Summary, language: str) -> None:
    out = console(width=min(WIDTH, console().width))
    for table in _tables(summary, language):
        out.print(table)
    out.print(say("cli.arena.played", games=summary.games, wanted=summary.wanted, players=summary.plan.players))
    for mishap in mishaps_in_words(summary, language):
        out.print(escape(mishap))
    if summary.sprt is not None:
        out.print(escape(verdict_in_words(summary, language)))


def _tables(summary: Summary, language: str) -> Iterator[Table]:
    yield _results(summary, language)
    yield _points_and_times(summary, language)
    if len(summary.standings) > 2:
        yield _cross_table(summary, language)


def _results(summary: Summary, language: str) -> Table:
    table = _table("bot", "win_rate", "margin", "rating")
    table.title = say(f"{summary.plan.game}.name")
    for each in summary.standings:
        rate, lead = figures.percent_between(each.win_rate, language), figures.lead_between(each.margin, language)
        _add(table, each.bot, rate, lead, figures.rating(each.rating, language))
    return table


def _points_and_times(summary: Summary, language: str) -> Table:
    """Nearly always nobody fails, so there is a column for it only where somebody did."""
    failed = ["failures"] if any(each.failures.number for each in summary.standings) else []
    table = _table("bot", "points", "decision_time", "turn_time", *failed)
    for each in summary.standings:
        times = [figures.median_and_p95(spread, language) for spread in (each.decision_ms, each.turn_ms)]
        failures = [str(each.failures.number)] if failed else []
        _add(table, each.bot, figures.points(each.points, language), *times, *failures)
    return table


def _cross_table(summary: Summary, language: str) -> Table:
    """Columns are numbered: names would not fit."""
    names = [standing.bot for standing in summary.standings]
    shares = {(each.bot, each.other): each.share.mean for each in summary.meetings}
    shares |= {(other, bot): 1 - share for (bot, other), share in shares.items()}
    table = _table("ahead_of", *())
    for number in range(1, len(names) + 1):
        table.add_column(str(number), justify="right")
    for number, name in enumerate(names, start=1):
        cells = [figures.percent(shares[name, other], language) if (name, other) in shares else "·" for other in names]
        _add(table, f"{number} {name}", *cells)
    return table


def _table(first: str, *others: str) -> Table:
    table = Table(box=SIMPLE_HEAD, title_justify="left")
    table.add_column(say(f"cli.arena.{first}"), overflow="fold")
    for code in others:
        table.add_column(say(f"cli.arena.{code}"), justify="right")
    return table


def _add(table: Table, *cells: str) -> None:
    table.add_row(*(escape(cell) for cell in cells))
