"""What happens, as recorded in the log. `seat` is the farm that acts; Sarah has seat 1."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec

from newworlds.core.event_table import EventTable
from newworlds.core.events import Event
from newworlds.core.view import winners
from newworlds.games.gwt_new_zealand.moves import ACTION_NAMES, counter_names
from newworlds.games.gwt_new_zealand.printed.names import WORKERS
from newworlds.games.gwt_new_zealand.rules import journal
from newworlds.games.gwt_new_zealand.rules.forecasts import WORKER_KINDS
from newworlds.games.gwt_new_zealand.rules.sites import FIRST_HAZARD, FIRST_NEUTRAL
from newworlds.games.gwt_new_zealand.state import State
from newworlds.games.gwt_new_zealand.tables import Tables

HIDDEN_CARD = "hidden"
BANK = -1
NEUTRAL_LETTERS = "ABCDEFGH"
PERMANENT = ("certificate", "wool", "step", "hand", "certificate_room")
FLIPPED = ("movement", "tax")


class Told(Event, frozen=True):
    """Something a farm did or that happened to it."""

    seat: int


class TurnStarted(Told, frozen=True, tag="turn_started"):
    pass


class BreederMoved(Told, frozen=True, tag="breeder_moved"):
    """`neutral` is the letter of the neutral building there, empty if there is none."""

    to: str
    neutral: str


class TaxPaid(Told, frozen=True, tag="tax_paid"):
    """`owner` is the seat that receives it, -1 the bank; Sarah has no money, so her share goes to the bank."""

    owner: int
    pounds: int
    space: str


class MoneyChanged(Told, frozen=True, tag="money_changed"):
    """Negative when paid; `paid` is then the amount, else 0. Likewise in the events below."""

    pounds: int
    paid: int


class GoldChanged(Told, frozen=True, tag="gold_changed"):
    gold: int
    paid: int


class CertificatesChanged(Told, frozen=True, tag="certificates_changed"):
    certificates: int
    paid: int


class TokensChanged(Told, frozen=True, tag="tokens_changed"):
    tokens: int
    paid: int


class Explored(Told, frozen=True, tag="explored"):
    to: int


class CardDrawn(Told, frozen=True, tag="card_drawn"):
    """Only the player who draws it sees which card it is."""

    reveals: ClassVar[bool] = True
    card: str

    def seen_by(self, viewer: int) -> Event | None:
        return self if viewer == self.seat else msgspec.structs.replace(self, card=HIDDEN_CARD)


class CardDiscarded(Told, frozen=True, tag="card_discarded"):
    card: str


class CardTaken(Told, frozen=True, tag="card_taken"):
    card: str
    to_pile: bool


class CardPlayed(Told, frozen=True, tag="card_played"):
    card: str


class CardRemoved(Told, frozen=True, tag="card_removed"):
    card: str


class PileShuffled(Told, frozen=True, tag="pile_shuffled"):
    pass


class WorkerHired(Told, frozen=True, tag="worker_hired"):
    worker: str
    pounds: int


class TileTaken(Told, frozen=True, tag="tile_taken"):
    tile: str
    pounds: int


class BuildingBuilt(Told, frozen=True, tag="building_built"):
    building: int
    space: str


class BuildingReplaced(Told, frozen=True, tag="building_replaced"):
    building: int
    space: str
    old: int


class ShipMoved(Told, frozen=True, tag="ship_moved"):
    to: str


class PortUpgraded(Told, frozen=True, tag="port_upgraded"):
    port: str


class HarbourmasterTaken(Told, frozen=True, tag="harbourmaster_taken"):
    tile: int
    worker: str


class DiscTaken(Told, frozen=True, tag="disc_taken"):
    space: str


class DiscMoved(Told, frozen=True, tag="disc_moved"):
    port: str


class Delivered(Told, frozen=True, tag="delivered"):
    counter: str


class SheepRevealed(Told, frozen=True, tag="sheep_revealed"):
    reveals: ClassVar[bool] = True
    card: str


class IncomeCounted(Told, frozen=True, tag="income_counted"):
    reveals: ClassVar[bool] = True
    total: int


class WoolCounted(Told, frozen=True, tag="wool_counted"):
    reveals: ClassVar[bool] = True
    total: int


class ForecastChosen(Told, frozen=True, tag="forecast_chosen"):
    tile: str


class ForecastDrawn(Told, frozen=True, tag="forecast_drawn"):
    reveals: ClassVar[bool] = True
    tile: str


class MarketFilled(Told, frozen=True, tag="market_filled"):
    reveals: ClassVar[bool] = True
    card: str


class BuildingsFlipped(Told, frozen=True, tag="buildings_flipped"):
    pass


class HazardRemoved(Told, frozen=True, tag="hazard_removed"):
    tile: str
    space: str


class ObjectiveRevealed(Told, frozen=True, tag="objective_revealed"):
    reveals: ClassVar[bool] = True
    card: str


class JokerPlaced(Told, frozen=True, tag="joker_placed"):
    worker: str


class MovementTileTaken(Told, frozen=True, tag="movement_tile_taken"):
    pass


class TileFlipped(Told, frozen=True, tag="tile_flipped"):
    tile: str


class LastRound(Told, frozen=True, tag="last_round"):
    pass


class GameEnded(Event, frozen=True, tag="game_ended"):
    scores: list[int]
    winners: list[int]


class ActionTaken(Told, frozen=True, tag="action_taken"):
    """`neutral` as of `BreederMoved`."""

    space: str
    action: str
    neutral: str


class WarehouseTaken(Told, frozen=True, tag="warehouse_taken"):
    pair: int


class SarahCardDrawn(Told, frozen=True, tag="sarah_card_drawn"):
    reveals: ClassVar[bool] = True
    card: int


class SpecialityChanged(Told, frozen=True, tag="speciality_changed"):
    worker: str


class TileRemoved(Told, frozen=True, tag="tile_removed"):
    tile: str


class AuxiliaryTaken(Told, frozen=True, tag="auxiliary_taken"):
    action: str
    times: int


class Exchanged(Told, frozen=True, tag="exchanged"):
    tokens: int


class PermanentGained(Told, frozen=True, tag="permanent_gained"):
    what: str
    count: int


def forecast_name(tables: Tables, is_b: int, tile: int) -> str:
    """A worker, a hazard such as `flood_3_green`, or a bonus tile."""
    if is_b:
        return tables.tiles.names[tile]
    return WORKERS[tile] if tile < WORKER_KINDS else hazard_name(tables, tile - WORKER_KINDS)


def hazard_name(tables: Tables, hazard: int) -> str:
    return tables.hazards.names[hazard]


def _paid(gained: int) -> int:
    return max(0, -gained)


def _action_taken(s: State, seat: int, node: int, action: int, _: int) -> ActionTaken:
    return ActionTaken(seat, s.tables.trail.names[node], ACTION_NAMES[action], _neutral_at(s, node))


def _tax_paid(s: State, seat: int, owner: int, pounds: int, node: int) -> TaxPaid:
    return TaxPaid(seat, owner if owner < s.players else BANK, pounds, s.tables.trail.names[node])


def _game_ended(s: State, *_: int) -> GameEnded:
    scores = list(s.scores)
    return GameEnded(scores, winners(scores))


def _neutral_at(s: State, node: int) -> str:
    """They stay in place for the whole game."""
    code = s.site[node]
    return NEUTRAL_LETTERS[code - FIRST_NEUTRAL] if FIRST_NEUTRAL <= code < FIRST_HAZARD else ""


EVENTS: Final = EventTable(
    journal,
    {
        journal.TURN_STARTED: lambda s, seat, a, b, c: TurnStarted(seat),
        journal.MONEY_CHANGED: lambda s, seat, a, b, c: MoneyChanged(seat, a, _paid(a)),
        journal.GOLD_CHANGED: lambda s, seat, a, b, c: GoldChanged(seat, a, _paid(a)),
        journal.CERTIFICATES_CHANGED: lambda s, seat, a, b, c: CertificatesChanged(seat, a, _paid(a)),
        journal.TOKENS_CHANGED: lambda s, seat, a, b, c: TokensChanged(seat, a, _paid(a)),
        journal.EXPLORED: lambda s, seat, a, b, c: Explored(seat, a),
        journal.CARD_DRAWN: lambda s, seat, a, b, c: CardDrawn(seat, s.tables.cards.names[a]),
        journal.CARD_DISCARDED: lambda s, seat, a, b, c: CardDiscarded(seat, s.tables.cards.names[a]),
        journal.CARD_TAKEN: lambda s, seat, a, b, c: CardTaken(seat, s.tables.cards.names[a], b == 1),
        journal.CARD_PLAYED: lambda s, seat, a, b, c: CardPlayed(seat, s.tables.cards.names[a]),
        journal.CARD_REMOVED: lambda s, seat, a, b, c: CardRemoved(seat, s.tables.cards.names[a]),
        journal.PILE_SHUFFLED: lambda s, seat, a, b, c: PileShuffled(seat),
        journal.WORKER_HIRED: lambda s, seat, a, b, c: WorkerHired(seat, WORKERS[a], b),
        journal.TILE_TAKEN: lambda s, seat, a, b, c: TileTaken(seat, s.tables.tiles.names[a], b),
        journal.BUILDING_BUILT: lambda s, seat, a, b, c: BuildingBuilt(seat, a + 1, s.tables.trail.names[b]),
        journal.BUILDING_REPLACED: lambda s, seat, a, b, c: BuildingReplaced(
            seat, a + 1, s.tables.trail.names[b], c + 1
        ),
        journal.SHIP_MOVED: lambda s, seat, a, b, c: ShipMoved(seat, s.tables.sea.names[a]),
        journal.PORT_UPGRADED: lambda s, seat, a, b, c: PortUpgraded(seat, s.tables.sea.port_names[a]),
        journal.HARBOURMASTER_TAKEN: lambda s, seat, a, b, c: HarbourmasterTaken(seat, a + 1, WORKERS[b]),
        journal.DISC_TAKEN: lambda s, seat, a, b, c: DiscTaken(seat, s.tables.player_board.disc_names[a]),
        journal.DISC_MOVED: lambda s, seat, a, b, c: DiscMoved(seat, s.tables.sea.port_names[a]),
        journal.DELIVERED: lambda s, seat, a, b, c: Delivered(seat, counter_names(s.tables)[a]),
        journal.SHEEP_REVEALED: lambda s, seat, a, b, c: SheepRevealed(seat, s.tables.cards.names[a]),
        journal.INCOME_COUNTED: lambda s, seat, a, b, c: IncomeCounted(seat, a),
        journal.WOOL_COUNTED: lambda s, seat, a, b, c: WoolCounted(seat, a),
        journal.FORECAST_CHOSEN: lambda s, seat, a, b, c: ForecastChosen(seat, forecast_name(s.tables, a, b)),
        journal.FORECAST_DRAWN: lambda s, seat, a, b, c: ForecastDrawn(seat, forecast_name(s.tables, a, b)),
        journal.MARKET_FILLED: lambda s, seat, a, b, c: MarketFilled(seat, s.tables.cards.names[a]),
        journal.BUILDINGS_FLIPPED: lambda s, seat, a, b, c: BuildingsFlipped(seat),
        journal.HAZARD_REMOVED: lambda s, seat, a, b, c: HazardRemoved(
            seat, hazard_name(s.tables, a), s.tables.trail.names[b]
        ),
        journal.OBJECTIVE_REVEALED: lambda s, seat, a, b, c: ObjectiveRevealed(seat, s.tables.cards.names[a]),
        journal.JOKER_PLACED: lambda s, seat, a, b, c: JokerPlaced(seat, WORKERS[a]),
        journal.MOVEMENT_TILE_TAKEN: lambda s, seat, a, b, c: MovementTileTaken(seat),
        journal.TILE_FLIPPED: lambda s, seat, a, b, c: TileFlipped(seat, FLIPPED[a]),
        journal.LAST_ROUND: lambda s, seat, a, b, c: LastRound(seat),
        journal.WAREHOUSE_TAKEN: lambda s, seat, a, b, c: WarehouseTaken(seat, a + 1),
        journal.SARAH_CARD: lambda s, seat, a, b, c: SarahCardDrawn(seat, a + 1),
        journal.SARAH_SPECIALITY: lambda s, seat, a, b, c: SpecialityChanged(seat, WORKERS[a]),
        journal.TILE_REMOVED: lambda s, seat, a, b, c: TileRemoved(seat, s.tables.tiles.names[a]),
        journal.AUXILIARY_TAKEN: lambda s, seat, a, b, c: AuxiliaryTaken(seat, s.tables.player_board.aux_names[a], b),
        journal.EXCHANGED: lambda s, seat, a, b, c: Exchanged(seat, a),
        journal.PERMANENT_GAINED: lambda s, seat, a, b, c: PermanentGained(seat, PERMANENT[a], b),
        journal.BREEDER_MOVED: lambda s, seat, node, b, c: BreederMoved(
            seat, s.tables.trail.names[node], _neutral_at(s, node)
        ),
        journal.ACTION_TAKEN: _action_taken,
        journal.TAX_PAID: _tax_paid,
        journal.GAME_ENDED: _game_ended,
    },
)

EVENT_KINDS: tuple[type[Event], ...] = (
    TurnStarted,
    BreederMoved,
    TaxPaid,
    MoneyChanged,
    GoldChanged,
    CertificatesChanged,
    TokensChanged,
    Explored,
    CardDrawn,
    CardDiscarded,
    CardTaken,
    CardPlayed,
    CardRemoved,
    PileShuffled,
    WorkerHired,
    TileTaken,
    BuildingBuilt,
    BuildingReplaced,
    ShipMoved,
    PortUpgraded,
    HarbourmasterTaken,
    DiscTaken,
    DiscMoved,
    Delivered,
    SheepRevealed,
    IncomeCounted,
    WoolCounted,
    ForecastChosen,
    ForecastDrawn,
    MarketFilled,
    BuildingsFlipped,
    HazardRemoved,
    ObjectiveRevealed,
    JokerPlaced,
    MovementTileTaken,
    TileFlipped,
    LastRound,
    GameEnded,
    ActionTaken,
    WarehouseTaken,
    SarahCardDrawn,
    SpecialityChanged,
    TileRemoved,
    AuxiliaryTaken,
    Exchanged,
    PermanentGained,
)
