"""Opening a table: from the request to the rows that are stored."""

from __future__ import annotations

import secrets

from newworlds.core.seeds import LARGEST_SEED, checked_number
from newworlds.games import game
from newworlds.server.clock import now
from newworlds.server.requests import SeatRequest, TableRequest, checked_options, checked_seat
from newworlds.server.storage.rows import SeatRow, TableRow
from newworlds.server.table_state import TableState, dealt

_ID_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without characters that are easily confused when a link is read aloud."""


def opened(request: TableRequest, host: str, opened_from: str | None = None) -> TableState:
    """Setting up some games takes a while: not for the event loop."""
    asked = [checked_seat(seat) for seat in request.seats]
    setup = game(request.game).setup(len(asked), checked_options(request.options), chance=1)
    seats = [_seat(number, seat, host) for number, seat in enumerate(asked)]
    opened_at = now()
    row = TableRow(
        id="".join(secrets.choice(_ID_SIGNS) for _ in range(10)),
        game=setup.game,
        rules=setup.rules,
        options=setup.options,
        data=setup.data,
        seed=secrets.randbelow(LARGEST_SEED + 1) if request.seed is None else checked_number(request.seed),
        salt=secrets.token_hex(16),
        is_seed_chosen=request.seed is not None,
        host=host,
        opened_from=opened_from,
        created=opened_at,
        updated=opened_at,
        status="waiting",
        scores=[0] * len(seats),
    )
    state = TableState(row, seats, setup, None)
    return dealt(state) if all(seat.is_taken for seat in seats) else state


def _seat(number: int, asked: SeatRequest, host: str) -> SeatRow:
    return SeatRow(
        seat=number,
        kind=asked.kind,
        name=asked.name,
        bot=asked.bot,
        owner=host if asked.kind == "here" else None,
        invite=secrets.token_urlsafe(12) if asked.kind == "link" else None,
    )
