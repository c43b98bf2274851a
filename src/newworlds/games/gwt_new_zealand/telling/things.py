"""Which things each event speaks of: what they are is explained wherever the event is told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from newworlds.core.events import Event
from newworlds.games.gwt_new_zealand import events
from newworlds.games.gwt_new_zealand.telling import names

Things = Callable[[Any], list[str]]


def things_in(event: Event) -> list[str]:
    """The names of their explanations."""
    named = _THINGS.get(type(event))
    return named(event) if named else []


def _tile(event: Any) -> list[str]:
    return [f"{names.sort_of_tile(event.tile)}:{event.tile}"]


def _card(event: Any) -> list[str]:
    return [f"card:{event.card}"]


def _space(event: Any) -> list[str]:
    return [f"node:{event.space}"]


_THINGS: Final[Mapping[type[Event], Things]] = {
    events.BreederMoved: lambda event: [f"node:{event.to}"],
    events.ActionTaken: _space,
    events.TaxPaid: _space,
    events.BuildingBuilt: lambda event: [f"building:{event.building}@{event.seat}", f"node:{event.space}"],
    events.BuildingReplaced: lambda event: [f"building:{event.building}@{event.seat}", f"node:{event.space}"],
    events.HazardRemoved: lambda event: [*_tile(event), *_space(event)],
    events.ShipMoved: lambda event: [f"sea:{event.to}"],
    events.PortUpgraded: lambda event: [f"port:{event.port}"],
    events.DiscMoved: lambda event: [f"port:{event.port}"],
    events.DiscTaken: lambda event: [f"disc:{event.space}@{event.seat}"],
    events.WarehouseTaken: lambda event: [f"pair:{event.pair}@{event.seat}"],
    events.Delivered: lambda event: [f"counter:{event.counter}"],
    events.WorkerHired: lambda event: [f"worker:{event.worker}"],
    events.HarbourmasterTaken: lambda event: [f"harbourmaster:{event.tile}", f"worker:{event.worker}"],
    events.JokerPlaced: lambda event: ["tile:joker", f"worker:{event.worker}"],
    events.SpecialityChanged: lambda event: [f"worker:{event.worker}"],
    events.SarahCardDrawn: lambda event: [f"sarah_card:{event.card}"],
    events.AuxiliaryTaken: lambda event: [f"aux:{event.action}@{event.seat}"],
    events.TileTaken: _tile,
    events.TileRemoved: _tile,
    events.ForecastChosen: _tile,
    events.ForecastDrawn: _tile,
    events.CardDrawn: _card,
    events.CardDiscarded: _card,
    events.CardTaken: _card,
    events.CardPlayed: _card,
    events.CardRemoved: _card,
    events.SheepRevealed: _card,
    events.MarketFilled: _card,
    events.ObjectiveRevealed: _card,
    events.ObjectiveDrawn: _card,
}
