"""Terra Nova as arrays."""

from __future__ import annotations

import numpy as np
import pytest

from newworlds.core.match import Match
from newworlds.games.terra_nova import GAME
from newworlds.games.terra_nova.rules import codes
from newworlds.research.description import described
from newworlds.research.lens import Array, Lens


def part(match: Match, seat: int, name: str) -> Array:
    lens = Lens(GAME.encoder(match.setup))
    lens.begin()
    return described(lens.encoder).part(lens.observation(match.position, seat), name)


def test_each_seat_sees_its_own_settlers_first() -> None:
    match = GAME.new(3)
    match.play("A1")
    owners = [int(part(match, seat, "content").max()) - codes.SETTLER for seat in range(3)]
    assert owners == [0, 2, 1]


def test_planes_show_board_terrain_and_whose_turn_it_is() -> None:
    match = GAME.new(2)
    terrain = part(match, 0, "terrain")
    assert [int((terrain == kind).sum()) for kind in range(1, 9)] == [21] * 8
    assert (part(match, 0, "content") == codes.EMPTY).sum() == 168
    assert part(match, 0, "turn")[:2].tolist() == [0, 0]
    assert part(match, 1, "turn")[:2].tolist() == [1, 1]


def placed() -> Match:
    match = GAME.new(2)
    while match.position.action == codes.PLACING:  # type: ignore[attr-defined]
        match.play(int(match.position.legal()[0]))
    return match


def test_TN_6_what_the_turn_has_done_so_far_is_marked() -> None:
    """Where the first settler began, where it stands, and where it may not return to after two moves."""
    match = placed()
    first = next(move for move in match.legal() if match.game.write(move).count("-"))
    match.play(first)
    assert sorted(part(match, 0, "marks").ravel().tolist())[-2:] == [1, 4]
    back = match.game.read("-".join(reversed(match.game.write(first).split("-"))))
    match.play(back)
    assert sorted(part(match, 1, "marks").ravel().tolist())[-1] == 1 + 4 + 8


def test_TN_15_turns_without_a_stone_are_counted() -> None:
    """Two bytes; the count within a turn that placed a stone is -1."""
    match = placed()
    counted = [part(match, 0, "turn")[5:7].tolist()]
    while match.position.to_act == 0:
        match.play(int(match.position.legal()[0]))
    counted.append(part(match, 0, "turn")[5:7].tolist())
    assert counted == [[0, 1], [0, 2]]


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_is_written_over_a_larger_score(seat: int) -> None:
    match = GAME.new(2)
    match.position.scores[seat] = 300
    rows = part(match, 0, "seats")
    assert rows[seat][:2].tolist() == [1, 300 - 256]
    assert np.count_nonzero(rows) == 2
