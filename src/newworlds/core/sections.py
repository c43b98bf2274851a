"""What the parts of an array are called and mean: of observations, and of the numbers of actions."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import msgspec


class Section(msgspec.Struct, frozen=True, omit_defaults=True):
    """So many numbers from `start` on, which form an array of this shape."""

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str
    labels: tuple[str, ...] = ()
    """What each number along the first axis stands for, where that has a name."""

    @property
    def end(self) -> int:
        return self.start + prod(self.shape)


class Layout:
    """Sections one after the other."""

    def __init__(self) -> None:
        self.sections: list[Section] = []
        self.size = 0

    def add(self, name: str, shape: tuple[int, ...], meaning: str, labels: Sequence[str] = ()) -> int:
        """The start of a new section."""
        section = Section(name, self.size, shape, meaning, tuple(labels))
        self.sections.append(section)
        self.size = section.end
        return section.start
