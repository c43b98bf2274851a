"""Sarah's board, cards and sheep-market tile."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from newworlds.games.gwt_new_zealand.printed.boards import BoardTables
from newworlds.games.gwt_new_zealand.printed.names import PILES, ROW_LENGTH, WORKERS
from newworlds.games.gwt_new_zealand.rules import frames
from newworlds.games.gwt_new_zealand.rules.frames import frame

_SARAH: Final[dict[str, int]] = {
    "hire_cheapest": frames.SARAH_HIRE_CHEAPEST,
    "hire_speciality": frames.SARAH_HIRE_SPECIALITY,
    "buy_sheep": frames.SARAH_BUY_SHEEP,
    "build": frames.SARAH_BUILD,
    "build_exactly": frames.SARAH_BUILD_EXACTLY,
    "remove_tile": frames.SARAH_REMOVE_TILE,
    "explore": frames.SARAH_EXPLORE,
    "objective": frames.SARAH_OBJECTIVE,
    "hazard": frames.SARAH_HAZARD,
    "move_more": frames.SARAH_WALK,
    "add_sheep": frames.SARAH_ADD_SHEEP,
    "port": frames.SARAH_PORT,
}


class SarahTables(BoardTables):
    """By number of her card, level or space."""

    def __init__(self, printing: dict[str, Any]) -> None:
        super().__init__(printing)
        self._print_sarah(printing["sarah"])

    def _print_sarah(self, sarah: dict[str, Any]) -> None:
        self.sailor_pile: vec[i64] = vec[i64]()
        self.shearer_romneys: vec[i64] = vec[i64]()
        self.shearer_breeds: vec[i64] = vec[i64]()
        self.sarah_discs: i64 = sarah["sarah"]["discs_in_supply"]
        columns: dict[str, str] = sarah["sarah_board"]["column_bonus_card"]
        self.column_pile: vec[i64] = vec[i64](
            [PILES.index(columns[str(column)]) if str(column) in columns else -1 for column in range(1, 6)]
        )
        self.sarah_space: vec[i64] = vec[i64]([0] * (4 * ROW_LENGTH))
        for space in sarah["immediate"]:
            program = self._sarah_program(space["actions"])
            for column in space["columns"]:
                self.sarah_space[WORKERS.index(space["row"]) * ROW_LENGTH + column - 1] = program
        levels: list[Any] = sarah["difficulty"]
        self.level_names: list[str] = [level["name"] for level in levels]
        self.level_removes: vec[i64] = vec[i64](
            [sum(1 << card - 1 for card in level["removed_cards"]) for level in levels]
        )
        self.level_delivery: vec[i64] = vec[i64]([level["first_delivery"] for level in levels])
        cards: list[Any] = sarah["card"]
        self.sarah_cards: i64 = len(cards)
        self.sarah_move: vec[i64] = vec[i64]([c["move"] if isinstance(c["move"], int) else 0 for c in cards])
        self.sarah_moves_by_type: vec[i64] = vec[i64]([1 if c["move"] == "type" else 0 for c in cards])
        self.sarah_type: vec[i64] = vec[i64]([WORKERS.index(c["type"]) if c.get("type") else -1 for c in cards])
        self.sarah_always: vec[i64] = vec[i64]([self._sarah_program(c.get("actions", []), c) for c in cards])
        self.sarah_special: vec[i64] = vec[i64]([self._sarah_program(c.get("specialised", []), c) for c in cards])
        self.sarah_other: vec[i64] = vec[i64]([self._sarah_program(c.get("unspecialised", []), c) for c in cards])
        self._print_sarah_market(sarah["market_tile"]["option"])

    def _sarah_program(self, effects: list[Any], card: Any = None) -> int:
        if not effects:
            return 0
        return self._store([self._sarah_frame(effect, card) for effect in effects])

    def _sarah_frame(self, effect: dict[str, Any], card: Any) -> int:
        op: str = effect["op"]
        if op == "take_sheep":
            return frame(frames.SARAH_TAKE_SHEEP, 0, 0, 0, self._breed_mask(effect["breeds"]))
        if op == "deliver_wool":
            return frame(frames.SARAH_DELIVER_WOOL, self.wool_counter(effect["value"]))
        if op == "shearer_sheep":
            return frame(frames.SARAH_SHEARER_SHEEP, self._shearer_table(card["shearer_table"]))
        if op == "bonus_card":
            return frame(frames.SARAH_BONUS_CARD, self._sailor_table(card["sailor_table"]))
        return frame(_SARAH[op], effect.get("n", 0))

    def _sailor_table(self, piles: dict[str, str]) -> int:
        """Where the bonus pile for each number of her sailors stands."""
        start = len(self.sailor_pile)
        for sailors in range(ROW_LENGTH + 1):
            pile = piles.get(str(sailors))
            self.sailor_pile = append(self.sailor_pile, PILES.index(pile) if pile else -1)
        return start

    def _shearer_table(self, sheep: dict[str, list[str]]) -> int:
        """Where the Romney and the sheep of the market for each number of her shearers stand."""
        start = len(self.shearer_romneys)
        for shearers in range(ROW_LENGTH + 1):
            given = sheep.get(str(shearers), [])
            self.shearer_romneys = append(self.shearer_romneys, given.count("romney"))
            self.shearer_breeds = append(
                self.shearer_breeds, self._breed_mask([name for name in given if name != "romney"])
            )
        return start

    def _print_sarah_market(self, options: list[Any]) -> None:
        """Her sheep-market tile: two options a number of shepherds, each of at most two card values."""
        self.sarah_wants: vec[i64] = vec[i64]([0] * ((ROW_LENGTH + 1) * 4))
        for option in options:
            for index, values in enumerate(option["takes_any_of"]):
                for place, value in enumerate(values):
                    self.sarah_wants[option["shepherds"] * 4 + index * 2 + place] = value
