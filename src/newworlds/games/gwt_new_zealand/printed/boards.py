"""Markets, player boards, the exploration track and the set-up."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.names import ARROWS, BLACK, PILES, WHITE, WORKERS
from newworlds.games.gwt_new_zealand.printed.sea import SeaTables


class BoardTables(SeaTables):
    """By number of the row, space or option."""

    def __init__(self, printing: dict[str, Any]) -> None:
        super().__init__(printing)
        self._print_markets(printing["board"])
        self._print_board(printing["board"])
        self._print_setup(printing["board"]["setup"])

    def _print_markets(self, board: dict[str, Any]) -> None:
        self.job_costs: vec[i64] = vec[i64](board["job_market"]["row_costs_top_to_bottom"])
        self.job_rows: i64 = len(self.job_costs)
        market: Any = board["bonus_market"]
        self.market_columns: i64 = market["columns"]
        self.tile_costs: vec[i64] = vec[i64](market["row_costs_top_to_bottom"])
        self.tile_rows: i64 = len(self.tile_costs)
        self.marker_row: i64 = market["token_start_row"] - 1
        self.arrows: vec[i64] = vec[i64]([0] * len(self.tile_costs))
        for arrow in market["arrows"]:
            self.arrows[arrow["from_row"] - 1] = ARROWS.index(arrow["colour"])
        options: list[Any] = board["sheep_market"]["option"]
        self.sheep_options: i64 = len(options)
        self.option_shepherds: vec[i64] = vec[i64]([option["shepherds"] for option in options])
        self.option_pounds: vec[i64] = vec[i64]([option["pounds"] for option in options])
        self.option_cards: vec[i64] = vec[i64]([option["cards"] for option in options])
        self.option_tokens: vec[i64] = vec[i64]([option.get("bonus_tokens", 0) for option in options])
        self.option_breeds: vec[i64] = vec[i64]([self._breed_mask(option["breeds"]) for option in options])
        costs: dict[str, int] = board["bonus_card_slots"]["gold_cost"]
        self.pile_gold: vec[i64] = vec[i64]([costs[name] for name in PILES])
        self.marker_vp: i64 = board["game_end"]["trigger_player_keeps_token_vp"]

    def _print_board(self, board: dict[str, Any]) -> None:
        printed: Any = board["player_board"]
        self.first_hand_limit: i64 = printed["hand_limit_start"]
        self.first_certificate_limit: i64 = printed["temp_certificate_limit_start"]
        self.most_gold: i64 = printed["gold_max"]
        self._print_discs(printed)
        pairs: list[Any] = printed["warehouse_pair"]
        self.pair_program: vec[i64] = vec[i64]([self.program(pair.get("actions", [])) for pair in pairs])
        self.pair_vp: vec[i64] = vec[i64]([pair.get("vp", 0) for pair in pairs])
        rows = {row["type"]: row["columns"] for row in printed["worker_row"]}
        spaces = [space for worker in WORKERS for space in rows[worker]]
        self.worker_program: vec[i64] = vec[i64]([self.program(space.get("actions", [])) for space in spaces])
        self.worker_vp: vec[i64] = vec[i64]([space.get("vp", 0) for space in spaces])
        track: Any = board["exploration"]
        self.last_space: i64 = track["last"]
        self.explorer_choice: i64 = track["choice_at"]
        self.explorer_gold: vec[i64] = vec[i64](track["gold_at"])
        points = {int(space): vp for space, vp in track["vp_from_space"]["vp"].items()}
        self.explored_vp: vec[i64] = vec[i64](
            [max(vp for at, vp in points.items() if at <= space) for space in range(track["last"] + 1)]
        )

    def _print_discs(self, printed: Any) -> None:
        spaces: list[Any] = printed["disc_space"]
        self.disc_names: list[str] = [space["id"] for space in spaces]
        self.disc_spaces: i64 = len(spaces)
        self.first_discs: i64 = sum(1 << index for index, space in enumerate(spaces) if space["starts"] == "disc")
        self.disc_cost: vec[i64] = vec[i64]([space["unlock_cost"] for space in spaces])
        self.disc_border: vec[i64] = vec[i64]([BLACK if space["border"] == "black" else WHITE for space in spaces])
        self.disc_vp: vec[i64] = vec[i64]([space.get("vp", 0) for space in spaces])
        self.disc_program: vec[i64] = vec[i64]([self.program(space.get("actions", [])) for space in spaces])
        auxiliary: list[Any] = printed["aux"]
        self.aux_names: list[str] = [aux["id"] for aux in auxiliary]
        self.auxiliaries: i64 = len(auxiliary)
        self.aux_discs: vec[i64] = vec[i64]([self.disc_names.index(disc) for aux in auxiliary for disc in aux["discs"]])
        self.aux_cost: vec[i64] = vec[i64]([aux["cost"] for aux in auxiliary])
        self.aux_program: vec[i64] = vec[i64]([self.program(aux["actions"]) for aux in auxiliary])

    def _print_setup(self, setup: dict[str, Any]) -> None:
        counts = sorted(setup["by_players"], key=lambda row: int(row["players"]))
        self.drawn_from_a: vec[i64] = vec[i64]([row["draw_from_a"] for row in counts])
        self.columns_used: vec[i64] = vec[i64]([row["bonus_columns_used"] for row in counts])
        self.tiles_placed: vec[i64] = vec[i64]([row["bonus_tiles_placed"] for row in counts])
        self.market_size: vec[i64] = vec[i64]([row["market_sheep"] for row in counts])
        self.pile_size: vec[i64] = vec[i64]([row["bonus_pile"] for row in counts])
        self.movement_tiles: vec[i64] = vec[i64]([row["step_tiles"] for row in counts])
        self.movement_tile_at: vec[i64] = vec[i64]([row["step_tile_space"] for row in counts])
        self.first_step_limit: vec[i64] = vec[i64]([row["step_limit"] for row in counts])
        order: list[Any] = setup["starting_order"]
        self.first_money: vec[i64] = vec[i64]([seat["pounds"] for seat in order])
        self.first_cards: vec[i64] = vec[i64]([seat["cards"] for seat in order])
        self.first_tokens: vec[i64] = vec[i64]([seat["tokens"] for seat in order])
        self.first_gold: i64 = setup["start_gold"]
        self.first_keep: i64 = setup["first_turn_discard_down_to"]
