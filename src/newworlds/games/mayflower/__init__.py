"""Mayflower (New World), by Klaus-Jürgen Wrede: settlers follow two explorers westwards from the coast."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, cast

from newworlds.core.board import Board
from newworlds.core.events import Event
from newworlds.core.explanation import Explanation
from newworlds.core.game import Progress
from newworlds.core.message import Message
from newworlds.core.moves import Choice, Move
from newworlds.core.packaged import RefusalModule, ViewModule
from newworlds.core.position import Judge, Position
from newworlds.core.setup import Components, Setup
from newworlds.games.mayflower import components, events, moves, refusal, view
from newworlds.games.mayflower.board import MayflowerBoard
from newworlds.games.mayflower.bot import Pathfinder
from newworlds.games.mayflower.explanations import explanations
from newworlds.games.mayflower.learnable import LEARNABLE
from newworlds.games.mayflower.rules.setup import set_up
from newworlds.games.mayflower.state import State
from newworlds.kernels.tiles.game import FIRST_PLAYER, TileGame, is_first_drawn

if TYPE_CHECKING:
    from newworlds.core.encoder import Encoder


class Mayflower(TileGame[State]):
    id = "mayflower"
    rules = 1
    rules_played = frozenset({1})
    seats = (2, 5)
    options = (FIRST_PLAYER,)
    move_kinds = moves.MOVE_KINDS
    forms = moves.FORMS
    event_table = events.EVENTS
    event_kinds = events.EVENT_KINDS
    view_module: ClassVar[ViewModule] = view
    refusal_module: ClassVar[RefusalModule] = refusal
    prompt_rules: ClassVar[Mapping[str, str]] = {"lay": "MF-5", "place": "MF-7", "choose": "MF-9"}
    sets = components.SETS
    board_type = MayflowerBoard
    reference_judge: ClassVar[Judge] = Pathfinder()
    learnable = LEARNABLE

    def blank(self, setup: Setup) -> State:
        return State(components.tables_of(setup.components), setup.players, setup)

    def set_up(self, state: State, setup: Setup) -> None:
        set_up(state, is_first_drawn(setup))

    def board(self, position: Position, viewer: int) -> MayflowerBoard:
        return view.board(cast(State, position), cast(Setup, position.setup).components, viewer)

    def seen_by(self, viewer: int, position: Position, board: Board) -> MayflowerBoard:
        return view.seen_by(viewer, cast(State, position), cast(MayflowerBoard, board))

    def choice(self, position: Position, move: Move) -> Choice[Move]:
        return view.choice(cast(State, position), move)

    def sheet_label(self, event: Event) -> Message | None:
        return events.sheet_label(event)

    def progress(self, position: Position) -> Progress | None:
        return view.progress(cast(State, position))

    def explanations(self, components: Components) -> Mapping[str, Explanation]:
        return explanations(components)

    def encoder(self, setup: Setup) -> Encoder:
        from newworlds.games.mayflower.encode import MayflowerEncoder

        return MayflowerEncoder(components.tables_of(setup.components), setup.players)


GAME = Mayflower()
