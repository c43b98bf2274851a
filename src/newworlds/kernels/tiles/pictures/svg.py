"""The map of a tile game as an SVG document: plain shapes, the same land as on the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from newworlds.kernels.tiles.board import LaidTile, PrintedFeature, TileBoard
from newworlds.kernels.tiles.data_notation import BLANK
from newworlds.kernels.tiles.pictures.look import INK, PAPER, SEAT_COLOURS, SEAT_MARKS, Look, Surface
from newworlds.kernels.tiles.pictures.parts import Grid

SIDE: Final = 100
"""The width and height of a tile."""
MARGIN: Final = 60
_FINE: Final = 11
"""The number of spots along a side where a piece may stand."""
_APART: Final = 19.0
"""The minimum distance between pieces on a tile."""
_FONT: Final = "Georgia, 'Times New Roman', serif"

_ONE_SIDE: Final = "M0 0H100C82 34 18 34 0 0Z"
_CORNER: Final = "M0 0H100C72 44 44 72 0 100Z"
_STRIP: Final = "M0 0H100C72 28 72 72 100 100H0C28 72 28 28 0 0Z"
_THREE_SIDES: Final = "M0 0H100V100C80 70 20 70 0 100Z"
_ALL: Final = "M0 0H100V100H0Z"
_HOUSE: Final = "M-17 16V-3L0 -18L17 -3V16ZM-5 16V5H5V16"
_FIGURE: Final = "M0 -13a5 5 0 0 1 3.6 8.4c5.4 2 7.2 7.2 7.2 16h-21.6c0 -8.8 1.8 -14 7.2 -16a5 5 0 0 1 3.6 -8.4z"
_TENT: Final = "M0 -13L14 11H-14ZM0 -4L5 11H-5Z"


class Piece(NamedTuple):
    """A piece on a part of a tile; `shape` is drawn around the origin."""

    row: int
    col: int
    part: str
    shape: str


def drawing(look: Look, board: TileBoard, title: str, pieces: Sequence[Piece], rim: Iterable[str] = ()) -> str:
    """`rim` is drawn around the map; `corner_of` gives its coordinates."""
    tiles = board.tiles
    rows, columns = [tile.row for tile in tiles], [tile.col for tile in tiles]
    left, top = min(columns) * SIDE - MARGIN, min(rows) * SIDE - MARGIN
    width = (max(columns) + 1) * SIDE + MARGIN - left
    height = (max(rows) + 1) * SIDE + MARGIN - top
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" font-family="{_FONT}">',
        f"<title>{escape(title)}</title>",
        f'<rect x="{left}" y="{top}" width="100%" height="100%" fill="{PAPER}"/>',
        *(_tile(look, board, tile, pieces) for tile in tiles),
        *_numbers(range(min(rows), max(rows) + 1), range(min(columns), max(columns) + 1), left, top),
        *rim,
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def corner_of(row: int, col: int) -> tuple[int, int]:
    """The north-west corner of a place."""
    return col * SIDE, row * SIDE


def text_at(x: float, y: float, text: str, size: int = 18, anchor: str = "middle", ink: str = INK) -> str:
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}" fill="{ink}">{escape(text)}</text>'


def follower_shape(seat: int, lies: bool) -> str:
    """A figure with the mark of its seat; those that stay until the end lie down."""
    turn = ' transform="rotate(90)"' if lies else ""
    return (
        f'<path d="{_FIGURE}"{turn} fill="{SEAT_COLOURS[seat]}" stroke="{INK}" stroke-width="1.4"/>'
        f"{text_at(0, 8, SEAT_MARKS[seat], 12, ink=PAPER)}"
    )


def tent_shape(seat: int) -> str:
    return (
        f'<path d="{_TENT}" fill="{SEAT_COLOURS[seat]}" stroke="{INK}" stroke-width="1.4" fill-rule="evenodd"/>'
        f"{text_at(0, 24, SEAT_MARKS[seat], 12, ink=SEAT_COLOURS[seat])}"
    )


def coin_shape(number: int) -> str:
    return f'<circle r="10" fill="#f2c14b" stroke="{INK}" stroke-width="1.4"/>{text_at(0, 5, str(number), 14)}'


def followers_of(board: TileBoard) -> list[Piece]:
    return [Piece(one.row, one.col, one.feature, follower_shape(one.seat, one.lying)) for one in board.followers]


def _tile(look: Look, board: TileBoard, tile: LaidTile, pieces: Sequence[Piece]) -> str:
    x, y = corner_of(tile.row, tile.col)
    grid = Grid(look, board.kinds[tile.id], tile.rotation, _FINE, _FINE)
    standing = [(piece.part, piece.shape) for piece in pieces if (piece.row, piece.col) == (tile.row, tile.col)]
    shapes = "".join([*_land(grid), *_standing(grid, standing)])
    return f'<g class="tile" transform="translate({x} {y})">{shapes}</g>'


def _land(grid: Grid) -> Iterator[str]:
    look, features = grid.look, grid.kind.features
    yield f'<path d="{_ALL}" fill="{look.surfaces[look.field].ground}"/>'
    if BLANK in grid.kind.edges:
        yield f'<path d="M30 0C40 30 24 70 30 100H100V0Z" fill="{look.sea.ground}"/>'
    for feature in features:
        if feature.kind in look.surfaces and feature.edges:
            yield _area(grid, feature, look.surfaces[feature.kind])
    for feature in features:
        if feature.kind in look.lines:
            yield from _line(grid, feature, look.lines[feature.kind].ink)
    for feature in features:
        if feature.kind in look.surfaces and not feature.edges:
            yield _centre(look.surfaces[feature.kind])
    yield f'<path d="{_ALL}" fill="none" stroke="{INK}" stroke-opacity=".35"/>'


def _area(grid: Grid, feature: PrintedFeature, surface: Surface) -> str:
    path, turns = _outline(sorted(grid.sides(feature)))
    if BLANK in grid.kind.edges:
        path, turns = "M0 0H32C40 30 24 70 32 100H0Z", 0
    return (
        f'<path d="{path}" transform="rotate({90 * turns} 50 50)" fill="{surface.ground}" stroke="{surface.ink}" '
        f'stroke-width="2.5" stroke-linejoin="round"/>'
    )


def _outline(sides: list[int]) -> tuple[str, int]:
    """The shape of an area that reaches these sides, and its number of quarter turns."""
    missing = [side for side in range(4) if side not in sides]
    if len(sides) == 1:
        return _ONE_SIDE, sides[0]
    if len(sides) == 4:
        return _ALL, 0
    if len(sides) == 3:
        return _THREE_SIDES, missing[0] - 2
    if (sides[1] - sides[0]) % 4 == 2:
        return _STRIP, sides[0]
    return _CORNER, (0 if sides == [0, 3] else sides[1])


def _line(grid: Grid, line: PrintedFeature, ink: str) -> Iterator[str]:
    path = _track(grid, line)
    yield f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="9"/>'
    yield f'<path d="{path}" fill="none" stroke="{ink}" stroke-width="6"/>'
    if grid.look.lines[line.kind].strokes[10] == "═":
        ground = grid.look.surfaces[grid.look.field].ground
        yield f'<path d="{path}" fill="none" stroke="{ground}" stroke-width="5" stroke-dasharray="5 4"/>'


def _track(grid: Grid, line: PrintedFeature) -> str:
    """From side to side, or from a side to what stops the line."""
    ends = [((50, 0), (100, 50), (50, 100), (0, 50))[side] for side in grid.sides(line)]
    (x, y), (far_x, far_y) = ends[0], ends[-1]
    if len(ends) == 2:
        return f"M{x} {y}Q50 50 {far_x} {far_y}"
    stop = next(feature for feature in grid.kind.features if feature.id == line.end)
    reach = {0: 0.5, 1: 0.76}.get(len(stop.edges), 0.32)
    if BLANK in grid.kind.edges:
        reach = 0.3
    return f"M{x} {y}L{x + (100 - 2 * x) * reach:g} {y + (100 - 2 * y) * reach:g}"


def _centre(surface: Surface) -> str:
    return (
        f'<circle cx="50" cy="50" r="25" fill="{surface.ground}" stroke="{surface.ink}" stroke-width="2"/>'
        f'<path d="{_HOUSE}" transform="translate(50 50)" fill="{PAPER}" stroke="{surface.ink}" stroke-width="2.5"/>'
    )


def _standing(grid: Grid, pieces: list[tuple[str, str]]) -> Iterator[str]:
    """Pieces and symbols, each on its part and at a distance from the others."""
    taken: list[tuple[float, float]] = []
    for part, shape in (*pieces, *_symbols(grid)):
        place = _free_place(grid, part, taken)
        taken.append(place)
        yield f'<g transform="translate({place[0]:.0f} {place[1]:.0f})">{shape}</g>'


def _free_place(grid: Grid, part: str, taken: list[tuple[float, float]]) -> tuple[float, float]:
    step = SIDE / _FINE
    places = [((column + 0.5) * step, (row + 0.5) * step) for row, column in grid.spots_of(part)]
    free = [(x, y) for x, y in places if all((x - a) ** 2 + (y - b) ** 2 >= _APART**2 for a, b in taken)]
    inside = [(x, y) for x, y in free if 12 <= x <= SIDE - 12 and 12 <= y <= SIDE - 12]
    return next(iter((*inside, *free, *places)))


def _symbols(grid: Grid) -> Iterator[tuple[str, str]]:
    for part in grid.kind.parts:
        for name, symbol in grid.look.symbols.items():
            for _ in range(getattr(part, name, 0)):
                yield part.id, text_at(0, 8, symbol.sign, 22, ink=symbol.ink)


def _numbers(rows: range, columns: range, left: int, top: int) -> Iterator[str]:
    for row in rows:
        yield text_at(left + MARGIN / 2, (row + 0.5) * SIDE + 6, str(row))
    for column in columns:
        yield text_at((column + 0.5) * SIDE, top + MARGIN / 2 + 18, str(column))
