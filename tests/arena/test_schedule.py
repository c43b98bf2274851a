"""Who plays whom: on equal terms."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations

import pytest

from newworlds.arena.schedule import Fixture, circular_orders, fixtures, line_ups, rotations

TABLES = [(bots, players) for bots in range(1, 6) for players in range(1, 5)]


@pytest.mark.parametrize(("bots", "players"), TABLES)
def test_every_bot_meets_every_other_equally_often(bots: int, players: int) -> None:
    met = Counter(
        tuple(sorted(pair))
        for fixture in fixtures(bots, players, seed=0, games=1)
        for pair in combinations(fixture.seats, 2)
        if pair[0] != pair[1]
    )
    assert len(set(met.values())) <= 1
    assert len(met) == (bots * (bots - 1) // 2 if players > 1 else 0)


@pytest.mark.parametrize(("bots", "players"), TABLES)
def test_every_bot_sits_in_every_seat_equally_often(bots: int, players: int) -> None:
    sat = Counter(seated for fixture in fixtures(bots, players, 0, 50) for seated in enumerate(fixture.seats))
    assert len(sat) == bots * players
    assert len(set(sat.values())) == 1


@pytest.mark.parametrize(("bots", "players"), TABLES)
def test_a_group_has_one_seed_and_no_game_twice(bots: int, players: int) -> None:
    groups: dict[int, list[Fixture]] = defaultdict(list)
    for fixture in fixtures(bots, players, 0, 50):
        groups[fixture.group].append(fixture)
    assert all(len({fixture.seed for fixture in group}) == 1 for group in groups.values())
    assert all(len({fixture.seats for fixture in group}) == len(group) for group in groups.values())


def test_two_bots_play_each_seed_from_both_seats() -> None:
    assert [(each.seed, each.seats) for each in fixtures(2, 2, seed=7, games=3)] == [
        (7, (0, 1)),
        (7, (1, 0)),
        (8, (0, 1)),
        (8, (1, 0)),
    ]


def test_asking_for_more_games_leaves_the_first_ones_as_they_were() -> None:
    fewer, more = fixtures(3, 2, 0, 10), fixtures(3, 2, 0, 100)
    assert more[: len(fewer)] == fewer
    assert [fixture.number for fixture in more] == list(range(len(more)))


def test_groups_are_numbered_in_the_order_of_play() -> None:
    numbers = [fixture.group for fixture in fixtures(4, 3, 0, 60)]
    assert numbers == sorted(numbers)
    assert set(numbers) == set(range(max(numbers) + 1))


def test_fewer_bots_than_seats_share_them_as_evenly_as_possible() -> None:
    assert line_ups(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert line_ups(2, 4) == [(0, 0, 1, 1)]


def test_who_follows_whom_changes_from_round_to_round() -> None:
    assert circular_orders((0, 1, 2)) == [(0, 1, 2), (0, 2, 1)]
    assert {fixture.seats for fixture in fixtures(3, 3, 0, 6)} >= {(0, 1, 2), (0, 2, 1)}


def test_a_rotation_that_changes_nothing_is_not_played_again() -> None:
    assert rotations((0, 1, 0, 1)) == [(0, 1, 0, 1), (1, 0, 1, 0)]
