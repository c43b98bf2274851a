"""Gold Rush, by Klaus-Jürgen Wrede: rails, mountains and prairies of the far West, tile by tile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, cast

from newworlds.core.board import Board
from newworlds.core.events import Event
from newworlds.core.explanation import Explanation
from newworlds.core.game import Progress
from newworlds.core.message import Message
from newworlds.core.moves import Choice, Move
from newworlds.core.options import Option
from newworlds.core.packaged import RefusalModule, ViewModule
from newworlds.core.position import Judge, Position
from newworlds.core.setup import Components, Setup
from newworlds.games.gold_rush import components, events, moves, refusal, view
from newworlds.games.gold_rush.board import GoldRushBoard
from newworlds.games.gold_rush.bot import Prospector
from newworlds.games.gold_rush.explanations import explanations
from newworlds.games.gold_rush.learnable import LEARNABLE
from newworlds.games.gold_rush.rules.setup import set_up
from newworlds.games.gold_rush.state import State
from newworlds.kernels.tiles.game import FIRST_PLAYER, TileGame, is_first_drawn

if TYPE_CHECKING:
    from newworlds.core.encoder import Encoder


class GoldRush(TileGame[State]):
    id = "gold_rush"
    rules = 1
    rules_played = frozenset({1})
    seats = (2, 5)
    options = (
        FIRST_PLAYER,
        Option("farmers", "boolean", True),
    )
    move_kinds = moves.MOVE_KINDS
    forms = moves.FORMS
    event_table = events.EVENTS
    event_kinds = events.EVENT_KINDS
    view_module: ClassVar[ViewModule] = view
    refusal_module: ClassVar[RefusalModule] = refusal
    prompt_rules: ClassVar[Mapping[str, str]] = {"lay": "GR-4", "act": "GR-6"}
    sets = components.SETS
    board_type = GoldRushBoard
    reference_judge: ClassVar[Judge] = Prospector()
    learnable = LEARNABLE
    has_secrets = True

    def blank(self, setup: Setup) -> State:
        state = State(components.tables_of(setup.components), setup.players, setup)
        state.has_farmers = bool(setup.options["farmers"])
        return state

    def set_up(self, state: State, setup: Setup) -> None:
        set_up(state, is_first_drawn(setup))

    def board(self, position: Position, viewer: int) -> GoldRushBoard:
        return view.board(cast(State, position), viewer)

    def seen_by(self, viewer: int, position: Position, board: Board) -> GoldRushBoard:
        return view.seen_by(viewer, cast(State, position), cast(GoldRushBoard, board))

    def choice(self, position: Position, move: Move) -> Choice[Move]:
        return view.choice(cast(State, position), move)

    def sheet_label(self, event: Event) -> Message | None:
        return events.sheet_label(event)

    def progress(self, position: Position) -> Progress:
        return view.progress(cast(State, position))

    def explanations(self, components: Components) -> Mapping[str, Explanation]:
        return explanations(components)

    def encoder(self, setup: Setup) -> Encoder:
        from newworlds.games.gold_rush.encode import GoldRushEncoder

        return GoldRushEncoder(components.tables_of(setup.components), setup.players)


GAME = GoldRush()
