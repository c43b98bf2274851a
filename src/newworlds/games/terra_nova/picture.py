"""The board as an SVG document."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from xml.sax.saxutils import escape

from newworlds.core.setup import Components
from newworlds.games.terra_nova.notation import Space, row_name
from newworlds.games.terra_nova.palette import INK, NOBODYS, PAPER, SEAT_COLOURS, STONE, terrain
from newworlds.games.terra_nova.region import Region, all_regions
from newworlds.games.terra_nova.rules import codes
from newworlds.games.terra_nova.state import State

HALF: Final = 26.0
"""Half the width of a hex; hexes are pointy-topped."""
SIDE: Final = HALF * 2 / 3**0.5
MARGIN: Final = 60.0
_FONT: Final = "Georgia, 'Times New Roman', serif"

_DECORATIONS: Final = {
    "farmland": "M-12 -5h24M-12 1h24M-12 7h24",
    "forest": "M-9 6v-5M-9 1l-5 0l5 -9l5 9zM5 8v-5M5 3l-6 0l6 -11l6 11z",
    "meadow": "M-9 5l-2 -6M-9 5v-7M-9 5l2 -6M6 1l-2 -6M6 1v-7M6 1l2 -6",
    "hills": "M-15 5q6 -11 12 0M-3 7q8 -14 16 0",
    "lake": "M-14 -3q3.5 -4 7 0t7 0t7 0M-8 5q3.5 -4 7 0t7 0t7 0",
    "mountains": "M-15 7l9 -15l8 13M-3 7l8 -12l9 12M-9 -3l3 2l3 -2",
    "prairie": "M-10 5q1 -7 4 -9M-6 5q0 -5 -3 -8M3 6q1 -8 5 -10M8 6q0 -6 -3 -9",
    "steppe": "M-11 4h5M-2 -3h5M5 5h5M-6 -6h3M9 -5h2",
}
_SETTLER: Final = "M0 -15a5.5 5.5 0 0 1 4 9.3c6 2.2 8 8 8 17.7h-24c0 -9.7 2 -15.5 8 -17.7a5.5 5.5 0 0 1 4 -9.3z"
_STONE: Final = "M-13 9l2 -14l7 -6l9 1l7 8l1 11z"
_MARKS: Final = (
    "M-3.5 3.5a3.5 3.5 0 1 1 7 0a3.5 3.5 0 1 1 -7 0z",
    "M0 -1.5l4.5 5l-4.5 5l-4.5 -5z",
    "M0 -1.5l1.5 3.4l3.7 .4l-2.8 2.5l.8 3.7l-3.2 -1.9l-3.2 1.9l.8 -3.7l-2.8 -2.5l3.7 -.4z",
    "M-3.6 0h7.2v7.2h-7.2z",
)


def svg(state: State, components: Components) -> str:
    centres = {space: _centre(components, space) for space in state.tables.cell_at}
    width = max(x for x, _ in centres.values()) + HALF + MARGIN
    height = max(y for _, y in centres.values()) + SIDE + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" font-family="{_FONT}">',
        f"<title>{escape(components.get('title') or 'Terra Nova')}</title>",
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        *_coast(centres),
        *_land(components, centres),
        *_row_names(components, centres),
        *(part for region in all_regions(state) for part in _region(region, centres)),
        *_pieces(state, centres),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _centre(components: Components, space: Space) -> tuple[float, float]:
    row, column = space
    x = (components["row_start_x"][row] + 2 * column) * HALF
    return x + HALF + MARGIN, row * 1.5 * SIDE + SIDE + MARGIN


def _hexagon(centre: tuple[float, float], scale: float = 1.0) -> str:
    """The path around a space."""
    x, y = centre
    half, side = HALF * scale, SIDE * scale
    corners = [(0, -side), (half, -side / 2), (half, side / 2), (0, side), (-half, side / 2), (-half, -side / 2)]
    return "M" + "L".join(f"{x + dx:.1f} {y + dy:.1f}" for dx, dy in corners) + "Z"


def _coast(centres: dict[Space, tuple[float, float]]) -> Iterator[str]:
    """Depth lines around the land, each nearer to the shore than the one before."""
    outline = "".join(map(_hexagon, centres.values()))
    for width, colour in ((44, "#dfd9c3"), (26, "#cfd3c4"), (10, "#b3c4bd")):
        yield f'<path d="{outline}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round"/>'


def _land(components: Components, centres: dict[Space, tuple[float, float]]) -> Iterator[str]:
    for (row, column), (x, y) in centres.items():
        name = components["terrain"][components["rows"][row][column]]
        land = terrain(name)
        hexagon = _hexagon((x, y))
        yield f'<path d="{hexagon}" fill="{land.ground}" stroke="{INK}" stroke-opacity=".28"/>'
        yield (
            f'<path d="{_DECORATIONS.get(name, "")}" transform="translate({x:.1f} {y:.1f})" fill="none" '
            f'stroke="{land.deep}" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"/>'
        )


def _row_names(components: Components, centres: dict[Space, tuple[float, float]]) -> Iterator[str]:
    for row in range(len(components["rows"])):
        x, y = min(centre for (place, _), centre in centres.items() if place == row)
        yield (
            f'<text x="{x - HALF - 16:.1f}" y="{y + 5:.1f}" font-size="15" text-anchor="middle" '
            f'fill="{INK}">{row_name(row)}</text>'
        )


def _region(region: Region, centres: dict[Space, tuple[float, float]]) -> Iterator[str]:
    """A tint in the colours of its winners, and the points each of them got."""
    colours = [SEAT_COLOURS[seat] for seat in region.winners] or [NOBODYS]
    for number, space in enumerate(region.spaces):
        colour = colours[number % len(colours)]
        yield f'<path d="{_hexagon(centres[space], 0.93)}" fill="{colour}" fill-opacity=".5"/>'
    x, y = centres[region.spaces[len(region.spaces) // 2]]
    yield (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="15" fill="{PAPER}" stroke="{colours[0]}" stroke-width="2.5"/>'
        f'<text x="{x:.1f}" y="{y + 5.5:.1f}" font-size="16" font-weight="bold" text-anchor="middle" '
        f'fill="{INK}">{max(region.awarded)}</text>'
    )


def _pieces(state: State, centres: dict[Space, tuple[float, float]]) -> Iterator[str]:
    for cell, space in state.tables.place_of.items():
        content = state.content[cell]
        if content == codes.STONE:
            yield _stone(centres[space])
        elif codes.SETTLER <= content < codes.REGION:
            yield _settler(centres[space], content - codes.SETTLER)


def _stone(centre: tuple[float, float]) -> str:
    x, y = centre
    return (
        f'<g transform="translate({x:.1f} {y:.1f})" stroke-linejoin="round">'
        f'<ellipse cx="1" cy="10" rx="16" ry="5" fill="{INK}" opacity=".25"/>'
        f'<path d="{_STONE}" fill="{STONE}" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="M-4 -10l3 8l-8 3M-1 -2l10 1" fill="none" stroke="{PAPER}" stroke-opacity=".6"/></g>'
    )


def _settler(centre: tuple[float, float], seat: int) -> str:
    """A figure with the mark of its seat, so that nothing depends on colour alone."""
    x, y = centre
    return (
        f'<g transform="translate({x:.1f} {y + 1:.1f})">'
        f'<ellipse cx="1" cy="12" rx="14" ry="4" fill="{INK}" opacity=".25"/>'
        f'<path d="{_SETTLER}" fill="{SEAT_COLOURS[seat]}" stroke="{INK}" stroke-width="1.6"/>'
        f'<path d="{_MARKS[seat]}" fill="{PAPER}"/></g>'
    )
