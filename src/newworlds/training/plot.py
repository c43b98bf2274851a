"""A plot of a training: how often the weights of each gate won against the reference."""

from __future__ import annotations

from html import escape
from typing import Final

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


def drawn(game: str, reports: list[Report], language: str = "en") -> str:
    """An SVG document; the bars are 95 % intervals, filled dots are weights that were kept."""
    gates = [report for report in reports if isinstance(report, Gate)]
    played = {0: 0} | {report.number: report.games for report in reports if isinstance(report, Generation)}
    most = max([1, *(played[gate.generation] for gate in gates)])
    title = f"{escape(sentence(game_by_id(game).name, language))} · {_say('training.plot.title', language)}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {_FONT}>',
        f"<title>{title}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="24" font-size="15">{title}</text>',
        *(_share_line(share) for share in SHARES),
        _text(LEFT, HEIGHT - 28, "0", "middle"),
        _text(WIDTH - RIGHT, HEIGHT - 28, f"{most:,}", "end"),
        _text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, _say("training.plot.games", language), "middle"),
        *(_gate(gate, played[gate.generation] / most) for gate in gates),
    ]
    if len(gates) > 1:
        points = " ".join(f"{_x(played[gate.generation] / most):.1f},{_y(_won(gate)):.1f}" for gate in gates)
        parts.append(f'<polyline points="{points}" fill="none" stroke="#2b6cb0" stroke-width="1.5"/>')
    if not gates:
        parts.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT / 2, _say("training.plot.none", language), "middle"))
    return "\n".join([*parts, "</svg>"]) + "\n"


def _share_line(share: float) -> str:
    y = _y(share)
    line = f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>'
    return line + _text(LEFT - 8, y + 4, f"{share:.0%}", "end")


def _gate(gate: Gate, at: float) -> str:
    wins, x = gate.against_reference.wins, _x(at)
    low, high = (wins.mean if bound is None else bound for bound in (wins.low, wins.high))
    bar = f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{_y(low):.1f}" y2="{_y(high):.1f}" stroke="#2b6cb0"/>'
    fill = "#2b6cb0" if gate.verdict == "better" else "#fff"
    return f'{bar}<circle cx="{x:.1f}" cy="{_y(wins.mean):.1f}" r="4" fill="{fill}" stroke="#2b6cb0"/>'


def _won(gate: Gate) -> float:
    return gate.against_reference.wins.mean


def _x(part: float) -> float:
    return LEFT + part * (WIDTH - LEFT - RIGHT)


def _y(share: float) -> float:
    return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM)


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _say(code: str, language: str) -> str:
    return escape(sentence(Message(code), language))
