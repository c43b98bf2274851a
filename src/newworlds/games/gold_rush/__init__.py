"""Gold Rush, by Klaus-Jürgen Wrede: rails, mountains and prairies of the far West, tile by tile."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

from newworlds.core.game import Fault, Game, SheetRow
from newworlds.core.message import Message
from newworlds.core.moves import Move
from newworlds.core.options import Option, Value
from newworlds.core.position import Judge, Position
from newworlds.core.setup import Components, Setup
from newworlds.games.gold_rush import components, events, moves, refusal, view
from newworlds.games.gold_rush.bot import Prospector
from newworlds.games.gold_rush.data import loader
from newworlds.games.gold_rush.rules.setup import set_up
from newworlds.games.gold_rush.state import State

if TYPE_CHECKING:
    from newworlds.core.encoder import Encoder


class GoldRush(Game):
    id = "gold_rush"
    rules = 1
    rules_played = frozenset({1})
    seats = (2, 5)
    options = (
        Option("first_player", "choice", "drawn", choices=("drawn", "first_seat")),
        Option("farmers", "boolean", True),
    )
    move_kinds = moves.MOVE_KINDS
    event_table = events.EVENTS
    event_kinds = events.EVENT_KINDS
    judge: ClassVar[Judge] = Prospector()

    def start(self, setup: Setup, seed: int) -> State:
        state = _blank(setup, seed)
        set_up(state, setup.options["first_player"] == "drawn")
        return state

    def restore(self, setup: Setup, numbers: list[int]) -> State:
        state = _blank(setup, 0)
        state.restore(numbers)
        return state

    def encode(self, position: Position, move: Move) -> int:
        return moves.FORMS.encode(_state(position).tables.names, move)

    def decode(self, position: Position, number: int) -> Move:
        return moves.FORMS.decode(_state(position).tables.names, number)

    def write(self, move: Move) -> str:
        return moves.FORMS.write(move)

    def read(self, text: str) -> Move:
        return moves.FORMS.read(text)

    def board(self, position: Position, eyes: int) -> dict[str, Any]:  # type: ignore[override]
        return view.board(_state(position), eyes)

    def prompt(self, position: Position) -> Message:
        return view.prompt(_state(position))

    def refusal(self, position: Position, move: Move) -> Message:
        return refusal.refusal(_state(position), move)

    def sheet(self, position: Position) -> list[SheetRow]:
        return view.sheet(_state(position))

    def inventory(self, position: Position) -> Mapping[str, int]:
        return view.inventory(_state(position))

    def components(self, options: Mapping[str, Value]) -> Components:
        return components.shipped()

    def checked_components(self, source: Path) -> Components:
        return loader.read_components(source)

    def faults(self, source: Path) -> list[Fault]:
        return loader.component_faults(source)

    def picture(self, position: Position, eyes: int, language: str, width: int = 100) -> str:
        from newworlds.games.gold_rush import terminal

        return terminal.picture(self.board(position, eyes), self.moves(position), self.write, language)

    def svg(self, position: Position, eyes: int, language: str = "en") -> str:
        from newworlds.games.gold_rush import picture

        return picture.svg(self.board(position, eyes))

    def encoder(self, setup: Setup) -> Encoder:
        from newworlds.games.gold_rush.encode import GoldRushEncoder

        return GoldRushEncoder(components.tables_of(setup.components), setup.players)


def _blank(setup: Setup, seed: int) -> State:
    state = State(components.tables_of(setup.components), setup.players, seed, setup)
    state.has_farmers = bool(setup.options["farmers"])
    return state


def _state(position: Position) -> State:
    return cast(State, position)


GAME = GoldRush()
