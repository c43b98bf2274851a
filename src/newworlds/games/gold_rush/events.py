"""The events of Gold Rush, as shown in the log.

`winners` are seats that get points; `members` are row, column and part of every section of a feature.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from newworlds.core.event_table import EventTable
from newworlds.core.events import Event, GameStarted
from newworlds.core.message import Message
from newworlds.core.view import winners
from newworlds.core.viewer import REFEREE
from newworlds.games.gold_rush.rules import codes, journal
from newworlds.games.gold_rush.state import State
from newworlds.kernels.tiles.events import TILE_EVENTS, Member, Scored, TileDrawn, TileLaid, TileSetAside, members_of
from newworlds.kernels.tiles.features import symbol_count, terrain_of, tile_count
from newworlds.kernels.tiles.showing import seats_in

ROLES: Final = ("railwayman", "prospector", "merchant", "farmer")
"""What a cowboy is called, by terrain (GR-6)."""


class TokensLaid(Event, frozen=True, tag="tokens_laid"):
    """GR-5."""

    row: int
    col: int
    feature: str
    number: int


class CowboyPlaced(Event, frozen=True, tag="cowboy_placed"):
    seat: int
    row: int
    col: int
    feature: str
    role: str


class TentPlaced(Event, frozen=True, tag="tent_placed"):
    """GR-8."""

    seat: int
    row: int
    col: int
    feature: str
    moved: bool


class TokenTaken(Event, frozen=True, tag="token_taken"):
    """GR-9. Only the owner may know `value`."""

    reveals: ClassVar[bool] = True
    seat: int
    value: int | None

    def seen_by(self, viewer: int) -> TokenTaken:
        return self if viewer in (self.seat, REFEREE) else TokenTaken(self.seat, None)

    def foreseen(self) -> TokenTaken:
        """Nothing depends on its value before the end."""
        return TokenTaken(self.seat, None)


class ActionSkipped(Event, frozen=True, tag="action_skipped"):
    """GR-6. `forced`: no action was possible."""

    seat: int
    forced: bool


class RailScored(Scored, frozen=True, tag="rail_scored"):
    """GR-11, GR-18."""

    complete: bool
    tiles: int
    locomotives: int


class MountainScored(Scored, frozen=True, tag="mountain_scored"):
    """GR-13, GR-18. `tokens` is how many the winners share."""

    complete: bool
    nuggets: int
    tokens: int


class TokensWon(Event, frozen=True, tag="tokens_won"):
    """GR-13. Only the owner may know `values`."""

    reveals: ClassVar[bool] = True
    seat: int
    number: int
    values: list[int] | None

    def seen_by(self, viewer: int) -> TokensWon:
        return self if viewer in (self.seat, REFEREE) else TokensWon(self.seat, self.number, None)

    def foreseen(self) -> TokensWon:
        """Nothing depends on their values before the end."""
        return TokensWon(self.seat, self.number, None)


class TokensLost(Event, frozen=True, tag="tokens_lost"):
    """GR-13: nobody stood on the completed mountain."""

    number: int
    members: list[Member]


class TentReturned(Event, frozen=True, tag="tent_returned"):
    seat: int


class CityScored(Scored, frozen=True, tag="city_scored"):
    """GR-14, GR-18."""

    complete: bool
    rails: int


class PrairieScored(Scored, frozen=True, tag="prairie_scored"):
    """GR-19."""

    camps: int
    herds: int


class TokensCounted(Event, frozen=True, tag="tokens_counted"):
    """GR-20."""

    reveals: ClassVar[bool] = True
    seat: int
    values: list[int]
    points: int

    def gains(self) -> Mapping[int, int]:
        return {self.seat: self.points}


class GameEnded(Event, frozen=True, tag="game_ended"):
    scores: list[int]
    winners: list[int]


EVENT_KINDS = (
    GameStarted,
    TileDrawn,
    TileSetAside,
    TileLaid,
    TokensLaid,
    CowboyPlaced,
    TentPlaced,
    TokenTaken,
    ActionSkipped,
    RailScored,
    MountainScored,
    TokensWon,
    TokensLost,
    TentReturned,
    CityScored,
    PrairieScored,
    TokensCounted,
    GameEnded,
)


_ROWS: Final[Mapping[type[Event], str]] = {
    RailScored: "rails",
    MountainScored: "mountains",
    CityScored: "cities",
    PrairieScored: "prairies",
    TokensCounted: "tokens",
}


def sheet_label(event: Event) -> Message | None:
    """Whatever is unfinished at the end has a row of its own."""
    is_unfinished = isinstance(event, RailScored | MountainScored | CityScored) and not event.complete
    row = "unfinished" if is_unfinished else _ROWS.get(type(event))
    return None if row is None else Message(f"gold_rush.sheet.{row}")


def _cowboy_placed(state: State, seat: int, node: int) -> CowboyPlaced:
    return CowboyPlaced(seat, *_place(state, node), role=ROLES[terrain_of(state.land, node)])


def _rail_scored(state: State, root: int, points: int, seats: int, row: int) -> RailScored:
    return RailScored(
        complete=row == codes.RAILS_ROW,
        tiles=tile_count(state.land, root),
        locomotives=symbol_count(state.land, root, codes.LOCOMOTIVES),
        points=points,
        winners=seats_in(seats),
        members=_members(state, root),
    )


def _mountain_scored(state: State, root: int, nuggets: int, tokens: int, seats: int, row: int) -> MountainScored:
    is_complete = row == codes.MOUNTAINS_ROW
    return MountainScored(
        is_complete, nuggets, tokens, points=nuggets, winners=seats_in(seats), members=_members(state, root)
    )


def _city_scored(state: State, city: int, rails: int, points: int, seats: int, row: int) -> CityScored:
    is_complete = row == codes.CITIES_ROW
    return CityScored(is_complete, rails, points=points, winners=seats_in(seats), members=_members(state, city))


def _prairie_scored(state: State, root: int, points: int, seats: int) -> PrairieScored:
    return PrairieScored(
        camps=symbol_count(state.land, root, codes.CAMPS),
        herds=symbol_count(state.land, root, codes.HERDS),
        points=points,
        winners=seats_in(seats),
        members=_members(state, root),
    )


def _tokens_won(state: State, seat: int, held: int) -> TokensWon:
    return TokensWon(seat, state.tables.number_held(held), state.tables.values_held(held))


def _game_ended(state: State) -> GameEnded:
    return GameEnded(list(state.scores), winners(list(state.scores)))


def _place(state: State, node: int) -> Member:
    return state.tables.names.node_place(state.land, node)


def _members(state: State, root: int) -> list[Member]:
    return members_of(state.land, state.tables.names, root)


EVENTS: Final = EventTable(
    journal,
    {
        **TILE_EVENTS,
        journal.TOKENS_LAID: lambda state, node, number: TokensLaid(*_place(state, node), number=number),
        journal.COWBOY_PLACED: _cowboy_placed,
        journal.TENT_PLACED: lambda state, seat, node, before: TentPlaced(
            seat, *_place(state, node), moved=before >= 0
        ),
        journal.TOKEN_TAKEN: lambda state, seat, value: TokenTaken(seat, value),
        journal.ACTION_SKIPPED: lambda state, seat, forced: ActionSkipped(seat, bool(forced)),
        journal.RAIL_SCORED: _rail_scored,
        journal.MOUNTAIN_SCORED: _mountain_scored,
        journal.TOKENS_WON: _tokens_won,
        journal.TOKENS_LOST: lambda state, root, number: TokensLost(number, _members(state, root)),
        journal.TENT_RETURNED: lambda state, seat: TentReturned(seat),
        journal.CITY_SCORED: _city_scored,
        journal.PRAIRIE_SCORED: _prairie_scored,
        journal.TOKENS_COUNTED: lambda state, seat, points: TokensCounted(
            seat, state.tables.values_held(state.held[seat]), points
        ),
        journal.GAME_ENDED: _game_ended,
        journal.GAME_STARTED: lambda state, seat: GameStarted(seat),
    },
)
