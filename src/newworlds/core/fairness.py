"""What a record proves about its dealing: could anybody have chosen, foreseen or tried deals?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from newworlds.core.dealing import Contribution, Dealing, Terms, commitment_of, key_of
from newworlds.core.errors import ForgedDealing
from newworlds.core.message import Argument, Message
from newworlds.core.record import Record, commitment

Verdict = Literal["fair", "partly", "server_alone", "chosen_seed", "sealed_seed", "uncheckable"]
"""Everybody contributed; some did; nobody did, so whoever ran the server could have tried deals; somebody chose the
seed; only the server sealed the seed, as tables did before there were contributions; the secret is not shown yet."""


class Fairness(msgspec.Struct, frozen=True, omit_defaults=True):
    verdict: Verdict
    left_out: list[int] = []
    """Seats whose contribution never came: the others agreed to deal without it."""
    silent: list[int] = []
    """Seats of people who promised no contribution."""


def fairness_of(record: Record) -> Fairness:
    """`ForgedDealing` when what the record tells contradicts itself."""
    if record.dealing is not None:
        return _contributed(record, record.dealing)
    if record.commitment is not None:
        return _sealed(record, record.commitment)
    return Fairness("uncheckable" if record.seed is None and record.key is None else "chosen_seed")


def _sealed(record: Record, promised: str) -> Fairness:
    if record.salt is None or record.seed is None:
        return Fairness("uncheckable")
    if commitment(record.seed, record.salt) != promised:
        raise forged("commitment")
    return Fairness("sealed_seed")


def _contributed(record: Record, dealing: Dealing) -> Fairness:
    if record.seed is not None:
        raise forged("dealing_and_seed")
    _check_seats(record, dealing)
    for part in dealing.contributions:
        if part.contribution is not None and commitment_of(part.contribution) != part.commitment:
            raise forged("contribution", seats=[seat + 1 for seat in part.seats])
    if dealing.secret is None or record.key is None:
        return Fairness("uncheckable")
    if commitment_of(dealing.secret) != dealing.commitment:
        raise forged("secret")
    if recorded_key(record, dealing, dealing.secret) != record.key:
        raise forged("dealt_key")
    return _judged(record, dealing)


def recorded_key(record: Record, dealing: Dealing, secret: str) -> str:
    """The key that follows from what the record tells."""
    terms = Terms(
        table=dealing.table,
        game=record.game,
        rules=record.rules,
        options=record.options,
        data=record.data,
        players=len(record.seats),
        chance=record.chance,
    )
    given = [part.contribution for part in dealing.contributions if part.contribution is not None]
    return key_of(secret, given, terms).hex()


def _judged(record: Record, dealing: Dealing) -> Fairness:
    left_out = _seats(part for part in dealing.contributions if part.contribution is None)
    promised = _seats(dealing.contributions)
    silent = [seat for seat, sitting in enumerate(record.seats) if sitting.bot is None and seat not in promised]
    if len(left_out) == len(promised):
        return Fairness("server_alone", left_out, silent)
    return Fairness("partly" if left_out or silent else "fair", left_out, silent)


def _check_seats(record: Record, dealing: Dealing) -> None:
    """Every contribution belongs to people, nobody's counts twice, and they are in the order of their first seats."""
    seats = _seats(dealing.contributions)
    people = {seat for seat, sitting in enumerate(record.seats) if sitting.bot is None}
    firsts = [part.seats[:1] for part in dealing.contributions]
    in_order = all(part.seats == sorted(part.seats) for part in dealing.contributions) and firsts == sorted(firsts)
    if not in_order or [] in firsts or len(set(seats)) != len(seats) or not people.issuperset(seats):
        raise forged("contributors")


def _seats(parts: Iterable[Contribution]) -> list[int]:
    return [seat for part in parts for seat in part.seats]


def forged(problem: str, **args: Argument) -> ForgedDealing:
    """The problem's text is in the catalogues under `error.forged_dealing.<problem>`."""
    return ForgedDealing(problem=Message(f"error.forged_dealing.{problem}", args))
