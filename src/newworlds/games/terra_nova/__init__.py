"""Terra Nova, by Rosanna Leocata and Gaetano Evola: settlers divide a new land with border stones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

from newworlds.core.game import Fault, Game, SheetRow
from newworlds.core.message import Message
from newworlds.core.moves import Move
from newworlds.core.options import Option, Value
from newworlds.core.position import Judge, Position
from newworlds.core.setup import Components, Setup
from newworlds.games.terra_nova import components, events, moves, refusal, view
from newworlds.games.terra_nova.board import TerraNovaBoard
from newworlds.games.terra_nova.bot import Surveyor
from newworlds.games.terra_nova.data import loader
from newworlds.games.terra_nova.state import State

if TYPE_CHECKING:
    from newworlds.core.encoder import Encoder


class TerraNova(Game):
    id = "terra_nova"
    rules = 1
    rules_played = frozenset({1})
    seats = (2, 4)
    options = (
        Option("map", "choice", components.SHIPPED[0], choices=(*components.SHIPPED, components.GENERATED)),
        Option("map_seed", "integer", 1),
        Option("stall_rounds", "integer", 10, max=1000),
        Option("end_when_a_player_is_out", "boolean", False),
    )
    move_kinds = moves.MOVE_KINDS
    event_table = events.EVENTS
    event_kinds = events.EVENT_KINDS
    board_type = TerraNovaBoard
    judge: ClassVar[Judge] = Surveyor()

    def start(self, setup: Setup, seed: int) -> State:
        state = State(components.tables_of(setup.components), setup.players, seed, setup)
        state.stall_turns = int(setup.options["stall_rounds"]) * setup.players
        state.ends_when_a_player_is_out = bool(setup.options["end_when_a_player_is_out"])
        return state

    def restore(self, setup: Setup, numbers: list[int]) -> State:
        state = self.start(setup, 0)
        state.restore(numbers)
        return state

    def encode(self, position: Position, move: Move) -> int:
        return moves.encode(_state(position).tables, move)

    def decode(self, position: Position, number: int) -> Move:
        return moves.decode(_state(position).tables, number)

    def write(self, move: Move) -> str:
        return moves.write(move)

    def read(self, text: str) -> Move:
        return moves.read(text)

    def board(self, position: Position, eyes: int) -> TerraNovaBoard:
        return view.board(_state(position), cast(Setup, position.setup).components)

    def prompt(self, position: Position) -> Message:
        return view.prompt(_state(position))

    def refusal(self, position: Position, move: Move) -> Message:
        return refusal.refusal(_state(position), move)

    def sheet(self, position: Position) -> list[SheetRow]:
        return view.sheet(_state(position))

    def inventory(self, position: Position) -> Mapping[str, int]:
        return view.inventory(_state(position))

    def components(self, options: Mapping[str, Value]) -> Components:
        return components.chosen_map(options)

    def ships(self, options: Mapping[str, Value]) -> bool:
        """A later generator may make other maps of the same numbers."""
        return options["map"] != components.GENERATED

    def shipped(self) -> Iterator[Components]:
        """Both maps."""
        return (components.chosen_map({"map": name}) for name in components.SHIPPED)

    def checked_components(self, source: Path) -> Components:
        return components.as_components(loader.read_map(source))

    def faults(self, source: Path) -> list[Fault]:
        return loader.map_faults(source)

    def recognises(self, content: Mapping[str, Any]) -> bool:
        return "map" in content

    def picture(self, position: Position, eyes: int, language: str, width: int = 100) -> str:
        from newworlds.games.terra_nova import terminal

        return terminal.picture(_state(position), cast(Setup, position.setup).components, language)

    def svg(self, position: Position, eyes: int, language: str = "en") -> str:
        from newworlds.games.terra_nova import picture

        return picture.svg(_state(position), cast(Setup, position.setup).components)

    def encoder(self, setup: Setup) -> Encoder:
        from newworlds.games.terra_nova.encode import TerraNovaEncoder

        return TerraNovaEncoder(components.tables_of(setup.components), setup.players)


def _state(position: Position) -> State:
    return cast(State, position)


GAME = TerraNova()
