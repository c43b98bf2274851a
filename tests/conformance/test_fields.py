"""The list of a position's fields is complete, and copies, saving and restoring keep to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.errors import BadBytes
from newworlds.core.fields import saved
from newworlds.core.game import Game
from newworlds.core.message import Message
from newworlds.core.position import Position
from tests.conformance.cases import Case, every_game

_NOT_SAVED = {
    "players",
    "keystream",
    "tables",
    "setup",
    "journal",
    "draws",
    "rules",
    "sarah_romney",
    "is_solo",
    "seats",
}
"""What all positions of one setup have in common, who listens, and what is drawn from outside."""

GAMES = [game for game in every_game() if type(game.start(game.setup(game.seats[1]), 1)).numbers is Position.numbers]
"""Those that leave saving to the list; the toy saves itself in its own way."""

in_each_game = pytest.mark.parametrize("listed", GAMES, ids=lambda game: game.id)


def position_of(game: Game) -> Position:
    match = Case(game.id, 2, {}).new(game, 3)
    for _ in range(40):
        match.play(match.legal()[-1])
    return match.position


def owners(owner: Any) -> Iterator[Any]:
    """The position and its parts, however deep."""
    yield owner
    for name in owner.FIELDS:
        value = getattr(owner, name)
        if not isinstance(value, int | vec):
            for part in value if isinstance(value, list) else [value]:
                yield from owners(part)


def attributes(owner: Any) -> set[str]:
    """Compiled classes have descriptors, uncompiled objects a dictionary."""
    described = {
        name
        for kind in type(owner).__mro__
        for name, found in vars(kind).items()
        if type(found).__name__ == "getset_descriptor" and not name.startswith("__")
    }
    return (described - {"is_over"}) | set(getattr(owner, "__dict__", {}))


def scramble(position: Position) -> None:
    """Put another value into every field, different from its neighbours, whether it makes sense or not."""
    number = 1000
    for owner in owners(position):
        for name in owner.FIELDS:
            value, number = getattr(owner, name), number + 1
            if isinstance(value, bool):
                setattr(owner, name, not value)
            elif isinstance(value, int):
                setattr(owner, name, number)
            elif isinstance(value, vec):
                setattr(owner, name, vec[i64]([number, number + 1]))


@in_each_game
def test_every_attribute_is_listed_once_or_the_same_in_all_positions(listed: Game) -> None:
    for owner in owners(position_of(listed)):
        assert len(owner.FIELDS) == len(set(owner.FIELDS))
        assert attributes(owner) - _NOT_SAVED == set(owner.FIELDS), type(owner)


@in_each_game
def test_a_copy_has_every_field(listed: Game) -> None:
    position = position_of(listed)
    scramble(position)
    assert saved(position.copy()) == saved(position)


@in_each_game
def test_a_copy_has_its_own_vectors_and_parts(listed: Game) -> None:
    position = position_of(listed)
    scramble(position)
    before, copy = saved(position), position.copy()
    for owner in owners(copy):
        for name in owner.FIELDS:
            value = getattr(owner, name)
            if isinstance(value, vec) and name not in getattr(owner, "SHARED", ()):
                value[0] += 1
    assert saved(position) == before
    originals = {id(owner) for owner in owners(position)}
    assert not any(id(owner) in originals for owner in owners(copy))


@in_each_game
def test_every_field_is_restored(listed: Game) -> None:
    position = position_of(listed)
    scramble(position)
    restored = listed.restore(listed.setup(2), position.numbers())
    assert saved(restored) == saved(position)


@in_each_game
def test_the_key_is_shared_by_copies_and_restored(listed: Game) -> None:
    position = position_of(listed)
    assert position.keystream is not None
    assert position.copy().keystream is position.keystream
    restored = listed.restore(listed.setup(2), position.numbers())
    assert restored.keystream is not None
    assert list(restored.keystream.key) == list(position.keystream.key)
    assert [restored.below(1000) for _ in range(40)] == [position.below(1000) for _ in range(40)]


@in_each_game
def test_a_position_without_a_key_is_restored_without_one(listed: Game) -> None:
    imagined = position_of(listed).imagine(0, 5)
    restored = listed.restore(listed.setup(2), imagined.numbers())
    assert restored.keystream is None
    assert [restored.below(1000) for _ in range(40)] == [imagined.below(1000) for _ in range(40)]


@in_each_game
def test_numbers_that_are_too_few_or_too_many_are_refused(listed: Game) -> None:
    numbers = position_of(listed).numbers()
    for wrong in ([], numbers[:-1], [*numbers, 0], [2**70, *numbers[1:]], [numbers[0], 10**9, *numbers[2:]]):
        with pytest.raises(BadBytes) as refused:
            listed.restore(listed.setup(2), wrong)
        assert refused.value.details["problem"] == Message("error.bad_bytes.numbers", {"numbers": len(wrong)})
