"""A plot of a training: how often what it found won its matches."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from newworlds.arena.intervals import Estimate
from newworlds.core.message import Message
from newworlds.core.text import sentence
from newworlds.games import game as game_by_id
from newworlds.training.reports import Gate, Generation, Report

WIDTH: Final = 640
HEIGHT: Final = 360
LEFT: Final = 56
RIGHT: Final = 16
TOP: Final = 40
BOTTOM: Final = 48
_FONT: Final = 'font-family="sans-serif" font-size="12"'
SHARES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
AGAINST_REFERENCE: Final = "training.plot.title"
AHEAD_AT_THE_END: Final = "training.plot.ahead"


class Dot(NamedTuple):
    """A match at some time of the training."""

    games: int
    """Of training, before it."""
    wins: Estimate
    is_kept: bool


def of_gates(reports: Sequence[Report]) -> list[Dot]:
    """How often the weights of each gate won against the reference."""
    played = {0: 0} | {report.number: report.games for report in reports if isinstance(report, Generation)}
    gates = [report for report in reports if isinstance(report, Gate)]
    return [Dot(played[gate.generation], gate.against_reference.wins, gate.verdict == "better") for gate in gates]


def drawn(game: str, dots: Sequence[Dot], title: str = AGAINST_REFERENCE, language: str = "en") -> str:
    """An SVG document; the bars are 95 % intervals, filled dots are what was kept."""
    most = max([1, *(dot.games for dot in dots)])
    heading = f"{escape(sentence(game_by_id(game).name, language))} · {_say(title, language)}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {_FONT}>',
        f"<title>{heading}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="24" font-size="15">{heading}</text>',
        *(_share_line(share) for share in SHARES),
        _text(LEFT, HEIGHT - 28, "0", "middle"),
        _text(WIDTH - RIGHT, HEIGHT - 28, f"{most:,}", "end"),
        _text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, _say("training.plot.games", language), "middle"),
        *(_dot(dot, dot.games / most) for dot in dots),
    ]
    if len(dots) > 1:
        points = " ".join(f"{_x(dot.games / most):.1f},{_y(dot.wins.mean):.1f}" for dot in dots)
        parts.append(f'<polyline points="{points}" fill="none" stroke="#2b6cb0" stroke-width="1.5"/>')
    if not dots:
        parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT / 2, _say("training.plot.none", language), "middle"))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _share_line(share: float) -> str:
    y = _y(share)
    line = f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>'
    return line + _text(LEFT - 8, y + 4, f"{share:.0%}", "end")


def _dot(dot: Dot, at: float) -> str:
    wins, x = dot.wins, _x(at)
    low, high = (wins.mean if bound is None else bound for bound in (wins.low, wins.high))
    bar = f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{_y(low):.1f}" y2="{_y(high):.1f}" stroke="#2b6cb0"/>'
    fill = "#2b6cb0" if dot.is_kept else "#fff"
    return f'{bar}<circle cx="{x:.1f}" cy="{_y(wins.mean):.1f}" r="4" fill="{fill}" stroke="#2b6cb0"/>'


def _x(part: float) -> float:
    return LEFT + part * (WIDTH - LEFT - RIGHT)


def _y(share: float) -> float:
    return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _say(code: str, language: str) -> str:
    return escape(sentence(Message(code), language))
