"""A table set up by hand: whose turn it is, what is where, and what is in hand."""

from __future__ import annotations

from typing import Any, Self

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.events import Event
from newworlds.core.match import apply_listening
from newworlds.core.seeds import begin_chance
from newworlds.games.gwt_new_zealand import GAME, move_forms, option_numbers
from newworlds.games.gwt_new_zealand.data.effects import PrintedEffect
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.printed.names import WORKERS
from newworlds.games.gwt_new_zealand.rules.acting import WELLINGTON_DONE, act
from newworlds.games.gwt_new_zealand.rules.delivery import deliver_sheep_of
from newworlds.games.gwt_new_zealand.rules.farm import Farm
from newworlds.games.gwt_new_zealand.rules.reacting import end_turn
from newworlds.games.gwt_new_zealand.rules.sites import EMPTY, FIRST_HAZARD, FIRST_NEUTRAL, own_code
from newworlds.games.gwt_new_zealand.rules.trail import move_on, movement_limit
from newworlds.games.gwt_new_zealand.rules.wellington import WELLINGTON
from newworlds.games.gwt_new_zealand.state import State
from newworlds.games.gwt_new_zealand.tables import Tables

SHIPPED = GAME.components({})


class Scene:
    """Both breeders stand at the start of the trail with empty hands; seat 0 acts once told what to do."""

    def __init__(self, players: int = 2, seed: int = 1, rules: int = GAME.rules, **options: str | bool) -> None:
        setup = GAME.setup(players, options, rules=rules)
        self.tables = Tables(msgspec.convert(SHIPPED, Printing))
        """A separate copy, because `does` adds effects to it."""
        self.s = State(self.tables, players, setup, option_numbers(setup))
        begin_chance(self.s, setup.chance, seed)
        GAME.set_up(self.s, setup)
        self.s.seat = 0
        self.s.to_act = 0
        self.events: list[Event] = []
        for seat in range(players):
            farm = self.farm(seat)
            farm.node = self.tables.trail.start
            farm.tokens = 0
            farm.discs -= 1 << self.tables.player_board.disc_names.index("aux_money_2")
            self.hand(seat=seat)
        self._clear_hazards()

    def _clear_hazards(self) -> None:
        for node in range(self.tables.trail.nodes):
            if self.s.site[node] >= FIRST_HAZARD:
                self.s.site[node] = EMPTY

    # -- setting the table ----------------------------------------------------------------------------------------

    def farm(self, seat: int = 0) -> Farm:
        return self.s.farms[seat]

    @property
    def me(self) -> Farm:
        return self.s.farms[0]

    def card(self, name: str) -> int:
        return self.tables.cards.names.index(name)

    def node(self, name: str) -> int:
        return self.tables.trail.names.index(name)

    def hand(self, *names: str, seat: int = 0) -> Self:
        """Exactly these cards in hand; seven Shropshires in the draw pile, an empty discard pile."""
        farm = self.farm(seat)
        for cards in (farm.hand, farm.pile, farm.discard):
            for card in range(self.tables.cards.count):
                cards[card] = 0
        for name in names:
            farm.hand[self.card(name)] += 1
        farm.hand_size = len(names)
        farm.pile[self.card("shropshire")] = 7
        farm.pile_size = 7
        farm.known_top = vec[i64]()
        return self

    def pile(self, *names: str, seat: int = 0) -> Self:
        """The draw pile, from the top down, known to the player."""
        farm = self.farm(seat)
        farm.pile[self.card("shropshire")] = 0
        farm.pile_size = 0
        farm.known_top = vec[i64]([self.card(name) for name in reversed(names)])
        return self

    def herd(self, *names: str, seat: int = 0) -> Self:
        """Only these cards, all in the discard pile."""
        self.hand(seat=seat).pile(seat=seat)
        for name in names:
            self.farm(seat).discard[self.card(name)] += 1
        return self

    def workers(self, seat: int = 0, **counts: int) -> Self:
        for worker, count in counts.items():
            self.farm(seat).workers[WORKERS.index(worker)] = count
        return self

    def jobs(self, *spaces: tuple[str, int]) -> Self:
        """Only these workers on the job market, each in its row from the top."""
        for space in range(len(self.s.jobs)):
            self.s.jobs[space] = 0
        for worker, row in spaces:
            self.s.jobs[(row - 1) * 4 + WORKERS.index(worker)] = 1
        return self

    def tiles(self, *spaces: tuple[str, int, int]) -> Self:
        """Only these bonus tiles on the market, each at its row and column."""
        for space in range(len(self.s.tiles)):
            self.s.tiles[space] = 0
        for tile, row, column in spaces:
            self.s.tiles[(row - 1) * 4 + column - 1] = self.tables.tiles.names.index(tile) + 1
        return self

    def market(self, **sheep: int) -> Self:
        for breed in range(self.tables.cards.market_breeds):
            self.s.market[breed] = sheep.get(self.tables.cards.names[breed], 0)
        return self

    def sheep_pile(self, **sheep: int) -> Self:
        for breed in range(self.tables.cards.market_breeds):
            self.s.sheep_pile[breed] = sheep.get(self.tables.cards.names[breed], 0)
        return self

    def built(self, building: int, at: str, seat: int = 0) -> Self:
        farm = self.farm(seat)
        farm.supply &= ~(1 << building - 1)
        farm.built[building - 1] = self.node(at)
        self.s.site[self.node(at)] = own_code(seat, building - 1)
        return self

    def hazard(self, at: str, vp: int = 2, hand: str = "black") -> Self:
        is_flood = at.startswith("flood")
        wanted = f"{'flood' if is_flood else 'landslide'}_{vp}_{hand}"
        hazard = self.tables.hazards.names.index(wanted)
        self.s.site[self.node(at)] = FIRST_HAZARD + hazard
        return self

    def token(self) -> Self:
        """An exchange token, so that even a forced step is asked."""
        self.me.tokens = 1
        return self

    def sides(self, *numbers: int) -> Self:
        """Turn these buildings to side b."""
        self.s.sides = sum(1 << number - 1 for number in numbers)
        return self

    def letter(self, letter: str, at: str = "nA") -> Self:
        """Put a neutral building on a space."""
        self.s.site[self.node(at)] = FIRST_NEUTRAL + "ABCDEFGH".index(letter)
        return self

    def flipped(self) -> Self:
        self.s.is_flipped = 1
        return self

    def ports(self, *names: str, seat: int = 0) -> Self:
        """The player's own pieces in these ports, taken from the board pair by pair."""
        farm = self.farm(seat)
        for name in names:
            port = self.tables.sea.port_names.index(name)
            farm.ports |= 1 << port
            if name[0] != "M":
                pair = next(pair for pair, left in enumerate(farm.warehouses) if left)
                farm.warehouses[pair] -= 1
        return self

    def ship(self, at: str) -> Self:
        self.me.ship = self.tables.sea.names.index(at)
        return self

    def only_discs(self, *names: str) -> Self:
        self.me.discs = sum(1 << self.tables.player_board.disc_names.index(name) for name in names)
        return self

    def freed(self, *names: str) -> Self:
        for name in names:
            self.me.discs &= ~(1 << self.tables.player_board.disc_names.index(name))
        return self

    # -- playing --------------------------------------------------------------------------------------------------

    def _ask(self, *stack: int) -> Self:
        self.s.to_act = 0
        self.s.stack = vec[i64]([end_turn(), *stack])
        self.s.settle()
        return self

    def on(self, node: str) -> Self:
        """Phase B starts here."""
        self.me.node = self.node(node)
        return self._ask(act(0, False, self.s.site[self.node(node)]))

    def moving(self, node: str = "start") -> Self:
        """Phase A starts here."""
        self.me.node = self.node(node)
        return self._ask(move_on(movement_limit(self.me)))

    def at_wellington(self) -> Self:
        """The four steps start."""
        self.me.node = self.node("wellington")
        waiting = act(WELLINGTON_DONE, False, EMPTY)
        return self._ask(waiting, WELLINGTON)

    def delivers(self, value: int) -> Self:
        """Sheep of this value have been revealed and paid for."""
        return self._ask(deliver_sheep_of(value))

    def program(self, *effects: dict[str, Any]) -> int:
        return self.tables.programs.program(msgspec.convert(effects, list[PrintedEffect]))

    def does(self, *effects: dict[str, Any]) -> Self:
        """Effects as if printed on neutral building A, where the breeder stands in phase B."""
        self.me.node = self.node("nA")
        program = self.program(*effects)
        self.s.to_act = 0
        waiting = act(0, False, self.s.site[self.node("nA")])
        self.s.stack = vec[i64]([end_turn(), waiting])
        self.s.perform(program)
        self.s.settle()
        return self

    @property
    def legal(self) -> list[str]:
        return [move_forms.write(move_forms.decode(self.tables, number)) for number in self.s.legal()]

    def offered(self, kind: str) -> list[str]:
        """The rest of each legal move that starts with this kind."""
        return [text.partition(" ")[2] for text in self.legal if text.split(" ")[0] == kind]

    def play(self, *texts: str) -> Self:
        for text in texts:
            assert text in self.legal, f"{text!r} is not among {self.legal}"
            self.events += apply_listening(GAME, self.s, move_forms.encode(self.tables, move_forms.read(text)))
        return self

    def told(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]

    def in_hand(self, seat: int = 0) -> dict[str, int]:
        return {self.tables.cards.names[card]: count for card, count in enumerate(self.farm(seat).hand) if count}

    def in_discard(self, seat: int = 0) -> dict[str, int]:
        return {self.tables.cards.names[card]: count for card, count in enumerate(self.farm(seat).discard) if count}

    def delivered(self, seat: int = 0) -> dict[str, int]:
        names = move_forms.counter_names(self.tables)
        return {names[counter]: count for counter, count in enumerate(self.farm(seat).delivered) if count}

    def site(self, name: str) -> int:
        return int(self.s.site[self.node(name)])
