"""The generator always gives the same numbers: records depend on it."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.chance import Chance

KNOWN = {
    0: [328, 726, 130, 54, 425, 609, 377, 724],
    1: [839, 584, 215, 548, 176, 261, 663, 891],
    42: [961, 836, 14, 13, 152, 510, 177, 227],
    2**53 - 1: [871, 761, 320, 878, 73, 565, 512, 88],
}
SHUFFLED = [6, 2, 8, 5, 0, 3, 4, 1, 7, 9]


@pytest.mark.parametrize(("seed", "numbers"), KNOWN.items())
def test_the_numbers_of_a_seed_never_change(seed: int, numbers: list[int]) -> None:
    chance = Chance(seed)
    assert [chance.below(1000) for _ in numbers] == numbers


def test_a_shuffle_never_changes() -> None:
    items = vec[i64](list(range(10)))
    Chance(7).shuffle(items)
    assert list(items) == SHUFFLED


def test_every_number_below_the_bound_is_equally_likely() -> None:
    chance = Chance(3)
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 10_000) < 400 for count in counts.values())


def test_the_largest_bound_stays_in_range() -> None:
    chance = Chance(1)
    numbers = [chance.below(2**30) for _ in range(1000)]
    assert min(numbers) >= 0
    assert 2**29 < max(numbers) < 2**30


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    first = [Chance(seed).below(2**30) for seed in range(1000)]
    assert len(set(first)) == 1000
    rising = sum(one < other for one, other in itertools.pairwise(first))
    assert 450 < rising < 550


def test_bounds_of_one_leave_no_choice() -> None:
    chance = Chance(9)
    assert {chance.below(1) for _ in range(10)} == {0}
