"""The reference judge: what guides a greedy bot."""

from __future__ import annotations

import pytest

from newworlds.bots import Greedy, think
from newworlds.core.chance import Chance
from newworlds.core.playout import random_move
from newworlds.games.terra_nova import GAME
from newworlds.games.terra_nova.components import as_components
from newworlds.games.terra_nova.data.loader import MapData, default_terrain
from tests.terra_nova.scene import Scene

LAND = """
a.  a.  a#  c.  c.  d.  d.
  a.  a.  a.  c.  c.  d.  d.
    b.  b.  b.  c.  c.  d.  d.
"""


def value(picture: str, seat: int = 0) -> float:
    return GAME.reference_judge.value(Scene(picture).state, seat)


def test_a_settler_on_nearly_enclosed_land_is_worth_more_than_elsewhere() -> None:
    """Four spaces of a with one way out, four of d with two."""
    nearly = """
    a0  a.  b#  c.  c.  d.  d.
      a.  a.  b.  c.  c.  d.  d.
    """
    assert value(nearly) > value(nearly.replace("a0", "a.").replace("d.  d.", "d0  d.", 1))


def test_most_settlers_count_for_their_owner_and_against_the_others() -> None:
    picture = LAND.replace("a.  a.  a#", "a0  a.  a#")
    assert value(picture, 0) > 0 > value(picture, 1)


def test_a_tie_counts_for_nobody() -> None:
    tied = LAND.replace("a.  a.  a#", "a0  a1  a#")
    assert value(tied, 0) == value(tied, 1)


def test_when_the_game_is_over_only_points_count() -> None:
    scene = Scene("a0  a.  b.  c.  d1")
    scene.play("A1-A2", "*A3")
    assert [GAME.reference_judge.value(scene.state, seat) for seat in (0, 1)] == [2, -2]


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    """Few games, a small map and a narrow look: uncompiled, the bot is slow."""
    greedy = Greedy(width=2)
    rows = ["AAAAAFFFFF"] * 3 + ["GGGGGHHHHH"] * 3
    terrain = {letter: default_terrain()[letter] for letter in "AFGH"}
    small = as_components(MapData("small", rows, [0, 1] * 3, terrain))
    for seed in range(2):
        position = GAME.start(GAME.setup(2, components=small), seed)
        chance = Chance(seed)
        while not position.is_over:
            if position.to_act == seed:
                position.apply(think(GAME, position, seed, greedy, chance.below(1000)))
            else:
                position.apply(random_move(position, chance))
        assert position.scores[seed] > position.scores[1 - seed]
