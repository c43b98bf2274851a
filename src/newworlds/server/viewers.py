"""What one viewer may see: the same for every connection of a browser, and never more than its seats may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from newworlds.core import view as core_view
from newworlds.core.dealing import commitment_of
from newworlds.core.events import Event, LoggedEvent
from newworlds.core.message import Message
from newworlds.core.record import commitment
from newworlds.core.viewer import SPECTATOR
from newworlds.games import game
from newworlds.server.absence.votes import awaited_seats, standing_request
from newworlds.server.clock import now
from newworlds.server.clocks.timing import clock_info
from newworlds.server.course import Course
from newworlds.server.dealing import takes_contributions
from newworlds.server.infos import BranchInfo, ContributorInfo, RequestInfo, SeatInfo, TableInfo
from newworlds.server.seating import kept_seats, seats_of
from newworlds.server.server_messages import LogEntry
from newworlds.server.storage.rows import contributed_for
from newworlds.server.storage.table_rows import StoredTable, TableRow
from newworlds.server.table_state import TableState


def viewer_at(state: TableState, owner: str) -> int:
    return viewer_in(state.seen_by(owner), state, owner)


def viewer_in(course: Course, state: TableState, owner: str) -> int:
    """Somebody with several seats sees as the one to act, else as the one who acted last; without, as a spectator.

    Until a turn is told to everybody, whoever sits beside its player must not see their own secrets on the screen.
    """
    mine, draft = seats_of(owner, state.seats), state.draft_of(owner)
    if draft is not None:
        return draft.seat
    if len(mine) < 2 or course.match.to_act in mine:
        return course.match.to_act if course.match.to_act in mine else [*mine, SPECTATOR][0]
    return next((step.seat for step in reversed(course.steps) if step.seat in mine), mine[0])


Viewpoint = tuple[tuple[int, ...], tuple[int, ...], bool]
"""The seats of a viewer, those kept for it, and whether it is the host's: who has the same is shown the same."""


def viewpoint(kept: StoredTable, owner: str) -> Viewpoint:
    return tuple(seats_of(owner, kept.seats)), tuple(kept_seats(owner, kept.seats)), kept.row.host == owner


def logged(course: Course, events: Sequence[Event], viewer: int) -> list[LoggedEvent[Event]]:
    match = course.match
    return [core_view.logged_event(match.game, match.setup, event, viewer) for event in events]


def log(course: Course, viewer: int) -> list[LogEntry]:
    """Entry 0 is what happened during setup."""
    opening = LogEntry(0, logged(course, course.match.opening, viewer))
    return [opening, *(LogEntry(step.seq, logged(course, step.events, viewer)) for step in course.steps)]


class PublicInfo(NamedTuple):
    """What everybody may know of a table. A move changes little of it: the rest is taken over from the last time."""

    kept: StoredTable
    online: frozenset[str]
    """The owners who have the table open."""
    shown: TableInfo


def public_info(
    kept: StoredTable, online: frozenset[str], problem: Message | None = None, before: PublicInfo | None = None
) -> PublicInfo:
    row = kept.row
    is_same = before is not None and before.kept.seats is kept.seats and before.kept.contributions is kept.contributions
    known = before if is_same else None
    shown = TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        terms=row.terms,
        status=row.status,
        seq=row.seq,
        created=row.created,
        updated=row.updated,
        to_act=row.to_act,
        scores=row.scores,
        ending=row.ending,
        commitment=known.shown.commitment if known else server_commitment(row),
        is_seed_chosen=row.is_seed_chosen,
        contributors=known.shown.contributors if known else _contributors(kept),
        seats=known.shown.seats if known and known.online == online else _seats(kept, online),
        mine=[],
        host=False,
        problem=problem,
        expired=row.expired,
        lesson=row.lesson,
        rematch=row.rematch,
        branch=_branch(row),
        has_hands=game(row.game).has_secrets,
        request=_request(kept),
    )
    return PublicInfo(kept, online, shown)


def _branch(row: TableRow) -> BranchInfo | None:
    if row.branched_at is None:
        return None
    return BranchInfo(row.branched_from, row.branched_at, is_imagined=row.start is not None)


def info_for(owner: str, public: PublicInfo) -> TableInfo:
    """As far as it can be told without the game itself."""
    row, seats = public.kept.row, public.kept.seats
    return msgspec.structs.replace(
        public.shown,
        mine=seats_of(owner, seats),
        kept=kept_seats(owner, seats),
        host=row.host == owner,
        clock=clock_info(row, now()),
    )


def _request(kept: StoredTable) -> RequestInfo | None:
    request = standing_request(kept)
    if request is None:
        return None
    awaited = awaited_seats(kept.seats, request)
    return RequestInfo(
        wish=request.wish,
        seat=request.seat,
        target=request.target,
        to=request.to,
        agreed=request.agreed,
        awaited=awaited,
        refused_by=request.refused_by,
    )


def server_commitment(row: TableRow) -> str | None:
    if row.secret is not None:
        return commitment_of(row.secret)
    return commitment(row.seed, row.salt) if row.seed is not None and row.salt is not None else None


def _contributors(kept: StoredTable) -> list[ContributorInfo] | None:
    if not takes_contributions(kept.row):
        return None
    return [
        ContributorInfo(
            seats=contributed_for(part, kept.seats),
            commitment=part.commitment,
            has_contributed=part.contribution is not None,
            agrees=part.agrees,
        )
        for part in kept.contributions
    ]


def with_invites(info: TableInfo, invites: Mapping[int, str]) -> TableInfo:
    """By seat, for the host, who is told when they are made and never again."""
    seats = [msgspec.structs.replace(seat, invite=invites.get(seat.seat, msgspec.UNSET)) for seat in info.seats]
    return msgspec.structs.replace(info, seats=seats)


def with_tokens(info: TableInfo, tokens: Mapping[int, str]) -> TableInfo:
    """By seat, for the host, as with invitations."""
    seats = [msgspec.structs.replace(seat, token=tokens.get(seat.seat, msgspec.UNSET)) for seat in info.seats]
    return msgspec.structs.replace(info, seats=seats)


def _seats(kept: StoredTable, online: frozenset[str]) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            taken=seat.is_taken,
            online=seat.kind == "bot" or seat.owner in online,
            stand_in=seat.stand_in,
            left=seat.left,
            kept=seat.kept_for is not None,
            offered=seat.offered,
            taken_over=seat.taken_over,
        )
        for seat in kept.seats
    ]
