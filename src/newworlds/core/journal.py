"""What happened, as numbers: a position writes here only when somebody listens."""

from __future__ import annotations


class Journal:
    """Each entry is `[kind, field, field, …]`; the game's `events` module gives it names."""

    def __init__(self) -> None:
        self.entries: list[list[int]] = []

    def note(self, entry: list[int]) -> None:
        self.entries.append(entry)
