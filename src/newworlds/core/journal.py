"""What happened, as numbers; a position only writes it down when a journal is attached."""

from __future__ import annotations


class Journal:
    """Each entry is `[kind, field, field, …]`; the game's `events` module turns it into a typed event."""

    def __init__(self) -> None:
        self.entries: list[list[int]] = []

    def note(self, entry: list[int]) -> None:
        self.entries.append(entry)
