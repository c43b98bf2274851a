"""What can happen, as recorded in the log. `seat` is the farm that acts; Sarah has seat 1."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from newworlds.core.events import Event, Part
from newworlds.core.viewer import REFEREE

HIDDEN_CARD = "hidden"
BANK = -1


class FarmEvent(Event, frozen=True):
    """Something a farm did or that happened to it."""

    seat: int


class Detail(FarmEvent, frozen=True):
    """Something that an act cost, brought or led to."""

    part: ClassVar[Part] = "detail"


class Prelude(FarmEvent, frozen=True):
    """What has to be done for the act that follows."""

    part: ClassVar[Part] = "prelude"


class Sequel(FarmEvent, frozen=True):
    """Something that a player decides or that an act leads to."""

    part: ClassVar[Part] = "sequel"


def _part_of(paid: int) -> Part:
    """One pays before one gets anything for it."""
    return "prelude" if paid else "detail"


class TurnStarted(FarmEvent, frozen=True, tag="turn_started"):
    part: ClassVar[Part] = "turn"


class BreederMoved(FarmEvent, frozen=True, tag="breeder_moved"):
    """`neutral` is the letter of the neutral building there, empty if there is none."""

    listed: ClassVar[str | None] = "to"
    to: str
    neutral: str


class TaxPaid(Detail, frozen=True, tag="tax_paid"):
    """`owner` is the seat that receives it, -1 the bank; Sarah has no money, so her share goes to the bank."""

    owner: int
    pounds: int
    space: str


class MoneyChanged(Detail, frozen=True, tag="money_changed"):
    """Negative when paid; `paid` is then the amount, else 0. Likewise in the events below."""

    pounds: int
    paid: int

    def part_in_log(self) -> Part:
        return _part_of(self.paid)


class GoldChanged(Detail, frozen=True, tag="gold_changed"):
    gold: int
    paid: int

    def part_in_log(self) -> Part:
        return _part_of(self.paid)


class CertificatesChanged(Detail, frozen=True, tag="certificates_changed"):
    certificates: int
    paid: int

    def part_in_log(self) -> Part:
        return _part_of(self.paid)


class TokensChanged(Detail, frozen=True, tag="tokens_changed"):
    tokens: int
    paid: int

    def part_in_log(self) -> Part:
        return _part_of(self.paid)


class Explored(Detail, frozen=True, tag="explored"):
    to: int


class CardDrawn(Sequel, frozen=True, tag="card_drawn"):
    """Only the player who draws it sees which card it is."""

    reveals: ClassVar[bool] = True
    listed: ClassVar[str | None] = "card"
    card: str

    def seen_by(self, viewer: int) -> Event | None:
        return self if viewer in (self.seat, REFEREE) else msgspec.structs.replace(self, card=HIDDEN_CARD)


class CardDiscarded(Sequel, frozen=True, tag="card_discarded"):
    listed: ClassVar[str | None] = "card"
    card: str


class CardTaken(Sequel, frozen=True, tag="card_taken"):
    card: str
    to_pile: bool


class CardPlayed(FarmEvent, frozen=True, tag="card_played"):
    card: str


class CardRemoved(Sequel, frozen=True, tag="card_removed"):
    card: str


class PileShuffled(Prelude, frozen=True, tag="pile_shuffled"):
    pass


class WorkerHired(FarmEvent, frozen=True, tag="worker_hired"):
    worker: str
    pounds: int
    card: int = 0
    """Sarah's card, which makes her hire; 0 where a player does."""


class TileTaken(FarmEvent, frozen=True, tag="tile_taken"):
    tile: str
    pounds: int


class BuildingBuilt(FarmEvent, frozen=True, tag="building_built"):
    building: int
    space: str


class BuildingReplaced(FarmEvent, frozen=True, tag="building_replaced"):
    building: int
    space: str
    old: int


class ShipMoved(FarmEvent, frozen=True, tag="ship_moved"):
    to: str


class PortUpgraded(FarmEvent, frozen=True, tag="port_upgraded"):
    port: str


class HarbourmasterTaken(FarmEvent, frozen=True, tag="harbourmaster_taken"):
    tile: int
    worker: str


class DiscTaken(FarmEvent, frozen=True, tag="disc_taken"):
    space: str


class DiscMoved(FarmEvent, frozen=True, tag="disc_moved"):
    port: str


class Delivered(FarmEvent, frozen=True, tag="delivered"):
    counter: str


class SheepRevealed(Prelude, frozen=True, tag="sheep_revealed"):
    reveals: ClassVar[bool] = True
    card: str


class IncomeCounted(FarmEvent, frozen=True, tag="income_counted"):
    reveals: ClassVar[bool] = True
    total: int


class WoolCounted(FarmEvent, frozen=True, tag="wool_counted"):
    reveals: ClassVar[bool] = True
    total: int


class ForecastChosen(FarmEvent, frozen=True, tag="forecast_chosen"):
    listed: ClassVar[str | None] = "tile"
    tile: str


class ForecastDrawn(Sequel, frozen=True, tag="forecast_drawn"):
    reveals: ClassVar[bool] = True
    listed: ClassVar[str | None] = "tile"
    tile: str


class MarketFilled(Sequel, frozen=True, tag="market_filled"):
    reveals: ClassVar[bool] = True
    listed: ClassVar[str | None] = "card"
    card: str


class BuildingsFlipped(FarmEvent, frozen=True, tag="buildings_flipped"):
    pass


class HazardRemoved(FarmEvent, frozen=True, tag="hazard_removed"):
    tile: str
    space: str


class ObjectiveRevealed(Sequel, frozen=True, tag="objective_revealed"):
    reveals: ClassVar[bool] = True
    card: str


class ObjectiveDrawn(Prelude, frozen=True, tag="objective_drawn"):
    """From the top of the pile, unseen until then, by the farm that takes it."""

    reveals: ClassVar[bool] = True
    card: str


class JokerPlaced(FarmEvent, frozen=True, tag="joker_placed"):
    worker: str


class MovementTileTaken(Detail, frozen=True, tag="movement_tile_taken"):
    pass


class TileFlipped(FarmEvent, frozen=True, tag="tile_flipped"):
    tile: str


class LastRound(FarmEvent, frozen=True, tag="last_round"):
    pass


class GameEnded(Event, frozen=True, tag="game_ended"):
    scores: list[int]
    winners: list[int]


class ActionTaken(FarmEvent, frozen=True, tag="action_taken"):
    """`neutral` as of `BreederMoved`."""

    part: ClassVar[Part] = "place"
    space: str
    action: str
    neutral: str


class WarehouseTaken(FarmEvent, frozen=True, tag="warehouse_taken"):
    pair: int


class SarahCardDrawn(FarmEvent, frozen=True, tag="sarah_card_drawn"):
    reveals: ClassVar[bool] = True
    card: int


class SpecialityChanged(FarmEvent, frozen=True, tag="speciality_changed"):
    worker: str


class TileRemoved(Sequel, frozen=True, tag="tile_removed"):
    tile: str


class AuxiliaryTaken(FarmEvent, frozen=True, tag="auxiliary_taken"):
    action: str
    times: int


class Exchanged(FarmEvent, frozen=True, tag="exchanged"):
    tokens: int


class PermanentGained(Detail, frozen=True, tag="permanent_gained"):
    what: str
    count: int
