"""The trail on the terminal: each space with its sign, in the order of the way, branches one below the other.

A building space has its number and a neutral building its letter, as the log names them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from rich.text import Text

from newworlds.games.gwt_new_zealand.page import Page, seat_sign
from newworlds.games.gwt_new_zealand.palette import SEAT_COLOURS, SEAT_MARKS
from newworlds.games.gwt_new_zealand.trail_lines import Stretch, stretches
from newworlds.games.gwt_new_zealand.wording import building, neutral_actions

HAZARD_SIGNS: Final = {"landslide": "▲", "flood": "≈"}
_BRANCHES: Final = {None: " ", "first": " ├─", "last": " └─"}
_INDENT: Final = 6

Board = Mapping[str, Any]
Node = Mapping[str, Any]


def trail(page: Page, board: Board, eyes: int) -> Iterator[str]:
    for stretch in stretches(list(page.wording.nodes.values())):
        yield from _stretch(page, board, stretch, eyes)
    yield from (f"[dim]{line}[/]" for line in page.beside(" ", page.say("signs"), 1))


def _stretch(page: Page, board: Board, stretch: Stretch, eyes: int) -> Iterator[str]:
    """Its spaces, and what the neutral and the viewer's own buildings do: beside a space alone, else below."""
    spaces = _BRANCHES[stretch.branch] + "  ".join(_space(page, board, name) for name in stretch.nodes)
    told = [each for name in stretch.nodes for each in _actions(page, board, name, eyes)]
    if len(stretch.nodes) == 1 and told:
        head = f"{spaces}  "
        yield from page.beside(head, told[0].actions, Text.from_markup(head).cell_len)
        return
    yield spaces
    for whose, actions in told:
        yield from page.beside(" " * _INDENT, f"{page.head(whose)} {actions}", _INDENT)


class _Told(NamedTuple):
    whose: str
    actions: str


def _actions(page: Page, board: Board, name: str, eyes: int) -> Iterator[_Told]:
    """What can be done on a space: once for a building, else not at all."""
    site, components = board["trail"].get(name, {}), page.wording.components
    if "neutral" in site:
        effects = neutral_actions(components, site["neutral"], site["side"])
        yield _Told(site["neutral"], _numbered(page, effects))
    elif "building" in site and site["owner"] == eyes:
        printed = building(components, site["building"], board)
        yield _Told(f"{SEAT_MARKS[eyes]}{printed['id']}", _numbered(page, printed["actions"]))


def _numbered(page: Page, effects: Sequence[Mapping[str, Any]]) -> str:
    return " · ".join(f"{number} {page.wording.effect(effect)}" for number, effect in enumerate(effects, start=1))


def _space(page: Page, board: Board, name: str) -> str:
    """Its sign, what lies there and whose breeders stand there."""
    node, site = page.wording.nodes[name], board["trail"].get(name, {})
    here = [seat_sign(farm["seat"]) for farm in board["farms"] if farm["breeder"] == name]
    if "neutral" in site:
        what = f"[black on #d8c9a0] {site['neutral']} [/]"
    elif node["kind"] == "build":
        what = f"[bold]{page.wording.building_numbers[name]}[/]:{_building(board, site) or _empty(node)}"
    elif node["kind"] in HAZARD_SIGNS:
        what = f"[bold]{HAZARD_SIGNS[node['kind']]}{node.get('number', '')}[/]{_hazard(page, site)}"
    else:
        what = f"[bold]{page.wording.space(name)}[/]"
    return " ".join([what, *here])


def _building(board: Board, site: Mapping[str, Any]) -> str:
    if not site:
        return ""
    owner, side = site["owner"], board["sides"][str(site["building"])]
    return f"[white on {SEAT_COLOURS[owner]}]{SEAT_MARKS[owner]}{site['building']}{side}[/]"


def _empty(node: Node) -> str:
    """Signs of an empty building space: grass, risk, exploration that it needs."""
    needs = f"({node['needs_exploration']})" if node.get("needs_exploration") else ""
    grass, risk = '"' * bool(node.get("lush")), "†" * bool(node.get("risky"))
    return f"[dim]□{grass}{risk}{needs}[/]"


def _hazard(page: Page, site: Mapping[str, Any]) -> str:
    """Points, and the tax of its hand."""
    if not site:
        return ""
    _, points, hand = site["hazard"].split("_")
    tax = page.wording.components["board"]["fees"].get(f"{hand}_hand", 0)
    return f":[white on #8a5a3c]{points}{f'-{tax}' if tax else ''}[/]"
