"""What the two tile games have in common as games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar, Final

from newworlds.core.game import Fault
from newworlds.core.moves import Move
from newworlds.core.options import Option, Value
from newworlds.core.packaged import PackagedGame, StateT, decoded
from newworlds.core.position import Position
from newworlds.core.setup import Components, Setup
from newworlds.kernels.tiles.data_sets import TileSets
from newworlds.kernels.tiles.moves import LayTile, Skip

FIRST_PLAYER: Final = Option("first_player", "choice", "drawn", choices=("drawn", "first_seat"))


def is_first_drawn(setup: Setup) -> bool:
    return setup.options[FIRST_PLAYER.id] == "drawn"


class TileGame(PackagedGame[StateT]):
    sets: ClassVar[TileSets[Any]]

    def encode(self, position: Any, move: Move) -> int:
        return self.forms.encode(position.tables.names, move)

    def decode(self, position: Any, number: int) -> Move:
        return decoded(self.forms, position.tables.names, number)

    def foreseen_after(self, move: Move) -> Sequence[Move]:
        """Nothing is scored before the rest of the turn: what the tile alone would score is told by doing no more."""
        return (Skip(),) if isinstance(move, LayTile) else ()

    def components(self, options: Mapping[str, Value]) -> Components:
        return self.sets.shipped

    def checked_components(self, source: Path) -> Components:
        return self.sets.read(source)

    def faults(self, source: Path) -> list[Fault]:
        return self.sets.faults(source)

    def picture(self, position: Position, viewer: int, language: str, width: int = 100) -> str:
        drawn: str = self._module("terminal").picture(
            self.board(position, viewer), self.moves(position), self.write, language
        )
        return drawn

    def _module(self, name: str) -> Any:
        """A module of the game that is only imported when needed."""
        return import_module(f"{type(self).__module__}.{name}")
