"""Reads files of Gold Rush's components and says what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from newworlds.core.game import Fault
from newworlds.core.message import Message
from newworlds.core.setup import Components
from newworlds.kernels.tiles.data_faults import tile_faults
from newworlds.kernels.tiles.data_notation import Notation
from newworlds.kernels.tiles.loader import file_faults, read_toml, refuse, tiles_of

NOTATION: Final = Notation(
    edges={"P": "prairie", "R": "rail", "M": "mountain"},
    lines=("rail",),
    areas=("mountain",),
    centres=("city",),
    stops=("junction",),
    field="prairie",
    symbols={"rail": ("locomotives",), "mountain": ("nuggets",), "prairie": ("camps", "herds")},
)
"""The order of terrains and symbols is that of the numbers in `rules.codes`."""

MOST_TOKEN_VALUES: Final = 7


def read_components(source: Path) -> Components:
    """The components of a file; `BadData` tells its first fault."""
    content = read_toml(source)
    refuse(source.name, content_faults(content))
    return {
        "start": dict(content["start"]),
        "followers": dict(content["followers"]),
        "tokens": {"by_value": dict(content["tokens"]["by_value"])},
        "tile": tiles_of(content),
    }


def component_faults(source: Path) -> list[Fault]:
    return file_faults(source, content_faults)


def content_faults(content: Mapping[str, Any]) -> list[Fault]:
    """Everything that is wrong with a file, or with components that come from elsewhere."""
    faults = tile_faults(content, NOTATION)
    return faults or [*_start_faults(content), *_token_faults(content), *_cowboy_faults(content)]


def _start_faults(content: Mapping[str, Any]) -> Iterator[Fault]:
    start = content.get("start")
    wanted = start.get("tile") if isinstance(start, Mapping) else None
    if wanted not in [tile["id"] for tile in content["tile"] if tile["count"] > 0]:
        yield _fault("start tile", "unknown_start", tile=str(wanted))


def _token_faults(content: Mapping[str, Any]) -> Iterator[Fault]:
    tokens = content.get("tokens")
    by_value = tokens.get("by_value") if isinstance(tokens, Mapping) else None
    if not isinstance(by_value, Mapping) or not 1 <= len(by_value) <= MOST_TOKEN_VALUES:
        yield _fault("tokens by_value", "bad_tokens", most=MOST_TOKEN_VALUES)
        return
    for value, number in by_value.items():
        if not str(value).isdecimal() or not isinstance(number, int) or not 0 < number < 256:
            yield _fault(f"tokens by_value {value}", "bad_token", number=str(number))
            return
    found = sum(by_value.values())
    if isinstance(tokens, Mapping) and tokens.get("total", found) != found:
        yield _fault("tokens total", "tokens_off", wanted=tokens["total"], found=found)


def _cowboy_faults(content: Mapping[str, Any]) -> Iterator[Fault]:
    followers = content.get("followers")
    cowboys = followers.get("cowboys") if isinstance(followers, Mapping) else None
    if not isinstance(cowboys, int) or not 2 <= cowboys <= 100:
        yield _fault("followers cowboys", "bad_cowboys", number=str(cowboys))


def _fault(place: str, problem: str, **args: Any) -> Fault:
    return Fault(place, Message(f"gold_rush.fault.{problem}", args))
