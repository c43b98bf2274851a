"""Great Western Trail: New Zealand, by Alexander Pfister: sheep farmers drive their herds to Wellington."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.board import Board
from newworlds.core.events import Event
from newworlds.core.explanation import Explanation, Note
from newworlds.core.game import Fault, SheetRow
from newworlds.core.message import Message
from newworlds.core.moves import Choice, Move
from newworlds.core.options import Option, Value
from newworlds.core.packaged import Forms, PackagedGame, RefusalModule
from newworlds.core.position import Judge, Position
from newworlds.core.scorebook import ScoredThing
from newworlds.core.setup import Components, Setup
from newworlds.core.viewer import REFEREE, SPECTATOR
from newworlds.games.gwt_new_zealand import inventory, move_forms, prompts, refusal, view
from newworlds.games.gwt_new_zealand.ahead import turn_ahead
from newworlds.games.gwt_new_zealand.board import NewZealandBoard
from newworlds.games.gwt_new_zealand.bot import Farmer
from newworlds.games.gwt_new_zealand.components import tables_of
from newworlds.games.gwt_new_zealand.data import loader
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.event_table import EVENT_KINDS, EVENTS
from newworlds.games.gwt_new_zealand.events import FarmEvent
from newworlds.games.gwt_new_zealand.foresight.looking import foreseen_by, foresight
from newworlds.games.gwt_new_zealand.learning import LEARNABLE
from newworlds.games.gwt_new_zealand.rules.scoring import CATEGORIES, MONEY, points_in, score
from newworlds.games.gwt_new_zealand.rules.setup import set_up
from newworlds.games.gwt_new_zealand.state import State
from newworlds.games.gwt_new_zealand.telling.notes import notes
from newworlds.games.gwt_new_zealand.telling.reasons import reason
from newworlds.games.gwt_new_zealand.telling.scored import scored_things
from newworlds.games.gwt_new_zealand.telling.things import things_in
from newworlds.games.gwt_new_zealand.telling.vocabulary import Vocabulary, vocabulary_of

if TYPE_CHECKING:
    from newworlds.core.encoder import Encoder

LEVELS = ("easy", "medium", "hard")


class NewZealand(PackagedGame[State]):
    id = "gwt_new_zealand"
    rules = 4
    rules_played = frozenset({1, 2, 3, 4})
    seats = (1, 4)
    options = (
        Option("neutral_layout", "choice", "fixed", choices=("fixed", "shuffled")),
        Option("buildings", "choice", "side_a", choices=("side_a", "random")),
        Option("level", "choice", "medium", choices=LEVELS, players=1),
        Option("sarah_romney", "boolean", False, players=1),
    )
    move_kinds = move_forms.MOVE_KINDS
    forms: ClassVar[Forms] = move_forms
    event_table = EVENTS
    event_kinds = EVENT_KINDS
    board_type = NewZealandBoard
    components_type = Printing
    refusal_module: ClassVar[RefusalModule] = refusal
    reference_judge: ClassVar[Judge] = Farmer()
    learnable = LEARNABLE
    moves_are_public = False
    has_secrets = True
    can_plan = True
    keeps_legal_moves = True
    picture_parts = ("trail", "markets", "objectives", "sea", "counters", "buildings", "farms")

    def blank(self, setup: Setup) -> State:
        return State(tables_of(setup.components), setup.players, setup, option_numbers(setup))

    def set_up(self, state: State, setup: Setup) -> None:
        set_up(state, option_numbers(setup))
        state.settle()

    def board(self, position: Position, viewer: int) -> NewZealandBoard:
        s = _state(position)
        return msgspec.structs.replace(view.board(s, viewer), foresight=foresight(s, viewer))

    def seen_by(self, viewer: int, position: Position, board: Board) -> NewZealandBoard:
        s, public = _state(position), cast(NewZealandBoard, board)
        seen = view.seen_by(viewer, s, public)
        return msgspec.structs.replace(seen, foresight=foreseen_by(viewer, s, public.foresight))

    def prompt(self, position: Position) -> Message:
        return prompts.prompt(_state(position))

    def choices(self, position: Position, board: Board | None = None) -> list[Choice[Move]]:
        """All of them are described from a single view of the table."""
        seen = self.board(position, position.to_act) if board is None else cast(NewZealandBoard, board)
        chooser = _vocabulary(position).chooser(seen)
        return [chooser.choice(move) for move in self.moves(position)]

    def explanations(self, components: Components) -> Mapping[str, Explanation]:
        return vocabulary_of(components).explanations

    def notes(self, position: Position, board: Board | None = None) -> Mapping[str, Note]:
        """They are written from what a spectator sees, so they cannot reveal more."""
        seen = self.board(position, SPECTATOR) if board is None else self.seen_by(SPECTATOR, position, board)
        return notes(_vocabulary(position).printing, seen)

    def turn_ahead(self, position: Position, seat: int) -> Position | None:
        return turn_ahead(_state(position), seat)

    def tell(self, setup: Setup, event: Event) -> Message:
        return vocabulary_of(setup.components).tell(event)

    def why(self, setup: Setup, event: Event) -> Message | None:
        """Sarah's rules decide for her."""
        is_hers = setup.players == 1 and isinstance(event, FarmEvent) and event.seat > 0
        return reason(vocabulary_of(setup.components).printing, event) if is_hers else None

    def standing(self, position: Position) -> list[int]:
        """Without those for money, which is told in pounds."""
        s = _state(position)
        return [sum(points_in(s, seat, each) for each in range(CATEGORIES) if each != MONEY) for seat in range(s.seats)]

    def tell_briefly(self, setup: Setup, event: Event) -> Message | None:
        return vocabulary_of(setup.components).tell_briefly(event)

    def things_in(self, setup: Setup, event: Event) -> list[str]:
        return things_in(event)

    def sheet(self, position: Position) -> list[SheetRow]:
        return view.sheet(_state(position))

    def counted_at_the_end(self, position: Position, moves: int) -> list[ScoredThing]:
        return list(scored_things(_state(position), _vocabulary(position).places, moves))

    def scores_if_over(self, position: Position) -> list[int]:
        return [score(_state(position), seat) for seat in range(_state(position).seats)]

    def inventory(self, position: Position) -> Mapping[str, int]:
        return inventory.inventory(_state(position))

    def automata(self, setup: Setup) -> list[Message]:
        return [Message("gwt_new_zealand.sarah")] if setup.players == 1 else []

    def components(self, options: Mapping[str, Value]) -> Components:
        return loader.shipped()

    def checked_components(self, source: Path) -> Components:
        return loader.read(source)

    def faults(self, source: Path) -> list[Fault]:
        return loader.faults(source)

    def recognises(self, content: Mapping[str, Any]) -> bool:
        return "player_board" in content

    def picture(self, position: Position, viewer: int, language: str, width: int = 100) -> str:
        from newworlds.games.gwt_new_zealand import terminal

        moves = self.listed(position) if viewer in (position.to_act, REFEREE) else []
        return terminal.picture(self.board(position, viewer), _vocabulary(position), moves, viewer, language, width)

    def listed(self, position: Position) -> list[Move]:
        from newworlds.games.gwt_new_zealand.decision_page import endings_last

        return endings_last(self.moves(position))

    def decision_picture(self, position: Position, viewer: int, language: str, width: int = 100) -> str:
        from newworlds.games.gwt_new_zealand.decision_page import decision

        moves = self.listed(position) if viewer == position.to_act else []
        from newworlds.games.gwt_new_zealand.page import Page

        page = Page(_vocabulary(position), language, width)
        return "\n".join(decision(page, self.board(position, viewer), moves, viewer))

    def picture_part(self, part: str, position: Position, viewer: int, language: str, width: int = 100) -> str:
        from newworlds.games.gwt_new_zealand import terminal
        from newworlds.games.gwt_new_zealand.page import Page

        page = Page(_vocabulary(position), language, width)
        return terminal.part(part, page, self.board(position, viewer), viewer)

    def encoder(self, setup: Setup) -> Encoder:
        from newworlds.games.gwt_new_zealand.encode import NewZealandEncoder

        tables = tables_of(setup.components)
        arguments = [len(move_forms.values(tables, kind.code)) for kind in move_forms.KINDS]
        return NewZealandEncoder(tables, setup.players, arguments)


def option_numbers(setup: Setup) -> vec[i64]:
    options = setup.options
    return vec[i64](
        [
            int(options["neutral_layout"] == "shuffled"),
            int(options["buildings"] == "random"),
            LEVELS.index(str(options["level"])),
            setup.rules,
            int(bool(options["sarah_romney"])),
        ]
    )


def _vocabulary(position: Position) -> Vocabulary:
    return vocabulary_of(cast(Setup, position.setup).components)


def _state(position: Position) -> State:
    return cast(State, position)


GAME = NewZealand()
