"""What did not go as it should, in sentences: results depend on it."""

from __future__ import annotations

from collections.abc import Iterator

from newworlds.arena.summary import Summary
from newworlds.core.text import words


def mishaps_in_words(summary: Summary, language: str) -> Iterator[str]:
    for each in summary.standings:
        if each.cut_short:
            yield words("arena.cut_short", {"bot": each.bot, "number": each.cut_short}, language)
