"""The table on a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from newworlds.cli.language import language, say, tell
from newworlds.core.match import Match

WIDEST: Final = 120
"""Longer lines of words are hard to read."""


def show_board(screen: Console, match: Match, viewer: int) -> None:
    picture = match.game.picture(match.position, viewer, language(), min(screen.width, WIDEST))
    if picture is None:
        board = match.game.board(match.position, viewer)
        screen.print_json(msgspec.json.encode(board).decode())
    else:
        _print_picture(screen, picture)


def show_decision(screen: Console, match: Match, viewer: int) -> bool:
    """What matters to the decision, where the game sets it apart from the whole table."""
    picture = match.game.decision_picture(match.position, viewer, language(), min(screen.width, WIDEST))
    if picture is not None:
        _print_picture(screen, picture)
    return picture is not None


def show_part(screen: Console, match: Match, part: str, viewer: int) -> None:
    _print_picture(screen, match.game.picture_part(part, match.position, viewer, language(), min(screen.width, WIDEST)))


def _print_picture(screen: Console, picture: str) -> None:
    screen.print(picture, no_wrap=True, overflow="ignore", crop=screen.is_terminal)


def show_scores(screen: Console, match: Match, names: Sequence[str]) -> None:
    """The score sheet when the game is over, else the scores."""
    table = Table(title=say("cli.scores"))
    table.add_column("")
    for name in names:
        table.add_column(escape(name), justify="right")
    if match.is_over:
        for row in match.game.sheet(match.position):
            table.add_row(tell(row.label), *map(str, row.points))
        table.add_section()
    table.add_row(say("cli.total"), *map(str, match.scores), style="bold")
    screen.print(table)
    if match.is_over:
        winners = [names[seat] for seat in match.winners]
        screen.print(say("cli.winners", names=winners, count=len(winners)), style="bold", markup=False)
