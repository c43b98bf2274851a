"""The position: the table, the farms and the stack of what is still to be done."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from newworlds.core.position import NOBODY, Position
from newworlds.games.gwt_new_zealand.rules import choices, exchange, frames, herd
from newworlds.games.gwt_new_zealand.rules.farm import Farm
from newworlds.games.gwt_new_zealand.rules.step import Reason, Step
from newworlds.games.gwt_new_zealand.rules.steps import STEPS
from newworlds.games.gwt_new_zealand.tables import Tables

MOST_DEALS: Final = 100
"""How often to redeal a hand in search of one that fits the question."""

RULES: Final = 3
SARAH_ROMNEY: Final = 4
"""Positions of the rules version and of the open question about Sarah's Romney among the options."""


def remove_at(numbers: vec[i64], at: i64) -> vec[i64]:
    kept = numbers[:at]
    for number in numbers[at + 1 :]:
        kept = append(kept, number)
    return kept


class State(Position):
    """`stack` holds what is pending, the next thing last; `choices` what may be chosen now."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *(*Position.FIELDS, "seat", "marker", "marker_owner", "sides", "is_flipped", "is_top_decking"),
        *("movement_tiles", "turn", "speciality", "sarah_pile", "sarah_deck", "sarah_card", "sarah_counter"),
        *("sarah_discs", "box_harbourmasters", "stack", "choices", "site", "jobs", "tiles", "forecast"),
        *("bag_a", "bag_b", "market", "sheep_pile", "offer", "objective_pile", "support", "bonus_sets", "bonus_left"),
        *("harbourmasters", "box_a", "box_b", "box_cards", "farms"),
    )
    SHARED: ClassVar[tuple[str, ...]] = ("bonus_sets",)

    def __init__(
        self, tables: Tables, players: i64, setup: object, options: vec[i64], source: State | None = None
    ) -> None:
        super().__init__(players, setup)
        self.tables: Tables = tables
        if source is not None:
            self._take(source)
            return
        self.rules: i64 = options[RULES]
        self.sarah_romney: bool = options[SARAH_ROMNEY] == 1
        """Whether Sarah gets a Romney at a wool counter that shows none: an open question (NZ-116)."""
        self.is_solo: bool = players == 1
        self.seats: i64 = 2 if players == 1 else players
        self.scores = vec[i64]([0] * self.seats)
        self.farms: list[Farm] = [Farm(tables) for _ in range(self.seats)]
        self.seat: i64 = 0
        self.stack: vec[i64] = vec[i64]()
        self.choices: vec[i64] = vec[i64]()
        self.site: vec[i64] = vec[i64]([0] * tables.trail.nodes)
        self.jobs: vec[i64] = vec[i64]([0] * (tables.markets.job_rows * 4))
        self.tiles: vec[i64] = vec[i64]([0] * (tables.markets.tile_rows * tables.markets.tile_columns))
        self.marker: i64 = tables.markets.marker_row
        self.marker_owner: i64 = NOBODY
        self.forecast: vec[i64] = vec[i64]([0] * 4)
        self.bag_a: vec[i64] = tables.hazards.bag[:]
        self.bag_b: vec[i64] = tables.tiles.bag[:]
        self.market: vec[i64] = vec[i64]([0] * tables.cards.market_breeds)
        self.sheep_pile: vec[i64] = vec[i64]([0] * tables.cards.market_breeds)
        self.offer: vec[i64] = vec[i64]()
        self.objective_pile: vec[i64] = vec[i64]([0] * tables.cards.count)
        self.support: vec[i64] = vec[i64]([0] * (tables.cards.first_bonus - tables.cards.first_support))
        self.bonus_sets: vec[i64] = vec[i64]([0] * 4)
        self.bonus_left: vec[i64] = vec[i64]([0] * 4)
        self.harbourmasters: vec[i64] = vec[i64]([0] * tables.sea.ports)
        self.box_a: vec[i64] = vec[i64]([0] * len(tables.hazards.bag))
        self.box_b: vec[i64] = vec[i64]([0] * len(tables.tiles.bag))
        self.box_cards: vec[i64] = vec[i64]([0] * tables.cards.count)
        self.box_harbourmasters: i64 = (1 << tables.harbourmasters.count) - 1
        self.sides: i64 = 0
        self.is_flipped: i64 = 0
        self.is_top_decking: i64 = 0
        self.movement_tiles: i64 = 0
        self.turn: i64 = 0
        self.speciality: i64 = 0
        self.sarah_pile: i64 = 0
        self.sarah_deck: i64 = 0
        self.sarah_card: i64 = -1
        self.sarah_counter: i64 = 0
        self.sarah_discs: i64 = 0

    # -- the contract ---------------------------------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        return self.choices

    def apply(self, move: i64) -> None:
        kind = choices.kind_of(move)
        if choices.PLAY_CARD <= kind <= choices.EXCHANGE_TWO:
            exchange.interject(self, kind, choices.argument_of(move))
        else:
            top = self.pop()
            STEPS[top & frames.KIND_MASK].choose(self, top, move)
        self.settle()

    def turn_mark(self) -> i64:
        """Alone at the table one has every turn, and answers for Sarah in hers."""
        return self.turn

    def copy(self) -> State:
        return State(self.tables, self.players, self.setup, self.choices, self)

    def imagine(self, seat: i64, seed: i64) -> State:
        """Piles and bags have no order until something is drawn, so only the others' hands are redealt."""
        other = self.copy()
        other.draw_from(seed, None)
        for other_seat in range(self.players):
            if other_seat != seat:
                herd.deal_again(other, other.farms[other_seat])
        if self.to_act >= 0 and self.to_act != seat:
            other.imagine_choices()
        return other

    def imagine_choices(self) -> None:
        """The seat to act has a new hand; it must leave the seat something to choose."""
        top = self.stack[len(self.stack) - 1]
        step = STEPS[top & frames.KIND_MASK]
        offered = step.options(self, top)
        tries: i64 = 0
        while len(offered) == 0 and tries < MOST_DEALS:
            herd.deal_again(self, self.farms[self.seat])
            offered = step.options(self, top)
            tries += 1
        self.choices = offered if step.bars_tokens(self) else exchange.with_exchanges(self, offered)

    # -- the stack ------------------------------------------------------------------------------------------------

    def push(self, frame: i64) -> None:
        self.stack = append(self.stack, frame)

    def pop(self) -> i64:
        self.stack, top = pop(self.stack)
        return top

    def waiting(self, kind: i64) -> i64:
        """Index of the topmost frame of a kind on the stack, -1 if there is none."""
        at = len(self.stack) - 1
        while at >= 0 and self.stack[at] & frames.KIND_MASK != kind:
            at -= 1
        return at

    def replace_waiting(self, kind: i64, frame: i64) -> None:
        """Replace the topmost frame of a kind; there must be one."""
        self.stack[self.waiting(kind)] = frame

    def drop_waiting(self, kind: i64) -> None:
        """Remove the topmost frame of a kind from the stack, if there is one."""
        at = self.waiting(kind)
        if at >= 0:
            self.stack = remove_at(self.stack, at)

    def drop_to(self, kind: i64) -> None:
        """Pop everything down to and including the topmost frame of a kind; there must be one."""
        while self.pop() & frames.KIND_MASK != kind:
            pass

    def perform(self, program: i64, times: i64 = 1) -> None:
        """Push a program's effects so that the first one is carried out first."""
        at = self.tables.programs.start[program + 1]
        first = self.tables.programs.start[program]
        while at > first:
            at -= 1
            effect = self.tables.programs.effects[at]
            self.push(effect if times == 1 else frames.scaled(effect, times))

    def can_perform(self, program: i64) -> bool:
        """Whether a program's first effect can do anything."""
        return self.can_do(self.tables.programs.effects[self.tables.programs.start[program]])

    def can_do(self, effect: i64) -> bool:
        return STEPS[effect & frames.KIND_MASK].is_possible(self, effect)

    def asks_for_cards(self, program: i64) -> bool:
        """Whether only the player can know that a program's first effect is possible."""
        effect = self.tables.programs.effects[self.tables.programs.start[program]]
        return STEPS[effect & frames.KIND_MASK].asks_for_cards(self, effect)

    def why_impossible(self, program: i64) -> Reason:
        """Why a program's first effect cannot do anything."""
        effect = self.tables.programs.effects[self.tables.programs.start[program]]
        return STEPS[effect & frames.KIND_MASK].why_impossible(self, effect)

    def settle(self) -> None:
        """Carry out everything that needs no answer, up to the next real choice."""
        while self.to_act >= 0:
            top = self.stack[len(self.stack) - 1]
            step = STEPS[top & frames.KIND_MASK]
            if step.is_automatic:
                self.pop()
                step.run(self, top)
                continue
            offered = step.options(self, top)
            if self._asks(step, top, offered):
                self.choices = offered if step.bars_tokens(self) else exchange.with_exchanges(self, offered)
                if len(self.choices) > 1 or step.is_secret(self, top):
                    return
            self.pop()
            if len(offered):
                step.choose(self, top, offered[0])
        self.choices = vec[i64]()

    def _asks(self, step: Step, frame: i64, offered: vec[i64]) -> bool:
        """Forced choices are skipped unless tokens open alternatives or skipping would give away a secret."""
        if len(offered) == 1:
            return step.is_open or step.is_secret(self, frame)
        return len(offered) > 1

    # -- what happened --------------------------------------------------------------------------------------------

    def tell(self, event: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        if self.journal is not None:
            self.journal.note([event, self.seat, a, b, c])

    # -- copies ---------------------------------------------------------------------------------------------------

    def _take(self, source: State) -> None:
        self.copy_common(source)
        self.rules = source.rules
        self.sarah_romney = source.sarah_romney
        self.is_solo = source.is_solo
        self.seats = source.seats
        self.farms = [Farm(self.tables, farm) for farm in source.farms]
        self.seat = source.seat
        self.stack = source.stack[:]
        self.choices = source.choices[:]
        self.site = source.site[:]
        self.jobs = source.jobs[:]
        self.tiles = source.tiles[:]
        self.marker = source.marker
        self.marker_owner = source.marker_owner
        self.forecast = source.forecast[:]
        self.bag_a = source.bag_a[:]
        self.bag_b = source.bag_b[:]
        self.market = source.market[:]
        self.sheep_pile = source.sheep_pile[:]
        self.offer = source.offer[:]
        self.objective_pile = source.objective_pile[:]
        self.support = source.support[:]
        self.bonus_sets = source.bonus_sets
        self.bonus_left = source.bonus_left[:]
        self.harbourmasters = source.harbourmasters[:]
        self.box_a = source.box_a[:]
        self.box_b = source.box_b[:]
        self.box_cards = source.box_cards[:]
        self.box_harbourmasters = source.box_harbourmasters
        self.sides = source.sides
        self.is_flipped = source.is_flipped
        self.is_top_decking = source.is_top_decking
        self.movement_tiles = source.movement_tiles
        self.turn = source.turn
        self.speciality = source.speciality
        self.sarah_pile = source.sarah_pile
        self.sarah_deck = source.sarah_deck
        self.sarah_card = source.sarah_card
        self.sarah_counter = source.sarah_counter
        self.sarah_discs = source.sarah_discs
