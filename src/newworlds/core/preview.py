"""What a move would bring, told without giving away anything hidden."""

from __future__ import annotations

from newworlds.core.events import Event
from newworlds.core.game import Game
from newworlds.core.match import apply_listening
from newworlds.core.position import Position


def preview(game: Game, position: Position, number: int, seat: int) -> tuple[list[Event], list[int]]:
    """Events up to the first thing that chance or secrecy would reveal, and the scores after the move.

    It is played on an imagined position, so it cannot know more than the seat does.
    """
    imagined = position.imagine(seat, 0)
    events: list[Event] = []
    for event in apply_listening(game, imagined, number):
        if event.reveals:
            break
        events.append(event)
    return events, list(imagined.scores)
