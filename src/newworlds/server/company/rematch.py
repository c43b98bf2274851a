"""The same people play again, and the next of them goes first: whoever asks first opens the table."""

from __future__ import annotations

from collections.abc import Sequence

from newworlds.server.company.errors import NoRematch
from newworlds.server.errors import NotYourSeat
from newworlds.server.play_errors import NotOver
from newworlds.server.requests import SeatRequest, TableRequest
from newworlds.server.seating import seats_of
from newworlds.server.storage.table_rows import SeatRow, StoredTable


def check_may_play_again(kept: StoredTable, owner: str) -> None:
    if not seats_of(owner, kept.seats):
        raise NotYourSeat()
    if kept.row.lesson is not None or kept.row.is_branch:
        raise NoRematch()
    if kept.row.status != "over":
        raise NotOver()


def rematch_request(kept: StoredTable, owner: str, commitment: str | None) -> TableRequest:
    """As the table was opened, but for the seats; the dealing is always fair."""
    turned = [kept.seats[seat] for seat in _turned(len(kept.seats))]
    return TableRequest(
        game=kept.row.game,
        seats=[_seat(seat, owner) for seat in turned],
        options=kept.row.options,
        commitment=commitment,
        terms=kept.row.terms,
    )


def places_of(owner: str, seats: Sequence[SeatRow]) -> list[tuple[int, str]]:
    """Where somebody sits at the rematch, and what they are called."""
    return [(place, seats[seat].name) for place, seat in enumerate(_turned(len(seats))) if seats[seat].owner == owner]


def _turned(count: int) -> list[int]:
    """Which seat of the game before comes where: who went second goes first, and who went first goes last."""
    return [*range(1, count), 0]


def _seat(seat: SeatRow, owner: str) -> SeatRequest:
    if seat.kind == "bot":
        return SeatRequest("bot", seat.name, seat.bot)
    if seat.kind == "program":
        return SeatRequest("program", seat.name)
    return SeatRequest("here" if seat.owner == owner else "link", seat.name)
