"""What a move would lead to, without giving away anything hidden."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from newworlds.core.events import Event
from newworlds.core.game import Game
from newworlds.core.match import apply_listening
from newworlds.core.position import Position


class Scoring(msgspec.Struct, frozen=True):
    """Something that would be scored."""

    event: int
    """Which of the events tells it, counted from 0."""
    gains: list[int]
    """By seat, with what later events add to it."""


class Preview(msgspec.Struct, frozen=True):
    """The events up to the first one that would reveal something hidden, and the points they would give."""

    events: list[Event]
    gains: list[int]
    """By seat."""
    scorings: list[Scoring]


def preview(game: Game, position: Position, number: int, seat: int) -> Preview:
    """Played on an imagined position, so it cannot know more than the seat does.

    The moves of `Game.foreseen_after` follow, as long as they are legal and nothing has been revealed.
    """
    imagined = position.imagine(seat, 0)
    standing = game.standing(imagined)
    following = game.foreseen_after(game.decode(imagined, number))
    events: list[Event] = []
    goes_on = _play(game, imagined, number, events)
    for move in following:
        next_number = game.encode(imagined, move)
        if not goes_on or imagined.is_over or imagined.to_act != seat or not imagined.is_legal(next_number):
            break
        goes_on = _play(game, imagined, next_number, events)
    scorings = scorings_of(events, len(imagined.scores))
    if standing is not None:
        return Preview(events, _change(standing, game.standing(imagined) if goes_on else None), scorings)
    gains = [sum(scoring.gains[other] for scoring in scorings) for other in range(len(imagined.scores))]
    return Preview(events, gains, scorings)


def _change(standing: Sequence[int], later: Sequence[int] | None) -> list[int]:
    """Nothing is told of a later standing that chance or a secret has a part in."""
    return [after - before for before, after in zip(standing, later or standing, strict=True)]


def _play(game: Game, imagined: Position, number: int, events: list[Event]) -> bool:
    """Play a move and collect its events; whether none of them revealed anything."""
    for event in apply_listening(game, imagined, number):
        foreseen = event.foreseen()
        if foreseen is None:
            return False
        events.append(foreseen)
    return True


def scorings_of(events: Sequence[Event], seats: int) -> list[Scoring]:
    """What events score, each with what later ones add to it."""
    scorings: list[Scoring] = []
    for index, event in enumerate(events):
        gains = event.gains()
        if not any(gains.values()):
            continue
        if not (event.adds_to_scoring and scorings):
            scorings.append(Scoring(index, [0] * seats))
        for seat, points in gains.items():
            scorings[-1].gains[seat] += points
    return scorings
