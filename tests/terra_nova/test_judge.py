"""The learned judge: which regions it sees coming, and whose they are."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from newworlds.core.chance import Chance
from newworlds.core.playout import random_move
from newworlds.core.position import Position
from newworlds.games.terra_nova import GAME
from newworlds.games.terra_nova.appraisal import worth
from newworlds.games.terra_nova.appraisal.prospects import CUT_OFF
from newworlds.games.terra_nova.appraisal.survey import LandSurveyor
from newworlds.games.terra_nova.learnable import LEARNABLE
from newworlds.kernels.hexes.areas import bits_in
from tests.terra_nova.scene import Scene

NAMES = [weight.name for weight in LEARNABLE.weights]
ONLY_PATCHES = {
    "near_two_terrains": 0.0,
    "near_three_terrains": 0.0,
    "near_cut_off": 0.0,
    "shared": 0.0,
    "mover_near": 1.0,
    "waiter_by_1": 1.0,
}
"""With the other weights as at the start, what remains is the reference."""
ISTHMUS = """
a0  a.  b.  b.  c.  d.  e.
  a.  a.  b.  b#  c.  d.  e.
"""
"""A stone on the last b would divide the land."""


def weights(**changed: float) -> list[float]:
    return [changed.get(weight.name, weight.start) for weight in LEARNABLE.weights]


def value(scene: Scene, seat: int = 0, **changed: float) -> float:
    return GAME.judge_with(weights(**changed)).value(scene.state, seat)


def promised(picture: str) -> set[tuple[int, int, int, int]]:
    """The prospects of a land: kind, spaces, stones, points."""
    scene = Scene(picture)
    surveyor = LandSurveyor(scene.state.tables, vec[float](weights()))
    surveyor.survey(scene.state.land)
    found = surveyor.prospects
    words = int(found.words)
    return {
        (
            int(found.kinds[number]),
            sum(int(bits_in(found.areas[number * words + index])) for index in range(words)),
            int(found.stones[number]),
            int(found.points[number]),
        )
        for number in range(int(found.count))
    }


def positions(players: int, seed: int, decisions: int) -> list[Position]:
    """Positions of a random game, from its first turn on."""
    setup = GAME.setup(players)
    position = GAME.start(setup, seed)
    chance = Chance(seed)
    for _ in range(GAME.random_opening(setup)):
        position.apply(random_move(position, chance))
    met: list[Position] = []
    while not position.is_over and len(met) < decisions:
        met.append(position.copy())
        position.apply(random_move(position, chance))
    return met


def test_every_weight_has_its_place() -> None:
    assert len(NAMES) == worth.WEIGHTS
    for name in ("settler", "settler_early", "rival_settler", "shared", "mover_near", "waiter_near", "tie"):
        assert NAMES[getattr(worth, name.upper())] == name
    assert NAMES[worth.NEAR + CUT_OFF] == "near_cut_off"
    assert NAMES[worth.FADE + CUT_OFF] == "fade_cut_off"
    assert NAMES[worth.MOVER_MARGINS] == "mover_by_1"
    assert NAMES[worth.WAITER_MARGINS] == "waiter_by_1"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_patches_alone_it_is_the_reference(players: int) -> None:
    judge = GAME.judge_with(weights(**ONLY_PATCHES))
    for position in positions(players, players, 60):
        for seat in range(players):
            assert judge.value(position, seat) == pytest.approx(GAME.reference_judge.value(position, seat))


def test_what_it_remembers_does_not_change_its_answers() -> None:
    judge = GAME.judge_with(weights())
    met = positions(2, 7, 40)
    first = [judge.value(position, 0) for position in met]
    again = [judge.value(position, 0) for position in met]
    fresh = [GAME.judge_with(weights()).value(position, 0) for position in met]
    assert first == again == fresh


def test_it_may_change_from_one_map_to_another() -> None:
    judge = GAME.judge_with(weights())
    one, other = Scene(ISTHMUS).state, Scene(ISTHMUS.replace("a.", "b.")).state
    alone = [GAME.judge_with(weights()).value(state, 0) for state in (one, other)]
    assert alone[0] != alone[1]
    assert [judge.value(one, 0), judge.value(other, 0), judge.value(one, 0)] == [alone[0], alone[1], alone[0]]


@pytest.mark.parametrize("players", [2, 4])
def test_the_values_of_all_seats_are_what_they_are_one_by_one(players: int) -> None:
    judge = GAME.judge_with(weights())
    for position in positions(players, 3, 10):
        assert list(judge.values(position, 0)) == [judge.value(position, seat) for seat in range(players)]


def test_patches_and_their_unions_are_prospects() -> None:
    found = promised("a.  a.  b.  c.  d.  e.")
    assert {(0, 2, 1, 6), (0, 1, 2, 3), (1, 3, 1, 6), (1, 2, 2, 4), (2, 4, 1, 4), (2, 3, 2, 3)} <= found


def test_what_a_line_of_stones_cuts_off_is_a_prospect() -> None:
    """Four a and two b on the left; all of both patches would have one space more."""
    found = promised(ISTHMUS)
    assert (1, 7, 1, 14) in found
    assert (CUT_OFF, 6, 1, 12) in found


def test_a_part_with_too_many_terrains_is_no_prospect() -> None:
    assert all(points > 0 for _, _, _, points in promised("a.  b.  c.  d.  e.  f."))
    assert max(spaces for _, spaces, _, _ in promised("a.  b.  c.  d.  e.  f.")) == 3


def test_a_large_lead_in_settlers_may_count_more_than_a_small_one() -> None:
    few, many = Scene("a0  a.  b.  c.  d1  d."), Scene("a0  a0  b.  c.  d1  d.")
    gains = [value(many, mover_by_2=by_2) - value(few, mover_by_2=by_2) for by_2 in (1.0, 1.5)]
    assert gains[1] > gains[0]


def test_whose_turn_it_is_may_count() -> None:
    picture = "a0  a.  b.  c.  d.  e1"
    mine, theirs = Scene(picture, to_act=0), Scene(picture, to_act=1)
    assert value(mine, mover_near=2.0) > value(mine)
    assert value(theirs, mover_near=2.0) < value(theirs)
    assert value(theirs, waiter_near=2.0) > value(theirs)


def test_a_tie_may_count_for_the_seat_to_act() -> None:
    tied = Scene("a0  a1  b.  c.  d.  e.")
    assert value(tied, 0, **ONLY_PATCHES) == value(tied, 1, **ONLY_PATCHES)
    assert value(tied, 0, **ONLY_PATCHES, tie=0.5) > value(tied, 1, **ONLY_PATCHES, tie=0.5)


def test_shared_land_counts_less_if_prospects_exclude_each_other() -> None:
    scene = Scene("a0  a.  b.  c.  d.  e1")
    assert value(scene, shared=1.0) < value(scene, shared=0.0)


def test_when_the_game_is_over_only_points_count() -> None:
    scene = Scene("a0  a.  b.  c.  d1")
    scene.play("A1-A2", "*A3")
    assert [value(scene, seat) for seat in (0, 1)] == [2, -2]


def test_the_game_is_judged_by_the_weights_shipped() -> None:
    scene = Scene(ISTHMUS)
    assert GAME.judge.value(scene.state, 0) == GAME.judge_with(GAME.weights().values).value(scene.state, 0)


@pytest.mark.parametrize("players", [2, 3])
def test_moves_are_judged_without_playing_them_as_if_they_were_played(players: int) -> None:
    judge = GAME.judge_with(weights(tie=0.3, waiter_by_1=0.6, settler_early=1.0, rival_settler=-0.5))
    for position in positions(players, 5, 25):
        moves = position.legal()
        for move, found in zip(moves, judge.after_each(position, moves), strict=True):
            assert found == pytest.approx(judge.value_after(position, move))


def test_it_plays_the_moves_where_they_may_end_the_game() -> None:
    """The last action of a turn, when the other has one way left: A1-A2 closes it, and then only one can move."""
    scene = Scene("""
    a0  a.  b1  c#  d.  d0
      a#  b#  b#  c.  c.  d.
    """)
    scene.state.action = 3
    judge = GAME.judge_with(weights())
    moves = scene.state.legal()
    found = list(judge.after_each(scene.state, moves))
    assert found == [judge.value_after(scene.state, move) for move in moves]
    assert found[scene.legal().index("A1-A2")] == 0.0
