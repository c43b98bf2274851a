"""Positions drawn as text pictures.

A hex is two characters, its terrain and what stands on it: `.` nothing, `#` a stone, a digit a settler of that seat.
Hexes of a row are four characters apart; a row begins two characters further right for each half hex of its shift:

      f.  f0  l.
    f.  f#  l1  l.
"""

from __future__ import annotations

from textwrap import dedent

from newworlds.core.events import Event
from newworlds.core.match import apply_listening
from newworlds.core.message import Message
from newworlds.games.terra_nova import GAME
from newworlds.games.terra_nova.notation import space_name, space_named
from newworlds.games.terra_nova.region import Region, all_regions
from newworlds.games.terra_nova.rules import codes, moving, stones
from newworlds.games.terra_nova.state import State
from newworlds.games.terra_nova.tables import Tables
from newworlds.kernels.hexes.areas import take_away

HEX_WIDTH = 4


class Scene:
    """A position in which seat 0 begins its turn, unless said otherwise."""

    def __init__(self, picture: str, players: int = 2, to_act: int = 0, stones_left: int | None = None) -> None:
        lines = [line.rstrip() for line in dedent(picture).splitlines() if line.strip()]
        rows = [line.split() for line in lines]
        starts = [2 * (len(line) - len(line.lstrip())) // HEX_WIDTH for line in lines]
        tables = Tables(["".join(hexagon[0] for hexagon in row) for row in rows], starts)
        self.state = State(tables, players, None)
        for (row, column), cell in tables.cell_at.items():
            put(self.state, cell, _content(rows[row][column][1]))
        self.state.to_place = 0
        self.state.action = codes.FIRST_ACTION
        self.state.to_act = to_act
        if stones_left is not None:
            self.state.stones_left = stones_left

    def play(self, *moves: str) -> list[Event]:
        """Play legal moves; what the last of them brought about."""
        events: list[Event] = []
        for move in moves:
            assert move in self.legal(), f"{move} is not in {self.legal()}"
            number = GAME.encode(self.state, GAME.read(move))
            events = apply_listening(GAME, self.state, number)
        return events

    def kinds(self, *moves: str) -> list[str]:
        """As `play`, but only what kinds of things happened."""
        return [str(type(event).__struct_config__.tag) for event in self.play(*moves)]

    def put_stone(self, name: str) -> None:
        """A stone by nobody's move: only what it closes matters."""
        stones.place_stone(self.state, self.cell(name))

    def legal(self) -> list[str]:
        return [GAME.write(GAME.decode(self.state, number)) for number in self.state.legal()]

    def stones(self) -> list[str]:
        return [move for move in self.legal() if move.startswith("*")]

    def moves_from(self, name: str) -> list[str]:
        return [move.partition("-")[2] for move in self.legal() if move.startswith(f"{name}-")]

    def why_not(self, move: str) -> Message:
        assert move not in self.legal()
        return GAME.refusal(self.state, GAME.read(move))

    def cell(self, name: str) -> int:
        space = space_named(name)
        assert space is not None
        return self.state.tables.cell_at[space]

    @property
    def scores(self) -> list[int]:
        return list(self.state.scores)

    @property
    def regions(self) -> list[Region]:
        return all_regions(self.state)

    def region_names(self) -> list[list[str]]:
        return [[space_name(space) for space in region.spaces] for region in self.regions]


def put(state: State, cell: int, content: int) -> None:
    """Set an empty space up as `content` says, without playing."""
    state.content[cell] = content
    if codes.SETTLER <= content < codes.REGION:
        moving.insert_settler(state, content - codes.SETTLER, cell)
    elif content != codes.EMPTY:
        take_away(state.tables.grid, state.land, cell)
        state.open_spaces -= 1
        state.stones_left -= 1 if content == codes.STONE else 0


def _content(sign: str) -> int:
    if sign.isdigit():
        return codes.SETTLER + int(sign)
    return {".": codes.EMPTY, "#": codes.STONE}[sign]
