"""The learned judge: it begins as the reference, and sees more."""

from __future__ import annotations

import pytest

from newworlds.core.chance import Chance
from newworlds.core.playout import random_move
from newworlds.games.mayflower import GAME, judge
from newworlds.games.mayflower.judge import ColumnJudge
from newworlds.games.mayflower.learnable import LEARNABLE
from newworlds.games.mayflower.state import State
from tests.mayflower.scene import RED, YELLOW, scene

NAMES = [weight.name for weight in LEARNABLE.weights]
START = GAME.starting_weights().values
TRIPLES = ("COMPLETED", "BONUS_HOPED", "UNFINISHED", "CLOSABLE", "BONUS_NOW", "SETTLERS")
MEETINGS = ["plain_reaches", "joins_plain", "loses_plain", "joins_other", "loses_other"]
"""In the order of kernels.tiles.judging."""
COLUMNS = ["passed", "in_rear_column", "one_column_on", "two_columns_on", "further_on"]


def seen(position: object, name: str, seat: int = RED) -> float:
    """One feature of a seat."""
    assert isinstance(position, State)
    found = ColumnJudge(START).features(position, seat)
    return float(found[seat * judge.FEATURES + NAMES.index(name) - judge.SHAPES])


def test_weights_are_listed_in_the_order_of_the_features() -> None:
    assert len(NAMES) == judge.SHAPES + judge.FEATURES
    features = NAMES[judge.SHAPES :]
    for index, name in enumerate(NAMES[: judge.SHAPES]):
        assert getattr(judge, name.upper()) == index
    for triple in TRIPLES:
        first = getattr(judge, triple)
        assert features[first : first + 3] == [f"{triple.lower()}.{kind}" for kind in ("road", "town", "farm")]
    assert features[judge.PASSED :] == COLUMNS
    assert features[judge.MEETINGS : judge.MEETINGS + len(MEETINGS)] == MEETINGS
    for name in features[: judge.PASSED]:
        assert "." in name or name in MEETINGS or features[getattr(judge, name.upper())] == name


@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_begins_with_the_judgement_of_the_reference(players: int) -> None:
    learned, position, chance = GAME.judge_with(START), GAME.start(GAME.setup(players), players), Chance(players)
    while not position.is_over:
        leads = [GAME.reference_judge.value(position, seat) for seat in range(players)]
        assert list(learned.values(position, 0)) == pytest.approx(leads)
        position.apply(random_move(position, chance))
    leads = [GAME.reference_judge.value(position, seat) for seat in range(players)]
    assert list(learned.values(position, 0)) == leads


def test_an_explorer_beside_the_settler_promises_its_bonus() -> None:
    """A road from the coast, its robber in column 1; the bonus is worth most where it can be had at once."""
    near, far = (scene("D 2,-1 r1 l1=red", draw="D D D D", explorers=columns) for columns in ((1, 1), (3, 3)))
    assert seen(near.position, "bonus_now.road") > seen(far.position, "bonus_now.road") == 0.0


def test_settlers_are_counted_by_their_distance_from_the_explorers() -> None:
    for columns, name in (((3, 2), "passed"), ((2, 1), "in_rear_column"), ((0, 0), "one_column_on")):
        position = scene("D 2,-1 r1 l1=red", draw="D D D D", explorers=columns).position
        assert [other for other in COLUMNS if seen(position, other) > 0] == [name]
        assert [other for other in COLUMNS if seen(position, other, YELLOW) > 0] == []


def test_a_road_into_the_sea_is_never_closed() -> None:
    """North of the coast, the east end of a road in column 1 faces the sea (MF-6)."""
    coast = scene("D 2,-1 r1 l1=red", draw="W W W W").position
    assert seen(coast, "closable.road") > 0
    sea = scene("A 0,-1 r0", "D -1,-1 r1 l1=red", draw="W W W W").position
    assert seen(sea, "closable.road") == 0


def test_nothing_is_closed_once_the_last_tile_is_laid() -> None:
    match = scene("D 2,-1 r1 l1=red", draw="B")
    match.play(match.position.legal()[0])
    assert not match.is_over
    assert seen(match.position, "closable.road") == 0
