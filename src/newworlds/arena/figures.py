"""Figures as a language writes them."""

from __future__ import annotations

from babel.numbers import format_decimal, format_percent

from newworlds.arena.distributions import Distribution
from newworlds.arena.intervals import Estimate
from newworlds.arena.ratings import Rating

MISSING = "–"


def percent(share: float, language: str) -> str:
    return str(format_percent(share, format="0%" if language == "en" else None, locale=language))


def number(value: float, language: str, digits: int = 1, signed: bool = False) -> str:
    value = round(value, digits)
    signed = signed and value != 0
    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    return str(format_decimal(value + 0.0, format=f"+{pattern};-{pattern}" if signed else pattern, locale=language))


def time(milliseconds: float, language: str) -> str:
    """In the unit that suits it, with three digits that count where they are known."""
    if milliseconds >= 999.5:
        return f"{_three_digits(milliseconds / 1000, language)} s"
    if milliseconds >= 0.9995:
        return f"{_three_digits(milliseconds, language)} ms"
    return f"{number(milliseconds * 1000, language, 0)} µs"


def percent_between(estimate: Estimate, language: str) -> str:
    """`85% [83–87]`."""
    shown = percent(estimate.mean, language)
    if estimate.low is None or estimate.high is None:
        return shown
    return f"{shown} [{number(100 * estimate.low, language, 0)}–{number(100 * estimate.high, language, 0)}]"


def lead_between(estimate: Estimate | None, language: str) -> str:
    """`+28.1 [+26.0; +30.2]`."""
    if estimate is None:
        return MISSING
    shown = number(estimate.mean, language, signed=True)
    if estimate.low is None or estimate.high is None:
        return shown
    low, high = (number(bound, language, signed=True) for bound in (estimate.low, estimate.high))
    return f"{shown} [{low}; {high}]"


def rating(value: Rating, language: str) -> str:
    return f"{number(value.mean, language)} ± {number(value.deviation, language)}"


def points(value: Distribution, language: str) -> str:
    return f"{number(value.mean, language)} ± {number(value.deviation, language)}"


def median_and_p95(value: Distribution | None, language: str) -> str:
    return MISSING if value is None else f"{time(value.median, language)} / {time(value.p95, language)}"


def _three_digits(value: float, language: str) -> str:
    if float(value).is_integer():
        return number(value, language, 0)
    return number(value, language, 2 if value < 9.995 else 1 if value < 99.95 else 0)
