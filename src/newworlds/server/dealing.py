"""From the first seat to the first move: who contributes to the dealing, and when the game begins.

Nothing about a deal exists before every seat is taken and everybody who contributes is bound by a commitment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from newworlds.core.dealing import Terms, commitment_of, is_secret, key_of
from newworlds.core.match import Match
from newworlds.core.seeds import Seed
from newworlds.games import game
from newworlds.server.course import Course
from newworlds.server.errors import CommitmentNotWanted
from newworlds.server.play_errors import NotDealing, NothingPromised, WrongContribution
from newworlds.server.storage.rows import in_order, settled
from newworlds.server.storage.table_rows import ContributionRow, SeatRow, StoredTable, TableRow
from newworlds.server.table_state import Change, TableState, changed, standing_after

NOTHING_DEALT: Final = 0
"""The seed of a game that begins in an imagined position: nothing comes from it."""


def seed_of(kept: StoredTable) -> Seed:
    """What the game is dealt from: a seed, or a key made of what everybody contributed. Always the same."""
    row = kept.row
    if row.key is not None:
        return bytes.fromhex(row.key)
    if row.start is not None:
        return NOTHING_DEALT
    if row.secret is None:
        assert row.seed is not None
        return row.seed
    terms = Terms(row.id, row.game, row.rules, row.options, row.data, len(kept.seats), row.chance)
    given = [part.contribution for part in kept.contributions if part.contribution is not None]
    return key_of(row.secret, given, terms)


def takes_contributions(row: TableRow) -> bool:
    """Not if its seed was chosen, or drawn before there were contributions."""
    return row.secret is not None


def sat_down(state: TableState, taken: tuple[SeatRow, ...], commitment: str | None) -> Change:
    """Somebody takes seats; when none is free any more, the game is dealt."""
    new = {seat.seat: seat for seat in taken}
    seats = [new.get(seat.seat, seat) for seat in state.seats]
    seated = msgspec.structs.replace(state, seats=seats, row=changed(state.row))
    sealed = () if commitment is None else (promised(state.row, taken[0].owner or "", commitment),)
    return begun_change(state, _with(seated, sealed), taken)


def promised(row: TableRow, owner: str, commitment: str) -> ContributionRow:
    if not takes_contributions(row):
        raise CommitmentNotWanted()
    return ContributionRow(owner=owner, commitment=commitment)


def promised_anew(state: TableState, owner: str, commitment: str | None) -> Change | None:
    """While seats are free, whoever sits down again may seal something else: nothing was shown so far."""
    known = _contribution_of(state, owner)
    is_fixed = state.row.status != "waiting"
    if commitment is None or is_fixed or (known is not None and known.commitment == commitment):
        return None
    sealed = promised(state.row, owner, commitment)
    after = _with(msgspec.structs.replace(state, row=changed(state.row)), (sealed,))
    return Change(after, contributions=(sealed,))


def contributed(state: TableState, owner: str, contribution: str) -> Change | None:
    """Somebody shows what they promised; with the last contribution the game begins."""
    known = _promise_of(state, owner)
    if not is_secret(contribution) or commitment_of(contribution) != known.commitment:
        raise WrongContribution()
    if known.contribution is not None:
        return None
    if state.row.status != "dealing":
        raise NotDealing()
    return _changed_part(state, msgspec.structs.replace(known, contribution=contribution))


def agreed(state: TableState, owner: str) -> Change | None:
    """Somebody agrees to deal without those who are awaited."""
    known = _promise_of(state, owner)
    if state.row.status != "dealing" or known.agrees:
        return None
    return _changed_part(state, msgspec.structs.replace(known, agrees=True))


def begun_change(before: TableState, seated: TableState, taken: Sequence[SeatRow] = ()) -> Change:
    """The dealing begins, or the game, if nothing is awaited any more."""
    after = begun(seated)
    parts = tuple(part for part in after.contributions if part not in before.contributions)
    return Change(after, taken=tuple(taken), contributions=parts)


def begun(state: TableState) -> TableState:
    """The table as it is to be once its seats and contributions are known. Dealing is not for the event loop."""
    if not all(seat.is_taken for seat in state.seats):
        return state
    state = msgspec.structs.replace(state, contributions=settled(state.contributions, state.seats))
    if not _is_ready(state.contributions):
        return msgspec.structs.replace(state, row=msgspec.structs.replace(state.row, status="dealing"))
    course = Course(Match(game(state.setup.game), state.setup, seed_of(state)), [], 0)
    return msgspec.structs.replace(state, row=standing_after(state.row, course), game=course)


def _is_ready(parts: Sequence[ContributionRow]) -> bool:
    """All have contributed, or all who have agree to do without the others; if none has, all must agree."""
    given = [part for part in parts if part.contribution is not None]
    return len(given) == len(parts) or all(part.agrees for part in given or parts)


def _changed_part(state: TableState, part: ContributionRow) -> Change:
    return begun_change(state, _with(msgspec.structs.replace(state, row=changed(state.row)), (part,)))


def _with(state: TableState, parts: Sequence[ContributionRow]) -> TableState:
    owners = {part.owner for part in parts}
    others = [part for part in state.contributions if part.owner not in owners]
    return msgspec.structs.replace(state, contributions=in_order([*others, *parts], state.seats))


def _contribution_of(state: TableState, owner: str) -> ContributionRow | None:
    return next((part for part in state.contributions if part.owner == owner), None)


def _promise_of(state: TableState, owner: str) -> ContributionRow:
    known = _contribution_of(state, owner)
    if known is None:
        raise NothingPromised()
    if state.row.status == "waiting":
        raise NotDealing()
    return known
