"""What a sequential test says, in a sentence."""

from __future__ import annotations

from newworlds.arena.figures import number, percent
from newworlds.arena.sprt import elo_of
from newworlds.arena.summary import Summary
from newworlds.core.message import Argument
from newworlds.core.text import words


def verdict_in_words(summary: Summary, language: str) -> str:
    test = summary.sprt
    assert test is not None
    first, second = summary.plan.bots
    args: dict[str, Argument] = {
        "bot": first,
        "other": second,
        "h0": _share(test.hypotheses.h0, language),
        "h1": _share(test.hypotheses.h1, language),
        "groups": test.groups,
        "ratio": number(test.ratio, language, 2, signed=True),
        "lower": number(test.lower, language, 2, signed=True),
        "upper": number(test.upper, language, 2, signed=True),
    }
    return words(f"arena.verdict.{test.verdict or 'open'}", args, language)


def _share(share: float, language: str) -> str:
    """As a share and in Elo points."""
    elo = elo_of(share)
    shown = percent(share, language) if round(100 * share, 6).is_integer() else f"{number(100 * share, language, 1)} %"
    return shown if elo is None else f"{shown} ({number(elo, language, 0, signed=True)} Elo)"
