"""What players ask before they decide. Nothing is changed by it, and nobody else learns of it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import Protocol

import msgspec

from newworlds.core.errors import IllegalMove
from newworlds.core.match import Match
from newworlds.core.message import Message
from newworlds.core.preview import preview
from newworlds.server import viewers
from newworlds.server.adviser import Advice
from newworlds.server.client_messages import Ref
from newworlds.server.deciding import check_playing, course_to_play
from newworlds.server.plans.planning import planned
from newworlds.server.plans.showing import shown_plan
from newworlds.server.play_errors import NoHints
from newworlds.server.seating import seats_of
from newworlds.server.server_messages import GiveHint, ShowPlan, ShowPreview
from newworlds.server.table_state import TableState


class Asked(Protocol):
    """What is needed of the table."""

    @property
    def state(self) -> TableState: ...


Advise = Callable[[Match, int], Coroutine[None, None, Advice]]


class TableQuestions:
    def __init__(self, table: Asked, advise: Advise) -> None:
        self._table = table
        self._advise = advise

    def preview(self, owner: str, ref: Ref, seq: int, source: msgspec.Raw) -> ShowPreview:
        course = course_to_play(self._table.state, owner, seq)
        match = course.match
        move = match.move(source)
        number = match.game.encode(match.position, move)
        if not match.position.is_legal(number):
            raise IllegalMove(match.game.refusal(match.position, move))
        seat = match.position.to_act
        foreseen = preview(match.game, match.position, number, seat)
        events = viewers.logged(course, foreseen.events, seat)
        return ShowPreview(ref=ref, seq=seq, events=events, gains=foreseen.gains, scorings=foreseen.scorings)

    def outlook(self, owner: str, ref: Ref, seq: int, moves: Sequence[msgspec.Raw]) -> ShowPlan:
        state = self._table.state
        check_playing(state, owner)
        state.course.check_seq(seq)
        return shown_plan(state.course, planned(state, owner, moves), seats_of(owner, state.seats)[0], ref)

    async def hint(self, owner: str, ref: Ref, seq: int) -> GiveHint:
        """Not where other people play: they could not ask for advice at a real table either."""
        match = course_to_play(self._table.state, owner, seq).match
        if any(seat.kind != "bot" and seat.owner != owner for seat in self._table.state.seats):
            raise NoHints()
        advice = await self._advise(match, match.position.to_act)
        return GiveHint(ref=ref, seq=seq, move=match.game.decode(match.position, advice.move), reason=advice.reason)

    def why(self, owner: str, source: msgspec.Raw) -> Message | None:
        """Why a move is refused; None when it is possible. Only for the seat to act: others could learn secrets."""
        return course_to_play(self._table.state, owner).match.explain(source)
