"""Plots as SVG: a row for each bot, places in percent, so that they fit any width without shrinking their text."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from newworlds.arena.distributions import Distribution
from newworlds.arena.intervals import Estimate
from newworlds.arena.report.axis import Axis, Written

_MIDDLE = 16
"""Half the height of a row."""
_TALLEST = 26


class Row(NamedTuple):
    label: str
    value: str
    drawing: str


def plot(rows: Iterable[Row], axis: Axis, written: Written) -> str:
    shown = "".join(_row(row, axis) for row in rows)
    return (
        f'<div class="plot">{shown}<div class="row axis"><span></span>{_ticks(axis, written)}<span></span></div></div>'
    )


def interval(estimate: Estimate, axis: Axis) -> str:
    """A dot with what it may be; without an interval, the dot only."""
    dot = f'<circle cx="{axis.place(estimate.mean)}%" cy="{_MIDDLE}" r="5" class="dot"/>'
    if estimate.low is None or estimate.high is None:
        return dot
    low, high = axis.place(estimate.low), axis.place(estimate.high)
    return f'<line x1="{low}%" x2="{high}%" y1="{_MIDDLE}" y2="{_MIDDLE}" class="whisker"/>{dot}'


def mark(value: float, axis: Axis) -> str:
    """Something to compare with."""
    place = axis.place(value)
    return f'<line x1="{place}%" x2="{place}%" y1="2" y2="30" class="mark"/>'


def histogram(distribution: Distribution, axis: Axis) -> str:
    """How often each number came, with the median."""
    bars = distribution.histogram
    width = (bars.last - bars.first) / len(bars.counts)
    drawn = [
        _bar(axis.place(bars.first + index * width), axis.place(bars.first + (index + 1) * width), count, bars.counts)
        for index, count in enumerate(bars.counts)
        if count
    ]
    return "".join(drawn) + _median(distribution, axis)


def box(distribution: Distribution, axis: Axis) -> str:
    """From 5 % to 95 %, the middle half as a box, with the median."""
    low, p25, p75, high = (axis.place(value) for value in _quantiles(distribution))
    whisker = f'<line x1="{low}%" x2="{high}%" y1="{_MIDDLE}" y2="{_MIDDLE}" class="whisker"/>'
    middle = f'<rect x="{p25}%" width="{p75 - p25:.2f}%" y="8" height="16" rx="3" class="box"/>'
    return whisker + middle + _median(distribution, axis)


def _quantiles(distribution: Distribution) -> tuple[float, ...]:
    return distribution.p05, distribution.p25, distribution.p75, distribution.p95


def _median(distribution: Distribution, axis: Axis) -> str:
    place = axis.place(distribution.median)
    return f'<line x1="{place}%" x2="{place}%" y1="3" y2="29" class="median"/>'


def _bar(left: float, right: float, count: int, counts: Sequence[int]) -> str:
    height = max(1.0, _TALLEST * count / max(counts))
    return f'<rect x="{left}%" width="{right - left:.2f}%" y="{30 - height:.1f}" height="{height:.1f}" class="bar"/>'


def _row(row: Row, axis: Axis) -> str:
    lines = "".join(f'<line x1="{x}%" x2="{x}%" y1="0" y2="32" class="grid"/>' for x in map(axis.place, axis.ticks))
    label, value = escape(row.label), escape(row.value)
    drawing = f'<svg role="img" aria-label="{label}: {value}" height="32">{lines}{row.drawing}</svg>'
    return f'<div class="row"><span class="label">{label}</span>{drawing}<span class="value">{value}</span></div>'


def _ticks(axis: Axis, written: Written) -> str:
    return f'<svg aria-hidden="true" height="20">{"".join(_tick(tick, axis, written) for tick in axis.ticks)}</svg>'


def _tick(tick: float, axis: Axis, written: Written) -> str:
    place = axis.place(tick)
    anchor = "start" if place == 0 else "end" if place == 100 else "middle"
    return f'<text x="{place}%" y="14" text-anchor="{anchor}">{escape(written(tick))}</text>'
