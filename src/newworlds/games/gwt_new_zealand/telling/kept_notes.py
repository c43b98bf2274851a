"""Notes are many and a move changes few of them: those written from the same figures are not written again."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from typing import Final

import msgspec

from newworlds.core.explanation import Note

MOST_KEPT: Final = 2000
"""Enough for the parts of some two hundred tables."""

_kept: OrderedDict[tuple[str, bytes], Mapping[str, Note]] = OrderedDict()


def kept_notes(
    part: Callable[..., object], figures: object, write: Callable[[], Iterable[tuple[str, Note]]]
) -> Mapping[str, Note]:
    """What `write` returns, which must depend on nothing but the figures."""
    key = part.__name__, msgspec.msgpack.encode(figures)
    found = _kept.get(key)
    if found is None:
        found = _kept[key] = dict(write())
        if len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    else:
        _kept.move_to_end(key)
    return found
