"""The trail on the terminal: each space with its symbol, in order, with branches one below the other.

A building space has its number and a neutral building its letter, as the log names them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from newworlds.games.gwt_new_zealand.board import NewZealandBoard, Site
from newworlds.games.gwt_new_zealand.data.effects import PrintedEffect
from newworlds.games.gwt_new_zealand.data.schema.trail import Node
from newworlds.games.gwt_new_zealand.page import Page, seat_sign
from newworlds.games.gwt_new_zealand.palette import SEAT_COLOURS, SEAT_MARKS
from newworlds.games.gwt_new_zealand.telling.choices import building
from newworlds.games.gwt_new_zealand.telling.effects import effect
from newworlds.games.gwt_new_zealand.telling.said import said
from newworlds.games.gwt_new_zealand.trail_lines import Stretch, stretches

HAZARD_SIGNS: Final = {"landslide": "▲", "flood": "≈"}
_BRANCHES: Final = {None: " ", "first": " ├─", "last": " └─"}
_INDENT: Final = 6


def trail(page: Page, board: NewZealandBoard, viewer: int) -> Iterator[str]:
    for stretch in stretches(page.printing.trail.node):
        yield from _stretch(page, board, stretch, viewer)
    yield from (f"[dim]{line}[/]" for line in page.beside(" ", page.say("signs"), 1))


def _stretch(page: Page, board: NewZealandBoard, stretch: Stretch, viewer: int) -> Iterator[str]:
    """Its spaces, and what the neutral and the viewer's own buildings do: beside a space alone, else below."""
    spaces = _BRANCHES[stretch.branch] + "  ".join(_space(page, board, name) for name in stretch.nodes)
    told = [each for name in stretch.nodes for each in actions_at(page, board, name, viewer)]
    if len(stretch.nodes) == 1 and told:
        head = f"{spaces}  "
        yield from page.beside(head, told[0].actions, Text.from_markup(head).cell_len)
        return
    yield spaces
    for whose, actions in told:
        yield from page.beside(" " * _INDENT, f"{page.head(said('named', name=whose))} {actions}", _INDENT)


class Told(NamedTuple):
    whose: str
    actions: str


def actions_at(page: Page, board: NewZealandBoard, name: str, viewer: int) -> Iterator[Told]:
    """What can be done on a space: once for a building, else not at all."""
    site = board.trail.get(name, Site())
    if site.neutral:
        yield Told(site.neutral, numbered(page, _neutral_actions(page, site)))
    elif site.building and site.owner == viewer:
        printed = building(page.printing, board, site.building)
        yield Told(f"{SEAT_MARKS[viewer]}{printed.id}", numbered(page, printed.actions))


def _neutral_actions(page: Page, site: Site) -> Sequence[PrintedEffect]:
    tile = next(tile for tile in page.printing.tiles.neutral if tile.letter == site.neutral)
    return tile.side_2 if site.side == 2 else tile.side_1


def numbered(page: Page, effects: Sequence[PrintedEffect]) -> str:
    return " · ".join(f"{number} {page.tell(effect(each))}" for number, each in enumerate(effects, start=1))


def _space(page: Page, board: NewZealandBoard, name: str) -> str:
    """Its symbol, what lies there and whose breeders stand there."""
    node, site = page.places.nodes[name], board.trail.get(name)
    here = [seat_sign(farm.seat) for farm in board.farms if farm.breeder == name]
    if site and site.neutral:
        what = f"[black on #d8c9a0] {site.neutral} [/]"
    elif node.kind == "build":
        what = f"[bold]{page.places.building_numbers[name]}[/]:{_building(board, site) if site else _empty(node)}"
    elif node.kind in HAZARD_SIGNS:
        what = f"[bold]{HAZARD_SIGNS[node.kind]}{node.number or ''}[/]{_hazard(page, site) if site else ''}"
    else:
        what = f"[bold]{page.tell(page.places.space(name))}[/]"
    return " ".join([what, *here])


def _building(board: NewZealandBoard, site: Site) -> str:
    owner, side = site.owner or 0, board.sides[str(site.building)]
    return f"[white on {SEAT_COLOURS[owner]}]{SEAT_MARKS[owner]}{site.building}{side}[/]"


def _empty(node: Node) -> str:
    """Symbols of an empty building space: lush, risky, exploration required."""
    needs = f"({node.needs_exploration})" if node.needs_exploration else ""
    grass, risk = '"' * node.lush, "†" * node.risky
    return f"[dim]□{grass}{risk}{needs}[/]"


def _hazard(page: Page, site: Site) -> str:
    """Points, and the tax of its hand."""
    _, points, hand = (site.hazard or "").split("_")
    fees = page.printing.board.fees
    tax = {"black": fees.black_hand, "green": fees.green_hand}.get(hand, 0)
    return f":[white on #8a5a3c]{points}{f'-{tax}' if tax else ''}[/]"
