"""What a training is to do; kept in its folder, so that it can only be resumed as it was begun."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Final

import msgspec

from newworlds.training.errors import NoSuchWeights
from newworlds.training.tables import Table

_NOT: Final = "!"


class Plan(msgspec.Struct, frozen=True):
    game: str
    players: int
    seed: int
    pairs: int
    """Pairs of games in a generation."""
    gate_every: int
    """Generations from one gate to the next."""
    gate_pairs: int
    """Pairs of games in each match at a gate."""
    width: int
    """Of the players' search."""
    worlds: int
    """In which they compare whole turns; with one, they search again for each decision."""
    spread: float
    """How far weights are moved at first, in steps."""
    rate: float
    """How many steps they follow at first for each point of lead."""
    tuned: list[str]
    """Patterns of the names of the weights that are tuned; those after an exclamation mark are not."""
    is_from_scratch: bool
    """Those that are tuned begin with the values that the judge starts with, instead of those shipped."""
    fit_games: int
    """Games of self-play for each regression in the beginning; 0 for none."""
    fit_rounds: int
    """How many regressions, each on games that the weights of the last one play."""

    @property
    def table(self) -> Table:
        return Table(self.game, self.players, self.width, self.worlds)

    def free(self, names: list[str]) -> list[bool]:
        """Which weights are tuned."""
        found = [self._is_free(name) for name in names]
        if not any(found):
            raise NoSuchWeights(patterns=self.tuned, names=names)
        return found

    def _is_free(self, name: str) -> bool:
        wanted = [pattern for pattern in self.tuned if not pattern.startswith(_NOT)]
        unwanted = [pattern.removeprefix(_NOT) for pattern in self.tuned if pattern.startswith(_NOT)]
        is_wanted = not wanted or any(fnmatchcase(name, pattern) for pattern in wanted)
        return is_wanted and not any(fnmatchcase(name, pattern) for pattern in unwanted)
