"""A page of the terminal: words folded to its width, in rich's markup."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any, Final

from rich.markup import escape

from newworlds.games.gwt_new_zealand.palette import SEAT_COLOURS, SEAT_MARKS
from newworlds.games.gwt_new_zealand.wording import Wording

_INDENT: Final = 4


class Page:
    """What is said on it, and how many columns it has."""

    def __init__(self, wording: Wording, width: int) -> None:
        self.wording = wording
        self.width = width

    def say(self, code: str, **args: Any) -> str:
        return self.wording.say(f"picture.{code}", **args)

    def title(self, code: str) -> str:
        title = f" {self.say(code)} "
        return f"[bold]──{title}{'─' * (self.width - 2 - len(title))}[/]"

    def head(self, name: str) -> str:
        """A name that a line begins with."""
        return self.say("head", name=name[:1].upper() + name[1:])

    def line(self, head: str, text: str, style: str = "bold") -> Iterator[str]:
        """A head and what belongs to it, folded."""
        first, *rest = textwrap.wrap(
            f"{head} {text}".strip(), self.width - 1, subsequent_indent=" " * (_INDENT - 1), break_on_hyphens=False
        )
        yield f" [{style}]{escape(head)}[/]{escape(first[len(head) :])}"
        yield from (f" {escape(line)}" for line in rest)

    def beside(self, head: str, text: str, width: int) -> Iterator[str]:
        """Text beside a head of `width` visible characters, folded beside it."""
        first, *rest = textwrap.wrap(text, self.width - width, break_on_hyphens=False) or [""]
        yield head + escape(first)
        yield from (f"{'':{width}}{escape(line)}" for line in rest)


def together(*words: object) -> str:
    """Words that stay on one line."""
    return "\u00a0".join(map(str, words))


def seat_sign(seat: int) -> str:
    return f"[bold white on {SEAT_COLOURS[seat]}] {SEAT_MARKS[seat]}{seat + 1} [/]"
