"""The log: each event as a sentence, and the few words with which it joins the line of an act."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from newworlds.core.events import Event
from newworlds.core.message import Argument, Message
from newworlds.games.gwt_new_zealand import events
from newworlds.games.gwt_new_zealand.data.schema import Printing
from newworlds.games.gwt_new_zealand.telling import names
from newworlds.games.gwt_new_zealand.telling.places import Places
from newworlds.games.gwt_new_zealand.telling.said import PREFIX, is_said, said


class Log:
    def __init__(self, printing: Printing, places: Places) -> None:
        self.places = places
        self._objectives = {card.id: card for card in printing.cards.objective}

    def tell(self, event: Event) -> Message:
        return self._told("event", event)

    def tell_briefly(self, event: Event) -> Message | None:
        """Some have no brief form: their sentence is as short."""
        kind = type(event).__struct_config__.tag
        return self._told("brief", event) if is_said(f"brief.{kind}") else None

    def card(self, name: str) -> Message:
        """Objectives have no names: they are told by what they ask for."""
        objective = self._objectives.get(name)
        if objective is None:
            return names.one_card(name)
        return said("objective_for", points=objective.vp, conditions=names.conditions(objective.conditions))

    def _told(self, form: str, event: Event) -> Message:
        """Ids of places and things are replaced by their names, seats by their players' names."""
        fields: dict[str, Any] = msgspec.to_builtins(event)
        code = f"{PREFIX}.{form}.{fields.pop('kind')}"
        fields |= {field: teller(self, event) for field, teller in _TELLERS.get(type(event), {}).items()}
        return Message(code, fields, players={name: fields.pop(field) for name, field in _seats(event).items()})


Teller = Callable[[Log, Any], Argument]


def _seats(event: Event) -> dict[str, str]:
    """Which fields of an event are seats, keyed by the name used in its sentence."""
    if isinstance(event, events.TaxPaid) and event.owner != events.BANK:
        return {"player": "seat", "owner": "owner"}
    return {"player": "seat"} if isinstance(event, events.FarmEvent) else {}


def _owner(event: events.TaxPaid) -> Argument:
    return said("bank") if event.owner == events.BANK else event.owner


_CARD: Final[Mapping[str, Teller]] = {"card": lambda log, event: log.card(event.card)}
_TILE: Final[Mapping[str, Teller]] = {"tile": lambda log, event: names.tile(event.tile)}
_SPACE: Final[Mapping[str, Teller]] = {"space": lambda log, event: log.places.space(event.space)}
_PORT: Final[Mapping[str, Teller]] = {"port": lambda log, event: log.places.port(event.port)}

_TELLERS: Final[dict[type[Event], Mapping[str, Teller]]] = {
    events.BreederMoved: {"to": lambda log, event: log.places.at_space(event.to, event.neutral)},
    events.ActionTaken: {"space": lambda log, event: log.places.at_space(event.space, event.neutral)},
    events.TaxPaid: {**_SPACE, "owner": lambda log, event: _owner(event)},
    events.BuildingBuilt: _SPACE,
    events.BuildingReplaced: _SPACE,
    events.HazardRemoved: {**_SPACE, **_TILE},
    events.ShipMoved: {"to": lambda log, event: log.places.to_sea(event.to)},
    events.PortUpgraded: _PORT,
    events.DiscMoved: _PORT,
    events.DiscTaken: {"space": lambda log, event: names.disc(event.space)},
    events.Delivered: {"counter": lambda log, event: names.counter(event.counter)},
    events.TileTaken: _TILE,
    events.TileRemoved: _TILE,
    events.ForecastChosen: _TILE,
    events.ForecastDrawn: _TILE,
    events.AuxiliaryTaken: {"action": lambda log, event: names.auxiliary(event.action)},
    events.CardDrawn: _CARD,
    events.CardDiscarded: _CARD,
    events.CardTaken: _CARD,
    events.CardPlayed: _CARD,
    events.CardRemoved: _CARD,
    events.SheepRevealed: _CARD,
    events.MarketFilled: _CARD,
    events.ObjectiveRevealed: _CARD,
    events.ObjectiveDrawn: _CARD,
}
