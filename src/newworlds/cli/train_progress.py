"""What all kinds of training tell while they go on, and how they are interrupted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

import click

from newworlds.cli.language import say
from newworlds.core.compiled import is_compiled
from newworlds.training.reports import Score

SECONDS_A_MINUTE = 60

Report = TypeVar("Report")


def followed(reports: Iterable[Report], tell: Callable[[Report], None], folder: Path) -> bool:
    """False if Ctrl-C ended it: what was learned until then is in the folder, where the same command goes on."""
    if not is_compiled():
        click.echo(say("cli.judge.uncompiled"), err=True)
    try:
        for report in reports:
            tell(report)
    except KeyboardInterrupt:
        click.echo(say("cli.judge.interrupted", folder=str(folder)), err=True)
        return False
    return True


def in_minutes(seconds: float) -> str:
    return f"{seconds / SECONDS_A_MINUTE:.1f}"


def score_words(score: Score) -> dict[str, str]:
    wins, lead = score.wins, score.lead
    low, high = (0.0 if bound is None else bound for bound in (wins.low, wins.high))
    return {
        "games": str(score.games),
        "wins": f"{100 * wins.mean:.1f}",
        "low": f"{100 * low:.1f}",
        "high": f"{100 * high:.1f}",
        "lead": f"{lead.mean:+.1f}",
    }
