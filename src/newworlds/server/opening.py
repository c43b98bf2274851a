"""Opening a table: from the request to the rows that are stored."""

from __future__ import annotations

import secrets

from newworlds.core.match import Match
from newworlds.core.seeds import LARGEST_SEED
from newworlds.games import game
from newworlds.server.clock import now
from newworlds.server.course import Course
from newworlds.server.requests import SeatRequest, TableRequest, checked_options, checked_seat
from newworlds.server.storage.rows import SeatRow, StoredTable, TableRow
from newworlds.server.tables import row_after

_ID_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without characters that are easily confused when a link is read aloud."""


def opened(request: TableRequest, host: str) -> tuple[StoredTable, Course]:
    asked = [checked_seat(seat) for seat in request.seats]
    played = game(request.game)
    setup = played.setup(len(asked), checked_options(request.options), chance=1)
    seed = secrets.randbelow(LARGEST_SEED + 1) if request.seed is None else request.seed
    course = Course(Match(played, setup, seed), [], 0)
    seats = [_seat(number, seat, host) for number, seat in enumerate(asked)]
    row = TableRow(
        id="".join(secrets.choice(_ID_SIGNS) for _ in range(10)),
        game=setup.game,
        rules=setup.rules,
        options=setup.options,
        data=setup.data,
        seed=seed,
        salt=secrets.token_hex(16),
        is_seed_chosen=request.seed is not None,
        host=host,
        created=now(),
        updated=now(),
        status="waiting",
        scores=course.match.scores,
    )
    return StoredTable(row_after(row, course, all(seat.is_taken for seat in seats)), seats), course


def _seat(number: int, asked: SeatRequest, host: str) -> SeatRow:
    return SeatRow(
        seat=number,
        kind=asked.kind,
        name=asked.name,
        bot=asked.bot,
        owner=host if asked.kind == "here" else None,
        invite=secrets.token_urlsafe(12) if asked.kind == "link" else None,
    )
