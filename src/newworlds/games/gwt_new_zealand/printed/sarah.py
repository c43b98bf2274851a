"""Sarah's board, cards and sheep-market tile."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.data.schema.sarah import Difficulty, MarketChoice, Sarah, SarahCard
from newworlds.games.gwt_new_zealand.printed.names import PILES, ROW_LENGTH, WORKERS
from newworlds.games.gwt_new_zealand.printed.programs import Programs


class SarahTables:
    """By number of her card, level or space."""

    def __init__(self, sarah: Sarah, programs: Programs) -> None:
        self.discs: i64 = sarah.sarah.discs_in_supply
        columns: dict[str, str] = {str(column): pile for column, pile in sarah.sarah_board.column_bonus_card.items()}
        self.column_pile: vec[i64] = vec[i64](
            [PILES.index(columns[str(column)]) if str(column) in columns else -1 for column in range(1, ROW_LENGTH + 1)]
        )
        self.space_program: vec[i64] = vec[i64]([0] * (len(WORKERS) * ROW_LENGTH))
        for space in sarah.immediate:
            program = programs.program(space.actions)
            for column in space.columns:
                self.space_program[WORKERS.index(space.row) * ROW_LENGTH + column - 1] = program
        self._print_levels(sarah.difficulty)
        self._print_cards(sarah.card, programs)
        self.sailor_pile: vec[i64] = programs.sailor_pile
        self.shearer_romneys: vec[i64] = programs.shearer_romneys
        self.shearer_breeds: vec[i64] = programs.shearer_breeds
        self._print_market(sarah.market_tile.option)

    def _print_levels(self, levels: list[Difficulty]) -> None:
        self.level_removes: vec[i64] = vec[i64](
            [sum(1 << card - 1 for card in level.removed_cards) for level in levels]
        )
        self.level_delivery: vec[i64] = vec[i64]([level.first_delivery for level in levels])

    def _print_cards(self, cards: list[SarahCard], programs: Programs) -> None:
        self.cards: i64 = len(cards)
        self.move: vec[i64] = vec[i64]([card.move if isinstance(card.move, int) else 0 for card in cards])
        self.moves_by_type: vec[i64] = vec[i64]([1 if card.move == "type" else 0 for card in cards])
        self.type: vec[i64] = vec[i64]([WORKERS.index(card.type) if card.type else -1 for card in cards])
        self.always: vec[i64] = vec[i64]([programs.card_program(card.actions, card) for card in cards])
        self.special: vec[i64] = vec[i64]([programs.card_program(card.specialised, card) for card in cards])
        self.other: vec[i64] = vec[i64]([programs.card_program(card.unspecialised, card) for card in cards])

    def _print_market(self, options: list[MarketChoice]) -> None:
        """Her sheep-market tile: two options per number of shepherds, each of at most two card values."""
        self.wants: vec[i64] = vec[i64]([0] * ((ROW_LENGTH + 1) * 4))
        for option in options:
            for index, values in enumerate(option.takes_any_of):
                for place, value in enumerate(values):
                    self.wants[option.shepherds * 4 + index * 2 + place] = value
