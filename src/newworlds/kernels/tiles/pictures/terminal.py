"""The table of a tile game for a terminal, in rich's markup, at most a hundred characters wide.

Row and column numbers are shown around the map, and places where the tile in hand may go are labelled as they are typed
in a move.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from newworlds.core.message import Argument
from newworlds.core.moves import Move
from newworlds.core.text import words
from newworlds.kernels.tiles.board import Feature, LaidTile, TileBoard, TileInHand
from newworlds.kernels.tiles.moves import LayTile, OnMap, OnTile
from newworlds.kernels.tiles.pictures.block import Label, Sign, follower, markup, part_names, seat_sign, tile_block
from newworlds.kernels.tiles.pictures.look import PALE, Look
from newworlds.kernels.tiles.pictures.parts import Grid

WIDTH: Final = 100
_RIM: Final = 4
_SIZES: Final = ((7, 3), (5, 3), (3, 3))
"""Sizes of a tile on the map, in characters; the first that leaves room for all columns is used."""
_HAND_SIZE: Final = (9, 5)
_HAND_COLUMN: Final = 24
_LAID_SIZE: Final = (15, 7)
_ABREAST: Final = 2
"""The most moves on one line."""

Place = tuple[int, int]


@dataclass(frozen=True)
class Scene:
    """A table to be drawn. `labels` are put on tiles besides followers; `names` is added to the right of a row, `heads`
    above a column.
    """

    look: Look
    board: TileBoard
    moves: Sequence[Move]
    write: Callable[[Move], str]
    language: str
    labels: Mapping[Place, list[Label]] = field(default_factory=dict)
    names: Mapping[int, str] = field(default_factory=dict)
    heads: Mapping[int, str] = field(default_factory=dict)

    def say(self, code: str, **args: Argument) -> str:
        return words(code, args, self.language)

    def term(self, sort: str, name: str) -> str:
        return self.say(f"{self.look.game}.{sort}.{name}", number=1)


def picture(scene: Scene, *remarks: str) -> str:
    """The map, the decision to be made, the game's remarks and a legend."""
    supplies = "  ".join(f"{seat_sign(seat)} {left}" for seat, left in enumerate(scene.board.supply))
    table = scene.say("tiles.picture.table", left=scene.board.left)
    return "\n".join(
        [
            "",
            *map_lines(scene),
            "",
            *_decision(scene),
            *(f"  {remark}" for remark in remarks),
            f"  {table}  {scene.term('piece', 'home')} {supplies}",
            *_legend(scene),
        ]
    )


def map_lines(scene: Scene) -> Iterator[str]:
    """The occupied part of the map, and where tiles could be laid."""
    placed = {(tile.row, tile.col): tile for tile in scene.board.tiles}
    open_places = {(move.row, move.col) for move in scene.moves if isinstance(move, LayTile)}
    rows, columns = (_span(values) for values in zip(*placed, *open_places, strict=True))
    width, height = _size(len(columns), max((len(name) for name in scene.names.values()), default=0))
    if scene.heads:
        yield _header(scene.heads, columns, width)
    numbers = _header({column: str(column) for column in columns}, columns, width)
    yield numbers
    for row in rows:
        yield from _map_row(scene, placed, open_places, row, columns, (width, height))
    yield numbers


def _map_row(
    scene: Scene,
    placed: Mapping[Place, LaidTile],
    open_places: set[Place],
    row: int,
    columns: range,
    size: tuple[int, int],
) -> Iterator[str]:
    cells = [_cell(scene, placed.get((row, column)), (row, column), open_places, size) for column in columns]
    for line in range(size[1]):
        is_middle = line == size[1] // 2
        rim = f"{row:>{_RIM - 1}}" if is_middle else " " * (_RIM - 1)
        land = markup(sign for cell in cells for sign in cell[line])
        beyond = f"[bold]{row}[/] {scene.names.get(row, '')}" if is_middle else ""
        yield f"[bold]{rim}[/] {land} {beyond}"


def _cell(
    scene: Scene, tile: LaidTile | None, place: Place, open_places: set[Place], size: tuple[int, int]
) -> list[list[Sign]]:
    if tile is not None:
        grid = Grid(scene.look, scene.board.kinds[tile.id], tile.rotation, *size)
        return tile_block(grid, [*_followers_at(scene, place), *scene.labels.get(place, ())])
    width, height = size
    name = f"{place[0]},{place[1]}" if place in open_places else ""
    text = name if len(name) <= width else "+"
    empty = [Sign(" ", "")] * width
    middle = [Sign(character, PALE) for character in f"{text:^{width}}"]
    return [middle if line == height // 2 else empty for line in range(height)]


def _followers_at(scene: Scene, place: Place) -> list[Label]:
    followers = scene.board.followers
    return [follower(one.feature, one.seat) for one in followers if (one.row, one.col) == place]


def _header(texts: Mapping[int, str], columns: range, width: int) -> str:
    return " " * _RIM + "[bold]" + "".join(f"{texts.get(column, ''):^{width}}" for column in columns).rstrip() + "[/]"


def _span(values: Sequence[int]) -> range:
    return range(min(values), max(values) + 1)


def _size(columns: int, beside: int) -> tuple[int, int]:
    room = WIDTH - 2 * _RIM - beside
    return next((size for size in _SIZES if size[0] * columns <= room), _SIZES[-1])


def _decision(scene: Scene) -> Iterator[str]:
    if scene.board.in_hand is not None:
        yield from _hand(scene, scene.board.in_hand)
    elif any(isinstance(move, OnTile) for move in scene.moves):
        yield from _laid_tile(scene)
    else:
        yield from (f"  {line}" for line in _choices(scene))


def _hand(scene: Scene, tile: TileInHand) -> Iterator[str]:
    """The tile in hand in each rotation that fits somewhere, and where."""
    kind = scene.board.kinds[tile.id]
    places: dict[int, list[str]] = {}
    for move in scene.moves:
        if isinstance(move, LayTile):
            places.setdefault(move.rotation, []).append(f"{move.row},{move.col}")
    turns = sorted(places)
    blocks = [tile_block(Grid(scene.look, kind, turn, *_HAND_SIZE), ()) for turn in turns]
    yield "  " + scene.say("tiles.picture.hand", example=scene.write(scene.moves[0]) if scene.moves else "3,-2 r1")
    yield "  " + "".join(f"[bold]{f'r{turn}':<{_HAND_COLUMN}}[/]" for turn in turns)
    gap = " " * (_HAND_COLUMN - _HAND_SIZE[0])
    for line in range(_HAND_SIZE[1]):
        yield "  " + gap.join(markup(block[line]) for block in blocks)
    lists = [textwrap.wrap("  ".join(places[turn]), _HAND_COLUMN - 2, break_on_hyphens=False) for turn in turns]
    for line in range(max(map(len, lists), default=0)):
        yield "  " + "".join(f"{_at(texts, line):<{_HAND_COLUMN}}" for texts in lists).rstrip()


def _at(texts: Sequence[str], line: int) -> str:
    return texts[line] if line < len(texts) else ""


def _laid_tile(scene: Scene) -> Iterator[str]:
    """The tile just laid with the names of its parts, and what may be done."""
    tile = scene.board.tiles[-1]
    grid = Grid(scene.look, scene.board.kinds[tile.id], tile.rotation, *_LAID_SIZE)
    block = tile_block(grid, part_names(grid))
    choices = list(_choices(scene))
    for line in range(max(len(block), len(choices))):
        drawn = markup(block[line]) if line < len(block) else " " * grid.width
        yield f"  {drawn}  {_at(choices, line)}"


def _choices(scene: Scene) -> Iterator[str]:
    """Each move as it is typed, and what it is about; those on the same feature are grouped."""
    together: dict[Any, list[Move]] = {}
    for move in scene.moves:
        together.setdefault(_subject(scene, move), []).append(move)
    for moves in together.values():
        texts = [f"{scene.write(move):<13}" for move in moves]
        lines = [" ".join(texts[start : start + _ABREAST]) for start in range(0, len(texts), _ABREAST)]
        yield from (f"[bold]{line}[/]" for line in lines[:-1])
        yield f"[bold]{lines[-1]}[/] {_about(scene, moves[0])}"


def _subject(scene: Scene, move: Move) -> Any:
    return id(_feature(scene, move)) if isinstance(move, OnMap) else scene.write(move)


def _about(scene: Scene, move: Move) -> str:
    feature = _feature(scene, move)
    if feature is None:
        return scene.term("move", str(move.__struct_config__.tag))
    return scene.say(
        "tiles.picture.feature",
        terrain=scene.term("terrain", feature.kind),
        tiles=feature.tiles,
        completed=feature.worth.completed,
        end=feature.worth.at_end,
    )


def _feature(scene: Scene, move: Move) -> Feature | None:
    """What a move is about; a part without a place is on the tile just laid."""
    last = scene.board.tiles[-1]
    match move:
        case OnTile(feature=part):
            member = (last.row, last.col, part)
        case OnMap(row=row, col=col, feature=part):
            member = (row, col, part)
        case _:
            return None
    return next(each for each in scene.board.features if member in each.members)


def _legend(scene: Scene) -> Iterator[str]:
    look = scene.look
    lines = [
        f"[{line.ink} on {look.surfaces[look.field].ground}]{line.strokes[10]}[/] {scene.term('terrain', kind)}"
        for kind, line in look.lines.items()
    ]
    lands = [
        f"[{land.ink} on {land.ground}]{land.sign}[/] {scene.term('terrain', kind)}"
        for kind, land in look.surfaces.items()
    ]
    symbols = [f"[bold]{symbol.sign}[/] {scene.term('symbol', name)}" for name, symbol in look.symbols.items()]
    yield f"  {'  '.join([*lines, *lands])}"
    yield f"  {'  '.join(symbols)}"
