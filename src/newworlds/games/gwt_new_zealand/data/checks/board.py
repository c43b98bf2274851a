"""The main board and the player boards: every player has a set-up, and the game comes to an end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from newworlds.core.game import Fault
from newworlds.games.gwt_new_zealand.data.checks.cards import breeds
from newworlds.games.gwt_new_zealand.data.checks.fault import fault, repeated, too_few, too_many, unlike
from newworlds.games.gwt_new_zealand.data.checks.tiles import WORKERS
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.data.schema.board import Exploration, PlayerBoard, SetupFor
from newworlds.games.gwt_new_zealand.data.schema.values import Pile

SEATS = [1, 2, 3, 4]
MOST_DISCS = 30
MOST_CERTIFICATES = 31
"""The most that a move can name."""
PILES = sorted(get_args(Pile))
MOST_OPTIONS = 200


def board_faults(printing: Printing) -> Iterator[Fault]:
    board = printing.board
    yield from unlike("board.setup.by_players", sorted(row.players for row in board.setup.by_players), SEATS)
    yield from unlike("board.setup.starting_order", [seat.seat for seat in board.setup.starting_order], SEATS)
    yield from unlike("board.bonus_card_slots.gold_cost", sorted(board.bonus_card_slots.gold_cost), PILES)
    yield from too_many("board.sheep_market.option", len(board.sheep_market.option), MOST_OPTIONS)
    for index, option in enumerate(board.sheep_market.option):
        for breed in option.breeds:
            if breed not in breeds(printing.cards):
                yield fault(f"board.sheep_market.option.{index}", "no_breed", breed=breed)
    yield from _market_faults(printing)
    yield from _track_faults(board.exploration)
    yield from _player_board_faults(board.player_board)


def _market_faults(printing: Printing) -> Iterator[Fault]:
    """NZ-18: the marker must reach the red arrow, which ends the game."""
    market = printing.board.bonus_market
    rows = len(market.row_costs_top_to_bottom)
    yield from too_many("board.bonus_market.token_start_row", market.token_start_row, rows)
    yield from too_many("board.bonus_market.columns", market.columns, MOST_DISCS)
    yield from repeated("board.bonus_market.arrows", [arrow.from_row for arrow in market.arrows])
    for arrow in market.arrows:
        yield from too_many("board.bonus_market.arrows", arrow.from_row, rows)
    ends = [arrow.from_row for arrow in market.arrows if arrow.colour == "red"]
    if len(ends) != 1 or ends[0] < market.token_start_row:
        yield fault("board.bonus_market.arrows", "no_end")
        return
    for row in printing.board.setup.by_players:
        yield from _tile_faults(printing, row, ends[0])


def _tile_faults(printing: Printing, row: SetupFor, last_row: int) -> Iterator[Fault]:
    market = printing.board.bonus_market
    place = "board.setup.by_players"
    yield from too_many(place, row.bonus_columns_used, market.columns)
    yield from too_few(place, row.bonus_columns_used, 1)
    yield from too_many(place, row.bonus_tiles_placed, market.token_start_row * row.bonus_columns_used - 1)
    tiles = sum(tile.count for tile in printing.tiles.bonus_tile)
    yield from too_few("tiles.bonus_tile", tiles, last_row * row.bonus_columns_used)


def _track_faults(track: Exploration) -> Iterator[Fault]:
    spaces = track.vp_from_space.vp
    wrong = [space for space in spaces if not (space.isascii() and space.isdigit())]
    yield from (fault("board.exploration.vp_from_space", "no_number", name=space) for space in wrong)
    if "0" not in spaces:
        yield fault("board.exploration.vp_from_space", "lacks", name="0")


def _player_board_faults(board: PlayerBoard) -> Iterator[Fault]:
    discs = [space.id for space in board.disc_space]
    yield from repeated("board.player_board.disc_space", discs)
    yield from too_many("board.player_board.disc_space", len(discs), MOST_DISCS)
    yield from repeated("board.player_board.aux", [action.id for action in board.aux])
    yield from too_many("board.player_board.aux", len(board.aux), MOST_OPTIONS)
    for action in board.aux:
        for disc in action.discs:
            if disc not in discs:
                yield fault(f"board.player_board.aux.{action.id}", "no_disc_space", space=disc)
    pairs = list(range(1, len(board.warehouse_pair) + 1))
    yield from unlike("board.player_board.warehouse_pair", [pair.id for pair in board.warehouse_pair], pairs)
    yield from unlike("board.player_board.worker_row", sorted(row.type for row in board.worker_row), WORKERS)
    limit = board.temp_certificate_limit_start
    yield from too_many("board.player_board.temp_certificate_limit_start", limit, MOST_CERTIFICATES)
