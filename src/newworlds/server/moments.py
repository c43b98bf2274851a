"""Moments of the past: what somebody saw of the game after so many of its moves."""

from __future__ import annotations

from newworlds.core.view import view
from newworlds.core.viewer import SPECTATOR
from newworlds.server import viewers
from newworlds.server.course import Course
from newworlds.server.infos import Moment
from newworlds.server.play_errors import UnknownMoment


def moment_number(asked: str, course: Course) -> int:
    """Moves that were undone are not counted."""
    last = len(course.steps)
    if not (asked.isascii() and asked.isdecimal()) or int(asked) > last:
        raise UnknownMoment(moment=asked, last=last)
    return int(asked)


def moment(course: Course, number: int, viewer: int) -> Moment:
    """Made from the position of then, so it tells nothing that only came to light later."""
    game, position = course.match.game, course.position_after(number)
    board = game.board(position, SPECTATOR)
    return Moment(
        seq=number,
        view=view(game, position, viewer, board, with_choices=False),
        notes=game.notes(position, board),
        events=viewers.logged(course, course.events_of(number), viewer),
    )
