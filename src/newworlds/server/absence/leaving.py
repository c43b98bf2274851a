"""Those who leave a game: a bot plays on for them, and they may come back. Without people left, the game ends."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from newworlds.core.errors import GameIsOver
from newworlds.server.absence.errors import NotAway, OthersPlay
from newworlds.server.clock import now
from newworlds.server.deciding import check_playing, check_seated
from newworlds.server.errors import NotYourSeat
from newworlds.server.infos import Departure
from newworlds.server.play_errors import NotStarted
from newworlds.server.seating import is_stood_in, seats_of
from newworlds.server.seats.replacing import off_offer
from newworlds.server.storage.table_rows import SeatRow
from newworlds.server.table_state import Change, TableState, changed, told


def resigned(state: TableState, owner: str) -> Change:
    """Whoever gives up a game that no other person plays any more ends it."""
    check_playing(state, owner)
    if not any(seat.is_person and seat.owner != owner and seat.left != "resigned" for seat in state.seats):
        return abandoned(state)
    return replaced(state, seats_of(owner, state.seats), "resigned")


def given_up(state: TableState, owner: str) -> Change:
    """The same for whoever opened the table without sitting there: a game among bots ends."""
    if seats_of(owner, state.seats):
        return resigned(state, owner)
    if state.row.host != owner:
        raise NotYourSeat()
    if state.game is None:
        raise NotStarted()
    if state.row.status == "over":
        raise GameIsOver()
    if any(seat.is_person and seat.left != "resigned" for seat in state.seats):
        raise OthersPlay()
    return abandoned(state)


def returned(state: TableState, owner: str) -> Change:
    """Somebody comes back to all of their seats that nobody else has taken meanwhile."""
    check_seated(state, owner)
    if not is_stood_in(owner, state.seats):
        raise NotAway()
    state = _without_request_of(state, seats_of(owner, state.seats))
    return _seated(state, [_taken_up(seat) for seat in state.seats if seat.owner == owner])


def run_out(state: TableState) -> Change | None:
    """Whoever is to act is replaced, if their time is up."""
    row = state.row
    if row.status != "playing" or row.to_act is None or row.due is None or row.due > now():
        return None
    owner = state.seats[row.to_act].owner
    return replaced(state, [seat.seat for seat in state.seats if seat.owner == owner], "timeout")


def replaced(state: TableState, seats: Collection[int], why: Departure) -> Change:
    """What they have decided and told nobody yet stands: the bot goes on from there."""
    bot = state.row.terms.stand_in
    leaving = [msgspec.structs.replace(state.seats[seat], stand_in=bot, left=why) for seat in seats]
    state = _without_request_of(state, seats)
    has_draft = state.draft is not None and state.draft.seat in seats
    return _seated(_with_draft_told(state) if has_draft else state, leaving)


def abandoned(state: TableState) -> Change:
    """The game is over without a winner."""
    after = _with_draft_told(state)
    row = msgspec.structs.replace(changed(state.row), seq=after.row.seq, scores=after.row.scores)
    row = msgspec.structs.replace(row, status="over", to_act=None, request=None, ending="abandoned")
    return Change(msgspec.structs.replace(after, row=row, problem=None))


def _with_draft_told(state: TableState) -> TableState:
    """As if its player had ended the turn: nobody is left who could. The version stays."""
    if state.draft is None:
        return state
    after = told(state, state.latest)
    return msgspec.structs.replace(after, row=msgspec.structs.replace(after.row, version=state.row.version))


def _without_request_of(state: TableState, seats: Collection[int]) -> TableState:
    """What they asked for, or what was asked about them, has become pointless."""
    request = state.row.request
    if request is None or (request.seat not in seats and request.target not in seats):
        return state
    return msgspec.structs.replace(state, row=msgspec.structs.replace(state.row, request=None))


def _taken_up(seat: SeatRow) -> SeatRow:
    return msgspec.structs.replace(off_offer(seat), stand_in=None, left=None)


def _seated(state: TableState, seats: Collection[SeatRow]) -> Change:
    by_number = {seat.seat: seat for seat in seats}
    after = [by_number.get(seat.seat, seat) for seat in state.seats]
    return Change(msgspec.structs.replace(state, row=changed(state.row), seats=after), taken=tuple(seats))
