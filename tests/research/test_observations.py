"""What observations tell: everything the seat can know, and nothing else."""

from __future__ import annotations

from itertools import chain
from typing import Any

import numpy as np
import pytest

from newworlds.core.errors import NoRoomInArrays
from newworlds.core.sections import Section
from newworlds.games import game as game_by_id
from newworlds.research.description import described
from newworlds.research.errors import NoSuchPart, UnknownAction
from tests.research.walks import CASES, IDS, new_lens, seen, walk

every_game = pytest.mark.parametrize(("game", "players", "options"), CASES, ids=IDS)


@every_game
def test_an_observation_is_the_same_when_everything_hidden_is_exchanged(
    game: str, players: int, options: dict[str, Any]
) -> None:
    lens = new_lens(game, players, options)
    for count, position in enumerate(walk(game, players, options, 1, every=23)):
        seat = count % players
        imagined = [seen(lens, position.imagine(seat, seed), seat) for seed in (3, 4)]
        assert imagined == [seen(lens, position, seat)] * 2


@every_game
def test_positions_that_a_seat_can_tell_apart_have_different_observations(
    game: str, players: int, options: dict[str, Any]
) -> None:
    """Among all positions of two games that differ in their chance alone, for every seat."""
    lens = new_lens(game, players, options)
    known: dict[bytes, list[int]] = {}
    for position in chain(*(walk(game, players, options, seed, every=3) for seed in (1, 2))):
        for seat in range(players):
            told = seen(lens, position, seat)
            imagined = [seat, *position.imagine(seat, 0).numbers()]
            assert known.setdefault(told, imagined) == imagined
    assert len(known) > 50


@every_game
def test_what_is_written_over_earlier_positions_is_the_same_as_if_written_afresh(
    game: str, players: int, options: dict[str, Any]
) -> None:
    """An observer writes only what has changed, whichever seats looked, and however much happened since."""
    following, fresh = new_lens(game, players, options), new_lens(game, players, options)
    for moves, position in enumerate(walk(game, players, options, 5)):
        if moves % 4 != 3 or position.is_over:
            seat = moves * 7 % players
            assert bytes(following.observation(position, seat)) == seen(fresh, position, seat)


@every_game
def test_actions_stand_for_legal_moves_one_to_one(game: str, players: int, options: dict[str, Any]) -> None:
    lens = new_lens(game, players, options)
    encoder = lens.encoder
    for position in walk(game, players, options, 6, every=3):
        moves = list(position.legal())
        actions = [encoder.action_of(position, move) for move in moves]
        assert [encoder.move_of(position, action) for action in actions] == moves
        assert list(encoder.actions(position)) == actions
        assert np.flatnonzero(lens.mask(position)).tolist() == sorted(actions)


@every_game
def test_every_byte_and_every_action_is_described(game: str, players: int, options: dict[str, Any]) -> None:
    found = game_by_id(game)
    encoder = found.encoder(found.setup(players, options))
    description = described(encoder)

    def covered(sections: list[Section]) -> int:
        end = 0
        for section in sections:
            assert section.start == end
            assert section.meaning.endswith(".")
            assert not section.labels or len(section.labels) == section.shape[0]
            end = section.end
        return end

    assert covered(description.observation) == encoder.observation_size
    assert covered(description.actions) == encoder.action_count
    assert len({section.name for section in description.observation}) == len(description.observation)


def test_actions_are_named_as_players_name_them() -> None:
    found = game_by_id("terra_nova")
    setup = found.setup(2)
    encoder, position = found.encoder(setup), found.start(setup, 0)
    description = described(encoder)
    move = found.encode(position, found.read("A1-A3"))
    assert description.action(int(encoder.action_of(position, move))) == "move_settler A1-A3"
    assert description.action(0) == "place_settler A1"


def test_what_is_not_described_is_refused() -> None:
    found = game_by_id("terra_nova")
    encoder = found.encoder(found.setup(2))
    description = described(encoder)
    with pytest.raises(NoSuchPart, match=r"no part “map”\. Choose one of: terrain, content"):
        description.part(np.zeros(int(encoder.observation_size), np.uint8), "map")
    with pytest.raises(UnknownAction, match="no action 5656: this game has the actions 0 to 5655"):
        description.action(5656)


def test_a_set_with_more_tiles_than_an_observation_can_show_is_refused() -> None:
    found = game_by_id("gold_rush")
    setup = found.setup(2)
    tiles: list[dict[str, Any]] = [dict(tile) for tile in setup.components["tile"]]
    tiles[1]["count"] = 300
    larger = found.setup(2, components={**setup.components, "tile": tiles})
    with pytest.raises(NoRoomInArrays, match="room for 254 entries"):
        found.encoder(larger)
