"""Markets, player boards, the exploration track and the set-up."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data.schema.board import (
    Auxiliary,
    Board,
    DiscSpace,
    Exploration,
    PlayerBoard,
    SetupRules,
)
from newworlds.games.gwt_new_zealand.printed.names import ARROWS, PILES, WORKERS
from newworlds.games.gwt_new_zealand.printed.numbering import Numbering
from newworlds.games.gwt_new_zealand.printed.programs import Programs
from newworlds.games.gwt_new_zealand.printed.sea import border


class MarketTables:
    """The markets of workers, bonus tiles, sheep and bonus cards, by number of the row, option or pile."""

    def __init__(self, board: Board, numbering: Numbering) -> None:
        self.job_costs: vec[i64] = vec[i64](board.job_market.row_costs_top_to_bottom)
        self.job_rows: i64 = len(self.job_costs)
        market = board.bonus_market
        self.tile_columns: i64 = market.columns
        self.tile_costs: vec[i64] = vec[i64](market.row_costs_top_to_bottom)
        self.tile_rows: i64 = len(self.tile_costs)
        self.marker_row: i64 = market.token_start_row - 1
        self.marker_vp: i64 = board.game_end.trigger_player_keeps_token_vp
        self.arrows: vec[i64] = vec[i64]([0] * len(self.tile_costs))
        for arrow in market.arrows:
            self.arrows[arrow.from_row - 1] = ARROWS.index(arrow.colour)
        options = board.sheep_market.option
        self.sheep_options: i64 = len(options)
        self.option_shepherds: vec[i64] = vec[i64]([option.shepherds for option in options])
        self.option_pounds: vec[i64] = vec[i64]([option.pounds for option in options])
        self.option_cards: vec[i64] = vec[i64]([option.cards for option in options])
        self.option_tokens: vec[i64] = vec[i64]([option.bonus_tokens for option in options])
        self.option_breeds: vec[i64] = vec[i64]([numbering.breed_mask(option.breeds) for option in options])
        gold: dict[str, int] = {str(pile): cost for pile, cost in board.bonus_card_slots.gold_cost.items()}
        self.pile_gold: vec[i64] = vec[i64]([gold[name] for name in PILES])


class PlayerBoardTables:
    """By number of the disc space, auxiliary action, pair of warehouses or worker space."""

    def __init__(self, printed: PlayerBoard, programs: Programs) -> None:
        self.first_hand_limit: i64 = printed.hand_limit_start
        self.first_certificate_limit: i64 = printed.temp_certificate_limit_start
        self.most_gold: i64 = printed.gold_max
        self._print_discs(printed.disc_space, programs)
        self._print_auxiliary_actions(printed.aux, programs)
        pairs = printed.warehouse_pair
        self.pairs: i64 = len(pairs)
        self.pair_program: vec[i64] = vec[i64]([programs.program(pair.actions) for pair in pairs])
        self.pair_vp: vec[i64] = vec[i64]([pair.vp for pair in pairs])
        rows = {str(row.type): row.columns for row in printed.worker_row}
        spaces = [space for worker in WORKERS for space in rows[worker]]
        self.worker_program: vec[i64] = vec[i64]([programs.program(space.actions) for space in spaces])
        self.worker_vp: vec[i64] = vec[i64]([space.vp for space in spaces])

    def _print_discs(self, spaces: list[DiscSpace], programs: Programs) -> None:
        self.disc_names: list[str] = [space.id for space in spaces]
        self.discs: i64 = len(spaces)
        self.first_discs: i64 = sum(1 << index for index, space in enumerate(spaces) if space.starts == "disc")
        self.disc_cost: vec[i64] = vec[i64]([space.unlock_cost for space in spaces])
        self.disc_border: vec[i64] = vec[i64]([border(space.border) for space in spaces])
        self.disc_vp: vec[i64] = vec[i64]([space.vp for space in spaces])
        self.disc_program: vec[i64] = vec[i64]([programs.program(space.actions) for space in spaces])

    def _print_auxiliary_actions(self, actions: list[Auxiliary], programs: Programs) -> None:
        self.aux_names: list[str] = [action.id for action in actions]
        self.auxiliaries: i64 = len(actions)
        self.aux_discs: vec[i64] = vec[i64](
            [self.disc_names.index(disc) for action in actions for disc in action.discs]
        )
        self.aux_cost: vec[i64] = vec[i64]([action.cost for action in actions])
        self.aux_program: vec[i64] = vec[i64]([programs.program(action.actions) for action in actions])


class ExplorationTables:
    """The exploration track."""

    def __init__(self, track: Exploration) -> None:
        self.last: i64 = track.last
        self.choice_at: i64 = track.choice_at
        self.gold_at: vec[i64] = vec[i64](track.gold_at)
        points = {int(space): vp for space, vp in track.vp_from_space.vp.items()}
        self.vp: vec[i64] = vec[i64](
            [max(vp for at, vp in points.items() if at <= space) for space in range(track.last + 1)]
        )


class SetupTables:
    """What is laid out for each number of players, starting with one, and what each seat receives."""

    def __init__(self, setup: SetupRules) -> None:
        counts = sorted(setup.by_players, key=lambda row: row.players)
        self.drawn_from_a: vec[i64] = vec[i64]([row.draw_from_a for row in counts])
        self.columns_used: vec[i64] = vec[i64]([row.bonus_columns_used for row in counts])
        self.tiles_placed: vec[i64] = vec[i64]([row.bonus_tiles_placed for row in counts])
        self.market_size: vec[i64] = vec[i64]([row.market_sheep for row in counts])
        self.pile_size: vec[i64] = vec[i64]([row.bonus_pile for row in counts])
        self.movement_tiles: vec[i64] = vec[i64]([row.step_tiles for row in counts])
        self.movement_tile_at: vec[i64] = vec[i64]([row.step_tile_space for row in counts])
        self.step_limit: vec[i64] = vec[i64]([row.step_limit for row in counts])
        self.money: vec[i64] = vec[i64]([seat.pounds for seat in setup.starting_order])
        self.cards: vec[i64] = vec[i64]([seat.cards for seat in setup.starting_order])
        self.tokens: vec[i64] = vec[i64]([seat.tokens for seat in setup.starting_order])
        self.gold: i64 = setup.start_gold
        self.first_keep: i64 = setup.first_turn_discard_down_to
