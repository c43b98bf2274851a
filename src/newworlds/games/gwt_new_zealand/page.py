"""A page of the terminal: text wrapped to its width, in rich's markup."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from typing import Final

from rich.markup import escape

from newworlds.core.message import Argument, Message
from newworlds.core.text import sentence
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.palette import SEAT_COLOURS, SEAT_MARKS
from newworlds.games.gwt_new_zealand.telling.said import said
from newworlds.games.gwt_new_zealand.telling.vocabulary import Vocabulary

_INDENT: Final = 4
_PLAYERS: Final = [f"{mark}{seat}" for seat, mark in enumerate(SEAT_MARKS, start=1)]


class Page:
    """What it shows, in which language, and how many columns it has."""

    def __init__(self, vocabulary: Vocabulary, language: str, width: int) -> None:
        self.vocabulary = vocabulary
        self.printing: Printing = vocabulary.printing
        self.places = vocabulary.places
        self.language = language
        self.width = width

    def tell(self, message: Message) -> str:
        """Players are shown by their marks."""
        return sentence(message, self.language, _PLAYERS)

    def tell_all(self, messages: Iterable[Message], between: str = ", ") -> str:
        return between.join(map(self.tell, messages))

    def say(self, code: str, **args: Argument) -> str:
        return self.tell(said(f"picture.{code}", **args))

    def title(self, code: str) -> str:
        title = f" {self.say(code)} "
        return f"[bold]──{title}{'─' * (self.width - 2 - len(title))}[/]"

    def head(self, name: Message) -> str:
        """The name at the start of a line."""
        told = self.tell(name)
        return self.say("head", name=told[:1].upper() + told[1:])

    def line(self, head: str, text: str, style: str = "bold") -> Iterator[str]:
        """A heading and its text, wrapped."""
        first, *rest = textwrap.wrap(
            f"{head} {text}".strip(), self.width - 1, subsequent_indent=" " * (_INDENT - 1), break_on_hyphens=False
        )
        yield f" [{style}]{escape(head)}[/]{escape(first[len(head) :])}"
        yield from (f" {escape(line)}" for line in rest)

    def beside(self, head: str, text: str, width: int) -> Iterator[str]:
        """Text wrapped beside a heading of `width` visible characters."""
        first, *rest = textwrap.wrap(text, self.width - width, break_on_hyphens=False) or [""]
        yield head + escape(first)
        yield from (f"{'':{width}}{escape(line)}" for line in rest)


def together(*words: object) -> str:
    """Words that stay on one line."""
    return "\u00a0".join(map(str, words))


def seat_sign(seat: int) -> str:
    return f"[bold white on {SEAT_COLOURS[seat]}] {SEAT_MARKS[seat]}{seat + 1} [/]"
