"""What tiles say of themselves: what they show, part by part, and how many there are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from newworlds.core.explanation import Explanation
from newworlds.core.message import Message
from newworlds.core.setup import Components


def tiles(
    game: str, components: Components, field: str, symbols: Mapping[str, str]
) -> Iterator[tuple[str, Explanation]]:
    """Every tile that is drawn or on the table at the start; `field` is open land, `symbols` say what counts."""
    for tile in components["tile"]:
        if tile["count"]:
            parts = [part for part in (*tile["features"], *tile["fields"]) if _is_told(part, symbols)]
            lines = [_line(game, part, field, symbols) for part in parts]
            copies = Message("tiles.printed.copies", {"count": tile["count"]})
            yield f"tile:{tile['id']}", Explanation(Message("tiles.printed.tile", {"id": tile["id"]}), [*lines, copies])


def _is_told(part: Mapping[str, Any], symbols: Mapping[str, str]) -> bool:
    """Open land is everywhere: it is told only where something is printed on it."""
    return "kind" in part or any(symbol in part for symbol in symbols)


def _line(game: str, part: Mapping[str, Any], field: str, symbols: Mapping[str, str]) -> Message:
    place = _place(Message(f"{game}.terrain.{part.get('kind', field)}"), part)
    shown = [Message(code, {"number": part[symbol]}) for symbol, code in symbols.items() if symbol in part]
    return Message("tiles.printed.with", {"what": place, "symbols": shown}) if shown else place


def _place(terrain: Message, part: Mapping[str, Any]) -> Message:
    if "kind" not in part:
        return terrain
    if not part["edges"]:
        return Message("tiles.printed.middle", {"what": terrain})
    sides = [Message(f"tiles.side.{side}") for side in part["edges"]]
    return Message("tiles.printed.edges", {"what": terrain, "sides": sides})


def keyed(game: str, kind: str, rules: Mapping[str, str]) -> Iterator[tuple[str, Explanation]]:
    """Things that one sentence explains, with its rule."""
    for name, rule in rules.items():
        yield f"{kind}:{name}", Explanation(Message(f"{game}.key.{name}"), rule=rule)
