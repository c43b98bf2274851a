"""Who sits where at a table, and who of them are people."""

from __future__ import annotations

from collections.abc import Sequence

from newworlds.server.storage.table_rows import SeatRow


def seats_of(owner: str, seats: Sequence[SeatRow]) -> list[int]:
    return [seat.seat for seat in seats if seat.owner == owner]


def kept_seats(owner: str, seats: Sequence[SeatRow]) -> list[int]:
    return [seat.seat for seat in seats if seat.kept_for == owner]


def bot_seats(seats: Sequence[SeatRow]) -> list[int]:
    """The seats that answer automatically."""
    return [seat.seat for seat in seats if seat.playing_bot is not None]


def is_shared(seats: Sequence[SeatRow]) -> bool:
    """Whether several take part, each with a browser or program of their own."""
    return len({seat.owner for seat in seats if seat.kind != "bot"}) > 1


def other_people(seat: int, seats: Sequence[SeatRow]) -> list[int]:
    """The seats of those who are asked before something is undone: bots and programs always agree."""
    asker = seats[seat].owner
    return [other.seat for other in seats if other.is_person and other.stand_in is None and other.owner != asker]


def is_stood_in(owner: str, seats: Sequence[SeatRow]) -> bool:
    """Whether a bot plays for this owner, who leaves and comes back with all seats at once."""
    return any(seat.owner == owner and seat.stand_in is not None for seat in seats)
