"""What did not go as it should, in sentences: results depend on it."""

from __future__ import annotations

from collections.abc import Iterator

from newworlds.arena.summary import Summary
from newworlds.bots import Failures
from newworlds.core.message import Argument
from newworlds.core.text import words


def mishaps_in_words(summary: Summary, language: str) -> Iterator[str]:
    for each in summary.standings:
        if each.failures.number:
            yield failures_in_words(each.bot, each.failures, language)
        if each.cut_short:
            yield words("arena.cut_short", {"bot": each.bot, "number": each.cut_short}, language)


def failures_in_words(bot: str, failures: Failures, language: str) -> str:
    told: dict[str, Argument] = {"bot": bot, "number": failures.number, "problem": failures.first}
    return words("arena.failures", told, language)
