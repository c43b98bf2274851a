"""Seeds and keys: what a game is dealt from, and which of them are refused."""

from __future__ import annotations

import msgspec
import pytest

import newworlds
from newworlds.core.chance import Chance
from newworlds.core.errors import BadKey, BadSeed, KeyNotUsed, NewWorldsError, UnknownChance
from newworlds.core.match import Match
from newworlds.core.playout import random_move
from newworlds.core.record import record_from_json, record_to_json
from newworlds.core.seeds import key_of
from newworlds.core.text import sentence
from newworlds.core.viewer import REFEREE
from newworlds.games import all_games
from tests.toy import GAME

KEY = bytes(range(200, 232))


def played(match: Match, decisions: int = 12) -> Match:
    chance = Chance(1)
    for _ in range(decisions):
        match.play(int(random_move(match.position, chance)))
    return match


@pytest.mark.parametrize("seed", [7, KEY])
def test_a_game_of_a_seed_or_a_key_survives_its_record_and_its_bytes(seed: int | bytes) -> None:
    match = played(GAME.new(players=2, seed=seed, chance=2))
    replayed = newworlds.replay(record_from_json(record_to_json(match.record())))
    restored = GAME.from_bytes(match.to_bytes())
    for other in (replayed, restored):
        assert other.position.numbers() == match.position.numbers()
        assert (other.seed, other.setup) == (seed, match.setup)
        assert played(other.copy(), 3).position.numbers() == played(match.copy(), 3).position.numbers()


def test_a_record_gives_the_key_in_hexadecimal_digits_and_no_seed() -> None:
    plain = msgspec.json.decode(record_to_json(GAME.new(players=2, seed=KEY, chance=2).record()))
    assert (plain["chance"], plain["key"]) == (2, KEY.hex())
    assert "seed" not in plain


def test_a_record_of_version_1_does_not_mention_chance() -> None:
    plain = msgspec.json.decode(record_to_json(GAME.new(players=2, seed=7, chance=1).record()))
    assert plain["seed"] == 7
    assert "chance" not in plain
    assert newworlds.replay(msgspec.json.encode(plain)).setup.chance == 1


def test_a_seed_deals_the_game_of_its_key() -> None:
    for game in all_games():
        of_seed, of_key = (game.new(players=2, seed=seed, chance=2) for seed in (7, key_of(7)))
        assert of_seed.position.numbers() == of_key.position.numbers()


def test_each_version_another_key_and_another_seed_deal_another_game() -> None:
    for game in (game for game in all_games() if game.id != "terra_nova"):
        deals = [game.new(players=2, seed=7, chance=1)]
        deals += [game.new(players=2, seed=seed, chance=2) for seed in (7, 8, KEY, KEY[::-1])]
        boards = {msgspec.json.encode(match.view(REFEREE)) for match in deals}
        assert len(boards) == len(deals)


@pytest.mark.parametrize(
    ("seed", "chance", "error"),
    [
        (-1, 1, BadSeed),
        (2**53, 1, BadSeed),
        (-1, 2, BadSeed),
        (2**53, 2, BadSeed),
        (KEY[1:], 2, BadKey),
        (KEY + b"\0", 2, BadKey),
        (b"", 2, BadKey),
        (KEY, 1, KeyNotUsed),
        (7, 0, UnknownChance),
        (7, 3, UnknownChance),
    ],
)
def test_what_is_neither_a_seed_nor_a_key_is_refused(
    seed: int | bytes, chance: int, error: type[NewWorldsError]
) -> None:
    with pytest.raises(error):
        GAME.new(players=2, seed=seed, chance=chance)


@pytest.mark.parametrize(("key", "chance"), [(KEY, 1), (KEY[1:], 2)])
def test_an_error_about_a_key_does_not_tell_it(key: bytes, chance: int) -> None:
    with pytest.raises(NewWorldsError) as refused:
        GAME.new(players=2, seed=key, chance=chance)
    for told in (sentence(refused.value.message, "en"), repr(refused.value), repr(refused.value.details)):
        assert key.hex()[:8] not in told
        assert repr(key)[2:10] not in told
