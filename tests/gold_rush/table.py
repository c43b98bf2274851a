"""A Gold Rush table on which positions are set up by hand.

Tiles are written `G30 0,1 r1`: id, row and column, quarter turns clockwise; a part of a tile `0,1 l1`. The start tile
G23 lies at 0,0: mountain to the north, a rail from east to west, prairie to the south.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from newworlds.core.events import Event
from newworlds.core.match import Match, apply_listening
from newworlds.core.message import Message
from newworlds.core.moves import Move
from newworlds.games.gold_rush import GAME
from newworlds.games.gold_rush.moves import FORMS
from newworlds.games.gold_rush.rules import codes, ending, mining, tents
from newworlds.games.gold_rush.state import State
from newworlds.kernels.tiles.cells import place_at
from newworlds.kernels.tiles.features import add_symbols, feature_of, symbol_count
from newworlds.kernels.tiles.followers import place_follower
from newworlds.kernels.tiles.moves import LayTile
from newworlds.kernels.tiles.stack import lay_in_hand


class Table:
    def __init__(self, players: int = 2, farmers: bool = True, seed: int = 1) -> None:
        setup = GAME.setup(players, {"first_player": "first_seat", "farmers": farmers})
        self.state: State = GAME.start(setup, seed)
        self.match = Match(GAME, setup, seed, self.state)

    @property
    def scores(self) -> list[int]:
        return list(self.state.scores)

    @property
    def supply(self) -> list[int]:
        return list(self.state.land.supply)

    @property
    def held(self) -> list[list[int]]:
        return [self.state.tables.values_held(held) for held in self.state.held]

    # Setting up

    def tiles(self, *texts: str) -> Table:
        """Lay tiles outside any turn; they must fit."""
        for text in texts:
            name, move = _parsed(text)
            self.bring_to_hand(name)
            placement = GAME.encode(self.state, move)
            assert placement in list(self.state.legal()), f"{text} does not fit"
            lay_in_hand(self.state.land, placement)
            self.state.land.in_hand = self.state.land.stack[self.state.land.drawn]
            self.state.land.drawn += 1
            mining.bring_tokens(self.state)
            tents.close_mountains(self.state)
        return self

    def bring_to_hand(self, tile: str) -> Table:
        """Exchange the tile in hand for one of the stack."""
        land = self.state.land
        kind = self.state.tables.names.tiles.index(tile)
        if land.in_hand != kind:
            stack = list(land.stack)
            at = stack.index(kind, land.drawn)
            stack[at] = land.in_hand
            land.stack = vec[i64](stack)
            land.in_hand = kind
        return self

    def cowboy(self, seat: int, *parts: str) -> Table:
        for part in parts:
            place_follower(self.state.land, self.node(part), seat)
        return self

    def tent(self, seat: int, part: str) -> Table:
        self.state.tents[seat] = self.node(part)
        return self

    def next_tokens(self, *values: int) -> Table:
        """The values of the next tokens to be taken, in this order."""
        known = list(self.state.tables.token_values)
        wanted = [known.index(value) for value in values]
        bag = list(self.state.bag)
        for token in wanted:
            bag.remove(token)
        self.state.bag = vec[i64]([*bag, *reversed(wanted)])
        return self

    def hold(self, seat: int, *values: int) -> Table:
        """A seat has taken tokens with these values."""
        self.next_tokens(*values)
        for _ in values:
            mining.give_token(self.state, seat)
        self.state.token_supply -= len(values)
        return self

    def take_away(self, part: str, tokens: int) -> Table:
        """Some tokens of a mountain have already been taken."""
        add_symbols(self.state.land, self.root(part), codes.TOKENS, -tokens)
        self.state.tokens_lost += tokens
        return self

    def stack(self, *tiles: str) -> Table:
        """Nothing but these is left to be drawn after the tile in hand."""
        kinds = [self.state.tables.names.tiles.index(tile) for tile in tiles]
        self.state.land.stack = vec[i64]([*list(self.state.land.stack)[: self.state.land.drawn], *kinds])
        return self

    def active(self, seat: int) -> Table:
        self.state.to_act = seat
        return self

    # Playing

    def turn(self, tile: str, *actions: str) -> list[Event]:
        """The seat to act lays this tile and does this; returns what happened."""
        name, move = _parsed(tile)
        self.bring_to_hand(name)
        events = self._play(move)
        for action in actions:
            events += self._play(FORMS.read(action))
        return events

    def lay(self, tile: str) -> list[str]:
        """The seat to act lays this tile; returns what it may do then, as text."""
        self.turn(tile)
        assert self.state.step == codes.ACTING
        return self.choices()

    def choices(self) -> list[str]:
        return [GAME.write(move) for move in GAME.moves(self.state)]

    def refusal(self, text: str) -> Message:
        """Why a move is refused now."""
        message = self.match.explain(text)
        assert message is not None, f"{text} is not refused"
        return message

    def end(self) -> Table:
        """The last turn is over."""
        ending.end(self.state)
        return self

    # Looking

    def node(self, part: str) -> int:
        where, name = part.split()
        row, column = map(int, where.split(","))
        found = self.state.tables.names.node_at(self.state.land, place_at(row, column), name)
        assert found >= 0, f"there is no {part}"
        return found

    def root(self, part: str) -> int:
        return feature_of(self.state.land, self.node(part))

    def pile(self, part: str) -> int:
        return symbol_count(self.state.land, self.root(part), codes.TOKENS)

    def has_tent_at(self, seat: int, part: str) -> bool:
        return bool(self.state.tents[seat] == self.node(part))

    def _play(self, move: Move) -> list[Event]:
        number = GAME.encode(self.state, move)
        assert number in list(self.state.legal()), f"{GAME.write(move)} is not legal"
        return apply_listening(GAME, self.state, number)


def _parsed(text: str) -> tuple[str, LayTile]:
    name, _, where = text.partition(" ")
    move = FORMS.read(where if " r" in where else f"{where} r0")
    assert isinstance(move, LayTile)
    return name, move


def of_kind(events: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]
