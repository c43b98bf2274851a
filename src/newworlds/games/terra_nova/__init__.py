"""Terra Nova, by Rosanna Leocata and Gaetano Evola: settlers divide a new land with border stones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

from newworlds.core.board import Board
from newworlds.core.events import Event
from newworlds.core.explanation import Explanation
from newworlds.core.game import Fault, Progress
from newworlds.core.message import Message
from newworlds.core.moves import Choice, Move
from newworlds.core.options import Option, Value
from newworlds.core.packaged import Forms, PackagedGame, RefusalModule, ViewModule, plain_choice
from newworlds.core.position import Judge, Position
from newworlds.core.setup import Components, Setup
from newworlds.games.terra_nova import components, events, moves, refusal, view
from newworlds.games.terra_nova.ahead import turn_ahead
from newworlds.games.terra_nova.board import TerraNovaBoard
from newworlds.games.terra_nova.bot import Surveyor
from newworlds.games.terra_nova.data import loader
from newworlds.games.terra_nova.explanations import explanations
from newworlds.games.terra_nova.learnable import LEARNABLE
from newworlds.games.terra_nova.rules.journal import GAME_STARTED
from newworlds.games.terra_nova.rules.placing import settlers_each
from newworlds.games.terra_nova.state import State

if TYPE_CHECKING:
    from newworlds.core.encoder import Encoder


class TerraNova(PackagedGame[State]):
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
    forms: ClassVar[Forms] = moves
    event_table = events.EVENTS
    event_kinds = events.EVENT_KINDS
    board_type = TerraNovaBoard
    view_module: ClassVar[ViewModule] = view
    refusal_module: ClassVar[RefusalModule] = refusal
    prompt_rules: ClassVar[Mapping[str, str]] = {
        "place": "TN-2",
        "move": "TN-5",
        "stone": "TN-7",
        "move_or_stone": "TN-3",
    }
    reference_judge: ClassVar[Judge] = Surveyor()
    learnable = LEARNABLE
    can_plan = True

    def blank(self, setup: Setup) -> State:
        state = State(components.tables_of(setup.components), setup.players, setup)
        state.stall_turns = int(setup.options["stall_rounds"]) * setup.players
        state.ends_when_a_player_is_out = bool(setup.options["end_when_a_player_is_out"])
        return state

    def set_up(self, state: State, setup: Setup) -> None:
        """TN-2: the players place their settlers themselves; seat 0 begins."""
        if state.journal is not None:
            state.journal.note([GAME_STARTED, state.to_act])

    def board(self, position: Position, viewer: int) -> TerraNovaBoard:
        return view.board(_state(position), cast(Setup, position.setup).components)

    def choices(self, position: Position, board: Board | None = None) -> list[Choice[Move]]:
        tables = _state(position).tables
        return [plain_choice(self.forms, tables, number) for number in position.legal()]

    def seen_by(self, viewer: int, position: Position, board: Board) -> Board:
        """Nothing is hidden."""
        return board

    def sheet_label(self, event: Event) -> Message | None:
        return events.sheet_label(event)

    def progress(self, position: Position) -> Progress | None:
        return view.progress(_state(position))

    def explanations(self, components: Components) -> Mapping[str, Explanation]:
        return explanations(components)

    def turn_ahead(self, position: Position, seat: int) -> Position | None:
        return turn_ahead(_state(position), seat)

    def random_opening(self, setup: Setup) -> int:
        """TN-2: there is no chance, so the settlers are placed at random."""
        return setup.players * int(settlers_each(setup.players))

    def components(self, options: Mapping[str, Value]) -> Components:
        return components.chosen_map(options)

    def ships(self, options: Mapping[str, Value]) -> bool:
        """A later generator may make different maps from the same seeds."""
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

    def picture(self, position: Position, viewer: int, language: str, width: int = 100) -> str:
        from newworlds.games.terra_nova import terminal

        return terminal.picture(_state(position), cast(Setup, position.setup).components, language)

    def encoder(self, setup: Setup) -> Encoder:
        from newworlds.games.terra_nova.encode import TerraNovaEncoder

        return TerraNovaEncoder(components.tables_of(setup.components), setup.players)


def _state(position: Position) -> State:
    return cast(State, position)


GAME = TerraNova()
