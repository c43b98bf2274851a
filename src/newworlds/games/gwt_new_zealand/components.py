"""The components a game is played with: shipped, or brought along by a record."""

from __future__ import annotations

from functools import cache

import msgspec

from newworlds.core.setup import Components, canonical
from newworlds.games.gwt_new_zealand.data import loader
from newworlds.games.gwt_new_zealand.tables import Tables


def tables_of(components: Components) -> Tables:
    """The tables of a printing, made once."""
    return _tables(canonical(components))


@cache
def _tables(components: bytes) -> Tables:
    return Tables(loader.printing(msgspec.json.decode(components)))
