"""What if: a new table that plays on from a moment of another game, against bots. The other game is not touched.

A finished game has no secrets left, so its branch goes on with the real deal: it shares the moves and what they were
dealt from. Of a game in progress a player may only know what their seat knows: whatever is hidden from it is drawn
anew, and only this imagined position is stored. The branch has no way to the real draws.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from newworlds.core.seeds import LARGEST_SEED, Seed
from newworlds.core.setup import Setup
from newworlds.games import game
from newworlds.server.clock import now
from newworlds.server.course import Course, stored_course
from newworlds.server.errors import NotYourSeat
from newworlds.server.opening import new_id
from newworlds.server.play_errors import BadBranch, BranchNotYet, NothingToBranch
from newworlds.server.requests import SeatRequest, checked_seat
from newworlds.server.seating import seats_of
from newworlds.server.storage.table_rows import SeatRow, StepRow, TableRow
from newworlds.server.table_state import TableState, standing_after


class Branched(NamedTuple):
    state: TableState
    steps: list[StepRow]
    """The moves that it shares with the other game."""


class Player(NamedTuple):
    """Who branches off, and from where: the fingerprint of an address."""

    owner: str
    opened_from: str | None


def branched(parent: TableState, moment: int, asked: Sequence[SeatRequest], player: Player) -> Branched:
    """From a moment of a table's game; setting up takes a while: not for the event loop."""
    seats = checked_seats(asked, len(parent.seats), player)
    if parent.row.status == "over":
        return branch_of_course(parent.course, moment, seats, player, parent.row.id)
    check_plays_alone(parent, player.owner, _own_seat(seats))
    return _imagined_branch(parent, moment, seats, player)


def check_plays_alone(parent: TableState, owner: str, seat: int) -> None:
    """While a game is in progress, only somebody who plays it against bots may try out something else."""
    mine = seats_of(owner, parent.seats)
    if not mine:
        raise NotYourSeat()
    if any(other.kind != "bot" and other.owner != owner for other in parent.seats):
        raise BranchNotYet()
    if seat not in mine:
        raise NotYourSeat()


def branch_of_course(
    course: Course, moment: int, seats: list[SeatRow], player: Player, table_id: str | None
) -> Branched:
    """The same game with the same deal, as far as this moment."""
    match = course.match
    played = zip(course.steps[:moment], match.moves, strict=False)
    steps = [
        StepRow(seq=seq, kind="move", seat=step.seat, move=match.game.write_json(move), at=now())
        for seq, (step, move) in enumerate(played, start=1)
    ]
    row = _row(match.setup, seats, player, moment, table_id)
    row = msgspec.structs.replace(row, start=match.start, **({} if match.start is not None else _deal(match.seed)))
    shared = stored_course(match.game, match.setup, match.seed, steps, match.start)
    return Branched(_state(row, seats, match.setup, shared), steps)


def _imagined_branch(parent: TableState, moment: int, seats: list[SeatRow], player: Player) -> Branched:
    """The position as the player may imagine it then; the deal is not taken along."""
    real = parent.course.position_after(moment)
    imagined = real.imagine(_own_seat(seats), secrets.randbelow(LARGEST_SEED + 1))
    row = _row(parent.setup, seats, player, moment, parent.row.id)
    row = msgspec.structs.replace(row, start=imagined.numbers())
    course = stored_course(game(parent.setup.game), parent.setup, 0, [], row.start)
    return Branched(_state(row, seats, parent.setup, course), [])


def checked_seats(asked: Sequence[SeatRequest], players: int, player: Player) -> list[SeatRow]:
    tidy = [checked_seat(seat) for seat in asked]
    kinds = sorted(seat.kind for seat in tidy)
    if kinds != sorted(["here", *["bot"] * (players - 1)]):
        raise BadBranch(players=players)
    return [
        SeatRow(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            owner=player.owner if seat.kind == "here" else None,
        )
        for number, seat in enumerate(tidy)
    ]


def _own_seat(seats: Sequence[SeatRow]) -> int:
    return next(seat.seat for seat in seats if seat.kind == "here")


def _deal(seed: Seed) -> dict[str, str | int]:
    return {"key": seed.hex()} if isinstance(seed, bytes) else {"seed": seed}


def _row(setup: Setup, seats: Sequence[SeatRow], player: Player, moment: int, table_id: str | None) -> TableRow:
    opened_at = now()
    return TableRow(
        id=new_id(),
        game=setup.game,
        rules=setup.rules,
        options=setup.options,
        data=setup.data,
        is_seed_chosen=False,
        chance=setup.chance,
        host=player.owner,
        opened_from=player.opened_from,
        created=opened_at,
        updated=opened_at,
        status="playing",
        scores=[0] * len(seats),
        branched_at=moment,
        branched_from=table_id,
    )


def _state(row: TableRow, seats: list[SeatRow], setup: Setup, course: Course) -> TableState:
    if course.match.is_over:
        raise NothingToBranch()
    return TableState(standing_after(row, course), seats, [], [], setup, course)
