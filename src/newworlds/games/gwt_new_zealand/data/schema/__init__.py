"""The structure of the component files: every field that a rule reads; notes and sources are for people only."""

from __future__ import annotations

from newworlds.games.gwt_new_zealand.data.schema.board import Board
from newworlds.games.gwt_new_zealand.data.schema.cards import Cards
from newworlds.games.gwt_new_zealand.data.schema.sarah import Sarah
from newworlds.games.gwt_new_zealand.data.schema.sea import Sea
from newworlds.games.gwt_new_zealand.data.schema.tiles import Tiles
from newworlds.games.gwt_new_zealand.data.schema.trail import Trail
from newworlds.games.gwt_new_zealand.data.schema.values import Printed


class Printing(Printed, frozen=True):
    """Everything a game is played with."""

    board: Board
    trail: Trail
    sea: Sea
    tiles: Tiles
    cards: Cards
    sarah: Sarah
