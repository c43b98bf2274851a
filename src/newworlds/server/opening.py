"""Opening a table: from the request to the rows that are stored."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from newworlds.core.dealing import SECRET_BYTES
from newworlds.core.seeds import KEYED, checked_number
from newworlds.games import game
from newworlds.server.clock import now
from newworlds.server.dealing import begun, promised
from newworlds.server.errors import CommitmentNotWanted
from newworlds.server.invitations import hash_of, new_invite
from newworlds.server.keys import new_key, owner_of
from newworlds.server.lessons import begun_lesson, request_for
from newworlds.server.requests import (
    LessonRequest,
    SeatRequest,
    TableRequest,
    checked_commitment,
    checked_options,
    checked_seat,
)
from newworlds.server.seats.agreeing import agreeable
from newworlds.server.seats.keeping import NOBODY_ASKED, Friends
from newworlds.server.storage.friend_rows import Friend
from newworlds.server.storage.table_rows import ContributionRow, SeatRow, TableRow
from newworlds.server.table_state import Change, TableState

_ID_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without characters that are easily confused when a link is read aloud."""


def new_id() -> str:
    """Of a table: nobody guesses it, so whoever knows it was given it."""
    return "".join(secrets.choice(_ID_SIGNS) for _ in range(10))


class Opened(NamedTuple):
    """Invitations and tokens, by seat, are told to whoever opens the table, and stored nowhere."""

    state: TableState
    invites: dict[int, str]
    tokens: dict[int, str]


def opened(request: TableRequest, host: str, opened_from: str | None = None, friends: Friends = NOBODY_ASKED) -> Opened:
    """Setting up some games takes a while: not for the event loop."""
    asked = [checked_seat(seat) for seat in request.seats]
    setup = game(request.game).setup(len(asked), checked_options(request.options), chance=KEYED)
    invites = {number: new_invite() for number, seat in enumerate(asked) if seat.kind == "link"}
    tokens = {number: new_key() for number, seat in enumerate(asked) if seat.kind == "program"}
    owners = {number: owner_of(token) for number, token in tokens.items()}
    owners |= {number: host for number, seat in enumerate(asked) if seat.kind == "here"}
    seats = [
        _seat(number, seat, owners.get(number), invites.get(number), friends.get(seat.friend or ""))
        for number, seat in enumerate(asked)
    ]
    opened_at = now()
    row = TableRow(
        id=new_id(),
        game=setup.game,
        rules=setup.rules,
        options=setup.options,
        terms=agreeable(request.terms, [seat.kind for seat in asked], request.seed is not None),
        data=setup.data,
        seed=None if request.seed is None else checked_number(request.seed),
        is_seed_chosen=request.seed is not None,
        chance=setup.chance,
        secret=secrets.token_hex(SECRET_BYTES) if request.seed is None else None,
        host=host,
        opened_from=opened_from,
        created=opened_at,
        updated=opened_at,
        status="waiting",
        scores=[0] * len(seats),
    )
    return Opened(begun(TableState(row, seats, _promised(request, row, seats), [], setup, None)), invites, tokens)


def opened_lesson(asked: LessonRequest, host: str, opened_from: str | None = None) -> Change:
    """With the moves that come before the player is asked for the first time."""
    return begun_lesson(opened(request_for(asked), host, opened_from).state, asked.lesson)


def _promised(request: TableRequest, row: TableRow, seats: list[SeatRow]) -> list[ContributionRow]:
    commitment = checked_commitment(request.commitment)
    if commitment is None:
        return []
    if not any(seat.owner == row.host for seat in seats):
        raise CommitmentNotWanted()
    return [promised(row, row.host, commitment)]


def _seat(number: int, asked: SeatRequest, owner: str | None, invite: str | None, friend: Friend | None) -> SeatRow:
    return SeatRow(
        seat=number,
        kind=asked.kind,
        name=friend.name if friend else asked.name,
        bot=asked.bot,
        owner=owner,
        invite_hash=hash_of(invite) if invite else None,
        kept_for=friend.owner if friend else None,
    )
