"""From the numbers in a journal to the events of a game: one table per game, complete by construction."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from newworlds.core.events import Event

Maker = Callable[..., Event]
"""Called with the position after the move and the fields of the entry."""


class EventTable:
    """Which event each kind of journal entry becomes.

    `codes` is the module that names the kinds, each a number with a name in capitals. A kind without a maker, or a
    maker without a kind, is refused as soon as the game is imported.
    """

    def __init__(self, codes: ModuleType, makers: Mapping[int, Maker]) -> None:
        kinds = {name: code for name, code in vars(codes).items() if name.isupper() and isinstance(code, int)}
        if len(set(kinds.values())) < len(kinds):
            raise ValueError(f"{codes.__name__} gives two kinds of journal entry the same number")
        if without := sorted(name for name, code in kinds.items() if code not in makers):
            raise ValueError(f"no event is made for {', '.join(without)} of {codes.__name__}")
        if unknown := sorted(code for code in makers if code not in kinds.values()):
            raise ValueError(f"{codes.__name__} does not know the journal entries {unknown}")
        self._makers = dict(makers)

    def event(self, position: Any, entry: list[int]) -> Event:
        """The event that a journal entry stands for."""
        kind, *fields = entry
        if kind not in self._makers:
            raise ValueError(f"unknown kind of journal entry: {entry}")
        return self._makers[kind](position, *fields)
