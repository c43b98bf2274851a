"""Readable positions: tiles laid by hand on the coast, settlers placed on them, and the tiles to come.

A tile is "W 2,-1 r3 l1=red": its id, row and column of the map (the rules' column 1 is -1), quarter turns clockwise,
and who stands on which of its parts. The coast shows, from row 0 to row 9: plain, town, road, plain, town, road, plain,
road, town, plain.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.events import Event
from newworlds.core.match import Match
from newworlds.core.setup import Components
from newworlds.games.mayflower import GAME
from newworlds.games.mayflower.components import tables_of
from newworlds.games.mayflower.rules.codes import SETTLERS
from newworlds.games.mayflower.rules.setup import lay_coast
from newworlds.games.mayflower.state import State
from newworlds.kernels.tiles.cells import place_at
from newworlds.kernels.tiles.followers import place_follower
from newworlds.kernels.tiles.laying import lay, placements

RED, YELLOW, BLUE, GREEN, BLACK = range(5)
COLOURS = ("red", "yellow", "blue", "green", "black")


WHOLE_COAST = tuple(f"coast{number}" for number in range(1, 11))
ONE_PLAIN = ("coast1",)


def scene(
    *tiles: str,
    draw: str,
    players: int = 5,
    seat: int = RED,
    explorers: tuple[int, int] = (0, 0),
    coast: tuple[str, ...] = WHOLE_COAST,
    plains: tuple[list[str], ...] = (),
) -> Match:
    """`draw` lists the tiles to come, the one in hand first; `explorers` the columns of the western and the eastern;
    `plains` those that are joined on a coast of one's own."""
    setup = GAME.setup(players, components=with_coast(coast, plains))
    state = State(tables_of(setup.components), players, setup)
    lay_coast(state)
    for each in range(players):
        state.land.supply[each] = SETTLERS
    for text in tiles:
        lay_text(state, text)
    names = state.tables.names.tiles
    state.land.stack = vec[i64]([names.index(name) for name in draw.split()])
    state.land.drawn = 1
    state.land.in_hand = state.land.stack[0]
    state.to_act = seat
    state.front, state.rear = explorers
    return Match(GAME, setup, 0, state)


def with_coast(coast: tuple[str, ...], plains: tuple[list[str], ...] = ()) -> Components:
    """The game's components with some of its start spaces only."""
    whole = GAME.components({})
    if coast == WHOLE_COAST:
        return whole
    tiles = [tile for tile in whole["tile"] if tile["count"] or tile["id"] in coast]
    return {"tile": tiles, "coast": {"space": [{"tile": name} for name in coast], "plains": list(plains)}}


def lay_text(state: State, text: str) -> None:
    name, where, turns, *settlers = text.split()
    row, column = map(int, where.split(","))
    place, rotation = place_at(row, column), int(turns.removeprefix("r"))
    kind = state.tables.names.tiles.index(name)
    assert place * 4 + rotation in list(placements(state.land, kind)), f"{text} does not fit"
    lay(state.land, kind, place, rotation)
    for settler in settlers:
        part, colour = settler.split("=")
        place_follower(state.land, node(state, row, column, part), COLOURS.index(colour))


def node(state: State, row: int, column: int, part: str) -> int:
    found = state.tables.names.node_at(state.land, place_at(row, column), part)
    assert found >= 0, f"no {part} at {row},{column}"
    return int(found)


def state_of(match: Match) -> State:
    assert isinstance(match.position, State)
    return match.position


def play(match: Match, *moves: str) -> list[Event]:
    """What happened during all of these moves."""
    return [event for move in moves for event in match.play(move)]


def of_kind(events: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


def texts(match: Match) -> set[str]:
    """The legal moves in their text form."""
    return {GAME.write(move) for move in match.legal()}


def supply(match: Match) -> list[int]:
    return [int(number) for number in state_of(match).land.supply]


def explorers(match: Match) -> tuple[int, int]:
    return int(state_of(match).front), int(state_of(match).rear)
