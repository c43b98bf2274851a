"""What a farm scores at the end, thing by thing (NZ-41): each adds to one of the twelve categories."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from newworlds.core.message import Message
from newworlds.core.scorebook import ScoredThing
from newworlds.games.gwt_new_zealand.event_table import hazard_name
from newworlds.games.gwt_new_zealand.move_forms import counter_names
from newworlds.games.gwt_new_zealand.printed.names import OBJECTIVES_PLAYED, ROW_LENGTH, WORKERS
from newworlds.games.gwt_new_zealand.rules import scoring
from newworlds.games.gwt_new_zealand.rules.assignment import Plan, objectives_added
from newworlds.games.gwt_new_zealand.rules.counting import counted
from newworlds.games.gwt_new_zealand.rules.sites import side_of
from newworlds.games.gwt_new_zealand.state import State
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.explain_farms import worker_space_title
from newworlds.games.gwt_new_zealand.telling.places import Places
from newworlds.games.gwt_new_zealand.telling.said import said
from newworlds.games.gwt_new_zealand.telling.scored_objectives import laid_out


class Item(NamedTuple):
    points: int
    name: Message
    things: list[str]
    """By the names of explanations; those of a farm's board are followed by `@` and its seat."""


def scored_things(s: State, places: Places, moves: int) -> Iterator[ScoredThing]:
    for row, items in enumerate(_CATEGORIES):
        for seat in range(s.seats):
            if seat >= s.players and scoring.is_unscored_by_sarah(row):
                continue
            for item in items(s, seat, places):
                if item.points:
                    points = [item.points if other == seat else 0 for other in range(s.seats)]
                    yield ScoredThing(row=row, points=points, moves=moves, name=item.name, things=item.things)


def _money(s: State, seat: int, places: Places) -> Iterator[Item]:
    pounds = s.farms[seat].money
    yield Item(pounds // scoring.POUNDS_PER_POINT, said("scored.money", pounds=pounds), [f"figure:money@{seat}"])


def _buildings(s: State, seat: int, places: Places) -> Iterator[Item]:
    for building, node in enumerate(s.farms[seat].built):
        if node >= 0:
            name = said("title.building", building=building + 1)
            yield Item(s.tables.buildings.vp[side_of(s, building)], name, [f"node:{s.tables.trail.names[node]}"])


def _counters(s: State, seat: int, places: Places) -> Iterator[Item]:
    """Every disc, and each green arrow with own discs on both counters."""
    printed, delivered = s.tables.counters, s.farms[seat].delivered
    known = counter_names(s.tables)
    for counter, discs in enumerate(delivered):
        name = said("scored.counter", counter=names.counter(known[counter]), discs=discs)
        yield Item(discs * printed.vp[counter], name, [f"counter:{known[counter]}"])
    for points, start, end in zip(printed.green_vp, printed.green_from, printed.green_to, strict=True):
        if delivered[start] and delivered[end]:
            name = said("scored.green_arrow", one=names.counter(known[start]), other=names.counter(known[end]))
            yield Item(points, name, [f"counter:{known[start]}", f"counter:{known[end]}"])


def _ports(s: State, seat: int, places: Places) -> Iterator[Item]:
    """Ports, and each yellow arrow with own warehouses in both small ports."""
    sea, owned = s.tables.sea, s.farms[seat].ports
    for port, points in enumerate(sea.port_vp):
        if owned >> port & 1:
            yield Item(points, places.port(sea.port_names[port]), [f"port:{sea.port_names[port]}"])
    for arrow in sea.yellow_arrows:
        if owned & arrow == arrow:
            joined = [name for port, name in enumerate(sea.port_names) if arrow >> port & 1]
            yield Item(sea.yellow_vp, said("scored.yellow_arrow"), [f"port:{name}" for name in joined])


def _exploration(s: State, seat: int, places: Places) -> Iterator[Item]:
    space = s.farms[seat].explored
    yield Item(
        s.tables.exploration.vp[space], said("title.exploration_space", space=space), [f"exploration:{space}@{seat}"]
    )


def _tiles(s: State, seat: int, places: Places) -> Iterator[Item]:
    farm, tables = s.farms[seat], s.tables
    for hazard, count in enumerate(farm.hazards):
        shown = hazard_name(tables, hazard)
        name = said("scored.times", count=count, name=names.hazard(shown))
        yield Item(count * tables.hazards.vp[hazard], name, [f"hazard:{shown}@{seat}"])
    for tile, count in enumerate(farm.tiles):
        shown = tables.tiles.names[tile]
        name = said("scored.times", count=count, name=names.tile(shown))
        yield Item(count * tables.tiles.vp[tile], name, [f"tile:{shown}@{seat}"])


def _herd(s: State, seat: int, places: Places) -> Iterator[Item]:
    cards = s.tables.cards
    for card in range(cards.first_objective):
        if not cards.is_objective[card]:
            count = s.farms[seat].herd(card)
            name = said("scored.times", count=count, name=names.card(cards.names[card]))
            yield Item(count * cards.vp[card], name, [f"card:{cards.names[card]}@{seat}"])


def _objectives(s: State, seat: int, places: Places) -> Iterator[Item]:
    """Sarah's count as met (NZ-61)."""
    cards = s.tables.cards
    if seat >= s.players:
        for card in range(cards.first_bonus, cards.count):
            if cards.is_objective[card]:
                for _ in range(s.farms[seat].herd(card)):
                    yield _objective(s, seat, card, is_met=True)
        return
    for each in laid_out(s, seat, Plan(s, seat)):
        yield _objective(s, seat, each.card, each.is_met)


def _objective(s: State, seat: int, card: int, is_met: bool) -> Item:
    cards = s.tables.cards
    name = said("scored.objective", card=names.card(cards.names[card]), met=is_met)
    return Item(cards.vp[card] if is_met else cards.penalty[card], name, [f"card:{cards.names[card]}@{seat}"])


def _harbourmasters(s: State, seat: int, places: Places) -> Iterator[Item]:
    tiles, owned = s.tables.harbourmasters, s.farms[seat].harbourmasters
    for tile in range(tiles.count):
        if owned >> tile & 1:
            count = counted(s, seat, tiles.counts[tile])
            count += objectives_added(s, seat) if tiles.counts[tile] == OBJECTIVES_PLAYED else 0
            name = said("title.harbourmaster", number=tile + 1)
            yield Item(tiles.vp[tile] * count, name, [f"harbourmaster:{tile + 1}@{seat}"])


def _hand_space(s: State, seat: int, places: Places) -> Iterator[Item]:
    board = s.tables.player_board
    for space, points in enumerate(board.disc_vp):
        if not s.farms[seat].discs >> space & 1:
            yield Item(points, names.disc(board.disc_names[space]), [f"disc:{board.disc_names[space]}@{seat}"])


def _workers_and_pairs(s: State, seat: int, places: Places) -> Iterator[Item]:
    """Sarah has no warehouses to free."""
    board, farm = s.tables.player_board, s.farms[seat]
    for row, length in enumerate(farm.workers):
        for column in range(length):
            name = worker_space_title(WORKERS[row], column + 1)
            thing = f"worker_space:{WORKERS[row]}:{column + 1}@{seat}"
            yield Item(board.worker_vp[row * ROW_LENGTH + column], name, [thing])
    for pair, left in enumerate(farm.warehouses if seat < s.players else ()):
        if left == 0:
            yield Item(board.pair_vp[pair], said("title.pair", pair=pair + 1), [f"pair:{pair + 1}@{seat}"])


def _marker(s: State, seat: int, places: Places) -> Iterator[Item]:
    if s.marker_owner == seat:
        yield Item(s.tables.markets.marker_vp, said("sheet.12"), [])


Items = Callable[[State, int, Places], Iterator[Item]]
_CATEGORIES: Final[tuple[Items, ...]] = (
    _money,
    _buildings,
    _counters,
    _ports,
    _exploration,
    _tiles,
    _herd,
    _objectives,
    _harbourmasters,
    _hand_space,
    _workers_and_pairs,
    _marker,
)
assert len(_CATEGORIES) == scoring.CATEGORIES
