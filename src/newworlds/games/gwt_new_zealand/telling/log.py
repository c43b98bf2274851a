"""The log: each event as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from newworlds.core.events import Event
from newworlds.core.message import Argument, Message
from newworlds.games.gwt_new_zealand import events
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.places import Places
from newworlds.games.gwt_new_zealand.telling.said import PREFIX, said

Teller = Callable[[Places, Any], Argument]


def tell(places: Places, event: Event) -> Message:
    """Ids of places and things are replaced by their names, seats by their players' names."""
    fields: dict[str, Any] = msgspec.to_builtins(event)
    code = f"{PREFIX}.event.{fields.pop('kind')}"
    fields |= {field: teller(places, event) for field, teller in _TELLERS.get(type(event), {}).items()}
    return Message(code, fields, players={name: fields.pop(field) for name, field in _seats(event).items()})


def _seats(event: Event) -> dict[str, str]:
    """Which fields of an event are seats, keyed by the name used in its sentence."""
    if isinstance(event, events.TaxPaid) and event.owner != events.BANK:
        return {"player": "seat", "owner": "owner"}
    return {"player": "seat"} if isinstance(event, events.FarmEvent) else {}


def _owner(event: events.TaxPaid) -> Argument:
    return said("bank") if event.owner == events.BANK else event.owner


_CARD: Final[Mapping[str, Teller]] = {"card": lambda places, event: names.one_card(event.card)}
_TILE: Final[Mapping[str, Teller]] = {"tile": lambda places, event: names.tile(event.tile)}
_SPACE: Final[Mapping[str, Teller]] = {"space": lambda places, event: places.space(event.space)}
_PORT: Final[Mapping[str, Teller]] = {"port": lambda places, event: places.port(event.port)}

_TELLERS: Final[dict[type[Event], Mapping[str, Teller]]] = {
    events.BreederMoved: {"to": lambda places, event: places.at_space(event.to, event.neutral)},
    events.ActionTaken: {"space": lambda places, event: places.at_space(event.space, event.neutral)},
    events.TaxPaid: {**_SPACE, "owner": lambda places, event: _owner(event)},
    events.BuildingBuilt: _SPACE,
    events.BuildingReplaced: _SPACE,
    events.HazardRemoved: {**_SPACE, **_TILE},
    events.ShipMoved: {"to": lambda places, event: places.to_sea(event.to)},
    events.PortUpgraded: _PORT,
    events.DiscMoved: _PORT,
    events.DiscTaken: {"space": lambda places, event: names.disc(event.space)},
    events.Delivered: {"counter": lambda places, event: names.counter(event.counter)},
    events.TileTaken: _TILE,
    events.TileRemoved: _TILE,
    events.ForecastChosen: _TILE,
    events.ForecastDrawn: _TILE,
    events.AuxiliaryTaken: {"action": lambda places, event: names.auxiliary(event.action)},
    events.CardDrawn: _CARD,
    events.CardDiscarded: _CARD,
    events.CardTaken: _CARD,
    events.CardPlayed: _CARD,
    events.CardRemoved: _CARD,
    events.SheepRevealed: _CARD,
    events.MarketFilled: _CARD,
    events.ObjectiveRevealed: _CARD,
}
