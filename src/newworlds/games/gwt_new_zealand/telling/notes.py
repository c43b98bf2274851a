"""The current state of the things on the table: prices, who is there, how many are left.

Written from what one viewer sees, so a note gives nothing away.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import msgspec

from newworlds.core.explanation import Note
from newworlds.core.message import Message
from newworlds.games.gwt_new_zealand.board import NewZealandBoard, SarahNow, Site, TileMarket
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.printed.names import WORKERS
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.effects import effects
from newworlds.games.gwt_new_zealand.telling.farm_notes import kept_farm_notes
from newworlds.games.gwt_new_zealand.telling.forecast_notes import kept_forecast_notes
from newworlds.games.gwt_new_zealand.telling.kept_notes import kept_notes
from newworlds.games.gwt_new_zealand.telling.reasons import criterion
from newworlds.games.gwt_new_zealand.telling.said import PREFIX, said

Noted = Iterator[tuple[str, Note]]


def notes(printing: Printing, board: NewZealandBoard) -> dict[str, Note]:
    """By the names of the explanations; for a farm's board, `@` and its seat are appended."""
    told: dict[str, Note] = {}
    for part, figures in _PARTS:
        told |= kept_notes(part, figures(board), partial(part, board))
    told |= dict(_actions(board))
    spaces = [(node.id, node.kind) for node in printing.trail.node if node.id not in board.trail]
    told |= kept_forecast_notes(printing, board)
    told |= kept_notes(_empty_spaces, (spaces, _places(board)), lambda: _empty_spaces(printing, board))
    for farm in board.farms:
        told |= kept_farm_notes(printing.board.player_board, board, farm)
    return told | (dict(_sarah(board.sarah, board.turn.pending)) if board.sarah else {})


def _here(seats: list[int]) -> list[Message]:
    """Whose pieces are there."""
    return [Message(f"{PREFIX}.explain.here", players={"players": seats})] if seats else []


def _trail(board: NewZealandBoard) -> Noted:
    """What lies on each space, and whose breeders stand there."""
    for name, site in board.trail.items():
        yield f"node:{name}", Note(_lying(board, site), site_title(site), _breeders(board, name))


def _empty_spaces(printing: Printing, board: NewZealandBoard) -> Noted:
    for node in printing.trail.node:
        if node.id not in board.trail:
            empty = [said("explain.empty")] if node.kind == "build" else []
            yield f"node:{node.id}", Note(lines=[*empty, *_breeders(board, node.id)])


def _breeders(board: NewZealandBoard, name: str) -> list[Message]:
    return _here([farm.seat for farm in board.farms if farm.breeder == name])


def _lying(board: NewZealandBoard, site: Site) -> list[str]:
    if site.hazard:
        return [f"hazard:{site.hazard}"]
    if site.neutral:
        return [f"neutral:{site.neutral}:{site.side}"]
    return [f"building:{site.building}{board.sides[str(site.building)]}"]


_LOCATIONS: Final = "NZ-13"


def site_title(site: Site) -> Message:
    """What lies on a space, by itself."""
    if site.hazard:
        return msgspec.structs.replace(names.hazard(site.hazard), rule="NZ-33")
    if site.neutral:
        return said("place.neutral", _LOCATIONS, letter=site.neutral, number=0)
    return Message(f"{PREFIX}.building_of", {"building": site.building}, _LOCATIONS, {"player": site.owner or 0})


def _actions(board: NewZealandBoard) -> Noted:
    for action in board.turn.actions:
        told = effects(action.effects)
        title = Message(f"{PREFIX}.effects", {"effects": told}, told[0].rule)
        yield f"act:{action.action}", Note(title=title, lines=[said("explain.used")] if action.used else [])


def _markets(board: NewZealandBoard) -> Noted:
    for number, row in enumerate(board.jobs, start=1):
        price = said("explain.job", pounds=row.pounds)
        for worker, is_there in zip(WORKERS, row.workers, strict=True):
            title = None if is_there else said("title.free_space")
            yield f"job:{number}:{worker}", Note([f"worker:{worker}"], title, [price])


def _tiles(board: NewZealandBoard) -> Noted:
    market = board.bonus_market
    for row, printed in enumerate(market.rows):
        for column, tile in enumerate(printed.tiles, start=1):
            if column >= market.first_column:
                yield f"tile:{row + 1}:{column}", _tile_space(market, row, column, tile)


def _tile_space(market: TileMarket, row: int, column: int, tile: str | None) -> Note:
    if tile:
        return Note([f"tile:{tile}"], lines=[said("explain.costs", pounds=market.rows[row].pounds)])
    has_marker = market.marker == row and column == len(market.rows[row].tiles)
    return Note(["tile_space"], lines=[said("explain.marker")] if has_marker else [])


def _cards(board: NewZealandBoard) -> Noted:
    for pile, there in board.bonus_cards.items():
        title = said("choice", "NZ-35", kind=names.pile(pile), choice=names.card(there.card))
        left = said("explain.pile", gold=there.gold, left=there.left)
        yield f"pile:{pile}", Note([f"card:{there.card}"], title, [left])


def _piles(board: NewZealandBoard) -> Noted:
    yield "sheep_pile", Note(lines=[said("explain.in_pile", count=board.sheep_pile)])
    yield "objective_pile", Note(lines=[said("explain.in_pile", count=board.objectives.pile)])
    yield "bag:A", Note(lines=[said("explain.in_bag", count=board.bags.a)])
    yield "bag:B", Note(lines=[said("explain.in_bag", count=board.bags.b)])


def _sea(board: NewZealandBoard) -> Noted:
    for space in sorted({farm.ship for farm in board.farms}):
        yield f"sea:{space}", Note(lines=_here([farm.seat for farm in board.farms if farm.ship == space]))
    taken = {port for farm in board.farms for port in farm.ports}
    for port in sorted(board.port_prices.keys() | taken):
        owners = [farm.seat for farm in board.farms if port in farm.ports]
        yield f"port:{port}", Note(lines=[*_price(board, port), *_here(owners)])
    for counter in sorted({name for farm in board.farms for name in farm.delivered}):
        yield f"counter:{counter}", Note(lines=_here([farm.seat for farm in board.farms if counter in farm.delivered]))


def _price(board: NewZealandBoard, port: str) -> list[Message]:
    pounds = board.port_prices.get(port)
    return [said("explain.costs", pounds=pounds)] if pounds else []


def _exploration(board: NewZealandBoard) -> Noted:
    spaces = {farm.explored for farm in board.farms} | {board.movement_tile_space}
    for space in spaces:
        is_tile = space == board.movement_tile_space
        tile = [said("explain.explore_tile", left=board.movement_tiles)] if is_tile else []
        explorers = [farm.seat for farm in board.farms if farm.explored == space]
        yield f"exploration:{space}", Note(lines=[*tile, *_here(explorers)])


_PARTS: Final[tuple[tuple[Callable[[NewZealandBoard], Noted], Callable[[NewZealandBoard], object]], ...]] = (
    (_trail, lambda board: (board.trail, board.sides, _places(board))),
    (_markets, lambda board: board.jobs),
    (_tiles, lambda board: board.bonus_market),
    (_cards, lambda board: board.bonus_cards),
    (_piles, lambda board: (board.sheep_pile, board.objectives.pile, board.bags)),
    (_sea, lambda board: (board.port_prices, [(farm.ship, farm.ports, farm.delivered) for farm in board.farms])),
    (
        _exploration,
        lambda board: (board.movement_tiles, board.movement_tile_space, [farm.explored for farm in board.farms]),
    ),
)
"""What the notes are about, and all that they are written from."""


def _places(board: NewZealandBoard) -> list[str | None]:
    return [farm.breeder for farm in board.farms]


def _sarah(sarah: SarahNow, pending: str | None) -> Noted:
    speciality, counter = names.worker(sarah.speciality), names.counter(sarah.next_counter)
    state = said("sarah.state", speciality=speciality, counter=counter, discs=sarah.discs)
    cards = [said("sarah.pile", count=len(sarah.pile), cards=sarah.pile)] if sarah.pile else []
    of = [f"sarah_card:{sarah.card}"] if sarah.card else []
    waiting = [] if sarah.card else [said("sarah.no_card")]
    yield "sarah", Note(of, said("sarah"), [*waiting, state, *cards])
    open_choice = criterion(pending or "")
    if open_choice:
        yield "sarah_choice", Note(title=said("sarah"), lines=[open_choice])
