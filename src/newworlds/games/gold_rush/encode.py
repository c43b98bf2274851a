"""Gold Rush as arrays. Its own actions: a tent on each cell of the window and mountain part; the mine token."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from newworlds.core.encoder import Observer, put
from newworlds.core.position import Position
from newworlds.core.sections import Layout
from newworlds.games.gold_rush.rules import codes
from newworlds.games.gold_rush.state import State
from newworlds.games.gold_rush.tables import TOKEN_BITS, TOKEN_MASK, Tables
from newworlds.kernels.tiles.cells import PLACE_MASK
from newworlds.kernels.tiles.encode import TileEncoder
from newworlds.kernels.tiles.features import feature_of, part_id_of, symbol_count, terrain_of
from newworlds.kernels.tiles.land import Land
from newworlds.kernels.tiles.move_numbers import KIND_SHIFT, PART_BITS, PART_MASK
from newworlds.kernels.tiles.observe import CHANNELS, TileLayout, TileObserver
from newworlds.kernels.tiles.window import Window

SIZE: Final = 31
"""The width and height of the window, with the start tile in the middle; few games grow beyond it."""
SHEET_ROWS: Final = ["rails", "mountains", "cities", "unfinished", "prairies", "tokens"]


def mountain_parts(tables: Tables) -> list[int]:
    """The numbers of all ids that tiles use for mountains."""
    found = {part.id for tile in tables.printed for part in tile.features if part.kind == "mountain"}
    return [number for number, name in enumerate(tables.names.parts) if name in found]


@final
class GoldRushLayout(TileLayout):
    def __init__(self, tables: Tables, players: i64, window: Window) -> None:
        parts = [tables.names.parts[part] for part in mountain_parts(tables)]
        tents, tokens = [f"tent on {part}" for part in parts], [f"tokens on {part}" for part in parts]
        super().__init__(tables, players, window, [*tents, *tokens], SHEET_ROWS)
        self.values: i64 = len(tables.token_values)
        self.supply: i64 = self.added.add("tokens", (2,), "Mine tokens not on the map yet; tokens lost.")
        self.held: i64 = self.added.add(
            "held",
            (int(players), 1 + len(tables.token_values)),
            "From the viewer on: mine tokens held; how many of each value "
            f"({', '.join(str(value) for value in tables.token_values)}), 0 for what others hold until the end.",
        )


@final
class GoldRushEncoder(TileEncoder):
    def __init__(self, tables: Tables, players: i64) -> None:
        window = Window(-(SIZE // 2), -(SIZE // 2), SIZE, SIZE)
        layout = GoldRushLayout(tables, players, window)
        self.own_layout: GoldRushLayout = layout
        self.mountain_parts: vec[i64] = vec[i64](mountain_parts(tables))
        self.mountain_index: vec[i64] = vec[i64]([0] * len(tables.names.parts))
        """By part: its index among the mountain parts."""
        self.mountains: i64 = 0
        for part in self.mountain_parts:
            self.mountain_index[part] = self.mountains
            self.mountains += 1
        super().__init__(tables, window, layout, codes.PLACE_COWBOY, window.cells * self.mountains + 1)
        self.token: i64 = self.skip - 1

    def own_action(self, position: Position, move: i64) -> i64:
        kind = move >> KIND_SHIFT
        if kind != codes.PLACE_TENT:
            return self.token if kind == codes.TAKE_TOKEN else self.skip
        cell = self.window.cell_of(move >> PART_BITS & PLACE_MASK)
        part = self.mountain_index[move & PART_MASK]
        return self.own_from + cell * self.mountains + part if cell >= 0 else -1

    def own_move(self, position: Position, action: i64) -> i64:
        if action >= self.token:
            return (codes.TAKE_TOKEN if action == self.token else codes.SKIP) << KIND_SHIFT
        cell = (action - self.own_from) // self.mountains
        part = self.mountain_parts[(action - self.own_from) % self.mountains]
        return codes.PLACE_TENT << KIND_SHIFT | self.window.place_of(cell) << PART_BITS | part

    def add_own_actions(self, layout: Layout) -> None:
        parts = [self.part_names[part] for part in self.mountain_parts]
        layout.add(
            "place_tent",
            (int(self.window.rows), int(self.window.columns), len(parts)),
            f"Place the tent in a row and a column of the window, on this mountain part: {', '.join(parts)}.",
        )
        layout.add("take_token", (1,), "Take a mine token.")

    def observer(self, into: vec[u8], start: i64) -> Observer:
        return GoldRushObserver(self, into, start)


@final
class GoldRushObserver(TileObserver):
    def __init__(self, encoder: GoldRushEncoder, into: vec[u8], start: i64) -> None:
        super().__init__(encoder.window, encoder.own_layout, into, start)
        self.own_layout: GoldRushLayout = encoder.own_layout
        self.mountain_index: vec[i64] = encoder.mountain_index
        self.tents_from: i64 = len(CHANNELS)
        self.tokens_from: i64 = self.tents_from + encoder.mountains
        self.looked_at: i64 = 0
        """How many nodes have been looked at for mountains."""
        self.sections: vec[i64] = vec[i64]()
        """Mountain sections on whose mountains there may be tokens, now or later."""
        self.tents: vec[i64] = vec[i64]()
        """Where the channels of the tents written last are."""

    def begin(self) -> None:
        super().begin()
        self.looked_at = 0
        self.sections = vec[i64]()
        self.tents = vec[i64]()

    def write(self, position: Position, seat: i64) -> None:
        s = cast(State, position)
        self.write_shared(s, s.land, s.step, s.sheet, seat)
        self.find_mountains(s.land)
        self.write_piles(s.land)
        self.write_tents(s, seat)
        self.write_tokens(s, seat)

    def find_mountains(self, land: Land) -> None:
        for node in range(self.looked_at, land.nodes):
            if terrain_of(land, node) == codes.MOUNTAIN:
                self.sections = append(self.sections, node)
        self.looked_at = land.nodes

    def channel_of(self, land: Land, node: i64) -> i64:
        """Where the first of the channels of a mountain section is."""
        return self.where[land.node_tile[node]] + self.mountain_index[part_id_of(land, node)]

    def write_piles(self, land: Land) -> None:
        """On every section of a mountain, the tokens of its pile; there are no more on a completed one once dealt."""
        into, kept = self.into, i64(0)
        for node in self.sections:
            root = feature_of(land, node)
            tokens = symbol_count(land, root, codes.TOKENS)
            into[self.channel_of(land, node) + self.tokens_from] = u8(tokens)
            if tokens > 0 or land.open[root] > 0:
                self.sections[kept] = node
                kept += 1
        if kept < len(self.sections):
            self.sections = self.sections[:kept]

    def write_tents(self, s: State, seat: i64) -> None:
        for at in self.tents:
            self.into[at] = 0
        self.tents = vec[i64]()
        for later in range(s.players):
            node = s.tents[(seat + later) % s.players]
            if node != codes.AT_HOME:
                at = self.channel_of(s.land, node) + self.tents_from
                self.into[at] = u8(1 + later)
                self.tents = append(self.tents, at)

    def write_tokens(self, s: State, seat: i64) -> None:
        """GR-20: after the end, all tokens held are face up."""
        into, values = self.into, self.own_layout.values
        put(into, put(into, self.start + self.own_layout.supply, s.token_supply), s.tokens_lost)
        at = self.start + self.own_layout.held
        for later in range(s.players):
            held = s.held[(seat + later) % s.players]
            at = put(into, at, s.tables.number_held(held))
            if later == 0 or s.to_act < 0:
                for value in range(values):
                    into[at + value] = u8(held >> (TOKEN_BITS * value) & TOKEN_MASK)
            else:
                for value in range(values):
                    into[at + value] = 0
            at += values
