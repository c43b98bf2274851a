"""Reads the component files and says what is wrong with them, by file and place."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, cast

import msgspec

from newworlds.core.errors import BadData
from newworlds.core.game import Fault
from newworlds.core.message import Message
from newworlds.core.setup import Components
from newworlds.games.gwt_new_zealand.data.schema import Board, Cards, Effect, Printing, Sarah, Sea, Tiles, Trail

PARTS: dict[str, type[Any]] = {
    "board": Board,
    "trail": Trail,
    "sea": Sea,
    "tiles": Tiles,
    "cards": Cards,
    "sarah": Sarah,
}

MOST_BITS = 30
MOST_BREEDS = 12
MOST_WAYS = 2

EFFECTS = frozenset(
    """
    gain_money gain_money_per per_item pay_money gold token cert explore permanent_certificate permanent_wool
    step_limit hand_limit certificate_limit hire invest build replace_plus_1 buy_sheep market_sheep ship
    warehouse_within shear deliver_wool aux objective remove_hazard walk draw_discard draw_then_discard
    take_card discard_for remove_from_hand choice top_deck
    """.split()  # noqa: SIM905
)
SARAH_EFFECTS = frozenset(
    """
    hire_cheapest hire_speciality buy_sheep take_sheep add_sheep shearer_sheep build build_exactly remove_tile
    explore objective hazard bonus_card move_more port deliver_wool
    """.split()  # noqa: SIM905
)


@cache
def shipped() -> Components:
    """The components of this version."""
    return read(Path(str(resources.files(__package__))))


def read(folder: Path) -> Components:
    """The components in a folder of six files; `BadData` names the first fault."""
    printing = _printing(folder)
    for fault in _misprints(printing):
        raise BadData(file=folder.name, place=fault.place, problem=fault.problem)
    return cast(Components, msgspec.to_builtins(printing))


def faults(folder: Path) -> list[Fault]:
    """Every fault of the files in a folder."""
    try:
        return list(_misprints(_printing(folder)))
    except BadData as error:
        return [Fault(f"{error.details['file']} {error.details['place']}", error.details["problem"])]


def _printing(source: Path) -> Printing:
    """From the folder, or from the one that holds the file named."""
    folder = source if source.is_dir() else source.parent
    return Printing(**{part: _part(folder / f"{part}.toml", shape) for part, shape in PARTS.items()})


def _part(path: Path, shape: type[Any]) -> Any:
    try:
        return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), shape)
    except FileNotFoundError as error:
        raise BadData(file=path.name, place="-", problem=_problem("missing")) from error
    except (OSError, UnicodeDecodeError) as error:
        raise BadData(file=path.name, place="-", problem=_problem("unreadable", problem=str(error))) from error
    except tomllib.TOMLDecodeError as error:
        raise BadData(file=path.name, place="-", problem=_problem("not_toml", problem=str(error))) from error
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at ")
        raise BadData(file=path.name, place=place or "-", problem=_problem("wrong_form", problem=problem)) from error


def _fault(place: str, code: str, **args: Any) -> Fault:
    return Fault(place, _problem(code, **args))


def _problem(code: str, **args: Any) -> Message:
    return Message(f"gwt_new_zealand.fault.{code}", args)


def _misprints(printing: Printing) -> Iterator[Fault]:
    yield from _size_faults(printing)
    yield from _trail_faults(printing.trail)
    yield from _sea_faults(printing.sea)
    yield from _card_faults(printing)
    yield from _effect_faults(printing)


def _size_faults(printing: Printing) -> Iterator[Fault]:
    """The engine keeps sets of these as bits of one number."""
    sizes = {
        "sea.port": (len(printing.sea.port), MOST_BITS),
        "board.player_board.disc_space": (len(printing.board.player_board.disc_space), MOST_BITS),
        "sarah.card": (len(printing.sarah.card), MOST_BITS),
        "cards.sheep": (len(printing.cards.sheep), MOST_BREEDS),
    }
    for place, (count, most) in sizes.items():
        if count > most:
            yield _fault(place, "too_many", count=count, most=most)


def _trail_faults(trail: Trail) -> Iterator[Fault]:
    known = {node.id for node in trail.node}
    for node in trail.node:
        for following in node.next:
            if following not in known:
                yield _fault(f"trail.node.{node.id}", "leads_astray", space=following)
        if not node.next and node.kind != "wellington":
            yield _fault(f"trail.node.{node.id}", "leads_nowhere")
        if len(node.next) > MOST_WAYS:
            yield _fault(f"trail.node.{node.id}", "forks_too_often", ways=len(node.next), most=MOST_WAYS)
    for kind in ("start", "wellington"):
        found = sum(node.kind == kind for node in trail.node)
        if found != 1:
            yield _fault("trail.node", "not_one", kind=kind, found=found)


def _sea_faults(sea: Sea) -> Iterator[Fault]:
    spaces = {space for lane in sea.sea_lane for space in lane.nodes}
    ports = {port.id for port in sea.port}
    for port in sea.port:
        if port.node not in spaces:
            yield _fault(f"sea.port.{port.id}", "off_lane", space=port.node)
    for counter in (*sea.wool_counter, *sea.foreign_counter):
        if counter.port and counter.port not in ports:
            yield _fault(f"sea.counter.{counter.value}", "no_port", port=counter.port)
    values = {counter.value for counter in sea.local_counter}
    for arrow in sea.green_arrows.pairs:
        if not {arrow.a, arrow.b} <= values:
            yield _fault("sea.green_arrows", "no_counters", first=arrow.a, second=arrow.b)


def _card_faults(printing: Printing) -> Iterator[Fault]:
    known = _card_names(printing.cards)
    piles = set(printing.board.bonus_card_slots.gold_cost)
    for port in printing.sea.port:
        if port.card not in known | piles | {"none"}:
            yield _fault(f"sea.port.{port.id}.card", "no_card", card=port.card)
    for counter in (*printing.sea.local_counter, *printing.sea.wool_counter, *printing.sea.foreign_counter):
        if counter.card not in known | {"none", "objective"}:
            yield _fault(f"sea.counter.{counter.value}.card", "no_card", card=counter.card)


def _card_names(cards: Cards) -> set[str]:
    return {sheep.breed for sheep in cards.sheep} | {card.id for card in cards.support}


def _effect_faults(printing: Printing) -> Iterator[Fault]:
    known = _card_names(printing.cards)
    for place, effect in _effects("", printing):
        allowed = SARAH_EFFECTS if place.startswith(".sarah") else EFFECTS
        if effect.op not in allowed:
            yield _fault(place[1:], "no_effect", effect=effect.op)
        for name in (*effect.breeds, *([effect.card] if effect.card else [])):
            if name not in known:
                yield _fault(place[1:], "no_card", card=name)


def _effects(place: str, part: object) -> Iterator[tuple[str, Effect]]:
    """Every effect printed anywhere, with where it stands."""
    if isinstance(part, Effect):
        yield place, part
    if isinstance(part, msgspec.Struct):
        for field in part.__struct_fields__:
            yield from _effects(f"{place}.{field}", getattr(part, field))
    elif isinstance(part, list):
        for index, item in enumerate(part):
            yield from _effects(f"{place}.{getattr(item, 'id', index)}", item)
