"""What a move would lead to, without giving away anything hidden."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from newworlds.core.events import Event
from newworlds.core.game import Game
from newworlds.core.match import apply_listening
from newworlds.core.moves import Move
from newworlds.core.position import Position


class Preview(msgspec.Struct, frozen=True):
    """The events up to the first one that would reveal something hidden, and the scores after the move."""

    events: list[Event]
    scores: list[int]


def preview(game: Game, position: Position, number: int, seat: int, then: Iterable[Move] = ()) -> Preview:
    """Played on an imagined position, so it cannot know more than the seat does.

    `then` are moves that the seat would make next; they are played as long as they are legal and nothing has been
    revealed.
    """
    imagined = position.imagine(seat, 0)
    events: list[Event] = []
    goes_on = _play(game, imagined, number, events)
    for move in then:
        following = game.encode(imagined, move)
        if not goes_on or imagined.is_over or imagined.to_act != seat or not imagined.is_legal(following):
            break
        goes_on = _play(game, imagined, following, events)
    return Preview(events, list(imagined.scores))


def _play(game: Game, imagined: Position, number: int, events: list[Event]) -> bool:
    """Play a move and collect its events; whether none of them revealed anything."""
    for event in apply_listening(game, imagined, number):
        if event.reveals:
            return False
        events.append(event)
    return True
