"""Lookup tables computed from the components, one set per printing, with a part for each module of `printed`."""

from __future__ import annotations

from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.printed.boards import (
    ExplorationTables,
    MarketTables,
    PlayerBoardTables,
    SetupTables,
)
from newworlds.games.gwt_new_zealand.printed.buildings import BuildingTables
from newworlds.games.gwt_new_zealand.printed.cards import CardTables
from newworlds.games.gwt_new_zealand.printed.numbering import Numbering
from newworlds.games.gwt_new_zealand.printed.programs import Programs
from newworlds.games.gwt_new_zealand.printed.sarah import SarahTables
from newworlds.games.gwt_new_zealand.printed.sea import CounterTables, SeaTables
from newworlds.games.gwt_new_zealand.printed.tiles import HarbourmasterTables, HazardTables, TileTables
from newworlds.games.gwt_new_zealand.printed.trail import TrailTables


class Tables:
    """Everything printed, by number.

    Saved positions refer to programs by number, so the parts are always built in the same order.
    """

    def __init__(self, printing: Printing) -> None:
        board, tiles, sea = printing.board, printing.tiles, printing.sea
        numbering = Numbering(printing)
        self.programs: Programs = Programs(numbering)
        self.cards: CardTables = CardTables(printing.cards, numbering, self.programs)
        self.trail: TrailTables = TrailTables(printing.trail, self.programs)
        self.hazards: HazardTables = HazardTables(tiles, board.fees, numbering)
        self.tiles: TileTables = TileTables(tiles.bonus_tile, self.programs)
        self.harbourmasters: HarbourmasterTables = HarbourmasterTables(tiles, self.programs)
        self.buildings: BuildingTables = BuildingTables(tiles, board.fees, self.programs)
        self.sea: SeaTables = SeaTables(sea, numbering)
        self.counters: CounterTables = CounterTables(sea, numbering)
        self.markets: MarketTables = MarketTables(board, numbering)
        self.player_board: PlayerBoardTables = PlayerBoardTables(board.player_board, self.programs)
        self.exploration: ExplorationTables = ExplorationTables(board.exploration)
        self.setup: SetupTables = SetupTables(board.setup)
        self.sarah: SarahTables = SarahTables(printing.sarah, self.programs)
