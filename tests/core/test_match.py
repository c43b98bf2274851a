"""A match: invalid, illegal and late moves are three different things, and none changes anything."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import newworlds
from newworlds.core.chance import Chance
from newworlds.core.errors import BadBytes, BadPlayers, BadSeed, GameIsOver, IllegalMove, InvalidMove, NewWorldsError
from newworlds.core.events import GameStarted
from newworlds.core.match import Match
from newworlds.core.playout import play_randomly
from newworlds.core.text import sentence
from newworlds.games import game
from tests.toy import GAME
from tests.toy.moves import PlayCard


@pytest.fixture
def match() -> Match:
    return GAME.new(players=2, seed=3)


def test_a_move_may_be_given_in_each_of_its_forms(match: Match) -> None:
    move = match.legal()[0]
    assert isinstance(move, PlayCard)
    for form in (move, GAME.write(move), GAME.write_json(move), move.card):
        trial = match.copy()
        trial.play(form)
        assert trial.moves == [move]


@pytest.mark.parametrize(
    ("move", "error"),
    [
        ("dance", InvalidMove),
        ("play 0", InvalidMove),
        ("play 03", InvalidMove),
        ("play ", InvalidMove),
        ({"kind": "play_card"}, InvalidMove),
        ({"kind": "play_card", "card": "3"}, InvalidMove),
        ({"kind": "play_card", "card": 3, "colour": "red"}, InvalidMove),
        ({"kind": "fly"}, InvalidMove),
        ({}, InvalidMove),
        (-7, InvalidMove),
        ("draw", IllegalMove),
        ({"kind": "peek_sealed"}, IllegalMove),
    ],
)
def test_a_refused_move_changes_nothing_and_is_explained(match: Match, move: Any, error: type[NewWorldsError]) -> None:
    before = match.to_bytes()
    with pytest.raises(error) as refused:
        match.play(move)
    assert match.to_bytes() == before
    assert match.explain(move) == refused.value.message


def test_a_card_somebody_else_holds_is_refused_like_one_in_the_bag(match: Match) -> None:
    legal = {move.card for move in match.legal() if isinstance(move, PlayCard)}
    for card in set(range(1, 12)) - legal:
        reason = match.explain(PlayCard(card))
        assert reason is not None
        assert (reason.code, reason.args, reason.rule) == ("sealed.refusal.not_in_hand", {"card": card}, "T-2")


def test_a_legal_move_needs_no_explanation(match: Match) -> None:
    assert match.explain(match.legal()[0]) is None


def test_after_the_end_every_move_is_refused(match: Match) -> None:
    play_randomly(match.position, Chance(0), 1000)
    assert match.to_act is None
    assert match.legal() == []
    with pytest.raises(GameIsOver):
        match.play("draw")
    assert match.explain("draw") == GameIsOver().message


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_too_few_or_too_many_players_are_refused(players: int) -> None:
    with pytest.raises(BadPlayers, match="is for 2 to 4 players"):
        GAME.new(players=players)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Sealed is for 2 to 4 players, not 5."),
        ("fr", "Scellée se joue de 2 à 4 joueurs, pas à 5."),
    ],
)
def test_a_wrong_number_of_players_is_reported_with_the_games_name(language: str, told: str) -> None:
    with pytest.raises(BadPlayers) as refused:
        GAME.new(players=5)
    assert sentence(refused.value.message, language) == told


@pytest.mark.parametrize("seed", [-1, 2**53])
def test_a_seed_that_json_cannot_carry_is_refused(seed: int) -> None:
    with pytest.raises(BadSeed):
        GAME.new(players=2, seed=seed)


@pytest.mark.parametrize("source", [b"", b"junk", b"\x94\x01\x02\x03\x04"])
def test_bytes_that_are_not_a_match_are_refused(source: bytes) -> None:
    with pytest.raises(BadBytes):
        GAME.from_bytes(source)


def test_a_copy_is_independent(match: Match) -> None:
    before = match.to_bytes()
    other = match.copy()
    other.play(other.legal()[0])
    assert match.to_bytes() == before
    assert (len(match.moves), len(other.moves)) == (0, 1)


def test_bytes_of_another_version_are_refused_with_the_remedy(match: Match) -> None:
    fields = msgspec.msgpack.decode(match.to_bytes())
    for other in ([fields[0] + 1, *fields[1:]], fields[1:]):
        with pytest.raises(BadBytes, match=r"another version of New Worlds.* record it"):
            GAME.from_bytes(msgspec.msgpack.encode(other))


def test_bytes_of_another_game_are_refused(match: Match) -> None:
    with pytest.raises(BadBytes, match="a game of sealed, not terra_nova"):
        game("terra_nova").from_bytes(match.to_bytes())


def test_what_happened_during_setup_is_known_to_copies_and_replays_too(match: Match) -> None:
    opening = match.opening
    assert opening == [GameStarted(0)]
    match.play(match.legal()[0])
    assert match.copy().opening == newworlds.replay(match.record()).opening == opening
