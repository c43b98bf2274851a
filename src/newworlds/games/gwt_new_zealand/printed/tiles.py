"""The tiles of the two bags, and the harbourmasters."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data.effects import RemoveFromHand
from newworlds.games.gwt_new_zealand.data.schema.board import Fees
from newworlds.games.gwt_new_zealand.data.schema.tiles import BonusTile, Tiles
from newworlds.games.gwt_new_zealand.printed.names import COUNTED, WORKERS
from newworlds.games.gwt_new_zealand.printed.numbering import Numbering
from newworlds.games.gwt_new_zealand.printed.programs import Programs


def tax(fees: Fees, hand: str) -> int:
    """The tax that the hand on a tile charges."""
    return fees.black_hand if hand == "black" else fees.green_hand if hand == "green" else 0


class HazardTables:
    """By number of the hazard tile; in bag A, hazards come after the workers."""

    def __init__(self, tiles: Tiles, fees: Fees, numbering: Numbering) -> None:
        hazards = tiles.hazard
        self.count: i64 = len(hazards)
        self.names: list[str] = [f"{hazard.type}_{hazard.vp}_{hazard.hand}" for hazard in hazards]
        self.is_flood: vec[i64] = vec[i64]([1 if hazard.type == "flood" else 0 for hazard in hazards])
        self.vp: vec[i64] = vec[i64]([hazard.vp for hazard in hazards])
        self.tax: vec[i64] = vec[i64]([tax(fees, hazard.hand) for hazard in hazards])
        self.landslide_card: i64 = numbering.card(tiles.hazards.landslide_gives)
        self.flood_card: i64 = numbering.card(tiles.hazards.flood_gives)
        workers: dict[str, int] = {worker.type: worker.count for worker in tiles.worker}
        self.bag: vec[i64] = vec[i64]([workers[name] for name in WORKERS] + [hazard.count for hazard in hazards])


class TileTables:
    """By number of the bonus tile, which is bag B."""

    def __init__(self, bonus: list[BonusTile], programs: Programs) -> None:
        self.names: list[str] = [tile.id for tile in bonus]
        self.joker: i64 = self.names.index("joker")
        self.bag: vec[i64] = vec[i64]([tile.count for tile in bonus])
        self.vp: vec[i64] = vec[i64]([tile.vp for tile in bonus])
        self.price: vec[i64] = vec[i64]([programs.program(tile.cost) for tile in bonus])
        self.asks_for_card: vec[i64] = vec[i64](
            [1 if any(isinstance(cost, RemoveFromHand) for cost in tile.cost) else 0 for tile in bonus]
        )
        self.program: vec[i64] = vec[i64]([programs.program(tile.actions, True) for tile in bonus])


class HarbourmasterTables:
    """By number of the harbourmaster tile."""

    def __init__(self, tiles: Tiles, programs: Programs) -> None:
        printed = tiles.harbourmaster
        self.count: i64 = len(printed)
        self.program: vec[i64] = vec[i64]([programs.program(tile.top) for tile in printed])
        self.counts: vec[i64] = vec[i64]([COUNTED.index(tile.bottom.per) for tile in printed])
        self.vp: vec[i64] = vec[i64]([tile.bottom.vp for tile in printed])
