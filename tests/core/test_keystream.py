"""The keyed generator: published vectors, an independent implementation, and how fair its draws are."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from newworlds.core.chance import Chance
from newworlds.core.keystream import Keystream
from newworlds.core.seeds import key_of, keystream_of
from tests.core.chance_vectors import (
    COUNTING_KEY,
    PUBLISHED,
    UNPUBLISHED,
    WIDE_BOUND,
    ZERO_KEY,
    block_in_hex,
    computed,
    dealt_from,
)
from tests.core.reference_chacha import chacha
from tools.pure_tree import pure_environment

_ROOT = Path(__file__).parents[2]
_RFC_8439 = (
    "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
    "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
)
"""Of ChaCha20, section 2.3.2."""


def words(keystream: Keystream, count: int) -> list[int]:
    return [int(keystream.word(number)) for number in range(count)]


@pytest.mark.parametrize("vector", [*PUBLISHED, *UNPUBLISHED])
def test_a_vector_never_changes(vector: str) -> None:
    assert computed()[vector] == {**PUBLISHED, **UNPUBLISHED}[vector]


def test_the_uncompiled_engine_has_the_same_vectors() -> None:
    """`./test` makes sure that the engine here is the compiled one."""
    command = [sys.executable, "-m", "tests.core.chance_vectors"]
    environment = {**os.environ, **pure_environment()}
    done = subprocess.run(command, cwd=_ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {**PUBLISHED, **UNPUBLISHED}


@pytest.mark.parametrize("vector", PUBLISHED)
def test_the_document_publishes_the_vector(vector: str) -> None:
    found = PUBLISHED[vector]
    told = found if isinstance(found, str) else ", ".join(map(str, found))
    assert told in (_ROOT / "docs" / "record-format.md").read_text(encoding="utf-8")


def test_the_independent_implementation_gives_the_vectors_of_others() -> None:
    counter_and_nonce = struct.pack("<I", 1) + bytes.fromhex("000000090000004a00000000")
    assert chacha(COUNTING_KEY, counter_and_nonce, rounds=20).hex() == _RFC_8439
    for number in (0, 1):
        assert chacha(ZERO_KEY, struct.pack("<QQ", number, 0), rounds=8).hex() == PUBLISHED[f"block {number}"]


def test_blocks_are_those_of_the_independent_implementation() -> None:
    chance = Chance(5)
    for _ in range(50):
        key = bytes(int(chance.below(256)) for _ in range(32))
        number = int(chance.below(2**30)) << int(chance.below(30))
        assert block_in_hex(key, number) == chacha(key, struct.pack("<QQ", number, 0), rounds=8).hex()


def test_words_are_the_same_in_whatever_order_they_are_asked_for() -> None:
    """Copies share a keystream, and the block it keeps may be the one that another copy needed."""
    in_order, asked, chance = words(keystream_of(COUNTING_KEY), 100), keystream_of(COUNTING_KEY), Chance(1)
    for _ in range(300):
        number = int(chance.below(100))
        assert asked.word(number) == in_order[number]


def test_words_that_would_favour_some_numbers_are_drawn_again() -> None:
    position = dealt_from(COUNTING_KEY)
    drawn = [int(position.below(WIDE_BOUND)) for _ in range(8)]
    products = [word * WIDE_BOUND for word in words(keystream_of(COUNTING_KEY), 10)]
    assert drawn == [product >> 32 for product in products if product % 2**32 >= 2**32 % WIDE_BOUND]
    assert position.rng == 10


@pytest.mark.parametrize("bits", range(31))
def test_no_word_is_lost_where_all_words_are_fair(bits: int) -> None:
    position = dealt_from(COUNTING_KEY)
    drawn = [int(position.below(1 << bits)) for _ in range(20)]
    assert drawn == [word >> (32 - bits) for word in words(keystream_of(COUNTING_KEY), 20)]


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 1000])
def test_every_number_below_the_bound_is_equally_likely(bound: int) -> None:
    position, each = dealt_from(COUNTING_KEY), 400
    counts = Counter(int(position.below(bound)) for _ in range(bound * each))
    assert sorted(counts) == list(range(bound))
    surprise = sum((count - each) ** 2 / each for count in counts.values())
    assert surprise < bound - 1 + 5 * (2 * bound) ** 0.5


def test_a_key_stands_for_itself() -> None:
    assert key_of(COUNTING_KEY) == COUNTING_KEY
