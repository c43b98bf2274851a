"""The board for a terminal: one line per row of the map, in rich's markup.

An empty space shows the sign of its terrain and its column; the letter of its row and the column make up its name.
Nothing depends on colour alone: each seat's settlers have their own mark.
"""

from __future__ import annotations

from newworlds.core.setup import Components
from newworlds.core.text import words
from newworlds.games.terra_nova.notation import row_name
from newworlds.games.terra_nova.palette import INK, NOBODYS, PAPER, SEAT_COLOURS, SEAT_MARKS, STONE, TERRAINS, terrain
from newworlds.games.terra_nova.region import Region, all_regions
from newworlds.games.terra_nova.rules import codes
from newworlds.games.terra_nova.state import State


def picture(state: State, components: Components, language: str) -> str:
    regions = all_regions(state)
    lines = [_row(state, components, regions, row) for row in range(len(components["rows"]))]
    return "\n".join(["", *lines, "", _legend(components, language), _pieces(state, language)])


def _row(state: State, components: Components, regions: list[Region], row: int) -> str:
    """A hex is four characters wide, and neighbouring rows are offset by two."""
    shift = "  " * components["row_start_x"][row]
    columns = range(len(components["rows"][row]))
    spaces = "".join(_space(state, components, regions, row, column) for column in columns)
    return f"[bold]{row_name(row):>2}[/] {shift}{spaces}"


def _space(state: State, components: Components, regions: list[Region], row: int, column: int) -> str:
    cell = state.tables.cell_at.get((row, column))
    if cell is None:
        return "    "
    content = state.content[cell]
    if content == codes.STONE:
        return f"[{PAPER} on {STONE}] ▲▲ [/]"
    if content >= codes.REGION:
        return _scored(regions[content - codes.REGION])
    if content >= codes.SETTLER:
        return _settler(content - codes.SETTLER, column, cell in (state.first_moved, state.second_moved))
    land = terrain(components["terrain"][components["rows"][row][column]])
    return f"[{INK} on {land.ground}]{land.sign + str(column + 1):^4}[/]"


def _settler(seat: int, column: int, has_moved: bool) -> str:
    style = "bold underline" if has_moved else "bold"
    return f"[{style} white on {SEAT_COLOURS[seat]}]{SEAT_MARKS[seat] + str(column + 1):^4}[/]"


def _scored(region: Region) -> str:
    """The marks of its winners."""
    marks = "".join(SEAT_MARKS[seat] for seat in region.winners) or "·"
    colour = SEAT_COLOURS[region.winners[0]] if len(region.winners) == 1 else NOBODYS
    return f"[{colour} on {PAPER}]{marks:^4}[/]"


def _legend(components: Components, language: str) -> str:
    named = []
    for name in components["terrain"].values():
        land = terrain(name)
        known = words(f"terra_nova.terrain.{name}", {}, language) if name in TERRAINS else name
        named.append(f"[{INK} on {land.ground}]{land.sign}[/] {known}")
    half = (len(named) + 1) // 2
    return "\n".join("  " + "  ".join(part) for part in (named[:half], named[half:]))


def _pieces(state: State, language: str) -> str:
    seats = range(state.players)
    settlers = "  ".join(f"[bold white on {SEAT_COLOURS[seat]}]{SEAT_MARKS[seat]}{seat + 1}[/]" for seat in seats)
    stones = words("terra_nova.picture.stones", {"left": state.stones_left}, language)
    return f"  {settlers}  [{PAPER} on {STONE}]▲▲[/] {stones}"
