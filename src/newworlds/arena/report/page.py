"""The page: what was played, the verdict, and a plot for each question."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from importlib import resources

from newworlds.arena import figures
from newworlds.arena.distributions import Histogram
from newworlds.arena.intervals import Estimate
from newworlds.arena.mishaps import mishaps_in_words
from newworlds.arena.report.axis import linear, logarithmic, shares
from newworlds.arena.report.cross_table import cross_table
from newworlds.arena.report.plots import Row, box, histogram, interval, mark, plot
from newworlds.arena.summary import Standing, Summary
from newworlds.arena.verdict import verdict_in_words
from newworlds.core.message import Argument
from newworlds.core.options import Value
from newworlds.core.text import words

_LEAST_MS = 1e-3
"""A logarithm needs more than nothing."""


def page(summary: Summary, language: str) -> str:
    style = resources.files("newworlds.arena.report").joinpath("style.css").read_text(encoding="utf-8")
    sections = "\n".join(_sections(summary, language))
    title = escape(_say(language, "title", game=_game(summary, language)))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n"
        f"{sections}\n</main>\n</body>\n</html>\n"
    )


def _sections(summary: Summary, language: str) -> Iterator[str]:
    said = _say(language, "played", games=summary.games, wanted=summary.wanted, players=summary.plan.players)
    yield f'<p class="lead">{escape(said)}</p>'
    if summary.sprt is not None:
        yield f'<section class="verdict"><p>{escape(verdict_in_words(summary, language))}</p></section>'
    for mishap in mishaps_in_words(summary, language):
        yield f'<p class="mishap">{escape(mishap)}</p>'
    yield _section(language, "win_rate", _win_rates(summary, language))
    yield _section(language, "margin", _margins(summary, language))
    if len(summary.standings) > 2:
        yield _section(language, "cross_table", cross_table(summary, language))
    if len(summary.standings) > 1 and summary.plan.players > 1:
        yield _section(language, "rating", _ratings(summary, language))
    yield _section(language, "points", _points(summary, language))
    if any(standing.turn_ms for standing in summary.standings):
        yield _section(language, "turn_time", _times(summary, language))
    yield _section(language, "plan", _plan(summary, language))


def _section(language: str, code: str, content: str) -> str:
    title, note = escape(_say(language, code)), escape(_say(language, f"{code}.note"))
    return f'<section>\n<h2>{title}</h2>\n<p class="note">{note}</p>\n{content}\n</section>'


def _win_rates(summary: Summary, language: str) -> str:
    axis = shares()
    even = mark(1 / summary.plan.players, axis) if summary.plan.players > 1 else ""
    rows = [
        Row(each.bot, figures.percent_between(each.win_rate, language), even + interval(each.win_rate, axis))
        for each in summary.standings
    ]
    return plot(rows, axis, lambda share: figures.percent(share, language))


def _margins(summary: Summary, language: str) -> str:
    known = [(each.bot, each.margin) for each in summary.standings if each.margin is not None]
    axis = linear([0.0, *(end for _, margin in known for end in _ends(margin))])
    rows = [
        Row(bot, figures.lead_between(margin, language), mark(0, axis) + interval(margin, axis))
        for bot, margin in known
    ]
    return plot(rows, axis, lambda lead: figures.number(lead, language, 0, signed=True))


def _ratings(summary: Summary, language: str) -> str:
    likely = [(each, _likely(each)) for each in summary.standings]
    axis = linear([end for _, estimate in likely for end in _ends(estimate)])
    rows = [Row(each.bot, figures.rating(each.rating, language), interval(at, axis)) for each, at in likely]
    return plot(rows, axis, lambda skill: figures.number(skill, language, 0))


def _likely(standing: Standing) -> Estimate:
    rating = standing.rating
    return Estimate(rating.mean, rating.mean - 2 * rating.deviation, rating.mean + 2 * rating.deviation)


def _points(summary: Summary, language: str) -> str:
    axis = linear([end for each in summary.standings for end in _ends_of(each.points.histogram)])
    rows = [
        Row(each.bot, figures.points(each.points, language), histogram(each.points, axis)) for each in summary.standings
    ]
    return plot(rows, axis, lambda value: figures.number(value, language, 0))


def _times(summary: Summary, language: str) -> str:
    known = [(each.bot, each.turn_ms) for each in summary.standings if each.turn_ms is not None]
    axis = logarithmic([max(end, _LEAST_MS) for _, times in known for end in (times.p05, times.p95)])
    rows = [Row(bot, figures.median_and_p95(times, language), box(times, axis)) for bot, times in known]
    return plot(rows, axis, lambda milliseconds: figures.time(milliseconds, language))


def _ends(estimate: Estimate) -> tuple[float, ...]:
    return tuple(end for end in (estimate.low, estimate.mean, estimate.high) if end is not None)


def _ends_of(histogram: Histogram) -> tuple[float, float]:
    return histogram.first, histogram.last


def _plan(summary: Summary, language: str) -> str:
    """What is needed to play the same games again."""
    plan = summary.plan
    options = ", ".join(f"{name}={_written(value)}" for name, value in plan.options.items())
    told = {
        "bots": ", ".join(plan.bots),
        "options": options or figures.MISSING,
        "seed": str(plan.seed),
        "decisions": figures.points(summary.decisions, language),
        "seats": ", ".join(figures.percent_between(seat.win_rate, language) for seat in summary.seats),
        "data": plan.data,
        "program": plan.program,
    }
    rows = (
        f"<dt>{escape(_say(language, f'plan.{code}'))}</dt><dd>{escape(value)}</dd>" for code, value in told.items()
    )
    return f"<dl>{''.join(rows)}</dl>"


def _written(value: Value) -> str:
    """As on the command line."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _game(summary: Summary, language: str) -> str:
    return words(f"{summary.plan.game}.name", {}, language)


def _say(language: str, code: str, **args: Argument) -> str:
    return words(f"arena.{code}", args, language)
