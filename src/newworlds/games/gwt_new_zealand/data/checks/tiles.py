"""Tiles and buildings: the bags hold everything that set-up and play draw from them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from newworlds.core.game import Fault
from newworlds.games.gwt_new_zealand.data.checks.cards import support
from newworlds.games.gwt_new_zealand.data.checks.fault import fault, repeated, too_few, too_many, unlike
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.data.schema.board import SetupFor
from newworlds.games.gwt_new_zealand.data.schema.tiles import Tiles
from newworlds.games.gwt_new_zealand.data.schema.values import WorkerType

WORKERS = sorted(get_args(WorkerType))
FEWEST_WORKERS = 2
"""Of each type: one for the job market (NZ-4), one for Sarah (NZ-60)."""
MOST_BUILDINGS = 15
MOST_HARBOURMASTERS = 30
MOST_TILES = 200


def tile_faults(printing: Printing) -> Iterator[Fault]:
    tiles = printing.tiles
    yield from unlike("tiles.worker", sorted(worker.type for worker in tiles.worker), WORKERS)
    for worker in tiles.worker:
        yield from too_few(f"tiles.worker.{worker.type}", worker.count, FEWEST_WORKERS)
    yield from repeated("tiles.hazard", [f"{tile.type} {tile.vp} {tile.hand}" for tile in tiles.hazard])
    yield from too_many("tiles.hazard", len(tiles.hazard), MOST_TILES)
    for card in (tiles.hazards.landslide_gives, tiles.hazards.flood_gives):
        if card not in support(printing.cards):
            yield fault("tiles.hazards", "no_support", card=card)
    yield from repeated("tiles.bonus_tile", [tile.id for tile in tiles.bonus_tile])
    if "joker" not in {tile.id for tile in tiles.bonus_tile}:
        yield fault("tiles.bonus_tile", "lacks", name="joker")
    yield from _building_faults(tiles)
    for row in printing.board.setup.by_players:
        yield from _bag_faults(printing, row)


def _building_faults(tiles: Tiles) -> Iterator[Fault]:
    count = len(tiles.personal) // 2
    yield from too_few("tiles.personal", count, 1)
    yield from too_many("tiles.personal", count, MOST_BUILDINGS)
    sides = [f"{number}{side}" for number in range(1, count + 1) for side in "ab"]
    found = sorted([tile.id for tile in tiles.personal], key=_by_number)
    yield from unlike("tiles.personal", found, sides)
    numbers = list(range(1, len(tiles.harbourmaster) + 1))
    yield from unlike("tiles.harbourmaster", [tile.id for tile in tiles.harbourmaster], numbers)
    yield from too_many("tiles.harbourmaster", len(numbers), MOST_HARBOURMASTERS)


def _by_number(name: str) -> tuple[int, str]:
    return len(name), name


def _bag_faults(printing: Printing, row: SetupFor) -> Iterator[Fault]:
    """NZ-4: tiles of bag A without room are drawn again, so enough of them must have room."""
    rows = len(printing.board.job_market.row_costs_top_to_bottom)
    room = sum(min(worker.count, rows) - 1 for worker in printing.tiles.worker)
    for kind in ("landslide", "flood"):
        hazards = sum(tile.count for tile in printing.tiles.hazard if tile.type == kind)
        room += min(hazards, sum(node.kind == kind for node in printing.trail.node))
    if row.players == 1:
        room -= 1
    if row.draw_from_a > room:
        yield fault("board.setup.by_players", "too_many", count=row.draw_from_a, most=room)
