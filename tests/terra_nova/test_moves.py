"""Moves and positions in all their forms, each with its exact inverse."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from newworlds.core.chance import Chance
from newworlds.core.errors import BadBytes
from newworlds.core.playout import play_randomly
from newworlds.games.terra_nova import GAME
from newworlds.games.terra_nova.moves import MoveSettler, PlaceSettler, PlaceStone
from newworlds.games.terra_nova.notation import row_name, space_name, space_named
from newworlds.games.terra_nova.state import State


def some_position(players: int, seed: int, decisions: int) -> State:
    position = GAME.start(GAME.setup(players), seed)
    play_randomly(position, Chance(seed), decisions)
    return position


positions = st.builds(some_position, st.integers(2, 4), st.integers(0, 1000), st.integers(0, 400))


@pytest.mark.parametrize(
    ("move", "text", "json"),
    [
        (PlaceSettler((0, 0)), "A1", b'{"kind":"place_settler","space":[0,0]}'),
        (MoveSettler((4, 3), (4, 7)), "E4-E8", b'{"kind":"move_settler","from":[4,3],"to":[4,7]}'),
        (PlaceStone((4, 4)), "*E5", b'{"kind":"place_stone","space":[4,4]}'),
    ],
)
def test_the_forms_of_each_kind_of_move(move: PlaceSettler | MoveSettler | PlaceStone, text: str, json: bytes) -> None:
    assert GAME.write(move) == text
    assert GAME.read(text) == move
    assert msgspec.json.encode(GAME.write_json(move)) == json
    assert GAME.read_json(msgspec.json.decode(json)) == move


@settings(max_examples=30, deadline=None)
@given(positions)
def test_every_legal_move_comes_back_from_each_of_its_forms(position: State) -> None:
    numbers = list(position.legal())
    assert len(set(numbers)) == len(numbers)
    for number in numbers:
        move = GAME.decode(position, number)
        assert GAME.encode(position, move) == number
        assert GAME.read(GAME.write(move)) == move
        assert GAME.read_json(msgspec.json.decode(msgspec.json.encode(GAME.write_json(move)))) == move


@settings(max_examples=30, deadline=None)
@given(positions)
def test_a_position_comes_back_from_its_numbers(position: State) -> None:
    restored = GAME.restore(GAME.setup(position.players), position.numbers())
    assert restored.numbers() == position.numbers()
    assert list(restored.legal()) == list(position.legal())
    assert list(restored.scores) == list(position.scores)
    assert list(restored.land) == list(position.land)
    assert (restored.open_spaces, restored.stones_left) == (position.open_spaces, position.stones_left)


@settings(max_examples=20, deadline=None)
@given(positions, st.integers(0, 1000))
def test_a_copy_is_independent(position: State, seed: int) -> None:
    before = position.numbers()
    other = position.copy()
    assert other.numbers() == before
    play_randomly(other, Chance(seed), 50)
    assert position.numbers() == before


def test_numbers_of_another_length_are_refused() -> None:
    position = some_position(2, 1, 30)
    with pytest.raises(BadBytes):
        GAME.restore(GAME.setup(2), position.numbers()[:-1])
    with pytest.raises(BadBytes):
        GAME.restore(GAME.setup(2), [])


def test_moves_are_listed_the_same_whichever_settler_stands_where() -> None:
    """Two settlers of a player are alike: what counts is where they stand, not who came first."""
    one, other = (GAME.new(2) for _ in range(2))
    for match, order in ((one, ("A1", "O1", "C3", "O2")), (other, ("C3", "O2", "A1", "O1"))):
        for move in order:
            match.play(move)
    assert one.legal() == other.legal()
    assert cast(State, one.position).numbers() == cast(State, other.position).numbers()


@given(st.integers(0, 700), st.integers(0, 998))
def test_names_of_spaces(row: int, column: int) -> None:
    assert space_named(space_name((row, column))) == (row, column)


def test_rows_beyond_z_have_two_letters() -> None:
    assert [row_name(row) for row in (0, 25, 26, 27, 51, 52)] == ["A", "Z", "AA", "AB", "AZ", "BA"]
