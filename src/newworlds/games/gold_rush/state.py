"""The position of a game of Gold Rush."""

from __future__ import annotations

from typing import ClassVar, final

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.chance import Chance
from newworlds.core.position import Position
from newworlds.games.gold_rush.rules import laying, mining, turn
from newworlds.games.gold_rush.rules.codes import AT_HOME, LAYING, SHEET_ROWS
from newworlds.games.gold_rush.tables import Tables
from newworlds.kernels.tiles.land import Land
from newworlds.kernels.tiles.stack import reshuffle


@final
class State(Position):
    """Moves are listed in this order: places, each with its rotations; or cowboys by the parts of the tile, tents from
    the oldest mountain section to the newest, the mine token, nothing.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        *(*Position.FIELDS, "land", "has_farmers", "step", "sheet"),
        *("tents", "sections", "token_supply", "bag", "held", "tokens_lost"),
    )

    def __init__(self, tables: Tables, players: i64, setup: object, source: State | None = None) -> None:
        super().__init__(players, setup)
        self.tables: Tables = tables
        if source is not None:
            self.copy_from(source)
            return
        self.land: Land = Land(tables.tiles, players)
        self.has_farmers: bool = True
        self.step: i64 = LAYING
        self.tents: vec[i64] = vec[i64]([AT_HOME] * players)
        """The mountain section on which each seat's tent stands."""
        self.sections: vec[i64] = vec[i64]()
        """The sections of all mountains that are not complete, oldest first."""
        self.token_supply: i64 = tables.token_total
        """How many tokens are not on the map yet."""
        self.bag: vec[i64] = vec[i64]()
        """The values of the tokens that no player has taken, the next one last; see `rules.mining`."""
        self.held: vec[i64] = vec[i64]([0] * players)
        """The tokens of each seat, packed by value."""
        self.tokens_lost: i64 = 0
        self.sheet: vec[i64] = vec[i64]([0] * (players * SHEET_ROWS))

    def copy_from(self, other: State) -> None:
        self.copy_common(other)
        self.land = other.land.copy()
        self.has_farmers = other.has_farmers
        self.step = other.step
        self.tents = other.tents[:]
        self.sections = other.sections[:]
        self.token_supply = other.token_supply
        self.bag = other.bag[:]
        self.held = other.held[:]
        self.tokens_lost = other.tokens_lost
        self.sheet = other.sheet[:]

    def legal(self) -> vec[i64]:
        if self.to_act < 0:
            return vec[i64]()
        if self.step == LAYING:
            return laying.placements_in_hand(self)
        return turn.actions(self)

    def apply(self, move: i64) -> None:
        if self.step == LAYING:
            laying.lay_tile(self, move)
            turn.go_on(self)
        else:
            turn.act(self, move)
            turn.finish(self)

    def copy(self) -> State:
        return State(self.tables, self.players, self.setup, self)

    def imagine(self, seat: i64, seed: i64) -> State:
        """Hidden are the order of the stack, the tokens nobody has taken, and those of other players (GR-2, GR-21)."""
        other = self.copy()
        chance = Chance(seed)
        reshuffle(other.land, chance)
        mining.imagine_tokens(other, seat, chance)
        other.draw_from(chance.state, None)
        return other
