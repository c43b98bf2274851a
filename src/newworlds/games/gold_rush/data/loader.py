"""Reads Gold Rush's component files and reports what is wrong with them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from newworlds.core.game import Fault
from newworlds.core.message import Message
from newworlds.core.setup import Components
from newworlds.kernels.tiles.data_faults import tile_faults
from newworlds.kernels.tiles.data_notation import Notation
from newworlds.kernels.tiles.data_shape import is_number, table_faults
from newworlds.kernels.tiles.loader import read_toml, refuse, tiles_of

NOTATION: Final = Notation(
    edges={"P": "prairie", "R": "rail", "M": "mountain"},
    lines=("rail",),
    areas=("mountain",),
    centres=("city",),
    stops=("junction",),
    field="prairie",
    symbols={"rail": ("locomotives",), "mountain": ("nuggets",), "prairie": ("camps", "herds")},
)
"""Terrains and symbols are in the order of the numbers in `rules.codes`."""

MOST_TOKEN_VALUES: Final = 7
ONE_TENT: Final = 1
"""Each player has exactly one (GR-2)."""

_TOKEN_VALUE: Final = re.compile("[0-9]{1,3}")
_REMARKS: Final = frozenset({"source", "confidence"})
_TABLES: Final = {
    "start": _REMARKS | {"tile"},
    "followers": _REMARKS | {"cowboys", "tents"},
    "tokens": _REMARKS | {"by_value", "total"},
}


def read_components(source: Path) -> Components:
    """The components of a file; `BadData` names its first fault."""
    content = read_toml(source)
    refuse(source.name, content_faults(content))
    return {
        "start": dict(content["start"]),
        "followers": dict(content["followers"]),
        "tokens": {"by_value": dict(content["tokens"]["by_value"])},
        "tile": tiles_of(content),
    }


def content_faults(content: Mapping[str, Any]) -> list[Fault]:
    """Everything that is wrong with a file, or with components that come from elsewhere."""
    faults = tile_faults(content, NOTATION, frozenset(_TABLES))
    faults += [fault for name, known in _TABLES.items() for fault in table_faults(content, name, known)]
    return faults or [*_start_faults(content), *_token_faults(content["tokens"]), *_follower_faults(content)]


def _start_faults(content: Mapping[str, Any]) -> Iterator[Fault]:
    wanted = content["start"].get("tile")
    if wanted not in [tile["id"] for tile in content["tile"] if tile["count"] > 0]:
        yield _fault("start tile", "unknown_start", tile=str(wanted))


def _token_faults(tokens: Mapping[str, Any]) -> Iterator[Fault]:
    by_value = tokens.get("by_value")
    if not isinstance(by_value, Mapping) or not 1 <= len(by_value) <= MOST_TOKEN_VALUES:
        yield _fault("tokens by_value", "bad_tokens", most=MOST_TOKEN_VALUES)
        return
    for value, number in by_value.items():
        if not _TOKEN_VALUE.fullmatch(value) or not is_number(number) or not 0 < number < 256:
            yield _fault(f"tokens by_value {value}", "bad_token", value=value, number=str(number))
            return
    found = sum(by_value.values())
    if tokens.get("total", found) != found:
        yield _fault("tokens total", "tokens_off", wanted=str(tokens["total"]), found=found)


def _follower_faults(content: Mapping[str, Any]) -> Iterator[Fault]:
    followers = content["followers"]
    cowboys, tents = followers.get("cowboys"), followers.get("tents", ONE_TENT)
    if not is_number(cowboys) or not 2 <= cowboys <= 100:
        yield _fault("followers cowboys", "bad_cowboys", number=str(cowboys))
    if tents != ONE_TENT:
        yield _fault("followers tents", "bad_tents", number=str(tents))


def _fault(place: str, problem: str, **args: Any) -> Fault:
    return Fault(place, Message(f"gold_rush.fault.{problem}", args))
