"""What a player is shown of a plan in the making."""

from __future__ import annotations

import msgspec

from newworlds.core.view import view
from newworlds.core.viewer import SPECTATOR
from newworlds.server import viewers
from newworlds.server.client_messages import Ref
from newworlds.server.course import Course
from newworlds.server.plans.planning import Outlook
from newworlds.server.server_messages import ShowPlan


def shown_plan(course: Course, outlook: Outlook, seat: int, ref: Ref) -> ShowPlan:
    game, position = course.match.game, outlook.position
    public = game.board(position, SPECTATOR)
    seen = view(game, position, seat, public, with_choices=outlook.end is None)
    return ShowPlan(
        ref=ref,
        seq=course.seq,
        view=msgspec.Raw(msgspec.json.encode(seen)),
        notes=game.notes(position, public),
        moves=[each.move for each in outlook.moves],
        events=[viewers.logged(course, events, seat) for events in outlook.events],
        end=outlook.end,
        problem=outlook.problem,
    )
