"""From the journal of the rules to events, with everything named as players know it."""

from __future__ import annotations

from typing import Final

from newworlds.core.event_table import EventTable
from newworlds.core.events import Event
from newworlds.core.view import winners
from newworlds.games.gwt_new_zealand import events
from newworlds.games.gwt_new_zealand.move_forms import ACTION_NAMES, counter_names
from newworlds.games.gwt_new_zealand.printed.names import WORKERS
from newworlds.games.gwt_new_zealand.rules import journal
from newworlds.games.gwt_new_zealand.rules.forecasts import WORKER_KINDS
from newworlds.games.gwt_new_zealand.rules.sites import FIRST_HAZARD, FIRST_NEUTRAL
from newworlds.games.gwt_new_zealand.state import State
from newworlds.games.gwt_new_zealand.tables import Tables

NEUTRAL_LETTERS = "ABCDEFGH"
PERMANENT = ("certificate", "wool", "step", "hand", "certificate_room")
FLIPPED = ("movement", "tax")


def forecast_name(tables: Tables, is_b: int, tile: int) -> str:
    """A worker, a hazard such as `flood_3_green`, or a bonus tile."""
    if is_b:
        return tables.tiles.names[tile]
    return WORKERS[tile] if tile < WORKER_KINDS else hazard_name(tables, tile - WORKER_KINDS)


def hazard_name(tables: Tables, hazard: int) -> str:
    return tables.hazards.names[hazard]


def _paid(gained: int) -> int:
    return max(0, -gained)


def _action_taken(s: State, seat: int, node: int, action: int, _: int) -> events.ActionTaken:
    return events.ActionTaken(seat, s.tables.trail.names[node], ACTION_NAMES[action], _neutral_at(s, node))


def _tax_paid(s: State, seat: int, owner: int, pounds: int, node: int) -> events.TaxPaid:
    return events.TaxPaid(seat, owner if owner < s.players else events.BANK, pounds, s.tables.trail.names[node])


def _sarahs_card(s: State, seat: int) -> int:
    """The one of her turn, 0 on other turns."""
    return s.sarah_card + 1 if seat >= s.players else 0


def _game_ended(s: State, *_: int) -> events.GameEnded:
    scores = list(s.scores)
    return events.GameEnded(scores, winners(scores))


def _neutral_at(s: State, node: int) -> str:
    """They stay in place for the whole game."""
    code = s.site[node]
    return NEUTRAL_LETTERS[code - FIRST_NEUTRAL] if FIRST_NEUTRAL <= code < FIRST_HAZARD else ""


def _objective_revealed(s: State, seat: int, card: int) -> events.ObjectiveRevealed | events.ObjectiveDrawn:
    """The top of the pile comes to light in the offer, or with the farm that takes it without having seen it."""
    name = s.tables.cards.names[card]
    return events.ObjectiveRevealed(seat, name) if card in s.offer else events.ObjectiveDrawn(seat, name)


EVENTS: Final = EventTable(
    journal,
    {
        journal.TURN_STARTED: lambda s, seat, a, b, c: events.TurnStarted(seat),
        journal.MONEY_CHANGED: lambda s, seat, a, b, c: events.MoneyChanged(seat, a, _paid(a)),
        journal.GOLD_CHANGED: lambda s, seat, a, b, c: events.GoldChanged(seat, a, _paid(a)),
        journal.CERTIFICATES_CHANGED: lambda s, seat, a, b, c: events.CertificatesChanged(seat, a, _paid(a)),
        journal.TOKENS_CHANGED: lambda s, seat, a, b, c: events.TokensChanged(seat, a, _paid(a)),
        journal.EXPLORED: lambda s, seat, a, b, c: events.Explored(seat, a),
        journal.CARD_DRAWN: lambda s, seat, a, b, c: events.CardDrawn(seat, s.tables.cards.names[a]),
        journal.CARD_DISCARDED: lambda s, seat, a, b, c: events.CardDiscarded(seat, s.tables.cards.names[a]),
        journal.CARD_TAKEN: lambda s, seat, a, b, c: events.CardTaken(seat, s.tables.cards.names[a], b == 1),
        journal.CARD_PLAYED: lambda s, seat, a, b, c: events.CardPlayed(seat, s.tables.cards.names[a]),
        journal.CARD_REMOVED: lambda s, seat, a, b, c: events.CardRemoved(seat, s.tables.cards.names[a]),
        journal.PILE_SHUFFLED: lambda s, seat, a, b, c: events.PileShuffled(seat),
        journal.WORKER_HIRED: lambda s, seat, a, b, c: events.WorkerHired(seat, WORKERS[a], b, _sarahs_card(s, seat)),
        journal.TILE_TAKEN: lambda s, seat, a, b, c: events.TileTaken(seat, s.tables.tiles.names[a], b),
        journal.BUILDING_BUILT: lambda s, seat, a, b, c: events.BuildingBuilt(seat, a + 1, s.tables.trail.names[b]),
        journal.BUILDING_REPLACED: lambda s, seat, a, b, c: events.BuildingReplaced(
            seat, a + 1, s.tables.trail.names[b], c + 1
        ),
        journal.SHIP_MOVED: lambda s, seat, a, b, c: events.ShipMoved(seat, s.tables.sea.names[a]),
        journal.PORT_UPGRADED: lambda s, seat, a, b, c: events.PortUpgraded(seat, s.tables.sea.port_names[a]),
        journal.HARBOURMASTER_TAKEN: lambda s, seat, a, b, c: events.HarbourmasterTaken(seat, a + 1, WORKERS[b]),
        journal.DISC_TAKEN: lambda s, seat, a, b, c: events.DiscTaken(seat, s.tables.player_board.disc_names[a]),
        journal.DISC_MOVED: lambda s, seat, a, b, c: events.DiscMoved(seat, s.tables.sea.port_names[a]),
        journal.DELIVERED: lambda s, seat, a, b, c: events.Delivered(seat, counter_names(s.tables)[a]),
        journal.SHEEP_REVEALED: lambda s, seat, a, b, c: events.SheepRevealed(seat, s.tables.cards.names[a]),
        journal.INCOME_COUNTED: lambda s, seat, a, b, c: events.IncomeCounted(seat, a),
        journal.WOOL_COUNTED: lambda s, seat, a, b, c: events.WoolCounted(seat, a),
        journal.FORECAST_CHOSEN: lambda s, seat, a, b, c: events.ForecastChosen(seat, forecast_name(s.tables, a, b)),
        journal.FORECAST_DRAWN: lambda s, seat, a, b, c: events.ForecastDrawn(seat, forecast_name(s.tables, a, b)),
        journal.MARKET_FILLED: lambda s, seat, a, b, c: events.MarketFilled(seat, s.tables.cards.names[a]),
        journal.BUILDINGS_FLIPPED: lambda s, seat, a, b, c: events.BuildingsFlipped(seat),
        journal.HAZARD_REMOVED: lambda s, seat, a, b, c: events.HazardRemoved(
            seat, hazard_name(s.tables, a), s.tables.trail.names[b]
        ),
        journal.OBJECTIVE_REVEALED: lambda s, seat, a, b, c: _objective_revealed(s, seat, a),
        journal.JOKER_PLACED: lambda s, seat, a, b, c: events.JokerPlaced(seat, WORKERS[a]),
        journal.MOVEMENT_TILE_TAKEN: lambda s, seat, a, b, c: events.MovementTileTaken(seat),
        journal.TILE_FLIPPED: lambda s, seat, a, b, c: events.TileFlipped(seat, FLIPPED[a]),
        journal.LAST_ROUND: lambda s, seat, a, b, c: events.LastRound(seat),
        journal.WAREHOUSE_TAKEN: lambda s, seat, a, b, c: events.WarehouseTaken(seat, a + 1),
        journal.SARAH_CARD: lambda s, seat, a, b, c: events.SarahCardDrawn(seat, a + 1),
        journal.SARAH_SPECIALITY: lambda s, seat, a, b, c: events.SpecialityChanged(seat, WORKERS[a]),
        journal.TILE_REMOVED: lambda s, seat, a, b, c: events.TileRemoved(seat, s.tables.tiles.names[a]),
        journal.AUXILIARY_TAKEN: lambda s, seat, a, b, c: events.AuxiliaryTaken(
            seat, s.tables.player_board.aux_names[a], b
        ),
        journal.EXCHANGED: lambda s, seat, a, b, c: events.Exchanged(seat, a),
        journal.PERMANENT_GAINED: lambda s, seat, a, b, c: events.PermanentGained(seat, PERMANENT[a], b),
        journal.BREEDER_MOVED: lambda s, seat, node, b, c: events.BreederMoved(
            seat, s.tables.trail.names[node], _neutral_at(s, node)
        ),
        journal.ACTION_TAKEN: _action_taken,
        journal.TAX_PAID: _tax_paid,
        journal.GAME_ENDED: _game_ended,
    },
)


EVENT_KINDS: tuple[type[Event], ...] = (
    events.TurnStarted,
    events.BreederMoved,
    events.TaxPaid,
    events.MoneyChanged,
    events.GoldChanged,
    events.CertificatesChanged,
    events.TokensChanged,
    events.Explored,
    events.CardDrawn,
    events.CardDiscarded,
    events.CardTaken,
    events.CardPlayed,
    events.CardRemoved,
    events.PileShuffled,
    events.WorkerHired,
    events.TileTaken,
    events.BuildingBuilt,
    events.BuildingReplaced,
    events.ShipMoved,
    events.PortUpgraded,
    events.HarbourmasterTaken,
    events.DiscTaken,
    events.DiscMoved,
    events.Delivered,
    events.SheepRevealed,
    events.IncomeCounted,
    events.WoolCounted,
    events.ForecastChosen,
    events.ForecastDrawn,
    events.MarketFilled,
    events.BuildingsFlipped,
    events.HazardRemoved,
    events.ObjectiveRevealed,
    events.ObjectiveDrawn,
    events.JokerPlaced,
    events.MovementTileTaken,
    events.TileFlipped,
    events.LastRound,
    events.GameEnded,
    events.ActionTaken,
    events.WarehouseTaken,
    events.SarahCardDrawn,
    events.SpecialityChanged,
    events.TileRemoved,
    events.AuxiliaryTaken,
    events.Exchanged,
    events.PermanentGained,
)
