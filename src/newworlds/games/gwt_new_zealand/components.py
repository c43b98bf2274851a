"""The components a game is played with: those shipped, or those a record contains."""

from __future__ import annotations

from functools import cache

import msgspec

from newworlds.core.setup import Components, canonical
from newworlds.games.gwt_new_zealand.data import loader
from newworlds.games.gwt_new_zealand.tables import Tables


def tables_of(components: Components) -> Tables:
    """The tables of a printing, built once. Those shipped are found without comparing every card, as games start."""
    return _shipped_tables() if components is loader.shipped() else _tables(canonical(components))


@cache
def _shipped_tables() -> Tables:
    return _tables(canonical(loader.shipped()))


@cache
def _tables(components: bytes) -> Tables:
    return Tables(loader.printing(msgspec.json.decode(components)))
