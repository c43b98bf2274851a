"""Everyone against everyone, as an HTML table."""

from __future__ import annotations

from html import escape

from newworlds.arena.figures import percent
from newworlds.arena.summary import Meeting, Summary


def cross_table(summary: Summary, language: str) -> str:
    names = [standing.bot for standing in summary.standings]
    shares = {pair: share for meeting in summary.meetings for pair, share in _both_ways(meeting)}
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    rows = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(_cell(shares.get((name, o)), language) for o in names)}</tr>'
        for name in names
    )
    return f'<div class="scroll"><table><tr><td></td>{head}</tr>{rows}</table></div>'


def _both_ways(meeting: Meeting) -> list[tuple[tuple[str, str], float]]:
    share = meeting.share.mean
    return [((meeting.bot, meeting.other), share), ((meeting.other, meeting.bot), 1 - share)]


def _cell(share: float | None, language: str) -> str:
    """The further from even, the deeper its colour."""
    if share is None:
        return "<td>·</td>"
    kind, depth = ("good" if share > 0.5 else "bad"), 1.1 * abs(share - 0.5)
    return f'<td class="{kind}" style="--depth:{depth:.2f}">{escape(percent(share, language))}</td>'
