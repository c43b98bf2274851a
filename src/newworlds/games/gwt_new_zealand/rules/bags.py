"""Drawing at random from a bag or pile that is kept as a number of each kind: its order need not exist until then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from newworlds.games.gwt_new_zealand.state import State


def take_any(s: State, numbers: vec[i64], total: i64) -> i64:
    """Take one out of `total` things, `numbers` of each kind; its kind."""
    left = s.below(total)
    kind: i64 = 0
    while left >= numbers[kind]:
        left -= numbers[kind]
        kind += 1
    numbers[kind] -= 1
    return kind
