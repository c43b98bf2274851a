"""Where the points of a game came from: what was scored, and how everybody stood after each turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from newworlds.core.events import Event, LoggedEvent
from newworlds.core.match import Match
from newworlds.core.message import Message
from newworlds.core.position import Position


class ScoredThing(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that gave points, in one row of the score sheet."""

    row: int
    """Of the sheet, counted from 0."""
    points: list[int]
    """By seat; automata follow."""
    moves: int
    """How many moves had been made when it was scored."""
    name: Message
    event: LoggedEvent[Event] | None = None
    """What told it, which names the place on the board."""
    things: list[str] = []
    """Where it lies, by the names of explanations; for what was counted at the end."""


class TurnScore(msgspec.Struct, frozen=True):
    """How everybody stood when a turn was over."""

    moves: int
    """How many moves had been made by then."""
    seat: int | None
    """Whose turn it was; None before the first one."""
    scores: list[int]


class Scorebook(msgspec.Struct, frozen=True):
    turns: list[TurnScore]
    scored: list[ScoredThing]
    """The points of a row add up to those of the sheet."""


def scorebook(match: Match, events: Sequence[Sequence[Event]]) -> Scorebook:
    """`events` are those of each move of the match, which must be over."""
    labels = [row.label for row in match.game.sheet(match.position)]
    scored = [
        thing for moves, happened in enumerate(events, start=1) for thing in _scored(match, labels, moves, happened)
    ]
    counted = match.game.counted_at_the_end(match.position, len(events))
    return Scorebook(list(turn_scores(match)), [*scored, *counted])


def _scored(match: Match, labels: Sequence[Message], moves: int, events: Sequence[Event]) -> Iterator[ScoredThing]:
    game, seats = match.game, len(match.scores)
    told: Event | None = None
    for event in events:
        label, gains = game.sheet_label(event), event.gains()
        if label is None or not any(gains.values()):
            continue
        told = told if told is not None and event.adds_to_scoring else event
        name = game.tell(match.setup, event)
        yield ScoredThing(
            row=labels.index(label),
            points=[gains.get(seat, 0) for seat in range(seats)],
            moves=moves,
            name=name,
            event=LoggedEvent(told, game.tell(match.setup, told)),
        )


def turn_scores(match: Match) -> Iterator[TurnScore]:
    game, position = match.game, match.beginning()
    yield TurnScore(0, None, game.scores_if_over(position))
    for moves, move in enumerate(match.moves, start=1):
        seat, mark = position.to_act, position.turn_mark()
        position.apply(game.encode(position, move))
        if _is_turn_over(position, seat, mark):
            yield TurnScore(moves, seat, game.scores_if_over(position))


def _is_turn_over(position: Position, seat: int, mark: int) -> bool:
    return position.is_over or position.is_turn_over(seat, mark)
