"""Observation and action arrays for learning."""

from __future__ import annotations

from typing import cast

import numpy as np
from numpy.typing import NDArray

from newworlds.core.encoder import Encoder
from newworlds.core.position import Position
from newworlds.games.gwt_new_zealand.move_forms import KINDS, values
from newworlds.games.gwt_new_zealand.rules import choices
from newworlds.games.gwt_new_zealand.rules.farm import Farm
from newworlds.games.gwt_new_zealand.rules.frames import kind_of
from newworlds.games.gwt_new_zealand.rules.steps import KINDS as KINDS_OF_STEPS
from newworlds.games.gwt_new_zealand.state import State
from newworlds.games.gwt_new_zealand.tables import Tables

_SCALE = 16.0
"""Counts are divided by this and capped at 1."""


class NewZealandEncoder(Encoder):
    """Actions: every kind of move with each possible argument. Observation: the table, one's own farm, the others."""

    def __init__(self, tables: Tables, players: int) -> None:
        self._first: dict[int, int] = {}
        self.action_count = 0
        for kind in KINDS:
            self._first[kind.code] = self.action_count
            self.action_count += len(values(tables, kind.code))
        self._seats = max(players, 2)
        self.observation_shape = (_table_length(tables) + KINDS_OF_STEPS + self._seats * _farm_length(tables),)

    def action_of(self, position: Position, move: int) -> int:
        return self._first[move >> choices.SHIFT] + (move & choices.ARGUMENT)

    def move_of(self, position: Position, action: int) -> int:
        code = max((code for code, first in self._first.items() if first <= action), key=self._first.__getitem__)
        return int(choices.choice(code, action - self._first[code]))

    def observe(self, position: Position, seat: int) -> NDArray[np.float32]:
        s = cast(State, position)
        numbers = [*_table_of(s), *_question(s)]
        for turn in range(self._seats):
            other = (seat + turn) % self._seats
            numbers += _farm(s, s.farms[other], other == seat)
        scaled = np.asarray(numbers, dtype=np.float32) / _SCALE
        return cast(NDArray[np.float32], np.clip(scaled, 0.0, 1.0))


def _table_length(tables: Tables) -> int:
    """How many numbers `_table_of` returns."""
    cards = (
        tables.cards.market_breeds
        + (tables.cards.first_bonus - tables.cards.first_support)
        + 8
        + (tables.cards.count - tables.cards.first_objective)
    )
    markets = tables.markets.job_rows * 4 + tables.markets.tile_rows * tables.markets.tile_columns + 4
    return int(tables.trail.nodes * 3 + markets + cards + tables.sea.ports + 2)


def _table_of(s: State) -> list[int]:
    tables = s.tables
    sites = [number for code in s.site for number in (code & 15, code >> 4 & 15, code >> 8)]
    offered = [list(s.offer).count(card) * 16 for card in range(tables.cards.first_objective, tables.cards.count)]
    markets = [*s.jobs, *s.tiles, *s.forecast, *s.market, *s.support]
    piles = [*(number - tables.cards.first_bonus for number in s.bonus_sets), *s.bonus_left]
    harbours = [max(there, 0) for there in s.harbourmasters]
    return [*sites, *markets, *piles, *offered, *harbours, s.marker, s.is_flipped * 16]


def _question(s: State) -> list[int]:
    """The current question, one-hot."""
    asked = [0] * KINDS_OF_STEPS
    if not s.is_over:
        asked[kind_of(s.stack[len(s.stack) - 1])] = 16
    return asked


def _farm_length(tables: Tables) -> int:
    """How many numbers `_farm` returns."""
    bits = tables.player_board.discs + len(tables.player_board.pair_vp) + 8 + tables.buildings.count
    owned = (
        tables.hazards.count
        + len(tables.tiles.bag)
        + tables.counters.count
        + tables.sea.ports
        + tables.harbourmasters.count
    )
    return int(14 + bits + owned + 4 * tables.cards.count)


def _farm(s: State, farm: Farm, is_own: bool) -> list[int]:
    """Other players' herds are visible, but not their hands."""
    tables = s.tables
    scalars = [
        *(farm.money // 2, farm.gold, farm.certificates, farm.certificate_limit, farm.permanent_certificates),
        *(farm.wool, farm.tokens, farm.node // 3 + 1, farm.ship, farm.explored, farm.step_limit),
        *(farm.movement_tile, farm.ignores_taxes * 16, farm.hand_limit),
    ]
    bits = [
        *_bits(farm.discs, tables.player_board.discs),
        *farm.warehouses,
        *farm.workers,
        *farm.jokers,
        *_bits(farm.supply, tables.buildings.count),
    ]
    owned = [
        *farm.hazards,
        *farm.tiles,
        *farm.delivered,
        *_bits(farm.ports, tables.sea.ports),
        *_bits(farm.harbourmasters, tables.harbourmasters.count),
    ]
    hand = list(farm.hand) if is_own else [0] * tables.cards.count
    herd = [farm.herd(card) for card in range(tables.cards.count)]
    return [*scalars, *bits, *owned, *hand, *farm.discard, *farm.played, *herd]


def _bits(mask: int, count: int) -> list[int]:
    return [(mask >> bit & 1) * 16 for bit in range(count)]
