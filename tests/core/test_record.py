"""Records: what they contain, and the errors for invalid ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import newworlds
from newworlds.core.chance import Chance
from newworlds.core.errors import (
    BadOption,
    BadPlayers,
    BadRecord,
    BadSeed,
    UnknownChance,
    UnknownData,
    UnknownGame,
    UnknownRules,
)
from newworlds.core.match import Match
from newworlds.core.playout import random_move
from newworlds.core.record import SeatRecord, commitment, record_from_json, record_to_json
from newworlds.core.replay import check_outcome
from tests.toy import GAME

KEY = bytes(range(224, 256)).hex()

Change = Callable[[dict[str, Any]], object]


def _played(seed: int = 3, **options: Any) -> Match:
    return _played_out(GAME.new(players=2, seed=seed, options=options))


def _played_out(match: Match) -> Match:
    chance = Chance(3)
    while not match.is_over:
        match.play(int(random_move(match.position, chance)))
    return match


def _changed(change: Change) -> bytes:
    plain = msgspec.json.decode(record_to_json(_played().record()))
    change(plain)
    return msgspec.json.encode(plain)


def test_a_record_survives_json() -> None:
    record = _played().record([SeatRecord("Ann"), SeatRecord("Bo", bot="reference")])
    assert record_from_json(record_to_json(record)) == record


def test_a_record_replays_from_an_object_from_json_and_from_a_file(tmp_path: Path) -> None:
    match = _played()
    record = match.record()
    file = tmp_path / "game.json"
    file.write_bytes(record_to_json(record))
    for source in (record, record_to_json(record), record_to_json(record).decode(), file):
        replayed = newworlds.replay(source)
        assert replayed.position.numbers() == match.position.numbers()
        check_outcome(replayed, record)


def test_a_record_replays_up_to_any_move() -> None:
    record = _played().record()
    assert [len(newworlds.replay(record, upto).moves) for upto in (0, 1, 5)] == [0, 1, 5]


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (b"not json", "not valid JSON"),
        (b"{", "not valid JSON"),
        (b"[]", "not valid JSON"),
        (b'{"format": 1}', "missing required field `game`"),
        (b"\xff\xfe", "not valid JSON"),
    ],
)
def test_what_cannot_be_read_is_a_bad_record(source: bytes, told: str) -> None:
    with pytest.raises(BadRecord, match=told):
        newworlds.replay(source)


@pytest.mark.parametrize(
    ("change", "error", "told"),
    [
        (lambda r: r.update(format=99), BadRecord, "format 99; this program reads format 1"),
        (lambda r: r.update(game="chess"), UnknownGame, "no game called “chess”"),
        (lambda r: r.update(rules=77), UnknownRules, "version 77 of the rules; this program knows 1, 2"),
        (lambda r: r.update(data="0" * 64), UnknownData, "neither shipped nor archived"),
        (lambda r: r.update(components={"cards_each": 6}), BadRecord, "don’t match the hash"),
        (lambda r: r.update(seed=None), BadRecord, "stays secret"),
        (lambda r: r.pop("seed"), BadRecord, "stays secret"),
        (lambda r: r.update(chance=3), UnknownChance, "no version 3 of chance; this program knows 1, 2"),
        (lambda r: r.update(chance=2, key=KEY), BadRecord, "both a seed and a key"),
        (lambda r: r.update(chance=1, seed=None, key=KEY), BadRecord, "dealt by version 1 of chance have none"),
        (lambda r: r.update(chance=2, seed=None, key=KEY[1:]), BadRecord, "must be 64 hexadecimal digits"),
        (lambda r: r.update(chance=2, seed=None, key=KEY.upper()), BadRecord, "must be 64 hexadecimal digits"),
        (lambda r: r.update(chance=2, seed=None, key=KEY[1:] + "\n"), BadRecord, "must be 64 hexadecimal digits"),
        (lambda r: r.update(seed=-1), BadSeed, "“-1” is not a seed"),
        (lambda r: r["options"].update(order="sideways"), BadOption, "can’t be “sideways”"),
        (lambda r: r["seats"].clear(), BadPlayers, "is for 2 to 4 players, not 0"),
        (lambda r: r["moves"].insert(2, {"kind": "play_card", "card": 99}), BadRecord, "move 3 is not .*no card 99"),
        (lambda r: r["moves"].insert(1, r["moves"][0]), BadRecord, "move 2 is not allowed. You have played your card"),
        (lambda r: r["moves"].insert(4, {"kind": "fly"}), BadRecord, "move 5 is not allowed. This is not a move"),
        (lambda r: r["moves"].append({"kind": "draw_card"}), BadRecord, "is not allowed. The game is over"),
    ],
)
def test_a_record_that_does_not_fit_says_what_and_where(change: Change, error: type[Exception], told: str) -> None:
    with pytest.raises(error, match=told):
        newworlds.replay(_changed(change))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda r: r["result"].update(scores=[9, 9]), "records the scores 9, 9"),
        (lambda r: r["result"].update(winners=[0, 1]), "or to other winners"),
        (lambda r: r.pop("result"), "no result is recorded"),
        (lambda r: r["moves"].pop(), "the game isn’t over after its"),
    ],
)
def test_a_result_that_the_moves_do_not_lead_to_is_reported(change: Change, told: str) -> None:
    record = record_from_json(_changed(change))
    with pytest.raises(BadRecord, match=told):
        check_outcome(newworlds.replay(record), record)


def test_a_record_of_older_rules_replays_by_them() -> None:
    """T-5: the bonus was one point less in version 1."""
    match = next(played for played in map(_played, range(20)) if GAME.sheet(played.position)[1].points != [0, 0])
    older = newworlds.replay(msgspec.structs.replace(match.record(), rules=1, result=None))
    assert sum(older.scores) == sum(match.scores) - 1


def test_a_record_of_archived_components_replays_with_them_and_does_not_carry_them() -> None:
    match = GAME.new(players=2, seed=1, components={"game": "sealed", "cards_each": 4})
    assert match.setup.data in GAME.archive
    record = match.record()
    assert record.components is None
    assert newworlds.replay(record).position.numbers() == match.position.numbers()


def test_a_record_carries_components_that_were_never_shipped() -> None:
    own = {"game": "sealed", "cards_each": 7}
    match = GAME.new(players=2, seed=1, components=own)
    record = record_from_json(record_to_json(match.record()))
    assert record.components == own
    assert newworlds.replay(record).position.numbers() == match.position.numbers()


def test_a_record_carries_components_that_a_later_version_may_generate_differently() -> None:
    """A generated map."""
    match = newworlds.game("terra_nova").new(players=2, options={"map": "generated"})
    assert match.record().components == match.setup.components
    assert newworlds.game("terra_nova").new(players=2).record().components is None


def test_fields_of_a_later_version_are_ignored() -> None:
    assert newworlds.replay(_changed(lambda r: r.update(weather="fine"))).is_over


def test_the_commitment_is_the_hash_of_seed_and_salt() -> None:
    assert commitment(42, "abc") == "4c611c47136d0d52ef7b1d6508b6d77b5d245237732f0e539c3b8a614d0586e5"
