"""What one viewer sees, in the same envelope for every game."""

from __future__ import annotations

from typing import Generic, TypeVar, cast

import msgspec

from newworlds.core.board import Board
from newworlds.core.events import Event, Hidden, LoggedEvent
from newworlds.core.game import Game, Progress, SheetRow
from newworlds.core.message import Message
from newworlds.core.moves import Choice, Move, MoveT
from newworlds.core.position import Position
from newworlds.core.setup import Setup
from newworlds.core.viewer import REFEREE

BoardT = TypeVar("BoardT", bound=Board)


class Result(msgspec.Struct, frozen=True):
    """How a game ended; the rows of the sheet sum to the scores."""

    winners: list[int]
    ranks: list[int]
    sheet: list[SheetRow]


class View(msgspec.Struct, Generic[BoardT, MoveT], frozen=True, kw_only=True):
    """See docs/protocol.md. `seat` is None for a spectator; `legal` is only filled in for the seat to act."""

    game: str
    players: int
    seat: int | None
    to_act: int | None
    is_over: bool
    prompt: Message | None
    progress: Progress | None
    """Which step of the turn is due, in games whose turns have fixed steps."""
    automata: list[Message]
    """The names of the players controlled by the rules, whose scores follow those of the seats."""
    scores: list[int]
    legal: list[Choice[MoveT]]
    board: BoardT
    result: Result | None


def view(
    game: Game, position: Position, viewer: int, board: Board | None = None, *, with_choices: bool = True
) -> View[Board, Move]:
    """`board` is what any viewer sees of this position, if that is known already."""
    seen = game.board(position, viewer) if board is None else game.seen_by(viewer, position, board)
    may_act = with_choices and not position.is_over and viewer in (position.to_act, REFEREE)
    return View(
        game=game.id,
        players=position.players,
        seat=viewer if viewer >= 0 else None,
        to_act=None if position.is_over else position.to_act,
        is_over=position.is_over,
        prompt=None if position.is_over else game.prompt(position),
        progress=None if position.is_over else game.progress(position),
        automata=game.automata(cast(Setup, position.setup)),
        scores=list(position.scores),
        legal=game.choices(position, seen if viewer == position.to_act else None) if may_act else [],
        board=seen,
        result=result(game, position) if position.is_over else None,
    )


def result(game: Game, position: Position) -> Result:
    scores = list(position.scores)
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    return Result(winners(scores), ranks, game.sheet(position))


def winners(scores: list[int]) -> list[int]:
    """Most points wins; a tie is shared."""
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


def logged_event(game: Game, setup: Setup, event: Event, viewer: int) -> LoggedEvent[Event]:
    """An event as this viewer may know it, with a sentence that says no more."""
    seen = event.seen_by(viewer)
    return LoggedEvent(Hidden()) if seen is None else told(game, setup, seen)


def told(game: Game, setup: Setup, event: Event) -> LoggedEvent[Event]:
    """With every field: whatever is secret must have been removed from the event."""
    return LoggedEvent(
        event,
        game.tell(setup, event),
        game.why(setup, event),
        event.part_in_log(),
        event.listed,
        game.tell_briefly(setup, event),
        game.things_in(setup, event),
    )
