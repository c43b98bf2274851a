"""Draws how well learning goes, as an SVG document."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 320
_LEFT: Final = 56
_TOP: Final = 40
_ACROSS: Final = WIDTH - _LEFT - 24
_RIGHT: Final = _LEFT + _ACROSS
_DOWN: Final = HEIGHT - _TOP - 48
_LINES: Final = 4


def curve(shares: Sequence[float], title: str, below: str) -> str:
    """Shares from 0 to 1, from left to right, with their running mean over a tenth of them."""
    window = max(len(shares) // 10, 1)
    means = [_mean(shares[max(at - window + 1, 0) : at + 1]) for at in range(len(shares))]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in _places(means))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{_LEFT}" y="24" font-size="15">{escape(title)}</text>',
        *(_scale_line(share / _LINES) for share in range(_LINES + 1)),
        *(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="#9db4c8"/>' for x, y in _places(shares)),
        f'<polyline points="{line}" fill="none" stroke="#1f5f8b" stroke-width="2.5"/>',
        f'<text x="{_LEFT}" y="{HEIGHT - 14}" font-size="13">1</text>',
        f'<text x="{_RIGHT}" y="{HEIGHT - 14}" text-anchor="end" font-size="13">{len(shares)} {escape(below)}</text>',
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _places(shares: Sequence[float]) -> list[tuple[float, float]]:
    step = _ACROSS / max(len(shares) - 1, 1)
    return [(_LEFT + step * at, _TOP + _DOWN * (1 - share)) for at, share in enumerate(shares)]


def _scale_line(share: float) -> str:
    y = _TOP + _DOWN * (1 - share)
    line = f'<line x1="{_LEFT}" x2="{_RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>'
    return f'{line}<text x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end" font-size="13">{share:.0%}</text>'
