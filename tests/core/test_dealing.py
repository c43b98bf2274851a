"""Fair dealing: the arithmetic, and what a record proves."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from newworlds.core.dealing import Contribution, Dealing, Terms, commitment_of, hkdf, key_of
from newworlds.core.errors import ForgedDealing
from newworlds.core.fairness import Fairness, fairness_of
from newworlds.core.match import Match
from newworlds.core.message import Message
from newworlds.core.record import Record, SeatRecord, commitment
from newworlds.core.seeds import KEYED
from tests.toy import GAME

SECRET, ANN, BO = "11" * 32, "aa" * 32, "bb" * 32
TERMS = Terms("k2m4p6r8t9", "sealed", 1, {"order": "up", "hand": 3, "bonus": True}, "d" * 64, 2, KEYED)

RFC_5869 = [
    (
        "0b" * 22,
        "000102030405060708090a0b0c",
        "f0f1f2f3f4f5f6f7f8f9",
        "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865",
    ),
    (
        bytes(range(0x50)).hex(),
        bytes(range(0x60, 0xB0)).hex(),
        bytes(range(0xB0, 0x100)).hex(),
        (
            "b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e590e09"
            "da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87"
        ),
    ),
    (
        "0b" * 22,
        "",
        "",
        "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8",
    ),
]


@pytest.mark.parametrize(("secrets", "salt", "info", "made"), RFC_5869)
def test_the_key_derivation_is_that_of_RFC_5869(secrets: str, salt: str, info: str, made: str) -> None:
    secret, salted, informed = (bytes.fromhex(part) for part in (secrets, salt, info))
    assert hkdf(secret, salted, informed, length=len(made) // 2).hex() == made


def test_a_commitment_is_the_SHA_256_of_the_secret_bytes() -> None:
    assert commitment_of("00" * 32) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_every_ingredient_changes_the_key() -> None:
    keys = [key_of(SECRET, [ANN, BO], TERMS)]
    keys += [key_of(ANN, [ANN, BO], TERMS), key_of(SECRET, [BO, ANN], TERMS), key_of(SECRET, [ANN], TERMS)]
    others = {"table": "x", "game": "x", "rules": 2, "options": {}, "data": "e" * 64, "players": 3, "chance": 1}
    assert set(others) == set(Terms.__struct_fields__)
    keys += [
        key_of(SECRET, [ANN, BO], msgspec.structs.replace(TERMS, **{name: other})) for name, other in others.items()
    ]
    assert len(set(keys)) == len(keys)
    assert {len(key) for key in keys} == {32}


def _dealing(**changes: Any) -> Dealing:
    parts = [Contribution([0], commitment_of(ANN), ANN), Contribution([1], commitment_of(BO), BO)]
    whole = Dealing(TERMS.table, commitment_of(SECRET), parts, SECRET)
    return msgspec.structs.replace(whole, **changes)


def _record(dealing: Dealing, seats: tuple[SeatRecord, ...] = (SeatRecord("Ann"), SeatRecord("Bo"))) -> Record:
    """The game as such a dealing leads to it."""
    setup = GAME.setup(len(seats), {}, chance=KEYED)
    terms = Terms(dealing.table, GAME.id, setup.rules, setup.options, setup.data, len(seats), KEYED)
    given = [part.contribution for part in dealing.contributions if part.contribution is not None]
    key = key_of(dealing.secret or SECRET, given, terms)
    return msgspec.structs.replace(Match(GAME, setup, key).record(seats), dealing=dealing)


def test_everybody_contributed() -> None:
    assert fairness_of(_record(_dealing())) == Fairness("fair")


def test_bots_need_not_contribute() -> None:
    seats = (SeatRecord("Ann"), SeatRecord("Bo", bot="random"))
    alone = _dealing(contributions=[Contribution([0], commitment_of(ANN), ANN)])
    assert fairness_of(_record(alone, seats)) == Fairness("fair")


def test_the_seats_of_one_browser_share_a_contribution() -> None:
    shared = _dealing(contributions=[Contribution([0, 1], commitment_of(ANN), ANN)])
    assert fairness_of(_record(shared)) == Fairness("fair")


def test_it_is_told_who_was_left_out() -> None:
    without = _dealing(contributions=[Contribution([0], commitment_of(ANN), ANN), Contribution([1], commitment_of(BO))])
    assert fairness_of(_record(without)) == Fairness("partly", left_out=[1])


def test_it_is_told_who_contributed_nothing() -> None:
    alone = _dealing(contributions=[Contribution([1], commitment_of(BO), BO)])
    assert fairness_of(_record(alone)) == Fairness("partly", silent=[0])


def test_a_server_that_dealt_alone_is_not_called_fair() -> None:
    assert fairness_of(_record(_dealing(contributions=[]))) == Fairness("server_alone", silent=[0, 1])
    closed = [Contribution([0], commitment_of(ANN)), Contribution([1], commitment_of(BO))]
    assert fairness_of(_record(_dealing(contributions=closed))) == Fairness("server_alone", left_out=[0, 1])


def test_a_chosen_seed_is_never_called_fair() -> None:
    assert fairness_of(GAME.new(players=2, seed=7).record()) == Fairness("chosen_seed")
    assert fairness_of(GAME.new(players=2, seed=bytes(32), chance=KEYED).record()) == Fairness("chosen_seed")


def test_a_seed_that_only_the_server_sealed() -> None:
    record = msgspec.structs.replace(GAME.new(players=2, seed=7).record(), commitment=commitment(7, "abc"))
    assert fairness_of(record) == Fairness("uncheckable")
    assert fairness_of(msgspec.structs.replace(record, salt="abc")) == Fairness("sealed_seed")


def test_a_game_in_progress_cannot_be_checked_yet() -> None:
    record = msgspec.structs.replace(_record(_dealing()), key=None, dealing=_dealing(secret=None))
    assert fairness_of(record) == Fairness("uncheckable")


def _problem(error: ForgedDealing) -> str:
    problem = error.details["problem"]
    assert isinstance(problem, Message)
    return problem.code


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"secret": BO}, "secret"),
        ({"commitment": commitment_of(BO)}, "secret"),
        ({"table": "another"}, "dealt_key"),
        ({"contributions": [Contribution([0], commitment_of(ANN), BO)]}, "contribution"),
        ({"contributions": [Contribution([1], commitment_of(BO), BO)]}, "dealt_key"),
        ({"contributions": [Contribution([0], commitment_of(ANN)), *_dealing().contributions[1:]]}, "dealt_key"),
        ({"contributions": [*reversed(_dealing().contributions)]}, "contributors"),
        ({"contributions": [Contribution([1, 0], commitment_of(ANN), ANN)]}, "contributors"),
        ({"contributions": [Contribution([], commitment_of(ANN), ANN)]}, "contributors"),
        ({"contributions": [Contribution([0, 2], commitment_of(ANN), ANN)]}, "contributors"),
        ({"contributions": [Contribution([0], commitment_of(ANN), ANN)] * 2}, "contributors"),
    ],
)
def test_whatever_is_changed_afterwards_is_found(changes: dict[str, Any], problem: str) -> None:
    record = msgspec.structs.replace(_record(_dealing()), dealing=_dealing(**changes))
    with pytest.raises(ForgedDealing) as found:
        fairness_of(record)
    assert _problem(found.value) == f"error.forged_dealing.{problem}"


@pytest.mark.parametrize(
    ("changes", "problem"),
    [({"key": "00" * 32}, "dealt_key"), ({"seed": 7}, "dealing_and_seed"), ({"options": {"hand": 2}}, "dealt_key")],
)
def test_a_game_that_was_not_dealt_like_this_is_found(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(ForgedDealing) as found:
        fairness_of(msgspec.structs.replace(_record(_dealing()), **changes))
    assert _problem(found.value) == f"error.forged_dealing.{problem}"


def test_a_bots_seat_cannot_contribute() -> None:
    seats = (SeatRecord("Ann"), SeatRecord("Bo", bot="random"))
    with pytest.raises(ForgedDealing, match="belong to people"):
        fairness_of(_record(_dealing(), seats))


def test_a_seed_other_than_the_sealed_one_is_found() -> None:
    record = msgspec.structs.replace(GAME.new(players=2, seed=8).record(), salt="abc", commitment=commitment(7, "abc"))
    with pytest.raises(ForgedDealing, match="not the one sealed before the game"):
        fairness_of(record)
