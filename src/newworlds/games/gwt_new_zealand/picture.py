"""The table as an SVG document: the trail as a diagram, and below it markets, sea and farms in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

from rich.text import Text

from newworlds.games.gwt_new_zealand.board import Farm, NewZealandBoard, Site
from newworlds.games.gwt_new_zealand.data.schema.trail import Node
from newworlds.games.gwt_new_zealand.page import Page
from newworlds.games.gwt_new_zealand.palette import INK, PALE, PAPER, SEAT_COLOURS, SEAT_MARKS
from newworlds.games.gwt_new_zealand.telling.said import said
from newworlds.games.gwt_new_zealand.telling.vocabulary import Vocabulary
from newworlds.games.gwt_new_zealand.terminal import ledger
from newworlds.games.gwt_new_zealand.trail_lines import stretches

STEP: Final = 88
BAND: Final = 190
"""The trail is folded into bands of this height."""
WIDTH: Final = 1300
MARGIN: Final = 60
_LINE: Final = 17
_COLUMNS: Final = 98
_FONT: Final = "Georgia, 'Times New Roman', serif"
_GROUNDS: Final = {"landslide": "#b98d68", "flood": "#8db4bd", "neutral": "#e6d49c", "build": "#c4cf9b"}

Places = dict[str, tuple[float, float]]


def svg(board: NewZealandBoard, vocabulary: Vocabulary, viewer: int, language: str) -> str:
    page = Page(vocabulary, language, _COLUMNS)
    nodes = vocabulary.printing.trail.node
    places = trail_places(nodes)
    words_top = max(y for _, y in places.values()) + BAND / 2
    lines = [Text.from_markup(line).plain for line in ledger(page, board, viewer)]
    farms = next(number for number, line in enumerate(lines) if line.lstrip()[:1] in SEAT_MARKS)
    columns = [lines[:farms], lines[farms:]]
    height = words_top + max(map(len, columns)) * _LINE + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" font-family="{_FONT}">',
        f"<title>{escape(page.tell(said('name')))}</title>",
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        *_ways(nodes, places),
        *(_space(page, board, node, *places[node.id]) for node in nodes),
        *(part for farm in board.farms for part in _breeder(farm, places)),
        *_told(columns[0], MARGIN, words_top),
        *_told(columns[1], WIDTH / 2 + MARGIN / 2, words_top),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def trail_places(nodes: Sequence[Node]) -> Places:
    """Where each space is drawn: the trunk in the middle of its band, two branches above and below."""
    places: Places = {}
    x, y, reach = float(MARGIN), BAND / 2 + 20, 0
    for stretch in stretches(nodes):
        if stretch.branch is None:
            x, reach = x + STEP * reach, 0
            if x + STEP * 7 > WIDTH and stretch.nodes[0] in _long_forks(nodes):
                x, y = float(MARGIN), y + BAND
            places[stretch.nodes[0]] = x, y
            x += STEP
        else:
            shift = -BAND / 4 if stretch.branch == "first" else BAND / 4
            places |= {name: (x + STEP * number, y + shift) for number, name in enumerate(stretch.nodes)}
            reach = max(reach, len(stretch.nodes))
    return places


def _long_forks(nodes: Sequence[Node]) -> set[str]:
    """Trunk spaces before branches that would not fit into the rest of a band."""
    long, trunk = set(), ""
    for stretch in stretches(nodes):
        trunk = stretch.nodes[0] if stretch.branch is None else trunk
        if len(stretch.nodes) > 3:
            long.add(trunk)
    return long


def _ways(nodes: Sequence[Node], places: Places) -> Iterator[str]:
    for node in nodes:
        for following in node.next:
            (x, y), (to_x, to_y) = places[node.id], places[following]
            path = f"M{x:g} {y:g}L{to_x:g} {to_y:g}"
            if to_x < x:
                path = f"M{x:g} {y:g}H{WIDTH - 20}V{to_y - BAND / 2:g}H20V{to_y:g}H{to_x:g}"
            yield f'<path d="{path}" fill="none" stroke="{PALE}" stroke-width="5" stroke-linejoin="round"/>'


def _space(page: Page, board: NewZealandBoard, node: Node, x: float, y: float) -> str:
    site = board.trail.get(node.id)
    owner = site.owner if site else None
    ground = _GROUNDS.get(node.kind, PAPER) if owner is None else SEAT_COLOURS[owner]
    shape = (
        f'<rect x="-34" y="-20" width="68" height="40" rx="7" fill="{ground}" '
        f'stroke="{INK}" stroke-width="{2 if site else 1}" {"" if site else _DASHED}/>'
    )
    name = f'<text y="33" font-size="11" text-anchor="middle" fill="{PALE}">{_name(page, node)}</text>'
    what = escape(_sign(board, site) if site else _ground(node))
    ink = INK if owner is None else PAPER
    sign = f'<text y="6" font-size="17" font-weight="bold" text-anchor="middle" fill="{ink}">{what}</text>'
    return f'<g class="space" transform="translate({x:g} {y:g})">{shape}{sign}{name}</g>'


def _name(page: Page, node: Node) -> str:
    """A number where spaces are counted; a neutral building has its letter."""
    if node.kind in ("start", "wellington"):
        return escape(page.tell(page.places.space(node.id)))
    return str(page.places.building_numbers.get(node.id) or node.number or "")


_DASHED: Final = 'stroke-dasharray="4 3"'


def _sign(board: NewZealandBoard, site: Site) -> str:
    """A neutral building's letter, a farm's mark and building, or a hazard's points and tax."""
    if site.neutral:
        return site.neutral
    if site.hazard:
        sort, points, hand = site.hazard.split("_")
        return f"{'▲' if sort == 'landslide' else '≈'}{points} {'£' * {'none': 0, 'black': 1, 'green': 2}[hand]}"
    return f"{SEAT_MARKS[site.owner or 0]} {site.building}{board.sides[str(site.building)]}"


def _ground(node: Node) -> str:
    """What an empty space is and requires."""
    needs = f"({node.needs_exploration})" if node.needs_exploration else ""
    return '"' * node.lush + "†" * node.risky + needs


def _breeder(farm: Farm, places: Places) -> Iterator[str]:
    if farm.breeder is None:
        return
    x, y = places[farm.breeder]
    yield (
        f'<g class="breeder" transform="translate({x - 27 + 18 * farm.seat:g} {y - 28:g})">'
        f'<circle r="10" fill="{SEAT_COLOURS[farm.seat]}" stroke="{INK}" stroke-width="1.5"/>'
        f'<text y="4.5" font-size="12" text-anchor="middle" fill="{PAPER}">{SEAT_MARKS[farm.seat]}</text></g>'
    )


def _told(lines: list[str], left: float, top: float) -> Iterator[str]:
    for number, line in enumerate(lines):
        indent = len(line) - len(line.lstrip())
        weight = "bold" if "───" in line else "normal"
        yield (
            f'<text x="{left + 4 * indent:g}" y="{top + number * _LINE:g}" font-size="12.5" fill="{INK}" '
            f'font-weight="{weight}">{escape(line.strip(" ─"))}</text>'
        )
