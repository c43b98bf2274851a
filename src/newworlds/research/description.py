"""What the numbers in the arrays mean."""

from __future__ import annotations

import math
from typing import Any

import msgspec
from numpy.typing import NDArray

from newworlds.core.encoder import Encoder
from newworlds.core.sections import Section
from newworlds.research.errors import NoSuchPart, action_below


class Description(msgspec.Struct, frozen=True):
    """The sections of an observation and of the actions, in order; `str` gives them as a page of text."""

    observation: list[Section]
    actions: list[Section]

    def part(self, observation: NDArray[Any], name: str) -> NDArray[Any]:
        """A section of an observation, or of an array of observations, in its own shape."""
        section = next((section for section in self.observation if section.name == name), None)
        if section is None:
            raise NoSuchPart(name=name, names=[section.name for section in self.observation])
        return observation[..., section.start : section.end].reshape(*observation.shape[:-1], *section.shape)

    def action(self, number: int) -> str:
        """What an action stands for: its section, and its label or its place in it."""
        action_below(self.actions[-1].end, number)
        section = next(section for section in self.actions if section.start <= number < section.end)
        place = number - section.start
        if section.labels and len(section.shape) == 1:
            return f"{section.name} {section.labels[place]}"
        where = [place // math.prod(section.shape[axis + 1 :]) % size for axis, size in enumerate(section.shape)]
        return " ".join([section.name, *map(str, where if section.shape != (1,) else [])])

    def __str__(self) -> str:
        lines = ["Observation", *map(_line, self.observation), "Actions", *map(_line, self.actions)]
        return "\n".join(lines)


def described(encoder: Encoder) -> Description:
    return Description(encoder.observation_sections(), encoder.action_sections())


def _line(section: Section) -> str:
    shape = " × ".join(map(str, section.shape))
    return f"  {section.start:>6}  {section.name} ({shape}): {section.meaning}"
